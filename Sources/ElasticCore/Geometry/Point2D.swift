/// A point of the plane, in points; y grows downward.
public struct Point2D: Hashable, Sendable {
  /// Distance from the left.
  public var x: Double
  /// Distance from the top.
  public var y: Double

  /// The point at `x`, `y`.
  @inlinable public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The top left corner.
  public static let origin = Point2D(0, 0)

  /// Whether neither coordinate is infinite or not a number.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector from `b` to `a`.
  public static func - (a: Point2D, b: Point2D) -> Vector2D { Vector2D(a.x - b.x, a.y - b.y) }

  /// `p` moved by `v`.
  public static func + (p: Point2D, v: Vector2D) -> Point2D { Point2D(p.x + v.dx, p.y + v.dy) }

  /// `p` moved by `-v`.
  public static func - (p: Point2D, v: Vector2D) -> Point2D { Point2D(p.x - v.dx, p.y - v.dy) }

  /// The point a `fraction` of the way to `other`: this one at 0, `other` at 1.
  public func blended(with other: Point2D, _ fraction: Double) -> Point2D {
    Point2D(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}
