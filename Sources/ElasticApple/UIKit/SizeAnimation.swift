#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The size in which a view is seen while UIKit animates it, such as in a turn of the screen.
///
/// Its layer has the last size at once, and what is drawn in it is not animated: so that is laid out in each frame for the size that
/// the view has on the screen.
@MainActor
struct SizeAnimation {
  private var size = CGSize.zero
  private var end: Double?

  var isRunning: Bool { end != nil }

  /// Called in each layout, which tells whether another size is animated.
  mutating func follow(_ view: UIView, at time: Double) {
    let old = size
    size = view.bounds.size
    guard size != old, old != .zero else { return }
    // Zero outside of an animation: then the view has its size at once.
    let duration = UIView.inheritedAnimationDuration
    end = duration > 0 ? time + duration : nil
  }

  /// The size on the screen.
  func size(of view: UIView) -> CGSize {
    let shown = isRunning ? view.layer.presentation() : nil
    return shown?.bounds.size ?? view.bounds.size
  }

  /// Ends in the first frame in which the view has its last size.
  mutating func advance(to time: Double) {
    if let end, time >= end { self.end = nil }
  }
}
#endif
