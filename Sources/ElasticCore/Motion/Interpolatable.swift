/// The way from one value to another: what can be added up and scaled.
public protocol InterpolationOffset: Sendable {
  /// One way after the other.
  static func + (a: Self, b: Self) -> Self
  /// A way `factor` times as long.
  static func * (offset: Self, factor: Double) -> Self
  /// How long the way is, never negative: what a paced ``MotionTrack`` measures speed by.
  var magnitude: Double { get }
}

/// A value that can go to another by way of those in between, as keyframes do.
///
/// Law: `a.moved(by: a.offset(to: b))` is `b`, but for rounding. Who needs `b` itself at the end
/// takes `b`.
public protocol Interpolatable: Sendable {
  /// The way from one value to another.
  associatedtype Offset: InterpolationOffset

  /// The way from here to `other`; without meaning unless the two have the same shape.
  func offset(to other: Self) -> Offset
  /// Where that way leads from here.
  func moved(by offset: Offset) -> Self
  /// Whether there is a way to `other` at all: true for all values of a fixed size.
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
  /// The difference; where there is no such number, the largest there is.
  public func offset(to other: Double) -> Double { (other - self).confined }
  /// The sum.
  public func moved(by offset: Double) -> Double { self + offset }
}

extension Vector2D: InterpolationOffset {
  /// The length.
  public var magnitude: Double { length }
}

extension Vector2D: Interpolatable {
  /// The difference; where there is no such number, the largest there is.
  public func offset(to other: Vector2D) -> Vector2D { (other - self).confined }
  /// The sum.
  public func moved(by offset: Vector2D) -> Vector2D { self + offset }
  /// Whether neither part is infinite or not a number.
  public var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension Point2D: Interpolatable {
  /// The displacement from here to there, in points; where there is no such number, the largest there is.
  public func offset(to other: Point2D) -> Vector2D { (other - self).confined }
  /// The place reached along a displacement.
  public func moved(by offset: Vector2D) -> Point2D { self + offset }
}

extension Size2D: Interpolatable {
  /// By how much `other` is wider and higher.
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
  /// The nearest whose parts are numbers.
  fileprivate var confined: Vector2D { Vector2D(dx.confined, dy.confined) }
}
