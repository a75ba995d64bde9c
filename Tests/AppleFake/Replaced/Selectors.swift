import UIKit

// Replaces the hosts' file of the same name: the calls by selectors there are calls by
// closures here.

extension ElasticComponentView {
  func observeSystem() {
    on(UIAccessibility.reduceMotionStatusDidChangeNotification) { view, _ in
      view.setNeedsLayout()
    }
    on(UIApplication.didEnterBackgroundNotification) { view, _ in view.isAppInBackground = true }
    on(UIApplication.willEnterForegroundNotification) { view, _ in view.isAppInBackground = false }
    on(UIScene.didEnterBackgroundNotification) { view, scene in
      if scene === view.window?.windowScene { view.isSceneInBackground = true }
    }
    on(UIScene.willEnterForegroundNotification) { view, scene in
      if scene === view.window?.windowScene { view.isSceneInBackground = false }
    }
  }

  private func on(
    _ name: NSNotification.Name,
    _ call: @escaping @MainActor (ElasticComponentView, UIScene?) -> Void
  ) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] news in
      let scene = news.object as? UIScene
      MainActor.assumeIsolated {
        if let self { call(self, scene) }
      }
    }
  }
}

extension ElasticRefreshControl {
  static var followSelector: Selector {
    Selector { ($0 as? ElasticRefreshControl)?.link?.follow() }
  }
}

extension FlowingMenuController {
  var closeCommand: UIKeyCommand { UIKeyCommand() }
}
