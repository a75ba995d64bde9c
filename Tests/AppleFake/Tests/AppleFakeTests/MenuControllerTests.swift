import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A container with a menu")
  @MainActor
  struct MenuControllerTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let menu = UIViewController()
    private let root: FlowingMenuController
    private let event = UIEvent()

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

    @Test("the page appears with it, the menu when it opens")
    func appearance() {
      #expect(page.appearances == ["will appear", "did appear"])
      #expect(menu.appearances.isEmpty)
      root.openMenu()
      Screen.run(frames: 3)
      #expect(menu.appearances == ["will appear"])
      Screen.run(frames: 120)
      #expect(menu.appearances == ["will appear", "did appear"])
      root.closeMenu()
      Screen.run(frames: 3)
      #expect(menu.appearances.last == "will disappear")
      Screen.run(frames: 120)
      #expect(menu.appearances.last == "did disappear")
      #expect(menu.appearances.count == 4 && page.appearances.count == 2)
    }

    @Test("no drag opens a menu that is switched off, a call does, and its style keeps its own")
    func switchedOff() {
      func pull() {
        let touch = UITouch()
        for step in 0...20 {
          Screen.run(frames: 1)
          touch.timestamp = Screen.now
          touch.place = CGPoint(x: 5 + 12 * CGFloat(step), y: 300)
          step == 0
            ? root.stage.recognizer.touchesBegan([touch], with: event)
            : root.stage.recognizer.touchesMoved([touch], with: event)
        }
        root.stage.recognizer.touchesEnded([touch], with: event)
        root.stage.recognizer.start()
        Screen.run(frames: 120)
      }
      root.style.opensFrom = .anywhere
      root.isMenuEnabled = false
      root.style.maximumWidth = 200
      #expect(root.style.opensFrom == .anywhere && root.style.maximumWidth == 200)
      pull()
      #expect(root.motionState == .closed)
      root.openMenu()
      Screen.run(frames: 120)
      #expect(root.motionState == .open)
      root.closeMenu()
      Screen.run(frames: 120)
      root.setStyleValue("edge", forName: "opensFrom")
      #expect(root.style.opensFrom == .edge && !root.isMenuEnabled)
      pull()
      #expect(root.motionState == .closed)
      root.isMenuEnabled = true
      pull()
      #expect(root.motionState == .open && root.style.opensFrom == .edge)
    }

    @Test("reversed on its way, the menu hears that it disappears")
    func reversed() {
      root.openMenu()
      Screen.run(frames: 3)
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(menu.appearances == ["will appear", "will disappear", "did disappear"])
    }

    /// What completions have told.
    private final class Told {
      var ends: [String] = []
    }

    @Test("a completion is told once, where the menu is at rest: at once without animation")
    func completions() {
      let told = Told()
      func set(_ isOpen: Bool, _ name: String, animated: Bool = true) {
        root.setMenuOpen(isOpen, animated: animated) { told.ends.append("\(name) \($0)") }
      }
      set(true, "open")
      Screen.run(frames: 5)
      #expect(told.ends == [] && root.isMenuOpen)
      Screen.run(frames: 120)
      #expect(told.ends == ["open true"])
      set(true, "again")
      #expect(told.ends.last == "again true")
      set(false, "close")
      Screen.run(frames: 3)
      set(true, "reopen")
      #expect(told.ends.last == "close false")
      Screen.run(frames: 3)
      // Another part of the app.
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(told.ends.last == "reopen false" && told.ends.count == 4)
      set(true, "at once", animated: false)
      #expect(told.ends.last == "at once true" && root.isMenuOpen && told.ends.count == 5)
      Screen.run(frames: 3)
      #expect(menu.appearances.suffix(2) == ["will appear", "did appear"])
      set(false, "gone", animated: false)
      Screen.run(frames: 3)
      #expect(told.ends.last == "gone true" && menu.appearances.last == "did disappear")
      #expect(Screen.links.isEmpty)
    }

    @Test("an open menu disappears and appears with the container")
    func coveredWithMenu() {
      root.openMenu()
      Screen.run(frames: 120)
      for _ in 0..<2 {
        root.beginAppearanceTransition(false, animated: true)
        root.endAppearanceTransition()
        #expect(menu.appearances.last == "did disappear")
        #expect(page.appearances.last == "did disappear")
        root.beginAppearanceTransition(true, animated: true)
        root.endAppearanceTransition()
        #expect(menu.appearances.last == "did appear")
        #expect(page.appearances.last == "did appear")
      }
      root.closeMenu()
      Screen.run(frames: 120)
      root.beginAppearanceTransition(false, animated: true)
      root.endAppearanceTransition()
      #expect(menu.appearances.count == 12 && page.appearances.count == 12)
    }

    @Test("the field that had the keys has them again when the menu has closed")
    func firstResponder() {
      let field = Field(frame: .zero)
      page.view.addSubview(field)
      field.becomeFirstResponder()
      root.openMenu()
      Screen.run(frames: 120)
      #expect(UIResponder.first === root.stage)
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(UIResponder.first === field)
      field.resignFirstResponder()
    }

    private func touch(_ x: CGFloat, _ then: (UITouch) -> Void) {
      let touch = UITouch()
      touch.timestamp = Screen.now
      touch.place = CGPoint(x: x, y: 300)
      root.stage.recognizer.touchesBegan([touch], with: event)
      then(touch)
      Screen.run(frames: 2)
      touch.timestamp = Screen.now
      root.stage.recognizer.touchesEnded([touch], with: event)
    }

    /// Opens the menu until it is in its place and still wobbles.
    private func wobble() {
      root.style.duration = 0.6
      root.openMenu()
      for _ in 0..<60 where root.stage.liveMenu.output.progress < 0.9 { Screen.run(frames: 1) }
      #expect(root.stage.liveMenu.component.state == .opening)
    }

    @Test("a row can be tapped while the menu's edge still swings")
    func tapped() {
      wobble()
      touch(100) { _ in }
      #expect(root.stage.recognizer.history == [.failed])
      root.stage.recognizer.start()
      Screen.run(frames: 120)
      #expect(root.isMenuOpen && root.stage.liveMenu.component.state == .open)
    }

    @Test("a list in it can be scrolled while it opens")
    func scrolled() {
      wobble()
      touch(100) { touch in
        touch.place.y += 40
        root.stage.recognizer.touchesMoved([touch], with: event)
        #expect(root.stage.recognizer.history == [.failed])
      }
      root.stage.recognizer.start()
      Screen.run(frames: 120)
      #expect(root.isMenuOpen && root.stage.liveMenu.component.state == .open)
    }

    @Test("a drag on a row then moves the menu, and a tap beside it closes it")
    func dragged() {
      wobble()
      touch(200) { touch in
        for x in stride(from: 200, through: 20, by: -20) {
          Screen.run(frames: 1)
          touch.timestamp = Screen.now
          touch.place.x = CGFloat(x)
          root.stage.recognizer.touchesMoved([touch], with: event)
        }
      }
      #expect(root.stage.recognizer.history.first == .began)
      root.stage.recognizer.start()
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen)
      wobble()
      touch(390) { _ in }
      #expect(root.stage.recognizer.state == .ended)
    }
  }
}
