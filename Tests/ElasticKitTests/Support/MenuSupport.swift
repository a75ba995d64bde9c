import LawKit

@testable import ElasticKit

/// What a menu shows.
struct MenuGlimpse {
  let menu: Rect2D?
  let bubble: Rect2D?
  let hasEdge: Bool
  private let seen: Seen<MenuMotion>

  init(_ component: MenuMotion) {
    var drawing = Drawing()
    component.draw(into: &drawing)
    (_, menu, bubble) = MenuMotion.shown(in: drawing)
    hasEdge = drawing.items.contains { $0.id.part == .edge }
    seen = Seen(component)
  }

  /// The law that is broken if this comes after `old` and a finger's way; nil if none is.
  func breach(since old: MenuGlimpse, finger way: Double) -> String? {
    seen.breach(since: old.seen, way: way)?.description
  }

  /// The same of the edge alone, which no finger moves.
  func breachOfEdge(since old: MenuGlimpse) -> String? {
    seen.breach(since: old.seen, way: 0, isOfOutline: true)?.description
  }
}

extension MenuMotion: Sibling {
  static var pull: (start: Point2D, way: Vector2D)? { (Point2D(10, 10), Vector2D(1, 0)) }
  static var motions: [(inout Self) throws -> Void] { [{ $0.perform(.open, at: 1) }] }
  static var numbered: [[String]] { [["restore"], ["slide"]] }
  static var takeovers: [Command] { [.cancel, .disable, .open, .close, .restore(0.4)] }
  static var toggle: (style: Style, disable: Command, enable: Command)? {
    (Style(), .disable, .enable)
  }

  static func fill(_ script: inout OptionScript) {
    script.drag([(5, 300), (30, 310), (110, 330)], at: 0)
    script.command("close", at: 2)
    script.drag([(5, 300), (20, 330), (360, 330)], at: 3)
    script.drag([(200, 300), (150, 300), (100, 300)], at: 6)
    script.command("open", at: 9)
    script.drag([(240, 300), (200, 310), (180, 300)], at: 11, pause: 0.5)
    script.command("close", at: 14)
    // Up to 150 points a second.
    script.drag((0...18).map { (5 + 5 * Double($0), 300) }, at: 16)
    script.command("close", at: 19)
    script.drag([(5, 300), (9, 340), (120, 340)], at: 21)
    script.drag([(100, 300), (105, 300), (220, 310)], at: 24)
  }
}
