import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Colours and paths of the platform")
  @MainActor
  struct ColorTests {
    private let window = UIWindow.onScreen()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let both = UIColor(light: .red, dark: UIColor(red: 0, green: 0, blue: 1, alpha: 1))

    /// A property that is set in the light is the same colour in the dark, in the setting as the night has it.
    private func follow<V: AnyObject>(
      _ owner: V, _ view: UIView, _ property: ReferenceWritableKeyPath<V, UIColor>,
      _ setting: KeyPath<V, Paint>
    ) {
      view.overrideUserInterfaceStyle = .light
      owner[keyPath: property] = both
      #expect(owner[keyPath: setting] == .color(.red))
      view.overrideUserInterfaceStyle = .dark
      Screen.run(frames: 1)
      #expect(owner[keyPath: setting] == .color(.blue), "\(property)")
      #expect(owner[keyPath: property] === both)
    }

    @Test("every paint of every view has a property that follows dark mode")
    func properties() {
      let place = CGRect(x: 0, y: 0, width: 300, height: 300)
      let surface = ElasticSurfaceView(frame: place)
      let refresh = ElasticRefreshControl(frame: place)
      let ball = LyricBallView(frame: place)
      let balloon = MessageBalloonView(frame: place)
      let shape = ElasticShapeView(frame: place)
      for view in [surface, refresh, ball, balloon, shape] { window.addSubview(view) }
      Screen.run(frames: 2)
      follow(surface, surface, \.color, \.style.fill)
      follow(refresh, refresh, \.color, \.style.fill)
      follow(refresh, refresh, \.indicatorColor, \.style.indicatorColor)
      follow(refresh, refresh, \.waveBackgroundColor, \.style.background)
      follow(ball, ball, \.ballColor, \.style.ballColor)
      follow(ball, ball, \.wordColor, \.style.wordColor)
      follow(ball, ball, \.sungColor, \.style.sungColor)
      follow(ball, ball, \.pathColor, \.style.pathColor)
      follow(balloon, balloon, \.color, \.style.fill)
      follow(balloon, balloon, \.lineColor, \.style.lineColor)
      follow(balloon, balloon, \.dotColor, \.style.dotColor)
      follow(shape, shape, \.color, \.style.fill)
      follow(shape, shape, \.lineColor, \.style.lineColor)
    }

    @Test("a menu in a container has its colours in light and dark mode, open and closed")
    func container() {
      let root = FlowingMenuController(content: UIViewController(), menu: UIViewController())
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      Screen.run(frames: 2)
      follow(root, root.stage, \.color, \.style.fill)
      follow(root, root.stage, \.menuBackgroundColor, \.style.background)
      root.openMenu()
      Screen.run(frames: 240)
      follow(root, root.stage, \.backdropColor, \.style.backdrop)
      #expect(root.motionState == .open)
    }

    @Test("a menu that is presented has its colours in light and dark mode")
    func transition() {
      let page = UIViewController()
      page.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(page.view)
      let menu = FlowingMenuTransition()
      menu.attach(to: page) { UIViewController() }
      Screen.run(frames: 2)
      follow(menu, menu.stage, \.color, \.style.fill)
      follow(menu, menu.stage, \.menuBackgroundColor, \.style.background)
      follow(menu, menu.stage, \.backdropColor, \.style.backdrop)
    }

    @Test(
      "the app's tint is the colour of surfaces and sung words, if text is legible; lines are ink")
    func tint() {
      let surface = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(surface)
      surface.tintColor = UIColor(red: 0.6, green: 0, blue: 0.5, alpha: 1)
      Screen.run(frames: 2)
      var palette = ElasticPalette(of: surface)
      #expect(palette[.surface] == palette[.tint] && palette[.highlight] == palette[.tint])
      #expect(palette[.line] == palette[.label] && palette[.dot] == palette[.label])
      surface.tintColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
      palette = ElasticPalette(of: surface)
      #expect(palette[.surface].contrast(with: .white) >= 4.5)
      #expect(palette[.highlight].contrast(with: palette[.background]) >= 4.5)
    }

    @Test("a colour of UIKit is a fixed one of the kit, with the traits that are asked for")
    func fixed() {
      let night = UIView(frame: .zero)
      night.overrideUserInterfaceStyle = .dark
      #expect(ElasticColor(both) == .red)
      #expect(ElasticColor(both, in: night.traitCollection) == .blue)
      #expect(ElasticColor(red.cgColor) == ElasticColor(hex: 0xFF00_00FF))
      #expect(Paint.color(.white) == .color(ElasticColor(hex: 0xFFFF_FFFF)))
      #expect(ElasticColor.green.hex == 0x00FF_00FF)
    }

    /// Swift 6 takes a constant of this type, which any task may read.
    private nonisolated static let brand: ElasticColors<ShapeMotion.Style> = [
      \.fill: Color(red: 1, green: 0, blue: 0), \.lineColor: Color(red: 0, green: 0, blue: 1),
    ]

    @Test("a set of colours is read and changed by its settings, and another joins it")
    func set() {
      var colors = Self.brand
      #expect(colors[\.fill] == Color(red: 1, green: 0, blue: 0))
      colors[\.fill] = nil
      #expect(colors[\.fill] == nil && colors != Self.brand)
      colors.merge(Self.brand)
      #expect(colors[\.fill] == Self.brand[\.fill] && colors[\.lineColor] != nil)
      #expect(ElasticColors<ShapeMotion.Style>() == [:])
    }

    @Test("a path of UIKit is the shape of a view, until that has another")
    func path() throws {
      let drawn = CGMutablePath()
      drawn.move(to: CGPoint(x: 0, y: 0))
      drawn.addLine(to: CGPoint(x: 40, y: 0))
      drawn.addQuadCurve(to: CGPoint(x: 40, y: 30), control: CGPoint(x: 60, y: 15))
      drawn.addCurve(
        to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 30, y: 50), control2: CGPoint(x: 10, y: 50))
      drawn.closeSubpath()
      let path = try BezierPath(svg: "M0 0 L40 0 Q60 15 40 30 C30 50 10 50 0 30 Z".utf8)
      #expect(BezierPath(drawn) == path)
      let given = UIBezierPath(cgPath: drawn)
      let place = CGRect(x: 0, y: 0, width: 100, height: 100)
      let (shape, other) = (ElasticShapeView(frame: place), ElasticShapeView(frame: place))
      let (balloon, twin) = (MessageBalloonView(frame: place), MessageBalloonView(frame: place))
      shape.path = given
      other.setShape(path)
      balloon.path = given
      twin.setShape(path)
      #expect(shape.intrinsicContentSize == other.intrinsicContentSize && shape.path === given)
      #expect(balloon.intrinsicContentSize == twin.intrinsicContentSize && balloon.path === given)
      #expect(shape.intrinsicContentSize.width > 40)
      try shape.setShape(svg: "M0 0H80V80H0Z")
      balloon.setShape(nil)
      #expect(shape.path == nil && balloon.path == nil)
      #expect(shape.intrinsicContentSize.width > other.intrinsicContentSize.width)
    }
  }
}
