import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Loading more without a pull on a Mac")
  @MainActor
  struct AppKitAutomaticLoadTests {
    private final class List: NSView {
      override var isFlipped: Bool { true }
    }

    private final class Target {
      var count = 0
    }

    private let window = NSWindow.onScreen()
    private let view = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let list = List(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private let more = ElasticRefreshControl(end: .bottom)
    private let target = Target()

    init() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
      window.contentView.addSubview(view)
      view.documentView = list
      more.target = target
      more.action = Selector { ($0 as? Target)?.count += 1 }
      more.loadsAutomatically = true
    }

    private func answer(height: CGFloat) {
      list.setFrameSize(CGSize(width: 400, height: height))
      more.endRefreshing()
      Screen.run(frames: 180)
    }

    private func scroll(to y: CGFloat) {
      view.contentView.scroll(to: CGPoint(x: 0, y: y))
      view.reflectScrolledClipView(view.contentView)
      // The action comes after the platform's layout.
      Screen.run(frames: 1)
    }

    @Test("pages are asked for until the view is full, and after that at its end")
    func short() {
      view.elasticLoadMoreControl = more
      Screen.run(frames: 10)
      #expect(target.count == 1)
      answer(height: 400)
      #expect(target.count == 2)
      answer(height: 800)
      #expect(target.count == 2)
      scroll(to: 200)
      #expect(target.count == 3)
    }

    @Test("after a failure it asks again when its end was out of sight, or after a refresh")
    func failed() {
      view.elasticLoadMoreControl = more
      let control = ElasticRefreshControl(end: .top)
      view.elasticRefreshControl = control
      Screen.run(frames: 10)
      answer(height: 200)
      #expect(target.count == 1)
      control.beginRefreshing()
      Screen.run(frames: 60)
      control.endRefreshing()
      Screen.run(frames: 120)
      #expect(target.count == 2)
      answer(height: 2000)
      scroll(to: 1400)
      #expect(target.count == 3)
      answer(height: 2000)
      scroll(to: 1400)
      #expect(target.count == 3)
      scroll(to: 1200)
      scroll(to: 1400)
      #expect(target.count == 4)
    }
  }
}
