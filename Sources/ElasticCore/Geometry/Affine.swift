/// An affine map of the plane: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The order of the six numbers is that of SVG's `matrix()` and of Core Graphics.
public struct Affine: Hashable, Sendable {
  /// The six numbers.
  public var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  /// The map with these six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A translation.
  public static func translation(_ v: Vector2D) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: v.dx, ty: v.dy)
  }

  /// A scale about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin by `radians`, clockwise on a screen (y downward).
  public static func rotation(_ radians: Double) -> Affine {
    let (sine, cosine) = ElasticMath.sinCos(radians)
    return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A rotation about `center` by `radians`, clockwise on a screen.
  public static func rotation(_ radians: Double, about center: Point2D) -> Affine {
    let v = center - .origin
    return translation(v * -1).then(rotation(radians)).then(translation(v))
  }

  /// The map that does this one first and `next` afterwards.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The image of a point.
  public func callAsFunction(_ p: Point2D) -> Point2D {
    Point2D(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The image of a vector, to which a translation does not apply.
  public func callAsFunction(_ v: Vector2D) -> Vector2D {
    Vector2D(a * v.dx + c * v.dy, b * v.dx + d * v.dy)
  }

  /// The inverse map; nil if the determinant is 0.
  public var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
