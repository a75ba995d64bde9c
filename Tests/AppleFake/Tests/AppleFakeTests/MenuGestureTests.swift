import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("The recognisers of menus")
  @MainActor
  struct MenuGestureTests {
    private let menu = MenuPage()

    private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
      recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
    }

    @Test("a closed menu waits for a swipe from the screen's edge, and for nothing else")
    func edge() {
      let edge = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      let recognizer = menu.transition.gestureRecognizer
      #expect(recognizer === menu.page.view.gestureRecognizers.first)
      #expect(waits(recognizer, for: edge) && !waits(recognizer, for: pan))
      menu.open()
      #expect(!waits(menu.stage.recognizer, for: edge))

      let root = FlowingMenuController(content: UIViewController(), menu: UIViewController())
      root.viewDidLoad()
      #expect(root.view.gestureRecognizers.contains { $0 === root.gestureRecognizer })
      #expect(waits(root.gestureRecognizer, for: edge) && !waits(root.gestureRecognizer, for: pan))
    }

    @Test("a row's swipe actions wait for a closed menu at its edge, and for no open one")
    func swipeActions() throws {
      let recognizer = menu.transition.gestureRecognizer
      let delegate = try #require(recognizer.delegate)
      func waitsForMenu(_ other: UIGestureRecognizer) -> Bool {
        delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
      }
      let row = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
      menu.page.view.addSubview(row)
      let swipe = UIPanGestureRecognizer(target: nil, action: nil)
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      row.addGestureRecognizer(swipe)
      row.addGestureRecognizer(tap)
      let pageSwipe = UIPanGestureRecognizer(target: nil, action: nil)
      menu.page.view.addGestureRecognizer(pageSwipe)
      #expect(waitsForMenu(swipe) && !waitsForMenu(tap) && !waitsForMenu(pageSwipe))
      menu.stage.liveMenu.restyle(anywhere, at: Screen.now)
      #expect(!waitsForMenu(swipe))
      menu.stage.liveMenu.restyle(MenuMotion.Style(), at: Screen.now)
      menu.open()
      Screen.run(frames: 120)
      #expect(!waitsForMenu(swipe))
    }

    private var anywhere: MenuMotion.Style {
      var style = MenuMotion.Style()
      style.opensFrom = .anywhere
      return style
    }

    @Test("while a swipe back may still win, nothing is presented; if it wins, nothing was")
    func backSwipe() {
      let recognizer = menu.transition.gestureRecognizer
      recognizer.waitsForAnother = true
      menu.drag(from: 5, to: 150, with: recognizer)
      #expect(menu.page.requests == 0)
      recognizer.start()
      Screen.run(frames: 120)
      #expect(menu.page.requests == 0 && menu.stage.liveMenu.component.state == .closed)
      // It begins where the other one has failed.
      recognizer.waitsForAnother = true
      menu.drag(from: 5, to: 40, with: recognizer)
      recognizer.waitsForAnother = false
      menu.goOn(to: 80, with: recognizer)
      #expect(recognizer.state == .began)
      menu.goOn(to: 250, with: recognizer)
      #expect(recognizer.state == .changed)
      #expect(menu.page.requests == 1)
      menu.lift(from: recognizer)
      Screen.run(frames: 120)
      #expect(menu.page.endings == [true])
    }
  }
}
