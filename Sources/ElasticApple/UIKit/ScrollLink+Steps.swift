#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// Under a large title.

/// How far a large title's bar is still stretched by a pull that is over.
///
/// The bar takes its height from how far the list is beyond its insets. If the inset grew at once to where the list is, the bar would
/// snap back in one frame. So the inset begins at nothing and grows as the component's inset falls, in the same time.
struct BarStretch {
  private var left = Animated(0.0)
  /// What the list was beyond its inset by in the frame before, in points.
  private(set) var shown = 0.0

  /// Goes from a distance to nothing.
  mutating func begin(at distance: Double, duration: Double, time: Double) {
    shown = distance
    left.ease(from: distance, to: 0, along: .easeInOut, duration: duration, at: time)
  }

  mutating func advance(to time: Double) { shown = left.value(at: time) }
}

extension ScrollLink {
  /// The bar whose height follows the list: that over its top.
  var largeTitleBar: UINavigationBar? { end == .top ? scrollView?.largeTitleBar : nil }

  /// Moves the inset in each frame, and a list at its end with it, as `UIRefreshControl` does.
  func step(
    _ output: ElasticOutput, isNew: Bool, in scrollView: UIScrollView,
    _ control: ElasticRefreshControl
  ) {
    var position = position(of: scrollView)
    if isNew, !position.isTracking {
      let over = room.side.outward(position.offset - position.end(at: room.side))
      stretch.begin(
        at: max(over, 0), duration: control.style.insetDuration, time: control.clock.now)
    }
    // As if the list were at its end, which it is but for the stretch.
    position.offset -= room.side.outward(stretch.shown)
    let isAtEnd =
      !position.isTracking && abs(position.offset - position.end(at: room.side)) <= 0.5
    stretch.advance(to: control.clock.now)
    let change = room.fit(max(output.inset - stretch.shown, 0), at: position)
    changes.add(change.inset, to: scrollView)
    way.lead(inset: output.inset, rest: control.restInset, isNew: isNew, jump: 0, in: room)
    guard isAtEnd else { return }
    let end = self.position(of: scrollView).end(at: room.side)
    let offset = end + room.side.outward(stretch.shown)
    // Beyond its inset the scroll view is on its own way back, which this ends.
    if stretch.shown > 0 || offset != Double(scrollView.contentOffset[axis]) {
      changes.scroll(scrollView, to: offset)
    }
  }
}
#endif
