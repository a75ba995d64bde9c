#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension MenuStage: UIGestureRecognizerDelegate {
  func setUpStage() { recognizer.delegate = self }

  /// Whether a touch there is on the open menu, or beside one that covers the page.
  func isShown(at point: CGPoint) -> Bool {
    guard isPinned else { return liveMenu.output.accessibility.isModal }
    return menuView.map { !$0.isHidden && $0.frame.contains(point) } ?? false
  }

  /// Lays the menu out for the size that it has on the screen in this frame.
  func followSize(at time: Double) {
    guard sizeAnimation.isRunning else { return }
    sizeAnimation.advance(to: time)
    liveMenu.layOut(Size2D(shownSize), Surroundings(of: self), at: time)
  }

  /// Gives the menu, where it is now, its safe area.
  func fitSafeArea() {
    if let menuView, !menuView.isHidden { safeArea.fit(menuView, on: self) }
  }

  #if !os(tvOS)
  /// While the menu is closed, a swipe from the screen's edge comes first: the way back of a navigation controller, which
  /// fails at once where there is no way back. While it is open, that of a navigation controller in it does.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard otherGestureRecognizer is UIScreenEdgePanGestureRecognizer else { return false }
    guard liveMenu.output.accessibility.isModal else { return true }
    guard let menuView, let other = otherGestureRecognizer.view else { return false }
    return other.isDescendant(of: menuView)
  }

  /// At the edge of a closed menu a row's swipe actions and a carousel wait until the menu has refused the touch: they decide as
  /// soon as the menu does, and UIKit tells what is deeper first.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isAtEdge, let around = (gestureRecognizer as? TouchRecognizer)?.around,
      let inner = otherGestureRecognizer.view
    else { return false }
    return otherGestureRecognizer is UIPanGestureRecognizer && inner !== around
      && inner.isDescendant(of: around)
  }
  #endif
}
#endif
