import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Colours, paths and springs of the platform on a Mac")
  @MainActor
  struct AppKitColorTests {
    private let window = NSWindow.onScreen()
    private let both = NSColor(
      light: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      dark: NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))

    /// A property that is set in the light is the same colour in the dark, in the setting as the night has it.
    private func follow<V: AnyObject>(
      _ owner: V, _ property: ReferenceWritableKeyPath<V, NSColor>, _ setting: KeyPath<V, Paint>
    ) {
      window.contentView.appearance = nil
      owner[keyPath: property] = both
      #expect(owner[keyPath: setting] == .color(.red))
      window.contentView.appearance = NSAppearance(.darkAqua)
      Screen.run(frames: 1)
      #expect(owner[keyPath: setting] == .color(.blue), "\(property)")
      #expect(owner[keyPath: property] === both)
    }

    @Test("every paint of every view has a property that follows the appearance")
    func properties() {
      let place = CGRect(x: 0, y: 0, width: 300, height: 300)
      let surface = ElasticSurfaceView(frame: place)
      let refresh = ElasticRefreshControl(frame: place)
      let ball = LyricBallView(frame: place)
      let balloon = MessageBalloonView(frame: place)
      let shape = ElasticShapeView(frame: place)
      for view in [surface, refresh, ball, balloon, shape] { window.contentView.addSubview(view) }
      Screen.run(frames: 2)
      follow(surface, \.color, \.style.fill)
      follow(refresh, \.color, \.style.fill)
      follow(refresh, \.indicatorColor, \.style.indicatorColor)
      follow(refresh, \.waveBackgroundColor, \.style.background)
      follow(ball, \.ballColor, \.style.ballColor)
      follow(ball, \.pathColor, \.style.pathColor)
      follow(balloon, \.dotColor, \.style.dotColor)
      follow(shape, \.lineColor, \.style.lineColor)
      window.contentView.appearance = nil
    }

    @Test("a menu has its colours in light and dark mode, and its page finds it")
    func menu() {
      let page = NSViewController()
      page.view = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      let folders = NSViewController()
      folders.view = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      let root = FlowingMenuController(content: page, menu: folders)
      window.contentView.addSubview(root.view)
      Screen.run(frames: 2)
      follow(root, \.color, \.style.fill)
      follow(root, \.menuBackgroundColor, \.style.background)
      follow(root, \.backdropColor, \.style.backdrop)
      window.contentView.appearance = nil
      #expect(page.flowingMenuController === root && folders.flowingMenuController === root)
      #expect(root.flowingMenuController == nil)
    }

    /// A view with a colour, as many of AppKit's have.
    private final class Card: NSView {
      var fill: NSColor?
    }

    @Test("a colour springs, and is the app's own at rest; a block springs properties")
    func springs() {
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.contentView.addSubview(card)
      let color = ElasticValue(\.fill, of: card)
      color.animate(to: both)
      Screen.run(frames: 5)
      #expect(card.fill != nil && card.fill !== both)
      var ends: [Bool] = []
      let motion = ElasticProperties(of: card)
      motion.animate {
        $0.frame.origin = CGPoint(x: 50, y: 60)
        $0.alphaValue = 0.5
      } completion: {
        ends.append($0)
      }
      Screen.run(frames: 600)
      #expect(card.fill === both && color.value == .red)
      #expect(card.frame.origin == CGPoint(x: 50, y: 60) && card.alphaValue == 0.5)
      #expect(ends == [true])
    }

    @Test("a path of AppKit is a shape")
    func path() {
      let drawn = CGMutablePath()
      drawn.move(to: CGPoint(x: 0, y: 0))
      drawn.addLine(to: CGPoint(x: 80, y: 0))
      drawn.addLine(to: CGPoint(x: 80, y: 60))
      drawn.closeSubpath()
      let shape = ElasticShapeView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let path = NSBezierPath(cgPath: drawn)
      shape.path = path
      #expect(shape.path === path && shape.intrinsicContentSize.width > 80)
    }
  }
}
