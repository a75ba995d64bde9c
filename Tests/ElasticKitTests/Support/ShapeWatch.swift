@testable import ElasticKit

extension ShapeMotion: Watchable { typealias Watcher = ShapeWatch }

extension ShapeMotion: RandomlyStyled {
  static func style(_ play: inout RandomPlay<ShapeMotion>) -> ShapeMotion.Style {
    var style = play.pick([ShapeMotion.Style(), .button])
    style.keepsArea = play.pick([true, false])
    style.reachShare = play.pick([0.2, 0.45, 2])
    style.minimumCurveCount = play.pick([0, 16, 24])
    style.pokeDepth = play.pick([0, 10, 60])
    style.touchMargin = play.pick([22, 100_000])
    style.dampingRatio = play.pick([0.1, 0.3, 1])
    style.lineWidth = play.pick([0, 3])
    return style
  }
}

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

struct ShapeWatch: ComponentWatch {
  mutating func breach(
    of step: RandomPlay<ShapeMotion>.Step, by component: inout ShapeMotion, at time: Double
  ) -> String? {
    let before = component.outlinePoints
    var allowance = 0.0
    if case .input(.touch(let id, _, let point)) = step, let grip = component.grip, grip.id == id {
      allowance = (point - grip.finger).length
    }
    let wasDown = component.grip == nil
    component.take(step, at: time)
    switch step {
    // A new layout has no previous positions.
    case .restyle, .set, .input(.resized), .input(.surroundings): return nil
    // A second `down` of the holding finger is a new touch.
    case .input(.touch(_, .down, _)): allowance = wasDown ? 0 : allowance
    default: break
    }
    let after = component.outlinePoints
    guard before.count == after.count else { return "the outline is another" }
    let way = zip(after, before).reduce(0) { max($0, ($1.0 - $1.1).length) }
    return way > allowance + 1e-9 ? "the outline moved \(way), the finger \(allowance)" : nil
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
