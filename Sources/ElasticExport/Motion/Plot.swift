import ElasticKit

/// A picture of a way from 0 to 1: time across, the value up, dotted lines at 0 and 1.
public struct Plot: Sendable {
  private enum Motion: Sendable {
    case spring(DampedSpring, velocity: Double, duration: Double)
    case curve(TimingCurve)
  }

  private let motion: Motion
  private static let steps = 600

  /// A spring's motion that starts with `velocity`, until it has settled, or ten swings.
  public init(_ spring: DampedSpring, velocity: Double = 0) {
    let settling = spring.settlingDuration(velocity: velocity)
    motion = .spring(
      spring, velocity: velocity,
      duration: min(settling, 20 * Double.pi / spring.angularFrequency))
  }

  /// An easing function over its time.
  public init(_ curve: TimingCurve) { motion = .curve(curve) }

  /// The value at a share of the time.
  private func value(at share: Double) -> Double {
    switch motion {
    case .spring(let spring, let velocity, let duration):
      spring.sample(at: duration * share, velocity: velocity).value
    case .curve(let curve): curve.value(at: share)
    }
  }

  /// The lowest and the highest value that is shown: 0...1, and what leaves it.
  public var range: ClosedRange<Double> {
    var low = 0.0
    var high = 1.0
    for step in 0...Self.steps {
      let value = value(at: Double(step) / Double(Self.steps))
      low = min(low, value)
      high = max(high, value)
    }
    return low...high
  }

  /// Adds the picture to `drawing`, `size` points large; under 100 points there is no room for it.
  public func draw(into drawing: inout Drawing, size: Size2D) {
    let frame = Rect2D(
      x: 40, y: 20, width: max(size.width, 100) - 60, height: max(size.height, 100) - 60)
    let range = range
    func place(_ share: Double, _ value: Double) -> Point2D {
      let height = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      return Point2D(frame.minX + frame.width * share, frame.maxY - frame.height * height)
    }
    drawing.rect(Rect2D(origin: .origin, size: size))
    drawing.fill(ItemID(.background), .role(.background))
    for end in 0...1 {
      let value = Double(end)
      drawing.move(to: place(0, value))
      drawing.line(to: place(1, value))
      let dash = StrokeStyle.Dash(length: 2, gap: 4)
      drawing.stroke(
        ItemID(.edge, end), .role(.line), StrokeStyle(width: 1, dash: dash), opacity: 0.5)
      drawing.text(
        ItemID(.word, end), [UInt8(ascii: "0") + UInt8(end)], .role(.label),
        TextRun(position: place(0, value) + Vector2D(-8, 4), size: 12, anchor: .end))
    }
    drawing.text(
      ItemID(.word, 2), endText, .role(.label),
      TextRun(position: Point2D(frame.maxX, size.height - 12), size: 12, anchor: .end))
    drawing.move(to: place(0, value(at: 0)))
    for step in 1...Self.steps {
      let share = Double(step) / Double(Self.steps)
      drawing.line(to: place(share, value(at: share)))
    }
    drawing.stroke(ItemID(.path), .role(.tint), StrokeStyle(width: 2, cap: .round, join: .round))
  }

  /// What stands at the end of its time.
  private var endText: [UInt8] {
    var text: [UInt8] = []
    switch motion {
    case .spring(_, _, let duration):
      DecimalText.append(duration, decimals: 3, to: &text)
      (" s" as StaticString).append(to: &text)
    case .curve: text.append(UInt8(ascii: "1"))
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
