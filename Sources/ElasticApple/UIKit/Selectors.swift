#if canImport(UIKit) && !os(watchOS)
import UIKit

// What UIKit calls by an Objective-C selector.

extension ElasticComponentView {
  /// Observes settings of the reader and the system; observers by selector need no removal.
  func observeSystem() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(settingsChanged),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    center.addObserver(
      self, selector: #selector(enteredBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(leftBackground),
      name: UIApplication.willEnterForegroundNotification, object: nil)
    // An app may have one window in the background and another in the foreground.
    center.addObserver(
      self, selector: #selector(sceneEnteredBackground),
      name: UIScene.didEnterBackgroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(sceneLeftBackground),
      name: UIScene.willEnterForegroundNotification, object: nil)
  }

  @objc private func settingsChanged() { setNeedsLayout() }

  @objc private func enteredBackground() { isAppInBackground = true }

  @objc private func leftBackground() { isAppInBackground = false }

  @objc private func sceneEnteredBackground(_ news: NSNotification) {
    if news.object as? UIScene === window?.windowScene { isSceneInBackground = true }
  }

  @objc private func sceneLeftBackground(_ news: NSNotification) {
    if news.object as? UIScene === window?.windowScene { isSceneInBackground = false }
  }
}

extension ElasticRefreshControl {
  /// The target of a scroll view's pan recogniser.
  static var followSelector: Selector { #selector(followPan) }

  @objc private func followPan() { link?.follow() }
}

extension FlowingMenuController {
  /// Escape.
  var closeCommand: UIKeyCommand {
    UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(closeMenu))
  }
}
#endif
