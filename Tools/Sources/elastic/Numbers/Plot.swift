import ElasticExport
import ElasticKit

/// A picture of a way from 0 to 1.
struct Plot {
  /// What stands at the end of its time.
  let end: String
  /// The value at a share of the time.
  let value: (Double) -> Double

  private static let size = Size2D(width: 480, height: 300)
  private static let frame = Rect2D(x: 40, y: 20, width: 420, height: 240)
  private static let steps = 600

  /// A spring's motion until it has settled, or ten swings.
  init(_ spring: DampedSpring, velocity: Double) {
    let settling = spring.settlingDuration(velocity: velocity)
    let duration = min(settling, 20 * Double.pi / spring.angularFrequency)
    var time: [UInt8] = []
    DecimalText.append(duration, decimals: 3, to: &time)
    end = String(decoding: time, as: UTF8.self) + " s"
    value = { spring.sample(at: duration * $0, velocity: velocity).value }
  }

  /// An easing function over its time.
  init(_ curve: TimingCurve) {
    end = "1"
    value = { curve.value(at: $0) }
  }

  /// The picture as SVG.
  private var svg: [UInt8] {
    let values = (0...Self.steps).map { value(Double($0) / Double(Self.steps)) }
    let low = min(values.min() ?? 0, 0)
    let high = max(values.max() ?? 1, 1)
    func place(_ share: Double, _ value: Double) -> Point2D {
      Point2D(
        Self.frame.minX + Self.frame.width * share,
        Self.frame.maxY - Self.frame.height * (value - low) / (high - low))
    }

    var drawing = Drawing()
    drawing.rect(Rect2D(origin: .origin, size: Self.size))
    drawing.fill(ItemID(.background), .role(.background))
    for value in [0.0, 1.0] {
      drawing.move(to: place(0, value))
      drawing.line(to: place(1, value))
      let dash = StrokeStyle.Dash(length: 2, gap: 4)
      drawing.stroke(
        ItemID(.edge, Int(value)), .role(.line), StrokeStyle(width: 1, dash: dash), opacity: 0.5)
      let label = place(0, value) + Vector2D(-8, 4)
      drawing.text(
        ItemID(.word, Int(value)), Numbers.text(value).utf8, .role(.label),
        TextRun(position: label, size: 12, anchor: .end))
    }
    drawing.text(
      ItemID(.word, 2), end.utf8, .role(.label),
      TextRun(position: Point2D(Self.frame.maxX, Self.size.height - 12), size: 12, anchor: .end))
    drawing.move(to: place(0, values[0]))
    for (step, value) in values.enumerated().dropFirst() {
      drawing.line(to: place(Double(step) / Double(Self.steps), value))
    }
    drawing.stroke(ItemID(.path), .role(.tint), StrokeStyle(width: 2, cap: .round, join: .round))
    return SVGDocument(size: Self.size, decimals: 2).bytes(of: drawing)
  }

  /// Writes the picture to a file whose name ends in .svg; nothing if it cannot be written whole.
  func write(to path: String) throws {
    guard path.lowercased().hasSuffix(".svg") else {
      throw Failure.usage("-o \(path): expected a name that ends in .svg")
    }
    let file = try OutputFile(path: path)
    defer { file.discard() }
    try file.write(svg)
    try file.commit()
  }
}
