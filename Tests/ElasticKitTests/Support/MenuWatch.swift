@testable import ElasticKit

extension MenuMotion: Watchable { typealias Watcher = MenuWatch }

extension MenuMotion: RandomlyStyled {
  static func style(_ play: inout RandomPlay<MenuMotion>) -> MenuMotion.Style {
    var style = MenuMotion.Style()
    style.edge = play.pick(ElasticEdge.allCases)
    style.profile = play.pick(WaveProfile.allCases)
    style.bubble = play.pick(MenuBubble.allCases)
    style.overPull = play.pick(OverPull.allCases)
    style.opensFrom = play.pick([.anywhere, .anywhere, .edge, .nowhere])
    style.opensWithoutRelease = play.pick([false, false, true])
    style.width = play.pick([0, 200])
    style.openThresholdShare = play.pick([0.5, 0.3])
    style.closeThresholdShare = play.pick([0.5, 0.2])
    style.duration = play.pick([0.2, 0.6])
    return style
  }
}

/// All visible values of a menu, in the component's coordinates.
struct MenuGlimpse {
  /// Points along the elastic edge; empty if none is drawn.
  private(set) var edge: [Point2D] = []
  private(set) var isFlat = true
  private(set) var menu: Rect2D?
  private(set) var bubble: Rect2D?
  private(set) var veil = 0.0
  private let style: MenuMotion.Style
  private let frame: EdgeFrame
  private let width: Double

  init(_ component: MenuMotion) {
    style = component.style
    frame = component.frame
    width = component.flow.parameters.menuWidth
    var drawing = Drawing()
    component.draw(into: &drawing)
    for item in drawing.items {
      switch (item.id.part, item.content) {
      case (.edge, .group), (.edge, .fill):
        if edge.isEmpty { edge = Self.points(drawing.path(of: item)) }
      case (.menu, .slot(let place)): menu = place
      case (.bubble, .group): bubble = drawing.path(of: item).controlBounds
      case (.backdrop, .fill): veil = item.opacity
      default: break
      }
    }
    isFlat = (0..<7).allSatisfy {
      frame.components(component.controlPoint($0) - component.controlPoint(0)).dy == 0
    }
  }

  private static func points(_ path: BezierPath.Elements) -> [Point2D] {
    var points: [Point2D] = []
    var start = Point2D.origin
    for element in path {
      switch element {
      case .cubic(let c1, let c2, let end):
        let curve = CubicBezier(start, c1, c2, end)
        for step in 1...12 { points.append(curve.point(at: Double(step) / 12)) }
        start = end
      case .move(let p), .line(let p):
        points.append(p)
        start = p
      case .quad, .close: break
      }
    }
    return points
  }

  /// Parts that moved further than allowed since `old`, for a finger's travel of `way`: the edge as far as
  /// the finger, values that depend on the progress as far as documented.
  func breach(since old: MenuGlimpse, finger way: Double) -> String? {
    breachOfEdge(since: old, finger: way) ?? breachOfProgress(since: old, finger: way)
  }

  func breachOfEdge(since old: MenuGlimpse, finger way: Double) -> String? {
    let small = 1e-9
    if !edge.isEmpty, !old.edge.isEmpty, edge.count != old.edge.count {
      // Another profile has other curves; only on a straight edge are they the same line.
      let apart = (frame.depth(of: edge) - frame.depth(of: old.edge)).magnitude
      guard isFlat, old.isFlat, apart <= small else { return "the edge has other curves" }
      return nil
    }
    for (a, b) in zip(edge, old.edge) {
      var apart = frame.components(a - b)
      // On a straight edge points can slide along invisibly.
      if isFlat || old.isFlat { apart.dx = 0 }
      if apart.length > way + small { return "the edge moved \(apart.length), the finger \(way)" }
    }
    // An edge on the view's own edge is invisible, whether it is drawn or not.
    let start = frame.place(.origin)
    let depth = (edge + old.edge).map { frame.components($0 - start).dy.magnitude }.max() ?? 0
    if edge.isEmpty != old.edge.isEmpty, way == 0, depth > small {
      return "an edge \(depth) deep came or went"
    }
    return nil
  }

  private func breachOfProgress(since old: MenuGlimpse, finger way: Double) -> String? {
    let small = 1e-9
    let share = way / (width * style.openThresholdShare)
    if (veil - old.veil).magnitude > share + small {
      return "the veil changed by \(veil - old.veil), the finger \(way)"
    }
    if let menu, let before = old.menu {
      let moved = (menu.origin - before.origin).length
      if moved > share * width + small { return "the menu moved \(moved), the finger \(way)" }
    }
    if let bubble, let before = old.bubble {
      // Its growth, and the motion of its centre, which follows the finger.
      let longest = max(frame.length, frame.depth)
      let pace = max(max(width, frame.length / 2) / 0.4, longest / 0.6) + frame.length / 2
      let limit =
        way + way / (width * min(style.openThresholdShare, 1 - style.openThresholdShare)) * pace
      let grown = max(
        (bubble.minX - before.minX).magnitude, (bubble.maxX - before.maxX).magnitude,
        (bubble.minY - before.minY).magnitude, (bubble.maxY - before.maxY).magnitude)
      if grown > limit + small { return "the bubble grew \(grown), the finger \(way)" }
    } else if way == 0, (bubble == nil) != (old.bubble == nil) {
      return "the bubble came or went"
    }
    return nil
  }
}

struct MenuWatch: ComponentWatch {
  private var fingers: [Int: Point2D] = [:]

  mutating func breach(
    of step: RandomPlay<MenuMotion>.Step, by component: inout MenuMotion, at time: Double
  ) -> String? {
    let before = MenuGlimpse(component)
    let edge = component.frame.edge
    let isMoving = component.isUnsettled || component.flow.grip != nil
    let holder = component.flow.grip?.id
    component.take(step, at: time)
    var way = 0.0
    switch step {
    // A changed view, and the only command that may make the drawing jump.
    case .input(.resized), .command(.restore): return nil
    // The menu's content gets a new layout; its edge moves smoothly.
    case .restyle, .set, .input(.surroundings):
      guard component.frame.edge == edge, isMoving, !component.isFading else { return nil }
      return MenuGlimpse(component).breachOfEdge(since: before, finger: 0)
    case .input(.touch(let id, let phase, let point)):
      defer { fingers[id] = phase == .up || phase == .cancel ? nil : point }
      if let last = fingers[id], holder == id { way = (point - last).length }
    default: break
    }
    return MenuGlimpse(component).breach(since: before, finger: way)
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
