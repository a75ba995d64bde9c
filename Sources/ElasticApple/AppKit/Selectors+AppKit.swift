#if canImport(AppKit) && !canImport(UIKit)
import AppKit

// What AppKit calls by an Objective-C selector.

extension ElasticComponentView {
  /// Observes settings of the reader and the windows; observers by selector need no removal.
  func observeSystem() {
    NSWorkspace.shared.notificationCenter.addObserver(
      self, selector: #selector(settingsChanged),
      name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(settingsChanged),
      name: NSColor.systemColorsDidChangeNotification, object: nil)
    center.addObserver(
      self, selector: #selector(occlusionChanged),
      name: NSWindow.didChangeOcclusionStateNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keysWentElsewhere),
      name: NSWindow.didResignKeyNotification, object: nil)
  }

  @objc private func settingsChanged() { layOutComponent() }

  @objc private func occlusionChanged(_ news: NSNotification) {
    if news.object as? NSWindow === window { updateVisibility() }
  }

  @objc private func keysWentElsewhere(_ news: NSNotification) {
    if news.object as? NSWindow === window { releaseKeys() }
  }
}
#endif
