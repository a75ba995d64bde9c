import ElasticKit

/// Everything visible of a component; outlines are stored as points along them.
public struct Glimpse {
  private struct Shape {
    let part: ItemID.Part
    let index: Int
    let opacity: Double
    let points: Range<Int>
    /// The most that it changes a pixel, or that what is in it does, where it is a group.
    var seen = 0.0
  }

  private struct Group {
    var map = Affine.identity
    var opacity = 1.0
    var clip = Box.all
    var shape: Int?
  }

  private var shapes: [Shape] = []
  private var points: [Point2D] = []
  private let bits: UInt64
  /// A bit of the greatest coordinate is worth more than 1e-9 where views are kilometres wide.
  private var slack = 1e-9
  /// The directions in which the elastic edge has no feature: a slide of its points there is invisible.
  private var isFlatAcross = false
  private var isFlatDown = false

  /// What a component shows now.
  public init<C: ElasticComponent>(_ component: C) {
    var drawing = Drawing()
    component.draw(into: &drawing)
    self.init(drawing, of: component)
  }

  /// What a component shows now, of which this is the drawing.
  init<C: ElasticComponent>(_ drawing: Drawing, of component: C) {
    self.init(drawing)
    let points = component.controlPoints
    isFlatAcross = !points.isEmpty
    isFlatDown = isFlatAcross
    // A menu's eighth is the far corner.
    for point in points.prefix(WaveShape.controlPointCount) {
      if point.y != points[0].y { isFlatAcross = false }
      if point.x != points[0].x { isFlatDown = false }
    }
  }

  /// What a drawing shows.
  public init(_ drawing: Drawing) {
    bits = Self.bits(drawing)
    var groups = [Group()]
    for item in drawing.items {
      if case .endGroup = item.content {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      let outer = groups[groups.count - 1]
      let opacity = item.opacity * outer.opacity
      let first = points.count
      let seen = opacity * add(item, of: drawing, in: outer)
      var inner = outer
      if case .group(let transform, let rule) = item.content {
        inner.map = transform.then(outer.map)
        inner.opacity = Self.showsNothing(item, drawing) ? 0 : opacity
        if rule != nil { inner.clip = outer.clip.clipped(to: Box(points[first...])) }
        // The other clips are outlines that are drawn themselves.
        if item.id.part != .edge && item.id.part != .bubble { removePoints(from: first) }
      }
      // Control points are not visible: along a straight edge they slide.
      if item.id.part == .control {
        removePoints(from: first)
      } else {
        inner.shape = addShape(item.id, opacity, from: first)
        for shape in [inner.shape] + groups.map({ $0.shape }) {
          if let shape { shapes[shape].seen = max(shapes[shape].seen, seen) }
        }
      }
      if case .group = item.content { groups.append(inner) }
    }
    for point in points { slack = max(slack, 1e-12 * max(point.x.magnitude, point.y.magnitude)) }
  }

  /// True for a group whose clip has no area.
  private static func showsNothing(_ item: Drawing.Item, _ drawing: Drawing) -> Bool {
    guard case .group(_, clipped: .some) = item.content else { return false }
    guard let clip = drawing.path(of: item).controlBounds else { return true }
    return min(clip.width, clip.height) < 1e-6
  }

  /// Adds the points of an item; returns the most of a pixel that it covers at its own opacity.
  private mutating func add(_ item: Drawing.Item, of drawing: Drawing, in group: Group) -> Double {
    let (map, first) = (group.map, points.count)
    switch item.content {
    case .fill(let paint, _):
      add(drawing.path(of: item), map)
      return paint.alpha * Box(points[first...]).clipped(to: group.clip).share
    case .stroke(let paint, let style):
      add(drawing.path(of: item), map)
      let box = Box(points[first...]).grown(by: style.width * map.stretch / 2)
      let share = Visibility.share(of: style, along: points[first...], map)
      // How much of it is drawn.
      points.append(Point2D(style.start, style.end))
      return paint.alpha * min(share, box.clipped(to: group.clip).share)
    case .text(let paint, let run):
      points.append(map(run.position))
      // No letter is wider than two of its heights.
      let width = 2 * run.size * Double(item.text.count)
      let frame = Rect2D(
        x: run.position.x - width, y: run.position.y - run.size, width: 2 * width,
        height: 2 * run.size)
      return paint.alpha * Box(map.corners(of: frame)).clipped(to: group.clip).share
    case .slot(let frame):
      points.append(map(frame.origin))
      points.append(map(Point2D(frame.maxX, frame.maxY)))
      return Box(map.corners(of: frame)).clipped(to: group.clip).share
    case .group:
      add(drawing.path(of: item), map)
      return 0
    case .endGroup: return 0
    }
  }

  /// Adds a shape of all points from `first` on; returns its index, that of the first of its identity,
  /// and nil if it has no points. The filling of the menu's edge follows its outline.
  private mutating func addShape(_ id: ItemID, _ opacity: Double, from first: Int) -> Int? {
    guard points.count > first else { return nil }
    if let same = shapes.firstIndex(where: { $0.part == id.part && $0.index == id.index ?? -1 }) {
      removePoints(from: first)
      return same
    }
    shapes.append(
      Shape(part: id.part, index: id.index ?? -1, opacity: opacity, points: first..<points.count))
    return shapes.count - 1
  }

  private mutating func removePoints(from first: Int) { points.removeLast(points.count - first) }

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

  /// The law that is broken if this comes after `old` and a finger's travel of `way`; nil if none is.
  public func breach(
    since old: Glimpse, way: Double, isIgnored: Bool = false, isOfOutline: Bool = false
  ) -> StaticString? {
    if bits == old.bits { return nil }
    if isIgnored { return "what comes at no time is ignored" }
    let slack = max(slack, old.slack)
    for (shape, before) in pairs(with: old) {
      // Parts driven by progress may move further than the finger, but not while it rests.
      guard way == 0 && !isOfOutline || shape.part.isOutline else { continue }
      if way == 0, (shape.opacity - before.opacity).magnitude > 1e-9 {
        return "an input that moves no finger changes no opacity"
      }
      if shape.opacity == 0 && before.opacity == 0 { continue }
      if !isNear(shape, old, before, way + slack) {
        return "nothing is moved further than the finger"
      }
    }
    guard way == 0, !isOfOutline else { return nil }
    if hasSeen(missingIn: old) { return "an input that moves no finger lets nothing appear" }
    return old.hasSeen(missingIn: self) ? "an input that moves no finger lets nothing vanish" : nil
  }

  private func pairs(with old: Glimpse) -> [(Shape, Shape)] {
    shapes.compactMap { shape in
      old.shapes.first { $0.part == shape.part && $0.index == shape.index }.map { (shape, $0) }
    }
  }

  private func hasSeen(missingIn other: Glimpse) -> Bool {
    shapes.contains { shape in
      shape.seen >= Visibility.least
        && !other.shapes.contains { $0.part == shape.part && $0.index == shape.index }
    }
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
    // Of another profile a straight edge has other points, some of them beyond its ends.
    if shape.part.isOutline, new.count != previous.count, isStraight(with: old) {
      let way = Box(new).middle - Box(previous).middle
      return Vector2D(isAcross ? 0 : way.dx, isDown ? 0 : way.dy).length <= limit
    }
    // A straight line is the same for any points along it. Long paths have only the test
    // above: comparing every point with every other takes too long.
    guard new.count <= 600, previous.count <= 600 else { return true }
    return Self.lies(new, near: previous, limit) && Self.lies(previous, near: new, limit)
  }

  /// Whether both edges are straight, and in the same direction.
  private func isStraight(with old: Glimpse) -> Bool {
    isFlatAcross && old.isFlatAcross || isFlatDown && old.isFlatDown
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
  fileprivate var isOutline: Bool { [.surface, .wave, .edge, .shape].contains(self) }
}
