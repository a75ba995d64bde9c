import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// What apps and UIKit do with a presented menu besides opening and closing it.
  @Suite("A presented menu in an app")
  @MainActor
  struct TakenAwayTests {
    private let menu = MenuPage()

    private func expectClosed(_ place: Comment) {
      #expect(menu.stage.liveMenu.component.state == .closed, place)
      #expect(menu.stage.superview === menu.page.view, place)
      #expect(menu.page.presentedViewController == nil, place)
      #expect(menu.window.subviews.count == 1, place)
      #expect(!menu.page.view.isHidden && menu.stage.menuView == nil, place)
    }

    @Test("dismissed without animation, or with all above the page, it is closed and opens again")
    func takenAway() async throws {
      menu.open()
      menu.page.dismiss(animated: false)
      await menu.settle()
      expectClosed("from the page")
      menu.open()
      let presented = try #require(menu.page.presentedViewController)
      presented.dismiss(animated: false)
      await menu.settle()
      expectClosed("from the menu")
      menu.open()
      menu.page.presentedViewController?.present(UIViewController(), animated: false)
      menu.page.dismiss(animated: true)
      await menu.settle()
      expectClosed("in a chain")
      menu.open()
      #expect(menu.page.presentedViewController != nil)
    }

    @Test("opened at once after it was taken away, it is presented")
    func openedAtOnce() {
      menu.open()
      menu.page.dismiss(animated: false)
      menu.open()
      #expect(menu.page.presentedViewController != nil)
      #expect(menu.stage.liveMenu.component.state == .open)
    }

    @Test("covered by another view controller it stays open")
    func covered() async throws {
      menu.open()
      let presented = try #require(menu.page.presentedViewController)
      let container = try #require(menu.stage.superview)
      // A full screen may take what is under it out of the window.
      presented.present(UIViewController(), animated: false)
      container.removeFromSuperview()
      await menu.settle()
      #expect(menu.stage.liveMenu.component.state == .open)
      menu.window.addSubview(container)
      presented.dismiss(animated: false)
      await menu.settle()
      #expect(menu.stage.liveMenu.component.state == .open)
    }

    @Test("refused by UIKit it closes, is asked for once, and can be opened later")
    func refused() {
      let field = Field(frame: .zero)
      menu.page.view.addSubview(field)
      field.becomeFirstResponder()
      menu.page.refusesToPresent = true
      menu.open()
      #expect(menu.page.requests == 1)
      expectClosed("from code")
      let recognizer = menu.recognizer
      menu.drag(from: 5, to: 250, with: recognizer)
      menu.lift(from: recognizer)
      Screen.run(frames: 120)
      #expect(menu.page.requests == 2)
      expectClosed("by a drag")
      #expect(UIResponder.first === field)
      menu.page.refusesToPresent = false
      menu.open()
      #expect(menu.page.presentedViewController != nil)
    }

    @Test("over something else that the page presents, it does not open")
    func busy() {
      menu.page.present(UIViewController(), animated: false)
      menu.open()
      #expect(menu.stage.liveMenu.component.state == .closed && menu.page.requests == 1)
    }

    @Test("at rest before UIKit begins the transition, it ends the transition")
    func late() {
      UIViewController.waiting = []
      menu.open()
      UIViewController.startTransitions()
      #expect(menu.page.endings == [true])
      #expect(menu.stage.menuView === menu.page.presentedViewController?.view)

      UIViewController.waiting = []
      menu.stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
      Screen.run(frames: 120)
      #expect(menu.stage.liveMenu.component.state == .closed)
      UIViewController.startTransitions()
      #expect(menu.page.endings == [true, true])
      expectClosed("dismissed late")
    }

    @Test("closed again before UIKit begins to present it, the presentation is cancelled")
    func lateAndCancelled() {
      UIViewController.waiting = []
      menu.transition.open()
      Screen.run(frames: 3)
      menu.stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
      Screen.run(frames: 120)
      UIViewController.startTransitions()
      #expect(menu.page.endings == [false] && menu.page.interruptions == 0)
      expectClosed("never opened")
      #expect(UIResponder.first == nil)
      menu.open()
      #expect(menu.page.endings == [false, true])
    }

    @Test("opened again before UIKit begins to dismiss it, the dismissal is cancelled")
    func lateAndOpenAgain() {
      menu.open()
      UIViewController.waiting = []
      menu.stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
      Screen.run(frames: 3)
      menu.transition.open()
      Screen.run(frames: 120)
      UIViewController.startTransitions()
      #expect(menu.page.endings == [true, false])
      #expect(menu.stage.liveMenu.component.state == .open)
      #expect(menu.page.presentedViewController != nil)
    }

    @Test("the percentage that UIKit hears runs from 0 to 1, opening and closing")
    func percentage() {
      for isOpening in [true, false] {
        if isOpening { menu.open() } else { menu.page.dismiss(animated: true) }
        Screen.run(frames: 120)
        let percents = menu.page.percents
        #expect(percents.count > 3 && percents == percents.sorted())
        #expect(percents[0] < 0.5 && percents.last == 1)
      }
    }

    @Test("the view that had the keys has them again, also if the menu had a field of its own")
    func firstResponder() async throws {
      let field = Field(frame: .zero)
      menu.page.view.addSubview(field)
      for hasField in [false, true] {
        field.becomeFirstResponder()
        menu.open()
        #expect(UIResponder.first === menu.stage)
        if hasField {
          let own = Field(frame: .zero)
          try #require(menu.stage.menuView).addSubview(own)
          own.becomeFirstResponder()
        }
        menu.page.dismiss(animated: !hasField)
        await menu.settle()
        #expect(UIResponder.first === field)
      }
      field.resignFirstResponder()
    }

    @Test("a field in the menu does not keep the keys when the menu has closed")
    func fieldInside() throws {
      menu.open()
      let own = Field(frame: .zero)
      try #require(menu.stage.menuView).addSubview(own)
      own.becomeFirstResponder()
      menu.page.dismiss(animated: true)
      Screen.run(frames: 120)
      #expect(UIResponder.first == nil)
    }

    @Test("the menu appears and disappears as it opens and closes")
    func appears() throws {
      menu.transition.open()
      Screen.run(frames: 3)
      let presented = try #require(menu.page.presentedViewController)
      #expect(presented.appearances == ["will appear"])
      Screen.run(frames: 120)
      #expect(presented.appearances.last == "did appear")
      menu.page.dismiss(animated: true)
      Screen.run(frames: 120)
      #expect(presented.appearances.suffix(2) == ["will disappear", "did disappear"])
    }
  }

  @Suite("A menu of a page that is a part of its window")
  @MainActor
  struct MenuOfAPartTests {
    private let menu = MenuPage(frame: CGRect(x: 100, y: 50, width: 300, height: 500))

    @Test("it lies over the page, and a drag goes on where it is when UIKit presents it")
    func column() throws {
      let recognizer = menu.recognizer
      var extents: [Double] = []
      menu.drag(from: 105, to: 105, with: recognizer)
      for x in stride(from: 105, through: 285, by: 20) {
        menu.drag(from: CGFloat(x), to: CGFloat(x + 20), with: recognizer)
        extents.append(menu.stage.live.output.extent)
      }
      #expect(menu.page.presentedViewController != nil)
      #expect(menu.stage.superview !== menu.page.view)
      #expect(menu.stage.frame == menu.page.view.frame)
      menu.lift(from: recognizer)
      Screen.run(frames: 120)
      #expect(menu.page.endings == [true])
      #expect(abs((menu.stage.menuView?.frame.width ?? 0) - 200) < 0.01)
    }

    @Test("a tap on it, one beside it and a drag that shuts it are measured from the page's side")
    func shut() {
      // It covers the page's 200 points at the left: those from 100 to 300 in the window.
      for isDragged in [true, false] {
        menu.open()
        let recognizer = menu.stage.recognizer
        menu.drag(from: 285, to: 285, with: recognizer)
        menu.lift(from: recognizer)
        Screen.run(frames: 120)
        #expect(menu.stage.liveMenu.component.state == .open)
        menu.drag(from: isDragged ? 290 : 310, to: isDragged ? 110 : 310, with: recognizer)
        menu.lift(from: recognizer)
        Screen.run(frames: 120)
        #expect(menu.page.presentedViewController == nil)
      }
    }

    @Test("a window that changes takes it along")
    func moved() {
      menu.open()
      menu.page.view.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
      menu.window.frame = CGRect(x: 0, y: 0, width: 700, height: 500)
      Screen.run(frames: 2)
      #expect(menu.stage.frame == menu.page.view.frame)
    }
  }
}
