import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("The reader's settings")
  @MainActor
  struct ReaderTests {
    private let window = UIWindow.onScreen()
    private let ball = LyricBallView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    init() throws {
      window.addSubview(ball)
      try ball.load(Array("Hop over every word".utf8))
      Screen.run(frames: 2)
    }

    private func change(_ view: UIView, _ body: (UITraitCollection) -> Void) {
      body(view.traitCollection)
      view.traitCollectionDidChange(nil)
      view.layoutTree()
    }

    private func texts(in layer: CALayer) -> [CATextLayer] {
      ((layer as? CATextLayer).map { [$0] } ?? [])
        + (layer.sublayers ?? []).flatMap { texts(in: $0) }
    }

    @Test("Dynamic Type makes the words larger, and they are measured anew")
    func textSize() throws {
      let before = try #require(texts(in: ball.layer).first).fontSize
      change(ball) { $0.textScale = 2 }
      #expect(texts(in: ball.layer).first?.fontSize == 2 * before)
    }

    @Test("dark mode and Increase Contrast change the kit's colours, but not the motion")
    func colours() throws {
      let view = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      window.addSubview(view)
      view.style.fill = .role(.onTint)
      Screen.run(frames: 2)
      func fill() throws -> CGColor {
        try #require(shapes(in: view.layer).compactMap(\.fillColor).first)
      }
      let light = try fill()
      change(view) { $0.userInterfaceStyle = .dark }
      let dark = try fill()
      #expect(light.components != dark.components)
      change(view) { $0.userInterfaceStyle = .light }
      view.style.fill = .role(.backdrop)
      Screen.run(frames: 1)
      let usual = try fill()
      change(view) { $0.accessibilityContrast = .high }
      #expect(try fill().components != usual.components)
      #expect(view.extent == 50)
      view.removeFromSuperview()
    }

    private func shapes(in layer: CALayer) -> [CAShapeLayer] {
      ((layer as? CAShapeLayer).map { [$0] } ?? [])
        + (layer.sublayers ?? []).flatMap { shapes(in: $0) }
    }

    @Test("a menu lies at the leading side")
    func rightToLeft() throws {
      for isRightToLeft in [false, true] {
        let root = FlowingMenuController(content: UIViewController(), menu: UIViewController())
        root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        window.addSubview(root.view)
        root.viewDidLoad()
        let stage = try #require(root.view.subviews.last as? MenuStage)
        stage.effectiveUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        root.openMenu()
        Screen.run(frames: 120)
        let menu = try #require(stage.menuView).frame
        #expect(abs(isRightToLeft ? menu.maxX - 400 : menu.minX) < 1)
        #expect(abs(menu.width - 400 * 2 / 3) < 1)
        root.view.removeFromSuperview()
      }
    }

    @Test("Reduce Motion takes effect when it is switched on, also while something moves")
    func reduceMotion() {
      let control = ElasticRefreshControl(end: .top)
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      list.contentSize = CGSize(width: 400, height: 2000)
      window.addSubview(list)
      list.elasticRefreshControl = control
      Screen.run(frames: 2)
      control.beginRefreshing()
      Screen.run(frames: 2)
      #expect(list.layer.sublayerTransform.m42 != 0)
      UIAccessibility.isReduceMotionEnabled = true
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      Screen.run(frames: 1)
      #expect(list.layer.sublayerTransform.m42 == 0)
      #expect(list.contentInset.top == 50)
      UIAccessibility.isReduceMotionEnabled = false
      list.removeFromSuperview()
    }

    @Test("accessibility reports a disabled view and a custom label")
    func spoken() {
      let button = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      window.addSubview(button)
      button.style = .button
      Screen.run(frames: 2)
      #expect(button.isAccessibilityElement && button.accessibilityTraits == .button)
      button.isEnabled = false
      #expect(button.accessibilityTraits.contains(.notEnabled))
      button.spokenLabel = "Like"
      #expect(button.accessibilityLabel == "Like")
      button.isEnabled = true
      Screen.run(frames: 2)
      #expect(button.accessibilityTraits == .button && button.accessibilityLabel == "Like")
      #expect(button.accessibilityActivate() && button.sent == [.primaryActionTriggered])
      button.removeFromSuperview()
    }
  }
}
