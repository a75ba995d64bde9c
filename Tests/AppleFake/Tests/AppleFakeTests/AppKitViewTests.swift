import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Views of components on a Mac")
  @MainActor
  struct AppKitViewTests {
    private let window = NSWindow.onScreen()
    private let view = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    init() {
      window.contentView.addSubview(view)
      Screen.run(frames: 2)
    }

    /// The mouse at so many points under the window's upper edge, in the next frame.
    private func mouse(
      _ type: NSEvent.EventType, at y: CGFloat, _ flags: NSEvent.ModifierFlags = []
    ) {
      Screen.run(frames: 1)
      window.sendEvent(NSEvent(type, at: CGPoint(x: 200, y: 600 - y), flags))
    }

    private func key(_ type: NSEvent.EventType, _ code: UInt16, _ flags: NSEvent.ModifierFlags = [])
    {
      window.sendEvent(NSEvent(type, keyCode: code, flags))
    }

    private func shapes(in layer: CALayer?) -> [CAShapeLayer] {
      guard let layer else { return [] }
      return ((layer as? CAShapeLayer).map { [$0] } ?? [])
        + (layer.sublayers ?? []).flatMap { shapes(in: $0) }
    }

    private func fill() throws -> [CGFloat] {
      try #require(shapes(in: view.layer).lazy.compactMap(\.fillColor?.components).first)
    }

    @Test("a drag with the mouse pulls the surface, which bounces after it")
    func drag() throws {
      mouse(.leftMouseDown, at: 100)
      for step in 1...10 { mouse(.leftMouseDragged, at: 100 + CGFloat(10 * step)) }
      Screen.run(frames: 1)
      #expect(view.extent > 120)
      // Drawn by layers, down from the upper edge.
      let points = shapes(in: view.layer).compactMap(\.path).flatMap(\.points)
      #expect(abs(try #require(points.map(\.y).max()) - 200) < 60)
      #expect(CATransaction.animatedChanges == 0)
      var settled = 0
      view.onSettle = { settled += 1 }
      mouse(.leftMouseUp, at: 200)
      Screen.run(frames: 240)
      #expect(settled == 1 && view.inset == 50)
      #expect(Screen.links.isEmpty && window.unhandled.isEmpty)
    }

    @Test("the other buttons, a click with Control and scrolling are for what lies behind")
    func others() {
      mouse(.leftMouseDown, at: 100)
      mouse(.rightMouseDown, at: 100)
      mouse(.otherMouseDown, at: 100)
      for step in 1...10 { mouse(.leftMouseDragged, at: 100 + CGFloat(10 * step)) }
      Screen.run(frames: 1)
      #expect(view.extent > 120)
      mouse(.leftMouseUp, at: 200)
      mouse(.scrollWheel, at: 100)
      mouse(.leftMouseDown, at: 100, .control)
      #expect(
        window.unhandled == [.rightMouseDown, .otherMouseDown, .scrollWheel, .leftMouseDown])
      mouse(.leftMouseDragged, at: 300)
      #expect(window.unhandled.last == .leftMouseDragged)
    }

    @Test("a drag may begin in a window that is not key, except on a view that is disabled")
    func firstMouse() {
      for isEnabled in [true, false] {
        view.isEnabled = isEnabled
        window.resignKey()
        mouse(.leftMouseDown, at: 100)
        for step in 1...10 { mouse(.leftMouseDragged, at: 100 + CGFloat(10 * step)) }
        Screen.run(frames: 1)
        #expect((view.extent > 120) == isEnabled)
        mouse(.leftMouseUp, at: 200)
        Screen.run(frames: 240)
        #expect(window.isKeyWindow && window.unhandled.isEmpty)
      }
    }

    @Test("a surface that is disabled leaves the mouse to what lies behind")
    func disabled() {
      view.isEnabled = false
      mouse(.leftMouseDown, at: 100)
      mouse(.leftMouseDragged, at: 200)
      mouse(.leftMouseUp, at: 200)
      #expect(window.unhandled == [.leftMouseDown, .leftMouseDragged, .leftMouseUp])
      #expect(view.extent == 50 && !view.isAccessibilityEnabled)
    }

    @Test(
      "what moves is not drawn where it is hidden or transparent, and is within a quarter of a second after"
    )
    func unseen() {
      let panel = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.contentView.addSubview(panel)
      panel.addSubview(MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
      Screen.run(frames: 5)
      func framesDrawn() -> Int {
        // The clock may have to look first.
        Screen.run(frames: 31)
        let before = CATransaction.count
        Screen.run(frames: 60)
        return CATransaction.count - before
      }
      #expect(framesDrawn() == 60)
      panel.alphaValue = 0
      #expect(framesDrawn() == 0)
      panel.alphaValue = 1
      #expect(framesDrawn() == 60)
      panel.isHidden = true
      #expect(framesDrawn() == 0)
      panel.isHidden = false
      #expect(framesDrawn() == 60)
    }

    @Test("a drag ends where the view is hidden, or leaves its window", arguments: [false, true])
    func cancelled(isHidden: Bool) {
      mouse(.leftMouseDown, at: 100)
      for step in 1...10 { mouse(.leftMouseDragged, at: 100 + CGFloat(10 * step)) }
      Screen.run(frames: 1)
      #expect(view.extent > 120)
      if isHidden { view.isHidden = true } else { view.removeFromSuperview() }
      Screen.run(frames: 3)
      if isHidden { view.isHidden = false } else { window.contentView.addSubview(view) }
      mouse(.leftMouseDragged, at: 300)
      Screen.run(frames: 240)
      #expect(view.extent == 50 && Screen.links.isEmpty)
    }

    @Test("the arrow away from the edge pulls it until it is released; it leaves other keys")
    func keys() {
      #expect(view.acceptsFirstResponder && window.makeFirstResponder(view))
      key(.keyDown, 126)
      key(.keyDown, 125, .command)
      #expect(window.unhandled == [.keyDown, .keyDown])
      key(.keyDown, 125)
      // A key that is held repeats itself.
      key(.keyDown, 125)
      Screen.run(frames: 2)
      #expect(view.extent > 150 && window.unhandled.count == 2)
      key(.keyUp, 125)
      Screen.run(frames: 240)
      #expect(view.extent == 50 && Screen.links.isEmpty)
      key(.keyDown, 125)
      Screen.run(frames: 2)
      window.makeFirstResponder(nil)
      Screen.run(frames: 240)
      #expect(view.extent == 50)
      view.isEnabled = false
      #expect(!view.acceptsFirstResponder)
    }

    /// How a key that is held can come up.
    enum Release: CaseIterable, Sendable { case plain, withOption, withCommand, inAnotherWindow }

    @Test("a key that is held is let go, however it comes up", arguments: Release.allCases)
    func released(how: Release) {
      window.makeFirstResponder(view)
      key(.keyDown, 125)
      Screen.run(frames: 2)
      #expect(view.extent > 150)
      NSWindow().resignKey()
      Screen.run(frames: 60)
      #expect(view.extent > 150)
      switch how {
      case .plain: key(.keyUp, 125)
      case .withOption: key(.keyUp, 125, .option)
      case .withCommand:
        key(.flagsChanged, 55, .command)
        key(.keyUp, 125, .command)
      case .inAnotherWindow: window.resignKey()
      }
      Screen.run(frames: 240)
      #expect(view.extent == 50 && Screen.links.isEmpty)
    }

    @Test("a button sends its action for a click, which takes no focus, and for keys, with a ring")
    func button() {
      final class Target { var count = 0 }
      let target = Target()
      let button = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      view.removeFromSuperview()
      window.contentView.addSubview(button)
      button.target = target
      button.action = Selector { ($0 as? Target)?.count += 1 }
      #expect(!button.acceptsFirstResponder)
      button.style = .button
      Screen.run(frames: 2)
      #expect(button.isAccessibilityElement && button.accessibilityRole == .button)
      // At the window's lower left, as AppKit counts.
      window.sendEvent(NSEvent(.leftMouseDown, at: CGPoint(x: 100, y: 30)))
      Screen.run(frames: 1)
      window.sendEvent(NSEvent(.leftMouseUp, at: CGPoint(x: 100, y: 30)))
      #expect(target.count == 1 && window.firstResponder == nil)
      #expect(window.makeFirstResponder(button))
      for code: UInt16 in [36, 76, 49] {
        key(.keyDown, code)
        key(.keyUp, code)
      }
      #expect(target.count == 4)
      #expect(button.accessibilityPerformPress() && target.count == 5)
      CGRect.filled = []
      button.drawFocusRingMask()
      #expect(button.focusRingMaskBounds == button.bounds && CGRect.filled == [button.bounds])
      button.spokenLabel = "Like"
      #expect(button.accessibilityLabel == "Like")
      button.setAccessibilityLabel("Love")
      button.setAccessibilityRole(.group)
      button.isEnabled = false
      #expect(button.accessibilityLabel == "Love" && button.accessibilityRole == .group)
    }

    @Test("dark mode, Increase Contrast and an accent colour change colours, but not the motion")
    func colours() throws {
      view.style.fill = .role(.onTint)
      Screen.run(frames: 1)
      let light = try fill()
      window.contentView.appearance = NSAppearance(.darkAqua)
      #expect(try fill() != light)
      window.contentView.appearance = nil
      #expect(try fill() == light)
      view.style.fill = .role(.backdrop)
      Screen.run(frames: 1)
      let usual = try fill()
      let settings = NSWorkspace.shared
      settings.accessibilityDisplayShouldIncreaseContrast = true
      settings.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
      #expect(try fill() != usual)
      settings.accessibilityDisplayShouldIncreaseContrast = false
      view.style.fill = .role(.tint)
      view.tintColor = NSColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      Screen.run(frames: 1)
      #expect(try fill() == [0.25, 0.5, 0.75, 1])
      window.contentView.appearance = NSAppearance(.darkAqua)
      view.color = .windowBackgroundColor
      Screen.run(frames: 1)
      #expect(try fill() == [0, 0, 0, 1])
      window.contentView.appearance = nil
      Screen.run(frames: 1)
      #expect(try fill() == [1, 1, 1, 1], "the app's own colour is another in the light")
      #expect(view.extent == 50)
    }

    @Test("content follows the edge, and a balloon leaves the mouse to what is under it")
    func content() {
      let content = NSView(frame: .zero)
      view.contentView = content
      #expect(content.frame == CGRect(x: 0, y: 50, width: 400, height: 550))
      view.style.edge = .right
      Screen.run(frames: 60)
      #expect(content.frame == CGRect(x: 0, y: 0, width: 350, height: 600))
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.contentView.addSubview(balloon)
      // It lies at the lower left.
      #expect(window.contentView.hitTest(CGPoint(x: 50, y: 50)) === content)
      balloon.action = Selector { _ in }
      #expect(window.contentView.hitTest(CGPoint(x: 50, y: 50)) === balloon)
    }

    @Test("Reduce Motion takes effect when it is switched on")
    func reduceMotion() {
      #expect(!view.live.surroundings.reduceMotion)
      let settings = NSWorkspace.shared
      settings.accessibilityDisplayShouldReduceMotion = true
      settings.notificationCenter.post(
        name: NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, object: nil)
      #expect(view.live.surroundings.reduceMotion)
      settings.accessibilityDisplayShouldReduceMotion = false
    }

    @Test("it has the size, the safe area and the reading direction of its view")
    func place() {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      let surface = (view.live as? ComponentController<SurfaceMotion>)?.component
      #expect(surface?.size == Size2D(width: 300, height: 200))
      view.userInterfaceLayoutDirection = .rightToLeft
      view.safeAreaInsets.top = 30
      #expect(view.live.surroundings.safeArea.top == 30)
      #expect(view.live.surroundings.direction == .rightToLeft)
    }

    @Test("its clock stops in a window that is covered, or where it is hidden or clipped away")
    func sight() {
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let clip = NSView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      clip.clipsToBounds = true
      window.contentView.addSubview(clip)
      clip.addSubview(balloon)
      func framesDrawn() -> Int {
        let before = CATransaction.count
        Screen.run(frames: 60)
        return CATransaction.count - before
      }
      #expect(framesDrawn() == 60)
      window.occlusionState = []
      #expect(Screen.links.isEmpty && framesDrawn() == 0)
      window.occlusionState = .visible
      #expect(framesDrawn() == 60)
      NSWindow().occlusionState = []
      #expect(framesDrawn() == 60)
      clip.isHidden = true
      #expect(framesDrawn() == 0)
      // It has the display link of its view, which knows.
      #expect(!Screen.links.contains { $0.isShown() })
      balloon.hideBalloon()
      balloon.showBalloon()
      Screen.run(frames: 3)
      clip.isHidden = false
      #expect(framesDrawn() >= 59)
      clip.bounds.origin.y = 500
      #expect(framesDrawn() <= 1)
      clip.bounds.origin.y = 0
      Screen.run(frames: 15)
      #expect(framesDrawn() == 60)
      balloon.removeFromSuperview()
      #expect(Screen.links.isEmpty)
    }

    @Test("a status is announced, once")
    func announced() {
      let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.contentView.addSubview(balloon)
      Screen.run(frames: 2)
      balloon.stopAnimating()
      Screen.run(frames: 60)
      NSAccessibility.said = []
      balloon.startAnimating()
      Screen.run(frames: 60)
      #expect(NSAccessibility.said.count == 1)
      balloon.removeFromSuperview()
    }

    @Test("a released view stops its clock")
    func noLeak() async {
      weak var balloon: MessageBalloonView?
      do {
        let view = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        balloon = view
        window.contentView.addSubview(view)
        Screen.run(frames: 3)
        view.removeFromSuperview()
      }
      // It lives until it has reported what its layouts did.
      for _ in 0..<10 { await Task.yield() }
      #expect(balloon == nil)
      Screen.run(frames: 1)
      #expect(Screen.links.isEmpty)
    }
  }
}
