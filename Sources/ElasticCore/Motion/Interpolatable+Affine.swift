// Affine maps apart and together, and what lies between two of them.
//
// The linear part is a rotation times an upper triangular matrix (its QR decomposition), so the two scales, the shear
// and the angle blend by themselves and a turning map keeps its size on the way. Limit: the parts of a mirrored map
// are not unique. The reflection goes to the axis that turns less, and where two maps are mirrored on different axes
// a blend turns one of them half a circle further.

extension Affine {
  /// An affine map decomposed: a shear of the second axis, then scales, a rotation and a
  /// translation. Also the difference of two such, component by component.
  ///
  /// The map is `x′ = R·(scaleX·x + shear·y, scaleY·y) + translation`, `R` the turn.
  public struct Parts: Hashable, Sendable, InterpolationOffset {
    /// The translation, in points.
    public var translation: Vector2D
    /// The rotation in radians, clockwise on a screen, from -π to π in a map.
    public var rotation: Double
    /// The scales along the rotated axes; at most one is negative in a map.
    public var scaleX: Double, scaleY: Double
    /// The shear of the second axis along the first. Not a ratio, so that a map that flattens
    /// everything has one too.
    public var shear: Double

    /// A map's parts, or a difference of parts.
    public init(
      translation: Vector2D, rotation: Double, scaleX: Double, scaleY: Double, shear: Double
    ) {
      self.translation = translation
      self.rotation = rotation
      self.scaleX = scaleX
      self.scaleY = scaleY
      self.shear = shear
    }

    /// The sum, part by part.
    public static func + (a: Parts, b: Parts) -> Parts {
      Parts(
        translation: a.translation + b.translation, rotation: a.rotation + b.rotation,
        scaleX: a.scaleX + b.scaleX, scaleY: a.scaleY + b.scaleY, shear: a.shear + b.shear)
    }

    /// Every part `factor` times as large.
    public static func * (parts: Parts, factor: Double) -> Parts {
      Parts(
        translation: parts.translation * factor, rotation: parts.rotation * factor,
        scaleX: parts.scaleX * factor, scaleY: parts.scaleY * factor,
        shear: parts.shear * factor)
    }

    /// The root of the sum of the six squares: a point weighs as much as a radian or a factor.
    public var magnitude: Double {
      let shift = translation.dx * translation.dx + translation.dy * translation.dy
      return (shift + rotation * rotation + scaleX * scaleX + scaleY * scaleY + shear * shear)
        .squareRoot()
    }

    /// The same map, turned half a circle further with both axes reversed.
    fileprivate var turnedAround: Parts {
      Parts(
        translation: translation, rotation: rotation + (rotation > 0 ? -Double.pi : .pi),
        scaleX: -scaleX, scaleY: -scaleY, shear: -shear)
    }
  }

  /// This map taken apart. A mirrored one has its first axis reversed if that then turns less, else
  /// its second.
  public var parts: Parts {
    let shift = Vector2D(tx, ty)
    let length = Vector2D(a, b).length
    guard length > 0 else {
      // Without a first axis the second gives the rotation.
      let turn = ElasticMath.atan2(-c, d)
      return Parts(
        translation: shift, rotation: turn, scaleX: 0, scaleY: Vector2D(c, d).length, shear: 0)
    }
    let isMirrored = a * d - b * c < 0
    let scaleX = isMirrored && a < d ? -length : length
    let cosine = a / scaleX
    let sine = b / scaleX
    return Parts(
      translation: shift, rotation: ElasticMath.atan2(sine, cosine), scaleX: scaleX,
      scaleY: d * cosine - c * sine, shear: c * cosine + d * sine)
  }

  /// The map put together from its parts.
  public init(_ parts: Parts) {
    let (sine, cosine) = ElasticMath.sinCos(parts.rotation)
    self.init(
      a: cosine * parts.scaleX, b: sine * parts.scaleX,
      c: cosine * parts.shear - sine * parts.scaleY, d: sine * parts.shear + cosine * parts.scaleY,
      tx: parts.translation.dx, ty: parts.translation.dy)
  }

  /// The map a `fraction` of the way to `other`, part by part and turning the short way: this one at
  /// 0, `other` at 1, both exactly.
  public func blended(with other: Affine, _ fraction: Double) -> Affine {
    if fraction == 0 { return self }
    return fraction == 1 ? other : moved(by: offset(to: other) * fraction)
  }
}

extension Affine: Interpolatable {
  /// The difference of the parts, the turn taken the short way.
  public func offset(to other: Affine) -> Parts {
    let from = parts
    var to = other.parts
    // One mirrored across and one along differ by half a turn only.
    if from.scaleX < 0 && to.scaleY < 0 || from.scaleY < 0 && to.scaleX < 0 {
      to = to.turnedAround
    }
    var difference = to + from * -1
    if difference.rotation > .pi { difference.rotation -= 2 * .pi }
    if difference.rotation < -.pi { difference.rotation += 2 * .pi }
    return difference
  }

  /// The map whose parts are that much larger.
  public func moved(by offset: Parts) -> Affine { Affine(parts + offset) }

  /// Whether none of the six numbers is infinite or not a number.
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
