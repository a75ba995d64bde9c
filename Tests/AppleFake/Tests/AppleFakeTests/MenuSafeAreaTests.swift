import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// UIKit may give a child that comes in from outside nothing, or go on with what it had before.
  @Suite("The safe area of a menu's controller")
  @MainActor
  struct MenuSafeAreaTests {
    private let window = UIWindow.onScreen()
    private let menu = UIViewController()
    private let root: FlowingMenuController
    /// Of a phone that lies on its side.
    private let landscape = UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 40)

    init() {
      root = FlowingMenuController(content: UIViewController(), menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.stage.safeAreaInsets = landscape
      Screen.run(frames: 2)
    }

    private func open() {
      root.openMenu()
      Screen.run(frames: 120)
    }

    @Test("it is what the open menu reaches over, from the first frame in which it is seen")
    func whole() {
      root.openMenu()
      for _ in 0..<120 {
        Screen.run(frames: 1)
        #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 0))
      }
      #expect(abs(menu.view.frame.minX) < 1)
    }

    @Test("at an iPad's right edge too", arguments: [true, false])
    func right(isLate: Bool) {
      menu.isToldLate = isLate
      root.style.edge = .right
      open()
      menu.tellInsets()
      #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 21, right: 40))
    }

    @Test(
      "it follows the screen, whether UIKit tells the menu of that or not",
      arguments: [true, false])
    func turned(isTold: Bool) {
      menu.view.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      open()
      #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 0))
      let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      root.stage.safeAreaInsets = upright
      if isTold { menu.view.safeAreaInsets = upright }
      Screen.run(frames: 3)
      #expect(menu.view.safeAreaInsets == upright)
    }

    @Test("what the app adds comes on top, whenever it does; another menu gets its own")
    func apps() {
      menu.additionalSafeAreaInsets.top = 5
      open()
      #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 44, bottom: 21, right: 0))
      menu.additionalSafeAreaInsets.bottom += 7
      root.view.setNeedsLayout()
      root.stage.setNeedsLayout()
      Screen.run(frames: 3)
      #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 15, left: 44, bottom: 28, right: 0))
      let other = UIViewController()
      root.menuController = other
      Screen.run(frames: 3)
      #expect(menu.additionalSafeAreaInsets == UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0))
      #expect(other.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 0))
    }

    @Test("a presented menu has its own too")
    func presented() throws {
      let page = MenuPage()
      page.stage.safeAreaInsets = landscape
      page.open()
      let menu = try #require(page.transition.menu)
      #expect(menu.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 44, bottom: 21, right: 0))
      page.page.dismiss(animated: true)
      Screen.run(frames: 120)
      #expect(menu.additionalSafeAreaInsets == .zero)
    }
  }
}
