#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension MenuStage: UIGestureRecognizerDelegate {
  func setUpStage() { recognizer.delegate = self }

  #if !os(tvOS)
  /// While the menu is closed, a swipe from the screen's edge comes first: the way back of a navigation controller, which
  /// fails at once where there is no way back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      && !liveMenu.output.accessibility.isModal
  }
  #endif
}
#endif
