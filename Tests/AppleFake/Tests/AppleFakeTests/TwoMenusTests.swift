import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Two menus, and pages that are pushed in one")
  @MainActor
  struct TwoMenusTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let finger: Finger

    init() {
      finger = Finger(on: window)
      UIViewController.waiting = nil
      page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
      finger.down(at: CGPoint(x: start, y: 300), scrollsFirst: false)
      finger.move(to: CGPoint(x: end, y: 304))
      finger.up()
      Screen.run(frames: 180)
    }

    private func makeRoot(_ content: UIViewController, _ menu: UIViewController)
      -> FlowingMenuController
    {
      let root = FlowingMenuController(content: content, menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      root.viewDidLoad()
      return root
    }

    @Test(
      "of two containers, one in the other, a drag from an edge opens that edge's, and closes it")
    func containers() {
      let inner = makeRoot(page, UIViewController())
      inner.style.edge = .right
      let outer = makeRoot(inner, UIViewController())
      window.addSubview(outer.view)
      Screen.run(frames: 2)
      drag(from: 5, to: 250)
      #expect(outer.motionState == .open && inner.motionState == .closed)
      // The other edge is under the open menu or beside it: a drag there closes this one.
      drag(from: 395, to: 150)
      #expect(outer.motionState == .closed && inner.motionState == .closed)
      drag(from: 395, to: 150)
      #expect(outer.motionState == .closed && inner.motionState == .open)
      drag(from: 150, to: 395)
      #expect(outer.motionState == .closed && inner.motionState == .closed)
    }

    @Test("of two transitions on one page, a drag from an edge presents that edge's")
    func transitions() {
      window.addSubview(page.view)
      let (left, right) = (FlowingMenuTransition(), FlowingMenuTransition())
      let (first, second) = (UIViewController(), UIViewController())
      left.attach(to: page) { first }
      right.attach(to: page) { second }
      right.style.edge = .right
      Screen.run(frames: 2)
      drag(from: 5, to: 250)
      #expect(left.isOpen && !right.isOpen && page.presentedViewController === first)
      left.close()
      Screen.run(frames: 180)
      #expect(!left.isOpen && page.presentedViewController == nil)
      drag(from: 395, to: 150)
      #expect(right.isOpen && !left.isOpen && page.presentedViewController === second)
    }

    @Test("a page that is pushed in an open menu leaves it open, and its way back comes first")
    func push() {
      let folders = UINavigationController()
      folders.pushViewController(UIViewController(), animated: false)
      let back = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      folders.view.addGestureRecognizer(back)
      let other = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      page.view.addGestureRecognizer(other)
      let root = makeRoot(page, folders)
      window.addSubview(root.view)
      root.openMenu()
      Screen.run(frames: 120)
      let pushed = UIViewController()
      folders.pushViewController(pushed, animated: true)
      Screen.run(frames: 60)
      #expect(root.motionState == .open && pushed.flowingMenuController === root)
      #expect(pushed.view.isDescendant(of: folders.view) && folders.view.superview != nil)
      let recognizer = root.gestureRecognizer
      func waits(_ other: UIGestureRecognizer) -> Bool {
        recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
      }
      #expect(waits(back) && !waits(other))
      // A drag against the menu closes it still.
      drag(from: 200, to: 20)
      #expect(root.motionState == .closed && waits(other))
    }
  }
}
