import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("A menu that is presented")
  @MainActor
  struct TransitionTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let transition = FlowingMenuTransition()
    private let event = UIEvent()

    init() {
      page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(page.view)
      transition.attach(to: page) { UIViewController() }
      Screen.run(frames: 2)
    }

    /// Moves a finger over the stage, from one side to the other in frames of equal steps.
    private func drag(from start: CGFloat, to end: CGFloat, steps: Int = 20) throws {
      let touch = UITouch()
      func move(_ x: CGFloat) {
        Screen.run(frames: 1)
        touch.timestamp = Screen.now
        touch.place = CGPoint(x: x, y: 300)
      }
      func recognizer() throws -> UIGestureRecognizer {
        try #require(presentedRecognizer ?? page.view.gestureRecognizers?.first)
      }
      let first = try recognizer()
      move(start)
      first.touchesBegan([touch], with: event)
      for step in 1...steps {
        move(start + (end - start) * CGFloat(step) / CGFloat(steps))
        // A touch stays with the recogniser it began with.
        first.touchesMoved([touch], with: event)
      }
      move(end)
      first.touchesEnded([touch], with: event)
      first.start()
    }

    private var presentedRecognizer: UIGestureRecognizer? {
      window.subviews.last?.subviews.last { $0 is MenuStage && $0.superview !== page.view }?
        .gestureRecognizers?.first
    }

    @Test(
      "used as any transitioning delegate, without a page, it covers all, and goes with the menu")
    func delegateOnly() {
      let (other, menu, alone) = (UIViewController(), UIViewController(), FlowingMenuTransition())
      other.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(other.view)
      menu.modalPresentationStyle = .custom
      menu.transitioningDelegate = alone
      other.present(menu, animated: true)
      Screen.run(frames: 120)
      #expect(alone.motionState == .open && other.endings == [true])
      #expect(alone.stage.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
      #expect(menu.view.superview === alone.stage && menu.view.frame.width > 100)
      other.dismiss(animated: true)
      Screen.run(frames: 120)
      #expect(alone.motionState == .closed && other.endings == [true, true])
      #expect(alone.stage.superview == nil && menu.view.superview == nil)
    }

    @Test("it tells its state, its progress and when it has come to rest, and what it refuses")
    func told() throws {
      var (rests, shares): ([Bool], [Double]) = ([], [])
      transition.onRest = { rests.append($0) }
      transition.onSlide = { shares.append($0) }
      #expect(transition.motionState == .closed && transition.stateName == "closed")
      transition.open()
      Screen.run(frames: 120)
      #expect(transition.motionState == .open && transition.progress == 1 && rests == [true])
      #expect(shares.count > 5 && shares.last == 1)
      page.presentedViewController?.dismiss(animated: true)
      Screen.run(frames: 120)
      #expect(transition.progress == 0 && rests == [true, false] && shares.last == 0)
      #expect(throws: ElasticError.self) { try transition.usePreset(named: "none") }
      #expect(throws: ElasticError.self) { try transition.setStyle("none", forName: "edge") }
      try transition.usePreset(named: "calm")
      try transition.setStyle("end", forName: "edge")
      #expect(transition.style.edge == .end)
    }

    @Test("opened from code it is presented, and dismissed it is gone and can be opened again")
    func fromCode() throws {
      for round in 1...2 {
        transition.open()
        Screen.run(frames: 120)
        let menu = try #require(page.presentedViewController)
        #expect(page.endings.count == 2 * round - 1)
        #expect(menu.modalPresentationStyle == .custom)
        #expect(menu.view.superview != nil)
        menu.dismiss(animated: true)
        Screen.run(frames: 120)
        #expect(page.presentedViewController == nil)
        #expect(page.endings == Array(repeating: true, count: 2 * round))
        #expect(menu.view.superview == nil)
        #expect(window.subviews.count == 1)
      }
    }

    @Test("presented it gets the keys, and Escape dismisses it, also in mid-flight")
    func escape() throws {
      for frames in [3, 120] {
        transition.open()
        Screen.run(frames: frames)
        let stage = try #require(UIResponder.first as? MenuStage)
        stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
        #expect(stage.unanswered.isEmpty)
        Screen.run(frames: 120)
        #expect(page.presentedViewController == nil)
        stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
        #expect(stage.unanswered == [.keyboardEscape])
        stage.forgetKeys()
      }
    }

    @Test("a window that changes its size while the menu opens ends no motion; the menu fits it")
    func resized() throws {
      transition.open()
      Screen.run(frames: 6)
      let stage = try #require(UIResponder.first as? MenuStage)
      page.view.frame = CGRect(x: 0, y: 0, width: 900, height: 500)
      window.frame = page.view.frame
      window.layoutTree()
      #expect(stage.frame == page.view.frame)
      #expect(!Screen.links.isEmpty)
      Screen.run(frames: 120)
      #expect(page.endings == [true])
      #expect(abs((stage.menuView?.frame.width ?? 0) - 600) < 1)
    }

    @Test("pulled from the edge it is presented while the finger is still down, and follows it")
    func pulled() throws {
      try drag(from: 5, to: 250)
      Screen.run(frames: 120)
      #expect(page.presentedViewController != nil)
      #expect(page.endings == [true])
      #expect(page.percents.count > 5)
      #expect(page.percents.last == 1)
    }

    @Test("pulled too little it does not appear, and the page is unchanged")
    func cancelled() throws {
      try drag(from: 5, to: 60)
      Screen.run(frames: 120)
      #expect(page.presentedViewController == nil)
      #expect(page.endings == [false])
      #expect(window.subviews.count == 1)
      #expect(page.view.gestureRecognizers?.count == 1)
    }

    @Test("an open menu is pulled shut, which dismisses it")
    func shut() throws {
      transition.open()
      Screen.run(frames: 120)
      try drag(from: 300, to: 20)
      Screen.run(frames: 120)
      #expect(page.presentedViewController == nil)
      #expect(page.endings == [true, true])
      #expect(page.view.gestureRecognizers?.count == 1)
    }
  }
}
