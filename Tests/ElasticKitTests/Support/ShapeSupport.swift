@testable import ElasticKit

extension ShapeMotion {
  /// Points along the drawn outline.
  var outlinePoints: [Point2D] {
    var drawing = Drawing()
    outline(into: &drawing)
    return drawing.paths.elements.segments.flatMap { segment in
      stride(from: 0.0, to: 1, by: 0.25).map { segment.cubic.point(at: $0) }
    }
  }
}

extension ShapeMotion: Sibling {
  static var playCost: UInt64 { 3 }
  static var pull: (start: Point2D, way: Vector2D)? { (Point2D(187, 300), Vector2D(0, 1)) }
  static var movesByTap: Bool { true }
  static var motions: [(inout Self) throws -> Void] { [{ $0.perform(.poke, at: 1) }] }
  static var takeovers: [Command] { [.cancel, .disable] }
  static var toggle: (style: Style, disable: Command, enable: Command)? {
    (.button, .disable, .enable)
  }

  static func fill(_ script: inout OptionScript) {
    script.drag([(187, 60), (190, 120), (240, 190)], at: 0)
    script.drag([(20, 20), (21, 21)], at: 3)
    script.command("poke", at: 5)
  }
}
