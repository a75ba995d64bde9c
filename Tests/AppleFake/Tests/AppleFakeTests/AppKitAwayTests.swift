import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  /// A view that is taken out of its window while it loads, such as another tab's.
  @Suite("A list that is away while it loads, on a Mac")
  @MainActor
  struct AppKitAwayTests {
    private final class List: NSView {
      override var isFlipped: Bool { true }
    }

    private let window = NSWindow.onScreen()
    private let view = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let control = ElasticRefreshControl(end: .top)

    init() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
      view.documentView = List(frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
      view.elasticRefreshControl = control
      window.contentView.addSubview(view)
      Screen.run(frames: 2)
      control.refreshNow(nil)
      Screen.run(frames: 120)
      view.removeFromSuperview()
      Screen.run(frames: 30)
    }

    private func comeBack() {
      window.contentView.addSubview(view)
      Screen.run(frames: 120)
    }

    private var isAtRest: Bool {
      view.contentView.frame == view.bounds && control.motionState == .stopped
        && control.isEnabled
    }

    @Test("ended while it is away, it comes back at rest, and can refresh", arguments: [0, 60])
    func ended(frames: Int) {
      control.endRefreshing()
      Screen.run(frames: frames)
      comeBack()
      #expect(isAtRest && Screen.links.isEmpty)
      control.refreshNow(nil)
      #expect(control.isRefreshing)
    }

    @Test("still loading it comes back loading, and can be ended")
    func loading() {
      comeBack()
      #expect(control.isRefreshing && view.contentView.frame.minY == 50)
      control.endRefreshing()
      Screen.run(frames: 120)
      #expect(isAtRest)
    }
  }
}
