import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Waiting for a motion and for events")
  @MainActor
  struct WaitingTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()

    init() {
      page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(page.view)
      Screen.run(frames: 2)
    }

    /// Frames, and after each what waits for it.
    private func run(frames: Int) async {
      for _ in 0..<frames {
        Screen.run(frames: 1)
        for _ in 0..<4 { await Task.yield() }
      }
    }

    private func makeRoot(_ content: UIViewController? = nil) -> FlowingMenuController {
      let root = FlowingMenuController(content: content ?? page, menu: UIViewController())
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      return root
    }

    @Test("a menu in a container is waited for, and what takes it elsewhere is told")
    func container() async {
      let root = makeRoot()
      let events = Task {
        var told: [MenuMotion.Event] = []
        for await event in root.events {
          if case .slide = event { continue }
          told.append(event)
          if event == .closed { break }
        }
        return told
      }
      await run(frames: 2)
      let opened = Task { await root.openMenu() }
      await run(frames: 120)
      #expect(await opened.value && root.motionState == .open)
      let closed = Task { await root.closeMenu() }
      await run(frames: 3)
      let reopened = Task { await root.setMenuOpen(true, animated: false) }
      await run(frames: 3)
      #expect(await !closed.value)
      #expect(await reopened.value)
      let last = Task { await root.closeMenu() }
      await run(frames: 120)
      #expect(await last.value)
      #expect(await events.value.filter { $0 != .settled }.suffix(2) == [.closing, .closed])
    }

    @Test("a controller finds the container it is in: on its page, in its menu, and deeper")
    func nearest() {
      let root = makeRoot()
      #expect(page.flowingMenuController === root && root.flowingMenuController == nil)
      #expect(root.menuController.flowingMenuController === root)
      let deeper = UIViewController()
      page.addChild(deeper)
      #expect(deeper.flowingMenuController === root)
    }

    @Test("of two containers, one in the other, each has the menu of its edge")
    func nested() {
      let inner = FlowingMenuController(content: page, menu: UIViewController())
      inner.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      inner.viewDidLoad()
      let outer = makeRoot(inner)
      inner.style.edge = .end
      Screen.run(frames: 2)
      #expect(page.flowingMenuController === inner && inner.flowingMenuController === outer)
      outer.openMenu()
      Screen.run(frames: 120)
      #expect(outer.motionState == .open && inner.motionState == .closed)
      outer.closeMenu()
      inner.openMenu()
      Screen.run(frames: 120)
      #expect(outer.motionState == .closed && inner.motionState == .open)
    }

    private final class Listener: FlowingMenuTransitionDelegate {
      var told: [String] = []
      func flowingMenuWillOpen(_ transition: FlowingMenuTransition) { told.append("will open") }
      func flowingMenuDidOpen(_ transition: FlowingMenuTransition) { told.append("did open") }
      func flowingMenuWillClose(_ transition: FlowingMenuTransition) { told.append("will close") }
      func flowingMenuDidClose(_ transition: FlowingMenuTransition) { told.append("did close") }
    }

    @Test("a menu that is presented is closed by its transition, which tells its delegate")
    func transition() async throws {
      let (menu, listener) = (FlowingMenuTransition(), Listener())
      menu.attach(to: page) { UIViewController() }
      menu.delegate = listener
      #expect(!menu.isOpen)
      let opened = Task { await menu.open() }
      await run(frames: 120)
      #expect(await opened.value && menu.isOpen && page.presentedViewController != nil)
      let closed = Task { await menu.close() }
      await run(frames: 120)
      #expect(await closed.value && !menu.isOpen && page.presentedViewController == nil)
      #expect(page.endings == [true, true])
      #expect(listener.told == ["will open", "did open", "will close", "did close"])
    }

    @Test("closed while it is being presented it turns back, and the presentation is cancelled")
    func turned() async {
      let menu = FlowingMenuTransition()
      menu.attach(to: page) { UIViewController() }
      let opened = Task { await menu.open() }
      await run(frames: 6)
      #expect(menu.isOpen && menu.progress > 0 && menu.progress < 1)
      menu.isOpen = false
      await run(frames: 120)
      #expect(await !opened.value)
      #expect(page.endings == [false] && page.presentedViewController == nil)
      // It opens again.
      menu.isOpen = true
      await run(frames: 120)
      #expect(menu.motionState == .open && page.presentedViewController != nil)
    }

    @Test("a refused presentation is told to who waits for it")
    func refused() async {
      let menu = FlowingMenuTransition()
      menu.attach(to: page) { UIViewController() }
      page.present(UIViewController(), animated: false)
      let opened = Task { await menu.open() }
      await run(frames: 120)
      #expect(await !opened.value && !menu.isOpen)
    }

    @Test("events of a view are a sequence, for each who asks, and end with the view")
    func events() async {
      var shape: ElasticShapeView? = ElasticShapeView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      shape.map(window.addSubview)
      await run(frames: 2)
      let sequences = [shape, shape].compactMap { $0?.events }
      let both = sequences.map { sequence in
        Task {
          var told: [ShapeMotion.Event] = []
          for await event in sequence { told.append(event) }
          return told
        }
      }
      shape?.poke()
      await run(frames: 240)
      shape?.removeFromSuperview()
      shape = nil
      await run(frames: 3)
      for one in both { #expect(await one.value == [.settled]) }
    }

    @Test("a spring is waited for, and one that another takes over says so")
    func spring() async {
      let place = ElasticValue(\.center, of: page.view)
      let moved = Task { await place.animate(to: CGPoint(x: 50, y: 60)) }
      await run(frames: 6)
      let turned = Task { await place.animate(to: CGPoint(x: 10, y: 10)) }
      await run(frames: 300)
      #expect(await !moved.value)
      #expect(await turned.value && page.view.center == CGPoint(x: 10, y: 10))
    }
  }
}
