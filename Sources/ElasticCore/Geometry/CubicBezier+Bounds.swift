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
  @inline(never)
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
  private var minX = Double.infinity
  private var minY = Double.infinity
  private var maxX = -Double.infinity
  private var maxY = -Double.infinity

  /// The rectangle; nil while nothing finite was added.
  var rect: Rect2D? {
    guard minX <= maxX, minY <= maxY else { return nil }
    return Rect2D(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func add(_ p: Point2D) {
    addX(p.x)
    addY(p.y)
  }

  mutating func add(_ curve: CubicBezier) {
    add(curve.start)
    add(curve.end)
    // A curve stays within its points, so only a control point outside can widen the box.
    if !spansX(curve.control1.x) || !spansX(curve.control2.x) {
      let extrema = curve.extremaX
      if let t = extrema.first { addX(curve.point(at: t).x) }
      if let t = extrema.second { addX(curve.point(at: t).x) }
    }
    if !spansY(curve.control1.y) || !spansY(curve.control2.y) {
      let extrema = curve.extremaY
      if let t = extrema.first { addY(curve.point(at: t).y) }
      if let t = extrema.second { addY(curve.point(at: t).y) }
    }
  }

  mutating func add(quad start: Point2D, _ control: Point2D, _ end: Point2D) {
    add(start)
    add(end)
    if !spansX(control.x) { addX(Self.extreme(start.x, control.x, end.x)) }
    if !spansY(control.y) { addY(Self.extreme(start.y, control.y, end.y)) }
  }

  /// The turning value of a quadratic coordinate whose control lies beyond both ends.
  private static func extreme(_ p0: Double, _ p1: Double, _ p2: Double) -> Double {
    let t = (p0 - p1) / ((p0 - p1) + (p2 - p1))
    guard t > 0, t < 1 else { return p0 }
    let s = 1 - t
    return s * s * p0 + 2 * s * t * p1 + t * t * p2
  }

  private func spansX(_ x: Double) -> Bool { x >= minX && x <= maxX }
  private func spansY(_ y: Double) -> Bool { y >= minY && y <= maxY }

  private mutating func addX(_ x: Double) {
    guard x.isFinite else { return }
    if x < minX { minX = x }
    if x > maxX { maxX = x }
  }

  private mutating func addY(_ y: Double) {
    guard y.isFinite else { return }
    if y < minY { minY = y }
    if y > maxY { maxY = y }
  }
}
