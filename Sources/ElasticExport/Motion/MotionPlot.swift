import ElasticKit

/// A plot of a motion from 0 to 1: time across, the value up, dotted lines at 0 and 1.
public struct MotionPlot: Sendable {
  private enum Motion: Sendable {
    case spring(DampedSpring, velocity: Double)
    case curve(TimingCurve)
  }

  private let motion: Motion
  private var paper: PlotPaper

  /// A spring's motion that starts with `velocity`, until it has settled, or ten swings.
  public init(_ spring: DampedSpring, velocity: Double = 0) {
    motion = .spring(spring, velocity: velocity)
    let settling = spring.settlingDuration(velocity: velocity)
    paper = PlotPaper(until: min(settling, 20 * Double.pi / spring.angularFrequency))
    paper.makeRoom(for: value)
  }

  /// An easing function over its time.
  public init(_ curve: TimingCurve) {
    motion = .curve(curve)
    paper = PlotPaper(until: 1, unit: .none)
    paper.makeRoom(for: value)
  }

  private func value(at time: Double) -> Double {
    switch motion {
    case .spring(let spring, let velocity): spring.sample(at: time, velocity: velocity).value
    case .curve(let curve): curve.value(at: time)
    }
  }

  /// Adds the picture to `drawing`, `size` points large; under 100 points there is no room for it.
  public func draw(into drawing: inout Drawing, size: Size2D) {
    paper.drawGround(into: &drawing, size: size)
    paper.drawLine(ItemID(.path), .role(.tint), into: &drawing, size: size, value: value)
  }

  /// The picture as SVG.
  public func svg(
    size: Size2D = Size2D(width: 480, height: 300), palette: ElasticPalette = ElasticPalette()
  ) -> [UInt8] {
    var drawing = Drawing()
    draw(into: &drawing, size: size)
    return SVGDocument(size: size, palette: palette, decimals: 2).bytes(of: drawing)
  }
}
