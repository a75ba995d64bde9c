import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A page that says something of the screen.
private final class Video: UIViewController {
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { list }
}

/// A controller that lets its child say it.
private final class Around: UIViewController {
  let child = Video()
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
}

extension OnScreen {
  @Suite("What a page in a container with a menu says of the screen")
  @MainActor
  struct MenuPageTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let menu = UIViewController()
    private let root: FlowingMenuController

    init() {
      UIResponder.first?.resignFirstResponder()
      root = FlowingMenuController(content: page, menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      Screen.run(frames: 2)
    }

    @Test(
      "how it may be turned, its list, the pointer: the page's, asked again when there is another page"
    )
    func forwarded() {
      #expect(root.supportedInterfaceOrientations == .allButUpsideDown)
      #expect(root.contentScrollView(for: .top) == nil)
      root.asked = []
      let video = Video()
      root.content = video
      #expect(
        root.asked == ["status bar", "home indicator", "pointer", "orientations", "edges"])
      #expect(root.supportedInterfaceOrientations == .landscape)
      #expect(root.preferredInterfaceOrientationForPresentation == .landscapeLeft)
      #expect(root.contentScrollView(for: .top) === video.list)
      #expect(root.childViewControllerForPointerLock === video)
    }

    @Test(
      "the menu's edge defers the system's gestures beside the page's, and follows the menu's settings"
    )
    func edges() {
      #expect(root.preferredScreenEdgesDeferringSystemGestures == .left)
      root.asked = []
      root.style.edge = .top
      Screen.run(frames: 2)
      #expect(root.asked == ["edges"])
      #expect(root.preferredScreenEdgesDeferringSystemGestures == .top)
      root.content = Video()
      #expect(root.preferredScreenEdgesDeferringSystemGestures == [.top, .bottom])
      root.content = Around()
      #expect(root.preferredScreenEdgesDeferringSystemGestures == [.top, .bottom])
      root.asked = []
      root.style.opensFrom = .nowhere
      #expect(root.asked == ["edges"])
      #expect(root.preferredScreenEdgesDeferringSystemGestures == .bottom)
      #expect(root.setStyleValue("anywhere", forName: "opensFrom"))
      #expect(root.asked == ["edges", "edges"])
      root.stage.isEnabled = false
      #expect(root.preferredScreenEdgesDeferringSystemGestures == .bottom)
    }

    @Test("the focus stays in an open menu, and is free on the page and elsewhere")
    func focus() {
      let (row, button, elsewhere) = (
        UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero)
      )
      page.view.addSubview(row)
      menu.view.addSubview(button)
      window.addSubview(elsewhere)
      func may(_ view: UIView?) -> Bool {
        root.shouldUpdateFocus(in: UIFocusUpdateContext(to: view))
      }
      #expect(may(row) && may(button) && may(nil))
      root.openMenu()
      Screen.run(frames: 120)
      #expect(!may(row))
      #expect(may(button) && may(nil) && may(elsewhere))
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(may(row))
    }
  }
}
