import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("What is said on a Mac comes through")
  @MainActor
  struct AppKitSpokenTests {
    @Test("an announcement has a priority, so that VoiceOver does not drop it")
    func priority() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
      let window = NSWindow.onScreen()
      let view = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.contentView.addSubview(view)
      let control = ElasticRefreshControl(end: .top)
      view.elasticRefreshControl = control
      Screen.run(frames: 2)
      control.beginRefreshing()
      Screen.run(frames: 60)
      #expect(NSAccessibility.said.last == "Loading")
      #expect(NSAccessibility.lastPriority == NSAccessibilityPriorityLevel.medium.rawValue)
    }
  }
}
