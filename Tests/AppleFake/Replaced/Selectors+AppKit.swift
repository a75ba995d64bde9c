import AppKit

// Replaces the hosts' file of the same name: the calls by selectors there are calls by
// closures here.

extension ElasticComponentView {
  func observeSystem() {
    on(
      NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
      of: NSWorkspace.shared.notificationCenter
    ) { view, _ in view.layOutComponent() }
    on(NSColor.systemColorsDidChangeNotification) { view, _ in view.layOutComponent() }
    on(NSWindow.didChangeOcclusionStateNotification) { view, window in
      if window === view.window { view.updateVisibility() }
    }
    on(NSWindow.didResignKeyNotification) { view, window in
      if window === view.window { view.releaseKeys() }
    }
  }

  private func on(
    _ name: NSNotification.Name, of center: NotificationCenter = .default,
    _ call: @escaping @MainActor (ElasticComponentView, NSWindow?) -> Void
  ) {
    _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] news in
      let window = news.object as? NSWindow
      MainActor.assumeIsolated {
        if let self { call(self, window) }
      }
    }
  }
}
