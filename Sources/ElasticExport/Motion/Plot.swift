import ElasticKit

/// A picture of values over time: time across, values up, and dotted lines at some levels.
public struct Plot: Sendable {
  /// A way through the picture.
  struct Line: Sendable {
    /// Time and value, in the order of time.
    var points: [Point2D]
    let role: ColorRole
  }

  /// What stands behind the last time.
  public enum Unit: Sendable {
    case none, seconds, points
  }

  /// The times that are shown.
  public let time: ClosedRange<Double>
  /// What the times are counted in.
  public let unit: Unit
  /// Values with a dotted line and their number, each shown in any case.
  public var levels: [Double]
  /// Times and values with a dot.
  public var dots: [Point2D] = []
  private var lines: [Line] = []
  private var names: [(name: StaticString, role: ColorRole)] = []

  /// How often a line looks at its value, at least once a point across.
  private static let steps = 600

  /// An empty picture of some time; one of no length has no lines.
  public init(time: ClosedRange<Double>, unit: Unit = .seconds, levels: [Double] = [0, 1]) {
    self.time = time
    self.unit = unit
    self.levels = levels
  }

  /// A spring's motion from 0 to 1 that starts with `velocity`, until it has settled, or ten swings.
  public init(_ spring: DampedSpring, velocity: Double = 0) {
    let settling = spring.settlingDuration(velocity: velocity)
    self.init(time: 0...min(settling, 20 * Double.pi / spring.angularFrequency))
    add { spring.sample(at: $0, velocity: velocity).value }
  }

  /// An easing function over its time.
  public init(_ curve: TimingCurve) {
    self.init(time: 0...1, unit: .none)
    add { curve.value(at: $0) }
  }

  /// Adds a line. Where there is no value, it has a gap.
  /// - Parameter name: what stands under the picture, in the line's colour.
  public mutating func add(
    _ role: ColorRole = .tint, name: StaticString? = nil, value: (Double) -> Double?
  ) {
    if let name { names.append((name, role)) }
    let length = time.upperBound - time.lowerBound
    var isOpen = false
    for step in 0...Self.steps {
      let share = Double(step) / Double(Self.steps)
      let now = step == Self.steps ? time.upperBound : time.lowerBound + length * share
      guard let value = value(now), value.isFinite else {
        isOpen = false
        continue
      }
      if !isOpen { lines.append(Line(points: [], role: role)) }
      isOpen = true
      lines[lines.count - 1].points.append(Point2D(now, value))
    }
  }

  /// The lowest and the highest value that is shown.
  public var range: ClosedRange<Double> {
    var low = Double.infinity
    var high = -Double.infinity
    func include(_ value: Double) {
      low = min(low, value)
      high = max(high, value)
    }
    for level in levels { include(level) }
    for dot in dots { include(dot.y) }
    for line in lines { for point in line.points { include(point.y) } }
    return low < high ? low...high : (low.isFinite ? low...(low + 1) : 0...1)
  }

  /// Adds the picture to `drawing`, `size` points large; under 100 points there is no room for it.
  public func draw(into drawing: inout Drawing, size: Size2D) {
    let frame = Rect2D(
      x: 40, y: 20, width: max(size.width, 100) - 60, height: max(size.height, 100) - 60)
    let range = range
    let length = time.upperBound - time.lowerBound
    func place(_ point: Point2D) -> Point2D {
      let height = (point.y - range.lowerBound) / (range.upperBound - range.lowerBound)
      let share = length > 0 ? (point.x - time.lowerBound) / length : 0
      return Point2D(frame.minX + frame.width * share, frame.maxY - frame.height * height)
    }
    drawing.rect(Rect2D(origin: .origin, size: size))
    drawing.fill(ItemID(.background), .role(.background))
    for (index, level) in levels.enumerated() {
      let start = place(Point2D(time.lowerBound, level))
      drawing.move(to: start)
      drawing.line(to: Point2D(frame.maxX, start.y))
      let dash = StrokeStyle.Dash(length: 2, gap: 4)
      drawing.stroke(
        ItemID(.edge, index), .role(.line), StrokeStyle(width: 1, dash: dash), opacity: 0.5)
      drawing.text(
        ItemID(.word, index), number(level), .role(.label),
        TextRun(position: start + Vector2D(-8, 4), size: 12, anchor: .end))
    }
    let foot = size.height - 12
    drawing.text(
      ItemID(.word, levels.count), endText, .role(.label),
      TextRun(position: Point2D(frame.maxX, foot), size: 12, anchor: .end))
    for (index, entry) in names.enumerated() {
      var name: [UInt8] = []
      entry.name.append(to: &name)
      drawing.text(
        ItemID(.word, levels.count + 1 + index), name, .role(entry.role),
        TextRun(position: Point2D(frame.minX + 110 * Double(index), foot), size: 12))
    }
    for (index, line) in lines.enumerated() {
      Self.append(line.points.map(place), to: &drawing)
      drawing.stroke(
        ItemID(.path, index), .role(line.role), StrokeStyle(width: 2, cap: .round, join: .round))
    }
    for (index, dot) in dots.enumerated() {
      drawing.ellipse(
        in: Rect2D(origin: place(dot) - Vector2D(4, 4), size: Size2D(width: 8, height: 8)))
      drawing.fill(ItemID(.dot, index), .role(.label))
    }
  }

  /// A line through points, without those that nobody would miss.
  private static func append(_ points: [Point2D], to drawing: inout Drawing) {
    guard var last = points.first else { return }
    drawing.move(to: last)
    var first = 1
    for next in points.indices.dropFirst(2) {
      // A line is never drawn across more than this many points, so that its cost stays linear.
      let isLong = next - first >= 64
      if !isLong && points[first..<next].allSatisfy({ isNear($0, from: last, to: points[next]) }) {
        continue
      }
      last = points[next - 1]
      drawing.line(to: last)
      first = next
    }
    drawing.line(to: points[points.count - 1])
  }

  /// Whether a point is within a fiftieth of a point of the line between two others.
  private static func isNear(_ point: Point2D, from start: Point2D, to end: Point2D) -> Bool {
    let way = end - start
    let side = point - start
    return (way.dx * side.dy - way.dy * side.dx).magnitude <= 0.02 * way.length
  }

  private func number(_ value: Double) -> [UInt8] {
    var text: [UInt8] = []
    DecimalText.append(value, decimals: 3, to: &text)
    return text
  }

  /// What stands at the end of its time.
  private var endText: [UInt8] {
    var text = number(time.upperBound)
    switch unit {
    case .none: break
    case .seconds: (" s" as StaticString).append(to: &text)
    case .points: (" pt" as StaticString).append(to: &text)
    }
    return text
  }

  /// The picture as SVG.
  public func svg(
    size: Size2D = Size2D(width: 480, height: 300), palette: Palette = Palette()
  ) -> [UInt8] {
    var drawing = Drawing()
    draw(into: &drawing, size: size)
    return SVGDocument(size: size, palette: palette, decimals: 2).bytes(of: drawing)
  }
}
