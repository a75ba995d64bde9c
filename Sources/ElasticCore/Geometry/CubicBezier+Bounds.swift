// Where a cubic curve turns round, and the box around it.
//
// The derivative of a coordinate is quadratic. Its roots come from the sum that does not cancel, with the product of
// both for the other (Numerical Recipes, 5.6), so that neither loses digits where one is small.

extension CubicBezier {
  /// The parameters, rising, strictly between 0 and 1, at which x turns round or pauses.
  public var extremaX: (first: Double?, second: Double?) {
    Self.extrema(start.x, control1.x, control2.x, end.x)
  }

  /// The parameters, rising, strictly between 0 and 1, at which y turns round or pauses.
  public var extremaY: (first: Double?, second: Double?) {
    Self.extrema(start.y, control1.y, control2.y, end.y)
  }

  /// The smallest upright rectangle around the curve itself, not around its control points.
  ///
  /// Coordinates that are infinite or not a number are left out; zero where no other is left.
  public var bounds: Rect2D {
    var box = BoundsBuilder()
    box.add(self)
    return box.rect ?? .zero
  }

  /// Where the derivative of one coordinate is zero: c + b·t + a·t² = 0, a third of it.
  static func extrema(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> (first: Double?, second: Double?) {
    let c = p1 - p0
    let halfB = (p2 - p1) - (p1 - p0)
    let a = ((p3 - p2) - (p2 - p1)) - halfB
    let discriminant = halfB * halfB - a * c
    guard discriminant >= 0 else { return (nil, nil) }
    // Both roots from the sum that does not cancel; a division by zero falls out of the range.
    let root = discriminant.squareRoot()
    let q = halfB < 0 ? root - halfB : -(halfB + root)
    let one = inside(q / a)
    let other = inside(c / q)
    guard let one else { return (other, nil) }
    guard let other, other != one else { return (one, nil) }
    return one < other ? (one, other) : (other, one)
  }

  private static func inside(_ t: Double) -> Double? { t > 0 && t < 1 ? t : nil }
}

/// Gathers points and curves into the smallest upright rectangle around them.
struct BoundsBuilder {
  private var x = Extent()
  private var y = Extent()

  /// The rectangle; nil while nothing finite was added.
  var rect: Rect2D? {
    guard x.least <= x.most, y.least <= y.most else { return nil }
    return Rect2D(x: x.least, y: y.least, width: x.most - x.least, height: y.most - y.least)
  }

  mutating func add(_ p: Point2D) {
    x.add(p.x)
    y.add(p.y)
  }

  mutating func add(_ curve: CubicBezier) {
    x.add(curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
    y.add(curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
  }

  mutating func add(quad start: Point2D, _ control: Point2D, _ end: Point2D) {
    x.add(start.x, control.x, end.x)
    y.add(start.y, control.y, end.y)
  }
}

/// From the least to the most of one coordinate.
private struct Extent {
  var least = Double.infinity
  var most = -Double.infinity

  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    if value < least { least = value }
    if value > most { most = value }
  }

  /// A cubic coordinate, which stays within its numbers: only a control point outside can widen the extent.
  mutating func add(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    add(p0)
    add(p3)
    guard !spans(p1) || !spans(p2) else { return }
    let extrema = CubicBezier.extrema(p0, p1, p2, p3)
    if let t = extrema.first { add(CubicBezier.value(p0, p1, p2, p3, at: t)) }
    if let t = extrema.second { add(CubicBezier.value(p0, p1, p2, p3, at: t)) }
  }

  /// A quadratic one.
  mutating func add(_ p0: Double, _ p1: Double, _ p2: Double) {
    add(p0)
    add(p2)
    // It turns where its control lies beyond both ends.
    guard !spans(p1) else { return }
    let t = (p0 - p1) / ((p0 - p1) + (p2 - p1))
    guard t > 0, t < 1 else { return }
    let s = 1 - t
    add(s * s * p0 + 2 * s * t * p1 + t * t * p2)
  }

  private func spans(_ value: Double) -> Bool { value >= least && value <= most }
}
