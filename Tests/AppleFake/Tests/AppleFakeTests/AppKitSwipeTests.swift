import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  /// As SwiftUI has it: the page's views lie beside the stage, and what they do not use comes up to no view of ours.
  @Suite("Trackpad swipes over a page that another framework shows")
  @MainActor
  struct AppKitSwipeTests {
    private final class Page: NSView {
      var scrolls = 0
      override func scrollWheel(with event: NSEvent) { scrolls += 1 }
    }

    private final class Wide: NSView {
      override var isFlipped: Bool { true }
    }

    private let window = NSWindow.onScreen()
    private let page = Page(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let stage = MenuStage(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    init() {
      stage.sharesTouches = true
      window.contentView.addSubview(page)
      window.contentView.addSubview(stage)
      Screen.run(frames: 2)
    }

    private func send(_ phase: NSEvent.Phase, _ x: CGFloat = 0, _ y: CGFloat = 0) {
      Screen.run(frames: 1)
      window.sendEvent(.scroll(phase, by: x, y, at: CGPoint(x: 200, y: 300)))
    }

    private func swipe(_ x: CGFloat, _ y: CGFloat = 0) {
      send(.began)
      for _ in 0..<20 { send(.changed, x / 20, y / 20) }
      send(.ended)
    }

    private var state: MenuMotion.State { stage.liveMenu.component.state }

    @Test("one along the menu's axis opens it under the fingers, and closes it")
    func along() {
      send(.began)
      var last = 0.0
      for _ in 0..<20 {
        send(.changed, 10)
        Screen.run(frames: 1)
        #expect(stage.progress >= last)
        last = stage.progress
      }
      #expect(state == .dragging && last > 0.5)
      // The page had it until the menu claimed it.
      #expect(page.scrolls < 5)
      let count = page.scrolls
      send(.ended)
      window.sendEvent(
        .scroll([], by: 20, at: CGPoint(x: 200, y: 300), momentum: .changed))
      Screen.run(frames: 120)
      #expect(state == .open && page.scrolls == count)
      swipe(-250)
      Screen.run(frames: 120)
      #expect(state == .closed)
    }

    @Test("one back and forth leaves it closed, and one that the system cancels")
    func back() {
      send(.began)
      for _ in 0..<10 { send(.changed, 12) }
      for _ in 0..<10 { send(.changed, -12) }
      send(.ended)
      Screen.run(frames: 120)
      #expect(state == .closed)
      send(.began)
      for _ in 0..<10 { send(.changed, 12) }
      send(.cancelled)
      Screen.run(frames: 120)
      #expect(state == .closed)
    }

    @Test(
      "one across it, a wheel, and one over a list of that axis are the page's, every event of them"
    )
    func others() {
      swipe(0, -200)
      #expect(page.scrolls == 22 && state == .closed)
      window.sendEvent(.scroll([], by: 40, at: CGPoint(x: 200, y: 300)))
      #expect(page.scrolls == 23)
      let list = NSScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      page.addSubview(list)
      list.documentView = Wide(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
      swipe(250)
      Screen.run(frames: 60)
      #expect(list.scrolls == 22 && state == .closed)
      // One that is only high leaves the axis to the menu.
      list.documentView?.setFrameSize(CGSize(width: 400, height: 3000))
      swipe(250)
      Screen.run(frames: 120)
      #expect(state == .open)
    }

    @Test("it watches while it is in a window, and a disabled menu takes nothing")
    func ends() {
      let count = NSEvent.monitorCount
      stage.isEnabled = false
      swipe(250)
      #expect(state == .closed && page.scrolls == 22)
      stage.removeFromSuperview()
      #expect(NSEvent.monitorCount == count - 1)
      window.contentView.addSubview(stage)
      #expect(NSEvent.monitorCount == count)
      stage.removeFromSuperview()
    }
  }
}
