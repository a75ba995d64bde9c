#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Tells a child controller that it appears and disappears, as it does and not as its parent does.
@MainActor
final class ChildAppearance {
  private enum Sight { case hidden, appearing, visible, disappearing }

  private weak var child: UIViewController?
  private var sight = Sight.hidden

  init(of child: UIViewController) { self.child = child }

  /// It begins to show, if it is not shown.
  func begin(animated: Bool) {
    guard sight == .hidden || sight == .disappearing else { return }
    sight = .appearing
    child?.beginAppearanceTransition(true, animated: animated)
  }

  /// It begins to go, if it is shown.
  func beginToLeave(animated: Bool) {
    guard sight == .appearing || sight == .visible else { return }
    sight = .disappearing
    child?.beginAppearanceTransition(false, animated: animated)
  }

  /// It is where it will stay.
  func end() {
    guard sight == .appearing || sight == .disappearing else { return }
    sight = sight == .appearing ? .visible : .hidden
    child?.endAppearanceTransition()
  }
}
#endif
