import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A menu that is pinned beside its page")
  @MainActor
  struct PinnedMenuTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let menu = UIViewController()
    private let root: FlowingMenuController

    init() {
      UIResponder.first?.resignFirstResponder()
      root = FlowingMenuController(content: page, menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 900, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      Screen.run(frames: 2)
    }

    @Test(
      "it is open, the page gives way to it, and has all of the view again",
      arguments: [ElasticEdge.left, .right, .top, .bottom])
    func beside(edge: ElasticEdge) {
      root.style.edge = edge
      root.style.width = 200
      root.isMenuPinned = true
      Screen.run(frames: 180)
      let isAcross = edge == .left || edge == .right
      #expect(root.isMenuOpen && root.motionState == .open)
      let (seen, shown) = (page.view.frame, menu.view.frame)
      #expect(abs((isAcross ? seen.width : seen.height) - (isAcross ? 700 : 400)) < 1)
      #expect(abs(seen.minX - (edge == .left ? 200 : 0)) < 1)
      #expect(abs(seen.minY - (edge == .top ? 200 : 0)) < 1)
      #expect(seen.intersection(shown).width * seen.intersection(shown).height < 900)
      root.view.frame.size.width = 1000
      Screen.run(frames: 3)
      root.isMenuPinned = false
      Screen.run(frames: 180)
      #expect(page.view.frame == root.view.bounds && root.motionState == .closed)
    }

    /// A finger that pushes the menu shut.
    private func push() {
      let touch = UITouch()
      let event = UIEvent()
      for step in 0...20 {
        Screen.run(frames: 1)
        touch.timestamp = Screen.now
        touch.place = CGPoint(x: 190 - 9 * CGFloat(step), y: 300)
        step == 0
          ? root.stage.recognizer.touchesBegan([touch], with: event)
          : root.stage.recognizer.touchesMoved([touch], with: event)
      }
      root.stage.recognizer.touchesEnded([touch], with: event)
      root.stage.recognizer.start()
      Screen.run(frames: 120)
    }

    @Test("it takes neither the page's touches and keys nor its readers, and darkens nothing")
    func leaves() {
      root.style.width = 200
      let backdrop = root.style.backdrop
      root.isMenuPinned = true
      Screen.run(frames: 180)
      #expect(!page.view.accessibilityElementsHidden && !root.stage.accessibilityViewIsModal)
      #expect(root.keyCommands == nil && UIResponder.first !== root.stage)
      push()
      #expect(root.isMenuOpen)
      #expect(!root.stage.point(inside: CGPoint(x: 500, y: 300), with: nil))
      #expect(root.stage.point(inside: CGPoint(x: 100, y: 300), with: nil))
      #expect(root.stage.liveMenu.component.style.backdrop == .color(.clear))
      #expect(root.style.backdrop == backdrop)
      // A button of the page closes it and opens it.
      root.isMenuOpen = false
      Screen.run(frames: 180)
      #expect(page.view.frame == root.view.bounds && root.isMenuPinned)
      root.isMenuOpen = true
      Screen.run(frames: 180)
      #expect(abs(page.view.frame.width - 700) < 1)
      root.isMenuPinned = false
      #expect(root.stage.liveMenu.component.style.backdrop == backdrop)
      Screen.run(frames: 180)
      root.openMenu()
      Screen.run(frames: 180)
      #expect(page.view.accessibilityElementsHidden && root.stage.accessibilityViewIsModal)
      #expect(page.view.frame == root.view.bounds)
      push()
      #expect(!root.isMenuOpen)
    }
  }
}
