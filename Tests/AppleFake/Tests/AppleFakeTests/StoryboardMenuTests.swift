import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A container with a menu in a storyboard")
  @MainActor
  struct StoryboardMenuTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let menu = UIViewController()
    private let root: FlowingMenuController

    init() {
      let (page, menu) = (page, menu)
      let storyboard = UIStoryboard([
        "root": {
          guard let root = FlowingMenuController(coder: Nib()) else { fatalError("not decoded") }
          root.contentIdentifier = "page"
          root.menuIdentifier = "menu"
          return root
        },
        "page": { page }, "menu": { menu },
      ])
      root = storyboard.instantiateViewController(identifier: "root")
    }

    private func show() {
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      Screen.run(frames: 2)
    }

    @Test("the page and the menu are the storyboard's, and the menu opens and reports it")
    func opens() {
      var rested: [Bool] = []
      root.onRest = { rested.append($0) }
      show()
      #expect(root.content === page && root.menuController === menu)
      #expect(page.parent === root && menu.parent === root)
      root.openMenu()
      Screen.run(frames: 120)
      #expect(rested == [true])
      #expect(menu.appearances == ["will appear", "did appear"])
    }

    @Test("what the app sets before the view loads stays, and nothing is instantiated for it")
    func setBefore() {
      let own = UIViewController()
      root.content = own
      show()
      #expect(root.content === own && page.parent == nil)
      root.content = page
      #expect(own.parent == nil && page.parent === root)
    }

    @Test("without identifiers both are empty until the app sets them")
    func empty() throws {
      let bare = try #require(FlowingMenuController(coder: Nib()))
      _ = bare.content
      bare.viewDidLoad()
      #expect(bare.content.parent === bare && bare.menuController.parent === bare)
      bare.menuController = menu
      #expect(menu.parent === bare)
    }
  }
}
