import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A control that uses a drag itself, as UIKit's switch and slider do.
private final class Switch: UIView {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

extension OnScreen {
  @Suite("Whose touch it is")
  @MainActor
  struct TouchOwnerTests {
    private let window = UIWindow.onScreen()
    private let page = UIViewController()
    private let menu = UIViewController()
    private let root: FlowingMenuController
    private let finger: Finger

    init() {
      finger = Finger(on: window)
      root = FlowingMenuController(content: page, menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      Screen.run(frames: 2)
    }

    private func open() {
      root.openMenu()
      Screen.run(frames: 120)
    }

    /// A scroll view that is three times as wide as it shows, in the middle.
    private func carousel(in view: UIView) -> UIScrollView {
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 200, width: 250, height: 200))
      carousel.contentSize = CGSize(width: 750, height: 200)
      carousel.contentOffset.x = 250
      view.addSubview(carousel)
      return carousel
    }

    /// Whether a scroll view has gone with the finger, but for the ten points before it begins.
    private func isScrolled(_ distance: CGFloat, by way: CGFloat) -> Bool {
      (distance - way).magnitude <= 10
    }

    private func drag(from start: CGFloat, to end: CGFloat, scrollsFirst: Bool) {
      finger.down(at: CGPoint(x: start, y: 300), scrollsFirst: scrollsFirst)
      finger.move(to: CGPoint(x: end, y: 304))
    }

    @Test("a carousel in an open menu keeps its drags, both ways", arguments: [true, false])
    func carouselInAMenu(scrollsFirst: Bool) {
      let carousel = carousel(in: menu.view)
      open()
      for end: CGFloat in [20, 240] {
        let before = carousel.contentOffset.x
        drag(from: 130, to: end, scrollsFirst: scrollsFirst)
        #expect(isScrolled(carousel.contentOffset.x - before, by: 130 - end))
        #expect(root.motionState == .open)
        finger.up()
        Screen.run(frames: 120)
        #expect(root.motionState == .open)
      }
    }

    @Test(
      "a carousel at its end leaves the drag to the menu, and does not bounce under it",
      arguments: [true, false])
    func carouselAtItsEnd(scrollsFirst: Bool) {
      let carousel = carousel(in: menu.view)
      carousel.contentOffset.x = 500
      open()
      drag(from: 200, to: 60, scrollsFirst: scrollsFirst)
      #expect(root.motionState == .dragging)
      // It may have begun before the menu claimed the touch: after that it is still.
      #expect(carousel.contentOffset.x - 500 <= 15)
      finger.up()
      Screen.run(frames: 120)
      #expect(root.motionState == .closed)
    }

    @Test(
      "tabs on a page whose menu opens from anywhere keep theirs; at a menu's edge it comes first",
      arguments: [true, false])
    func tabs(scrollsFirst: Bool) {
      let tabs = carousel(in: page.view)
      drag(from: 5, to: 200, scrollsFirst: scrollsFirst)
      #expect(root.motionState == .dragging)
      finger.up()
      root.closeMenu()
      Screen.run(frames: 200)
      root.style.opensFrom = .anywhere
      tabs.contentOffset.x = 250
      drag(from: 100, to: 200, scrollsFirst: scrollsFirst)
      #expect(isScrolled(tabs.contentOffset.x - 250, by: -100) && root.motionState == .closed)
      finger.up()
      tabs.contentOffset.x = 0
      drag(from: 100, to: 200, scrollsFirst: scrollsFirst)
      #expect(root.motionState == .dragging)
    }

    @Test("a switch in a drawer keeps its drag, and beside it the menu follows")
    func switched() {
      let knob = Switch(frame: CGRect(x: 20, y: 280, width: 60, height: 40))
      menu.view.addSubview(knob)
      open()
      drag(from: 60, to: 10, scrollsFirst: false)
      #expect(root.motionState == .open && root.gestureRecognizer.history.last == .failed)
      finger.up()
      drag(from: 150, to: 60, scrollsFirst: false)
      #expect(root.motionState == .dragging)
    }

    @Test("a remote's touch, which moves the focus, is not a menu's")
    func remote() {
      let touch = UITouch()
      touch.type = .indirect
      root.gestureRecognizer.touchesBegan([touch], with: UIEvent())
      #expect(root.gestureRecognizer.history == [.failed])
    }

    @Test("a sheet above a page has the touches on it")
    func sheet() {
      let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
      window.addSubview(sheet)
      drag(from: 5, to: 200, scrollsFirst: false)
      #expect(root.motionState == .closed && root.gestureRecognizer.history.isEmpty)
      finger.up()
      sheet.removeFromSuperview()
      drag(from: 5, to: 200, scrollsFirst: false)
      #expect(root.motionState == .dragging)
    }

    @Test("a shape in an open menu is pulled, and beside it the menu follows")
    func inner() {
      let shape = ElasticShapeView(frame: CGRect(x: 20, y: 250, width: 100, height: 100))
      menu.view.addSubview(shape)
      Screen.run(frames: 2)
      open()
      drag(from: 70, to: 20, scrollsFirst: false)
      #expect(shape.motionState == .dragging && root.motionState == .open)
      finger.up()
      Screen.run(frames: 200)
      drag(from: 190, to: 90, scrollsFirst: false)
      #expect(shape.motionState == .rest && root.motionState == .dragging)
    }

    @Test("a list in a surface keeps its drags until it is at its start", arguments: [true, false])
    func listInASurface(scrollsFirst: Bool) {
      root.view.removeFromSuperview()
      let surface = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.addSubview(surface)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
      list.contentSize = CGSize(width: 400, height: 2000)
      list.contentOffset.y = 500
      surface.addSubview(list)
      Screen.run(frames: 2)
      func pull() {
        finger.down(at: CGPoint(x: 200, y: 20), scrollsFirst: scrollsFirst)
        finger.move(to: CGPoint(x: 200, y: 200))
      }
      pull()
      #expect(isScrolled(list.contentOffset.y - 500, by: -180) && surface.motionState == .rest)
      finger.up()
      list.contentOffset.y = 0
      pull()
      #expect(surface.motionState == .dragging && list.contentOffset.y >= -15)
    }
  }
}
