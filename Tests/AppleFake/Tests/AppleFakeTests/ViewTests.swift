import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Views of components")
  @MainActor
  struct ViewTests {
    private let window = UIWindow.onScreen()
    private let view = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let event = UIEvent()

    init() {
      window.addSubview(view)
      Screen.run(frames: 2)
    }

    @Test("a view of the base class, as a nib may have one, shows nothing and leaves all touches")
    func base() throws {
      let place = CGRect(x: 0, y: 0, width: 400, height: 600)
      let views = [
        ElasticComponentView(frame: place), try #require(ElasticComponentView(coder: NSCoder())),
      ]
      for base in views {
        base.frame = place
        window.addSubview(base)
        Screen.run(frames: 2)
        #expect(window.hitTest(CGPoint(x: 200, y: 30), with: nil) === view)
        #expect(!base.isAccessibilityElement && !base.canBecomeFocused)
        #expect(base.live.output.extent == 0)
        base.removeFromSuperview()
      }
    }

    private func move(_ touch: UITouch, to y: CGFloat) {
      Screen.run(frames: 1)
      touch.timestamp = Screen.now
      touch.place.y = y
    }

    @Test("a drag begins the recogniser where the surface claims it, and bounces after it")
    func drag() {
      let touch = UITouch()
      move(touch, to: 100)
      view.recognizer.touchesBegan([touch], with: event)
      #expect(view.recognizer.state == .possible)
      for step in 1...10 {
        move(touch, to: 100 + CGFloat(10 * step))
        view.recognizer.touchesMoved([touch], with: event)
      }
      #expect(view.recognizer.history.first == .began)
      Screen.run(frames: 1)
      #expect(view.extent > 120)
      var settled = 0
      view.onSettle = { settled += 1 }
      move(touch, to: 200)
      view.recognizer.touchesEnded([touch], with: event)
      #expect(view.recognizer.state == .ended)
      Screen.run(frames: 240)
      #expect(settled == 1)
      #expect(view.inset == 50)
      #expect(Screen.links.isEmpty)
    }

    @Test("a tap fails the recogniser, so that others may have it")
    func tap() {
      let touch = UITouch()
      move(touch, to: 100)
      view.recognizer.touchesBegan([touch], with: event)
      view.recognizer.touchesEnded([touch], with: event)
      #expect(view.recognizer.state == .failed)
    }

    @Test("while it swings, a tap, a drag to the side and one towards its edge are left to others")
    func swinging() {
      let pull = UITouch()
      move(pull, to: 100)
      view.recognizer.touchesBegan([pull], with: event)
      move(pull, to: 180)
      view.recognizer.touchesMoved([pull], with: event)
      view.recognizer.touchesEnded([pull], with: event)
      for way in [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 0, y: -30)] {
        view.recognizer.start()
        Screen.run(frames: 2)
        let touch = UITouch()
        move(touch, to: 100)
        touch.timestamp = Screen.now
        view.recognizer.touchesBegan([touch], with: event)
        #expect(view.recognizer.state == .possible)
        touch.place.x += way.x
        touch.place.y += way.y
        if way != .zero {
          view.recognizer.touchesMoved([touch], with: event)
        } else {
          view.recognizer.touchesEnded([touch], with: event)
        }
        #expect(view.recognizer.state == .failed)
      }
      Screen.run(frames: 240)
      #expect(view.inset == 50 && Screen.links.isEmpty)
    }

    @Test("a second finger is left to others")
    func secondFinger() {
      let (first, second) = (UITouch(), UITouch())
      view.recognizer.touchesBegan([first], with: event)
      view.recognizer.touchesBegan([second], with: event)
      #expect(view.recognizer.ignored.count == 1)
      #expect(view.recognizer.state == .possible)
    }

    @Test(
      "the arrow key away from the edge pulls it until the key is released; it ignores other keys")
    func keys() {
      #expect(view.canBecomeFocused && view.becomeFirstResponder())
      view.pressesBegan([UIPress(.keyboardUpArrow)], with: nil)
      #expect(view.unanswered == [.keyboardUpArrow])
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 2)
      #expect(view.extent > 150)
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 240)
      #expect(view.extent == 50)
      #expect(Screen.links.isEmpty)
      view.isEnabled = false
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      #expect(!view.canBecomeFocused && view.unanswered.count == 2)
    }

    @Test("a button is pressed by Return, Space and a remote; an ornament is not")
    func buttonKeys() {
      let button = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      window.addSubview(button)
      Screen.run(frames: 2)
      button.pressesBegan([UIPress(.keyboardSpacebar)], with: nil)
      #expect(!button.canBecomeFocused && button.sent.isEmpty)
      button.style = .button
      Screen.run(frames: 2)
      #expect(button.canBecomeFocused)
      for press in [UIPress(.keyboardReturnOrEnter), UIPress(.keyboardSpacebar), UIPress(.select)] {
        button.pressesBegan([press], with: nil)
        button.pressesEnded([press], with: nil)
      }
      #expect(
        button.sent == [.primaryActionTriggered, .primaryActionTriggered, .primaryActionTriggered])
    }

    @Test("a balloon and a ball leave touches to the row they are in, unless the app wants some")
    func inARow() {
      let list = UIScrollView(frame: window.bounds)
      let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
      window.addSubview(list)
      list.addSubview(row)
      let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      let middle = CGPoint(x: 50, y: 50)
      for view in [MessageBalloonView(frame: frame), LyricBallView(frame: frame)] {
        row.addSubview(view)
        #expect(window.hitTest(middle, with: nil) === row)
        view.addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
        #expect(window.hitTest(middle, with: nil) === view)
        view.removeFromSuperview()
      }
      let balloon = MessageBalloonView(frame: frame)
      row.addSubview(balloon)
      balloon.addAction(UIAction { _ in }, for: .valueChanged)
      #expect(window.hitTest(middle, with: nil) === balloon)
    }

    @Test(
      "content lies behind the surface's edge, follows it, and has the touches that it does not want"
    )
    func content() {
      var insets: [Double] = []
      view.onInset = { insets.append($0) }
      let (content, button) = (
        UIView(), UIControl(frame: CGRect(x: 0, y: 100, width: 400, height: 50))
      )
      view.contentView = content
      content.addSubview(button)
      #expect(view.layer.drawnSublayers.first === content.layer)
      #expect(view.layer.drawnSublayers.last === view.renderer.root)
      #expect(content.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
      #expect(window.hitTest(CGPoint(x: 200, y: 160), with: nil) === button)
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 5)
      #expect(abs(content.frame.minY - view.inset) < 0.001 && view.inset > 60)
      #expect(content.frame.size == CGSize(width: 400, height: 550))
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 240)
      #expect(insets.count > 10 && insets.last == 50 && content.frame.minY == 50)
      let count = insets.count
      Screen.run(frames: 60)
      #expect(insets.count == count)
      view.contentView = nil
      #expect(content.superview == nil && content.layer.zPosition == 0)
    }

    @Test("a header hangs in the surface above the wave, and is moved with its edge")
    func header() {
      let header = UIView(frame: .zero)
      view.headerView = header
      Screen.run(frames: 2)
      #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 50))
      #expect(header.layer.zPosition == 1)
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 5)
      #expect(abs(header.frame.maxY - view.inset) < 0.001 && header.frame.height == 50)
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 240)
      #expect(header.frame.minY == 0)
      view.headerView = nil
      #expect(header.superview == nil)
    }

    @Test("a colour of the app's follows dark mode until the app sets another")
    func dynamicColours() {
      let day = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let night = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let both = UIColor(light: day, dark: night)
      view.color = both
      #expect(view.style.fill == .color(ElasticColor(hex: 0xFF00_00FF)) && view.color === both)
      view.overrideUserInterfaceStyle = .dark
      Screen.run(frames: 1)
      #expect(view.style.fill == .color(ElasticColor(hex: 0x0000_FFFF)) && view.color === both)
      view.style.fill = .role(.tint)
      view.overrideUserInterfaceStyle = .light
      Screen.run(frames: 1)
      #expect(view.style.fill == .role(.tint) && view.color !== both)
    }

    @Test("what the app says to screen readers is never replaced")
    func ownWords() {
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(balloon)
      Screen.run(frames: 2)
      balloon.accessibilityLabel = "Ada"
      balloon.accessibilityTraits = .button
      balloon.startAnimating()
      Screen.run(frames: 30)
      #expect(balloon.accessibilityLabel == "Ada" && balloon.accessibilityTraits == .button)
      #expect(balloon.accessibilityValue == "is typing")
      balloon.accessibilityValue = "writes"
      balloon.isAccessibilityElement = false
      balloon.stopAnimating()
      balloon.isEnabled = false
      Screen.run(frames: 200)
      #expect(balloon.accessibilityValue == "writes" && !balloon.isAccessibilityElement)
      #expect(balloon.accessibilityLabel == "Ada" && balloon.accessibilityTraits == .button)
    }

    @Test("a tap on a shape that is a button is not for a tap recogniser around it")
    func tapsAround() {
      let shape = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      shape.style = .button
      window.addSubview(shape)
      Screen.run(frames: 2)
      let (around, own) = (
        UITapGestureRecognizer(target: nil, action: nil),
        UITapGestureRecognizer(target: nil, action: nil)
      )
      window.addGestureRecognizer(around)
      shape.addGestureRecognizer(own)
      #expect(
        !shape.gestureRecognizerShouldBegin(around) && shape.gestureRecognizerShouldBegin(own))
      #expect(shape.gestureRecognizerShouldBegin(UIPanGestureRecognizer(target: nil, action: nil)))
      shape.isEnabled = false
      #expect(shape.gestureRecognizerShouldBegin(around))
    }

    @Test("a window that changes its size in mid-bounce ends no motion and moves no edge")
    func resized() {
      view.pressesBegan([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 2)
      view.pressesEnded([UIPress(.keyboardDownArrow)], with: nil)
      Screen.run(frames: 6)
      for width in stride(from: 400, through: 800, by: 50) {
        let before = view.extent
        view.frame = CGRect(x: 0, y: 0, width: CGFloat(width), height: 500)
        view.layoutTree()
        #expect(abs(view.extent - before) < 8)
        Screen.run(frames: 1)
        #expect(!Screen.links.isEmpty)
      }
      Screen.run(frames: 240)
      #expect(view.extent == 50)
    }

    @Test("if another recogniser wins, the surface is cancelled")
    func prevented() {
      let touch = UITouch()
      view.recognizer.touchesBegan([touch], with: event)
      move(touch, to: 9)
      view.recognizer.touchesMoved([touch], with: event)
      view.recognizer.start()
      Screen.run(frames: 240)
      #expect(view.inset == 50)
      #expect(Screen.links.isEmpty)
    }

    @Test("layers are kept as long as their items stay")
    func pooled() throws {
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(balloon)
      Screen.run(frames: 2)
      func layers() -> [ObjectIdentifier] {
        balloon.layer.sublayers?.first?.sublayers?.map { ObjectIdentifier($0) } ?? []
      }
      let before = layers()
      #expect(before.count == 4)
      Screen.run(frames: 30)
      #expect(layers() == before)
      balloon.removeFromSuperview()
    }

    @Test("a released view stops its clock")
    func noLeak() async {
      weak var balloon: MessageBalloonView?
      do {
        let view = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        balloon = view
        window.addSubview(view)
        Screen.run(frames: 3)
        view.removeFromSuperview()
      }
      // It lives until it has reported what its layouts did.
      for _ in 0..<10 { await Task.yield() }
      #expect(balloon == nil)
      Screen.run(frames: 1)
      #expect(Screen.links.isEmpty)
    }

    @Test("an open menu keeps touches and screen readers inside it, and closes by escape")
    func menu() throws {
      let (page, list) = (UIViewController(), UIViewController())
      let root = FlowingMenuController(content: page, menu: list)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      Screen.run(frames: 2)
      let stage = try #require(root.view.subviews.last as? MenuStage)
      #expect(!stage.point(inside: .zero, with: nil))
      var slides: [Double] = []
      root.onSlide = { slides.append($0) }
      root.openMenu()
      Screen.run(frames: 120)
      #expect(root.isMenuOpen)
      #expect(slides.last == 1)
      #expect(slides == slides.sorted())
      #expect(stage.point(inside: .zero, with: nil))
      #expect(page.view.accessibilityElementsHidden)
      #expect(stage.accessibilityViewIsModal)
      #expect(root.preferredFocusEnvironments.map { $0 === list } == [true])
      #expect(abs((stage.menuView?.frame.width ?? 0) - 400 * 2 / 3) < 0.01)
      #expect(stage.accessibilityPerformEscape())
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen)
      #expect(!page.view.accessibilityElementsHidden)
      #expect(root.preferredFocusEnvironments.map { $0 === page } == [true])
      #expect(root.focusUpdates == 2)
      #expect(Screen.links.isEmpty)
      // Escape is the page's while the menu is closed, and the menu's while it is open.
      stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
      #expect(stage.unanswered == [.keyboardEscape])
      root.openMenu()
      Screen.run(frames: 120)
      #expect(UIResponder.first === stage)
      stage.pressesBegan([UIPress(.keyboardEscape)], with: nil)
      #expect(!root.isMenuOpen && stage.unanswered.count == 1)
      Screen.run(frames: 120)
      #expect(UIResponder.first == nil)
      root.view.removeFromSuperview()
    }
  }
}
