/// The difference of two values, which can be added and scaled.
public protocol InterpolationOffset: Sendable {
  /// The sum of two differences.
  static func + (a: Self, b: Self) -> Self
  /// A difference scaled by `factor`.
  static func * (offset: Self, factor: Double) -> Self
  /// The length of the difference, never negative: a paced track measures speed by it.
  var magnitude: Double { get }
}

/// A value that can be interpolated to another, as keyframes are.
///
/// Law: `a.moved(by: a.offset(to: b))` is `b`, except for rounding. Use `b` itself at the end
/// if it must be exact.
public protocol Interpolatable: Sendable {
  /// The difference of two values.
  associatedtype Offset: InterpolationOffset

  /// The difference to `other`; undefined unless the two have the same shape.
  func offset(to other: Self) -> Offset
  /// This value plus a difference.
  func moved(by offset: Offset) -> Self
  /// Whether a difference to `other` exists: true for all values of a fixed size.
  func hasSameShape(as other: Self) -> Bool
  /// Whether no part of it is infinite or not a number.
  var isFinite: Bool { get }
}

extension Interpolatable {
  /// True: values of a fixed size always blend.
  public func hasSameShape(as other: Self) -> Bool { true }
}

extension Double: InterpolationOffset {}

extension Double: Interpolatable {
  /// The difference; the largest number if it overflows.
  public func offset(to other: Double) -> Double { (other - self).confined }
  /// The sum.
  public func moved(by offset: Double) -> Double { self + offset }
}

extension Vector2D: InterpolationOffset {
  /// The length.
  public var magnitude: Double { length }
}

extension Vector2D: Interpolatable {
  /// The difference; the largest number if it overflows.
  public func offset(to other: Vector2D) -> Vector2D { (other - self).confined }
  /// The sum.
  public func moved(by offset: Vector2D) -> Vector2D { self + offset }
  /// Whether neither part is infinite or not a number.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension Point2D: Interpolatable {
  /// The vector to `other`, in points; the largest number if it overflows.
  public func offset(to other: Point2D) -> Vector2D { (other - self).confined }
  /// The point moved by a vector.
  public func moved(by offset: Vector2D) -> Point2D { self + offset }
}

extension Size2D: Interpolatable {
  /// The difference of width and height.
  public func offset(to other: Size2D) -> Vector2D {
    Vector2D(other.width - width, other.height - height).confined
  }
  /// The size that much wider and higher; an overshoot may make it negative.
  public func moved(by offset: Vector2D) -> Size2D {
    Size2D(width: width + offset.dx, height: height + offset.dy)
  }
  /// Whether neither extent is infinite or not a number.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Vector2D {
  /// The nearest value whose components are numbers.
  fileprivate var confined: Vector2D { Vector2D(dx.confined, dy.confined) }
}
