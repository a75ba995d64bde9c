import ElasticKit

/// The axes of a plot of values over time: time across from its start, values up, and dotted lines at
/// some levels.
@_spi(Programs) public struct PlotPaper: Sendable {
  /// The unit after the last time.
  public enum Unit: Sendable {
    case none, seconds, points
  }

  /// The times that are shown.
  public let start, end: Double
  /// The unit of the times.
  public let unit: Unit
  /// Values with a dotted line and their number.
  public let levels: [Double]
  /// The lowest and the highest value in the plot: of the levels and of the lines.
  private var lowest = Double.infinity
  private var highest = -Double.infinity

  /// The number of samples of a line: more than one a point across.
  private static let steps = 600

  /// Paper for the times up to `end`.
  public init(
    from start: Double = 0, until end: Double, unit: Unit = .seconds, levels: [Double] = [0, 1]
  ) {
    self.start = start
    self.end = end
    self.unit = unit
    self.levels = levels
    for level in levels { makeRoom(for: level) }
  }

  /// Makes sure that a value is shown.
  public mutating func makeRoom(for value: Double) {
    guard value.isFinite else { return }
    lowest = min(lowest, value)
    highest = max(highest, value)
  }

  /// Makes sure that all values are shown.
  public mutating func makeRoom(for value: (Double) -> Double) {
    for step in 0...Self.steps { makeRoom(for: value(time(at: step))) }
  }

  private func time(at step: Int) -> Double {
    step == Self.steps ? end : start + (end - start) * (Double(step) / Double(Self.steps))
  }

  private func frame(in size: Size2D) -> Rect2D {
    Rect2D(x: 40, y: 20, width: max(size.width, 100) - 60, height: max(size.height, 100) - 60)
  }

  /// The point of a value at a time in a picture of that size.
  public func place(_ time: Double, _ value: Double, in size: Size2D) -> Point2D {
    let frame = frame(in: size)
    let share = end > start ? (time - start) / (end - start) : 0
    let height = (value - lowest) / (highest > lowest ? highest - lowest : 1)
    return Point2D(frame.minX + frame.width * share, frame.maxY - frame.height * height)
  }

  /// Draws the axes under the lines.
  public func drawGround(into drawing: inout Drawing, size: Size2D) {
    drawing.rect(Rect2D(origin: .origin, size: size))
    drawing.fill(ItemID(.background), .role(.background))
    for (index, level) in levels.enumerated() {
      drawing.move(to: place(start, level, in: size))
      drawing.line(to: place(end, level, in: size))
      let dash = PathStroke.Dash(length: 2, gap: 4)
      drawing.stroke(
        ItemID(.edge, index), .role(.line), PathStroke(width: 1, dash: dash), opacity: 0.5)
      drawing.text(
        ItemID(.word, index), number(level), .role(.label),
        TextRun(
          position: place(start, level, in: size) + Vector2D(-8, 4), size: 12, anchor: .end))
    }
    drawing.text(
      ItemID(.word, levels.count), endText, .role(.label),
      TextRun(
        position: Point2D(frame(in: size).maxX, size.height - 12), size: 12, anchor: .end))
  }

  /// Draws a line, with a gap at each NaN.
  public func drawLine(
    _ id: ItemID, _ paint: Paint, into drawing: inout Drawing, size: Size2D,
    value: (Double) -> Double
  ) {
    // The slopes of a line from `corner` that passes within a fiftieth of a point of every point
    // up to the last: points on that line need not be written.
    var (corner, last) = (Point2D.origin, Point2D.origin)
    var (low, high) = (0.0, 0.0)
    var isOpen = false
    for step in 0...Self.steps {
      let time = time(at: step)
      let next = place(time, value(time), in: size)
      guard next.isFinite else {
        if isOpen { drawing.line(to: last) }
        isOpen = false
        continue
      }
      if !isOpen {
        drawing.move(to: next)
        (corner, low, high) = (next, -.infinity, .infinity)
        isOpen = true
      } else {
        let slope = (next.y - corner.y) / (next.x - corner.x)
        if !(slope >= low && slope <= high) {
          drawing.line(to: last)
          (corner, low, high) = (last, -.infinity, .infinity)
        }
        let way = next.x - corner.x
        low = max(low, (next.y - corner.y - 0.02) / way)
        high = min(high, (next.y - corner.y + 0.02) / way)
      }
      last = next
    }
    if isOpen { drawing.line(to: last) }
    drawing.stroke(id, paint, PathStroke(width: 2, cap: .round, join: .round))
  }

  private func number(_ value: Double) -> [UInt8] {
    var text: [UInt8] = []
    DecimalText.append(value, decimals: 3, to: &text)
    return text
  }

  /// The label at the end of the time axis.
  private var endText: [UInt8] {
    var text = number(end)
    switch unit {
    case .none: break
    case .seconds: (" s" as StaticString).append(to: &text)
    case .points: (" pt" as StaticString).append(to: &text)
    }
    return text
  }
}
