import ElasticKit

/// Everything visible of a component; outlines are stored as points along them.
public struct Glimpse {
  private struct Shape {
    let part: ItemID.Part
    let index: Int
    let opacity: Double
    let points: Range<Int>
  }

  private var shapes: [Shape] = []
  private var points: [Point2D] = []
  private let bits: UInt64
  /// A bit of the greatest coordinate is worth more than 1e-9 where views are kilometres wide.
  private var slack = 1e-9
  /// The directions in which the elastic edge has no feature: a slide of its points there is invisible.
  private var isFlatAcross = false
  private var isFlatDown = false

  public init<C: ElasticComponent>(_ component: C) {
    var drawing = Drawing()
    component.draw(into: &drawing)
    bits = Self.bits(drawing)
    var groups: [(map: Affine, opacity: Double)] = [(.identity, 1)]
    for item in drawing.items {
      let (map, outer) = groups[groups.count - 1]
      let opacity = item.opacity * outer
      let first = points.count
      switch item.content {
      case .fill: add(drawing.path(of: item), map)
      case .stroke(_, let style):
        add(drawing.path(of: item), map)
        // How much of it is drawn.
        points.append(Point2D(style.start, style.end))
      case .text(_, let run): points.append(map(run.position))
      case .slot(let frame):
        points.append(map(frame.origin))
        points.append(map(Point2D(frame.maxX, frame.maxY)))
      case .group(let transform, _):
        // The other clips are outlines that are drawn themselves.
        if item.id.part == .edge || item.id.part == .bubble { add(drawing.path(of: item), map) }
        groups.append(
          (transform.then(map), Self.showsNothing(item, drawing) ? 0 : opacity))
      case .endGroup:
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      // Control points are not visible: along a straight edge they slide. The filling of the
      // menu's edge follows its outline.
      guard item.id.part != .control, points.count > first,
        !shapes.contains(where: { $0.part == item.id.part && $0.index == item.id.index ?? -1 })
      else {
        points.removeLast(points.count - first)
        continue
      }
      shapes.append(
        Shape(
          part: item.id.part, index: item.id.index ?? -1, opacity: opacity,
          points: first..<points.count))
    }
    isFlatAcross = component.controlPointCount > 0
    isFlatDown = isFlatAcross
    // A menu's eighth is the far corner.
    for index in 0..<min(component.controlPointCount, WaveShape.controlPointCount) {
      let first = component.controlPoint(0)
      let point = component.controlPoint(index)
      if point.y != first.y { isFlatAcross = false }
      if point.x != first.x { isFlatDown = false }
    }
    for point in points { slack = max(slack, 1e-12 * max(point.x.magnitude, point.y.magnitude)) }
  }

  /// True for a group whose clip has no area.
  private static func showsNothing(_ item: Drawing.Item, _ drawing: Drawing) -> Bool {
    guard case .group(_, clipped: .some) = item.content else { return false }
    guard let clip = drawing.path(of: item).controlBounds else { return true }
    return min(clip.width, clip.height) < 1e-6
  }

  private mutating func add(_ path: BezierPath.Elements, _ map: Affine) {
    var start = Point2D.origin
    for element in path {
      switch element.transformed(by: map) {
      case .move(let p), .line(let p):
        points.append(p)
        start = p
      case .quad(let control, let end):
        for step in 1...8 {
          let t = Double(step) / 8
          let (a, b) = (start.blended(with: control, t), control.blended(with: end, t))
          points.append(a.blended(with: b, t))
        }
        start = end
      case .cubic(let c1, let c2, let end):
        let curve = CubicBezier(start, c1, c2, end)
        for step in 1...12 { points.append(curve.point(at: Double(step) / 12)) }
        start = end
      case .close: break
      }
    }
  }

  /// Stops the program if a point moved further since `old` than a finger's travel of `way` allows.
  public func check(since old: Glimpse, way: Double, isIgnored: Bool) {
    if bits == old.bits { return }
    law(!isIgnored, "what comes at no time is ignored")
    let slack = max(slack, old.slack)
    for (shape, before) in pairs(with: old) {
      // Parts driven by progress may move further than the finger, but not while it rests.
      guard way == 0 || shape.part.isOutline else { continue }
      law(
        way > 0 || (shape.opacity - before.opacity).magnitude <= 1e-9,
        "an input that moves no finger changes no opacity")
      if shape.opacity == 0 && before.opacity == 0 { continue }
      law(
        isNear(shape, old, before, way + slack),
        "nothing is moved further than the finger")
    }
    if way == 0 { checkNoneCame(since: old) }
  }

  private func pairs(with old: Glimpse) -> [(Shape, Shape)] {
    shapes.compactMap { shape in
      old.shapes.first { $0.part == shape.part && $0.index == shape.index }.map { (shape, $0) }
    }
  }

  private func checkNoneCame(since old: Glimpse) {
    law(
      !shapes.contains { shape in
        isSeen(shape)
          && !old.shapes.contains { $0.part == shape.part && $0.index == shape.index }
      }, "an input that moves no finger lets nothing appear")
    law(
      !old.shapes.contains { shape in
        old.isSeen(shape)
          && !shapes.contains { $0.part == shape.part && $0.index == shape.index }
      }, "an input that moves no finger lets nothing vanish")
  }

  /// False for a shape that is only a point or, if filled, only a line.
  private func isSeen(_ shape: Shape) -> Bool {
    var (low, high) = (points[shape.points.lowerBound], points[shape.points.lowerBound])
    for point in points[shape.points] {
      low = Point2D(min(low.x, point.x), min(low.y, point.y))
      high = Point2D(max(high.x, point.x), max(high.y, point.y))
    }
    let size = high - low
    let seen = shape.part.isOutline ? min(size.dx, size.dy) : max(size.dx, size.dy)
    return shape.opacity > 1e-9 && seen > 1e-6
  }

  private func isNear(_ shape: Shape, _ old: Glimpse, _ before: Shape, _ limit: Double) -> Bool {
    let (new, previous) = (points[shape.points], old.points[before.points])
    let isAcross = shape.part.isOutline && (isFlatAcross || old.isFlatAcross)
    let isDown = shape.part.isOutline && (isFlatDown || old.isFlatDown)
    if new.count == previous.count,
      zip(new, previous).allSatisfy({
        let way = $0 - $1
        return Vector2D(isAcross ? 0 : way.dx, isDown ? 0 : way.dy).length <= limit
      })
    {
      return true
    }
    // A straight line is the same for any points along it. Long paths have only the test
    // above: comparing every point with every other takes too long.
    guard new.count <= 600, previous.count <= 600 else { return true }
    return Self.lies(new, near: previous, limit) && Self.lies(previous, near: new, limit)
  }

  private static func lies(
    _ points: ArraySlice<Point2D>, near line: ArraySlice<Point2D>, _ limit: Double
  ) -> Bool {
    points.allSatisfy { point in
      line.indices.contains { index in
        let from = line[index]
        let to = index + 1 < line.endIndex ? line[index + 1] : from
        return distance(from: point, from, to) <= limit
      }
    }
  }

  private static func distance(from point: Point2D, _ start: Point2D, _ end: Point2D) -> Double {
    let (line, way) = (end - start, point - start)
    let square = line.dx * line.dx + line.dy * line.dy
    guard square > 0 else { return way.length }
    let share = min(max((way.dx * line.dx + way.dy * line.dy) / square, 0), 1)
    return (way - line * share).length
  }

  /// One number for all numbers of a drawing.
  static func bits(_ drawing: Drawing) -> UInt64 {
    var sum = Checksum()
    drawing.forEachNumber { sum.add($0) }
    return sum.value
  }
}

extension ItemID.Part {
  /// True for an elastic part: no point of it moves further than the finger.
  fileprivate var isOutline: Bool {
    var search = OutlineSearch(part: self)
    return ComponentKind.allCases.contains { $0.visit(&search) }
  }
}

/// Tests if a part is the outline of a component.
private struct OutlineSearch: ComponentVisitor {
  typealias Failure = Never

  let part: ItemID.Part

  func visit<C: ElasticComponent>(_ type: C.Type) -> Bool { C.outline == part }
}
