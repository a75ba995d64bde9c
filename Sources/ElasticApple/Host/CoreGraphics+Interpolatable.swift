#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

// What an ``ElasticValue`` can be of Core Graphics. A velocity is a number, or a vector in points per second.

extension Vector2D {
  /// A velocity as UIKit's recognisers report it, in points per second.
  public init(_ velocity: CGPoint) { self.init(Double(velocity.x), Double(velocity.y)) }
}

extension CGFloat: Interpolatable {
  /// The difference, as a number.
  public func offset(to other: CGFloat) -> Double { Double(self).offset(to: Double(other)) }
  /// The sum.
  public func moved(by offset: Double) -> CGFloat { CGFloat(Double(self) + offset) }
}

extension Float: Interpolatable {
  /// The difference, as a number.
  public func offset(to other: Float) -> Double { Double(self).offset(to: Double(other)) }
  /// The sum.
  public func moved(by offset: Double) -> Float { Float(Double(self) + offset) }
}

extension CGPoint: Interpolatable {
  /// The vector to another point.
  public func offset(to other: CGPoint) -> Vector2D { Point2D(self).offset(to: Point2D(other)) }
  /// The point moved by a vector.
  public func moved(by offset: Vector2D) -> CGPoint { CGPoint(Point2D(self).moved(by: offset)) }
  /// Whether neither part is infinite or not a number.
  public var isFinite: Bool { Point2D(self).isFinite }
}

extension CGSize: Interpolatable {
  /// The difference of width and height.
  public func offset(to other: CGSize) -> Vector2D { Size2D(self).offset(to: Size2D(other)) }
  /// The size that much wider and higher; an overshoot may make it negative.
  public func moved(by offset: Vector2D) -> CGSize {
    let size = Size2D(self).moved(by: offset)
    return CGSize(width: size.width, height: size.height)
  }
  /// Whether neither extent is infinite or not a number.
  public var isFinite: Bool { Size2D(self).isFinite }
}

extension CGRect: Interpolatable {
  /// The difference of two rectangles.
  public struct Offset: Hashable, Sendable, InterpolationOffset {
    /// The difference of the origins and that of the sizes.
    public var origin: Vector2D, size: Vector2D

    /// A difference of these parts.
    public init(origin: Vector2D = .zero, size: Vector2D = .zero) {
      self.origin = origin
      self.size = size
    }

    /// The sum, part by part.
    public static func + (a: Offset, b: Offset) -> Offset {
      Offset(origin: a.origin + b.origin, size: a.size + b.size)
    }

    /// Every part `factor` times as large.
    public static func * (offset: Offset, factor: Double) -> Offset {
      Offset(origin: offset.origin * factor, size: offset.size * factor)
    }

    /// The root of the sum of the four squares.
    public var magnitude: Double { Vector2D(origin.length, size.length).length }
  }

  /// The difference of origin and size.
  public func offset(to other: CGRect) -> Offset {
    Offset(origin: origin.offset(to: other.origin), size: size.offset(to: other.size))
  }
  /// The rectangle moved and grown by that much.
  public func moved(by offset: Offset) -> CGRect {
    CGRect(origin: origin.moved(by: offset.origin), size: size.moved(by: offset.size))
  }
  /// Whether no part is infinite or not a number.
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform: Interpolatable {
  /// The difference of translation, turn, scales and shear, the turn taken the short way.
  public func offset(to other: CGAffineTransform) -> Affine.Parts {
    Affine(self).offset(to: Affine(other))
  }
  /// The map whose parts are that much larger.
  public func moved(by offset: Affine.Parts) -> CGAffineTransform {
    CGAffineTransform(Affine(self).moved(by: offset))
  }
  /// Whether none of the six numbers is infinite or not a number.
  public var isFinite: Bool { Affine(self).isFinite }
}

extension Affine {
  fileprivate init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx),
      ty: Double(map.ty))
  }
}
#endif
