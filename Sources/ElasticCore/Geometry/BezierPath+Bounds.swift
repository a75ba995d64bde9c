// Bounds of a path, and the map that fits it into a rectangle.
//
// One pass over the pieces. A curve adds its ends and the points at which one coordinate turns round, so the
// rectangle is the smallest one, except for rounding. Its control points lie outside of it as a rule.

extension BezierPath.Elements {
  /// The smallest upright rectangle around the drawn pieces; nil if there are none.
  ///
  /// Curves count with their extremes, not their control points. A move counts only when something
  /// is drawn from it, even a line of no length. Coordinates that are not finite are ignored.
  public var bounds: Rect2D? {
    var box = BoundsBuilder()
    var start = Point2D.origin
    var current = Point2D.origin
    for element in self {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p):
        box.add(current)
        box.add(p)
        current = p
      case .quad(let control, let p):
        box.add(quad: current, control, p)
        current = p
      case .cubic(let control1, let control2, let p):
        box.add(CubicBezier(current, control1, control2, p))
        current = p
      case .close:
        box.add(current)
        box.add(start)
        current = start
      }
    }
    return box.rect
  }

  /// The smallest upright rectangle around all points, control points and lone moves included; nil
  /// if there is none.
  public var controlBounds: Rect2D? {
    var box = BoundsBuilder()
    for element in self { element.forEachPoint { box.add($0) } }
    return box.rect
  }
}

extension BezierPath {
  /// The smallest upright rectangle around the drawn pieces; nil if there are none.
  ///
  /// Curves count with their extremes, not their control points. A move counts only when something
  /// is drawn from it, even a line of no length. Coordinates that are not finite are ignored.
  public var bounds: Rect2D? { elements.bounds }

  /// The smallest upright rectangle around all points, control points and lone moves included; nil
  /// if there is none.
  public var controlBounds: Rect2D? {
    var box = BoundsBuilder()
    for p in points { box.add(p) }
    return box.rect
  }

  /// The path scaled evenly and shifted so that its ``bounds`` fill `rect` as far as one factor
  /// allows, in its middle.
  ///
  /// A path without width or height is scaled by the other extent, a point is only translated, and a path
  /// that draws nothing, or has no finite image, is unchanged.
  public func fitted(into rect: Rect2D) -> BezierPath {
    guard let bounds, let map = Affine.fitting(bounds, into: rect) else { return self }
    return transformed(by: map)
  }
}

extension Affine {
  /// The even scaling and shift that bring `content` into the middle of `rect`, as large as fits.
  ///
  /// An extent of zero does not limit the scale; where both are zero it is 1. Nil where an extent is
  /// negative or a number is not finite, or the scale would not be.
  public static func fitting(_ content: Rect2D, into rect: Rect2D) -> Affine? {
    guard content.origin.isFinite, content.size.isValid, rect.origin.isFinite, rect.size.isValid
    else { return nil }
    let scale: Double
    switch (content.width > 0, content.height > 0) {
    case (true, true): scale = min(rect.width / content.width, rect.height / content.height)
    case (true, false): scale = rect.width / content.width
    case (false, true): scale = rect.height / content.height
    case (false, false): scale = 1
    }
    guard scale.isFinite else { return nil }
    let from = content.center
    let to = rect.center
    return Affine(
      a: scale, b: 0, c: 0, d: scale, tx: to.x - from.x * scale, ty: to.y - from.y * scale)
  }
}
