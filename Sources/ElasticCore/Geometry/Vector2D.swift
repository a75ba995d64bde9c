/// A displacement or a velocity: points, or points per second.
public struct Vector2D: Hashable, Sendable {
  /// To the right.
  public var dx: Double
  /// Downward.
  public var dy: Double

  /// The displacement by `dx`, `dy`.
  @inlinable public init(_ dx: Double, _ dy: Double) { (self.dx, self.dy) = (dx, dy) }

  /// No displacement.
  public static let zero = Vector2D(0, 0)

  /// The length, in the same unit.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The sum of two displacements.
  public static func + (a: Vector2D, b: Vector2D) -> Vector2D {
    Vector2D(a.dx + b.dx, a.dy + b.dy)
  }

  /// The difference of two displacements.
  public static func - (a: Vector2D, b: Vector2D) -> Vector2D {
    Vector2D(a.dx - b.dx, a.dy - b.dy)
  }

  /// The displacement, `factor` times as long.
  public static func * (v: Vector2D, factor: Double) -> Vector2D {
    Vector2D(v.dx * factor, v.dy * factor)
  }
}
