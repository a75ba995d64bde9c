/// One cubic Bézier curve.
public struct CubicBezier: Hashable, Sendable {
  /// The start.
  public var start: Point2D
  /// The first control point.
  public var control1: Point2D
  /// The second control point.
  public var control2: Point2D
  /// The end.
  public var end: Point2D

  /// The curve through `start` and `end` with two control points.
  public init(_ start: Point2D, _ control1: Point2D, _ control2: Point2D, _ end: Point2D) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The straight line from `start` to `end`, at constant speed.
  public init(line start: Point2D, _ end: Point2D) {
    self.init(start, start.blended(with: end, 1.0 / 3), end.blended(with: start, 1.0 / 3), end)
  }

  /// The quadratic curve with one control point: the same points at the same parameters.
  public init(quad start: Point2D, _ control: Point2D, _ end: Point2D) {
    self.init(
      start, start.blended(with: control, 2.0 / 3), end.blended(with: control, 2.0 / 3), end)
  }

  /// The point at parameter `t`: exactly ``start`` at 0 and ``end`` at 1.
  ///
  /// The same polynomial continues beyond these.
  public func point(at t: Double) -> Point2D {
    Point2D(
      Self.value(start.x, control1.x, control2.x, end.x, at: t),
      Self.value(start.y, control1.y, control2.y, end.y, at: t))
  }

  /// One coordinate of the point at parameter `t`.
  static func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  /// The first derivative at `t`: points per unit of parameter.
  public func derivative(at t: Double) -> Vector2D {
    let s = 1 - t
    return (control1 - start) * (3 * s * s) + (control2 - control1) * (6 * s * t)
      + (end - control2) * (3 * t * t)
  }

  /// The second derivative at `t`.
  public func secondDerivative(at t: Double) -> Vector2D {
    let bend1 = (control2 - control1) - (control1 - start)
    let bend2 = (end - control2) - (control2 - control1)
    return bend1 * (6 * (1 - t)) + bend2 * (6 * t)
  }

  /// The direction of travel at `t`, of length 1; zero where the curve is a single point.
  ///
  /// Where the derivative vanishes (a cusp, a control point on an end) it is the direction after
  /// that point; at the end, the direction before it.
  public func tangent(at t: Double) -> Vector2D {
    let first = derivative(at: t)
    let extent = (control1 - start).length + (control2 - control1).length + (end - control2).length
    // Below this the derivative is a rounded zero.
    let floor = extent * 1e-12
    if first.length > floor { return first.normalized }
    let second = secondDerivative(at: t) * (t < 1 ? 1 : -1)
    if second.length > floor { return second.normalized }
    let bend1 = (control2 - control1) - (control1 - start)
    let bend2 = (end - control2) - (control2 - control1)
    return (bend2 - bend1).normalized
  }

  /// The two halves of this curve, split at parameter `t`.
  public func split(at t: Double) -> (CubicBezier, CubicBezier) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let d = a.mixed(with: b, t)
    let e = b.mixed(with: c, t)
    let middle = d.mixed(with: e, t)
    return (CubicBezier(start, a, d, middle), CubicBezier(middle, e, c, end))
  }

  /// The curve from parameter `t0` to `t1`.
  func part(from t0: Double, to t1: Double) -> CubicBezier {
    let first = t1 < 1 ? split(at: t1).0 : self
    return t0 > 0 && t1 > 0 ? first.split(at: min(t0 / t1, 1)).1 : first
  }

  /// The same curve in the opposite direction.
  public var reversed: CubicBezier { CubicBezier(end, control2, control1, start) }

  /// The curve whose four points are the images of these.
  public func transformed(by map: Affine) -> CubicBezier {
    CubicBezier(map(start), map(control1), map(control2), map(end))
  }
}

extension Point2D {
  /// Like `blended`, but exactly `other` at 1, so that neighbouring pieces meet to the bit.
  package func mixed(with other: Point2D, _ t: Double) -> Point2D {
    let s = 1 - t
    return Point2D(s * x + t * other.x, s * y + t * other.y)
  }
}

extension Vector2D {
  /// The same direction with length 1; zero for a zero, infinite or undefined displacement.
  package var normalized: Vector2D {
    // Scaled first, so that squares neither overflow nor vanish.
    let largest = max(abs(dx), abs(dy))
    guard largest > 0, largest.isFinite else { return .zero }
    let scaled = Vector2D(dx / largest, dy / largest)
    let length = scaled.length
    guard length > 0 else { return .zero }
    return Vector2D(scaled.dx / length, scaled.dy / length)
  }
}
