/// Keeps the area of a deformed shape: a push on one side expands the whole shape.
///
/// The area inside cubic curves is a quadratic form of their points, so it is known exactly, and the
/// area of a shape deformed by k times an offset O is A + k·b + k²·A(O). A deformation that would take
/// more than two thirds of the area is reduced just enough, by a k that is a continuous function of
/// it; then the whole is scaled about the shape's middle to its own area.
struct ShapeArea: Sendable {
  /// The area of the shape at rest, positive if its outline runs clockwise on a screen; 0 if it encloses
  /// too little to be kept.
  private(set) var resting = 0.0
  private(set) var center = Point2D.origin

  /// Without an area.
  init() {}

  init(_ outline: ShapeOutline, bounds: Rect2D) {
    center = bounds.center
    let area = areas(outline.points, from: outline).points
    // A figure of eight whose loops cancel each other has nothing to scale by.
    resting = area.magnitude > 0.001 * bounds.width * bounds.height ? area : 0
  }

  /// The factor for the offsets from `resting` to `points`, and the scale of the result.
  func correction(
    _ points: [Point2D], from outline: ShapeOutline
  ) -> (weakening: Double, scale: Double) {
    let side = resting < 0 ? -1.0 : 1.0
    let own = resting.magnitude
    var (deformed, bending) = areas(points, from: outline)
    deformed *= side
    bending *= side
    let change = deformed - own - bending
    guard deformed.isFinite, bending.isFinite, change != 0 || bending != 0 else { return (1, 1) }
    let most = own * 2 / 3
    let loss = max(-change, 0)
    let curl = max(-bending, 0)
    var share = 1.0
    if loss + curl > most {
      share = 2 * most / (loss + (loss * loss + 4 * curl * most).squareRoot())
    }
    let left = own + share * change + share * share * bending
    return (share, left > 0 ? (own / left).squareRoot() : 1)
  }

  /// The area that points enclose, and the one that their offsets from where they rest do.
  func areas(
    _ points: [Point2D], from outline: ShapeOutline
  ) -> (points: Double, offsets: Double) {
    var (sum, offsetSum) = (0.0, 0.0)
    points.withUnsafeBufferPointer { points in
      outline.points.withUnsafeBufferPointer { rest in
        ShapeOutline.forEachPiece(outline.ends) { start, end in
          let (a, b, c, d) = (points[start], points[start + 1], points[start + 2], points[end])
          sum += Self.sector(
            a.x - center.x, a.y - center.y, b.x - center.x, b.y - center.y,
            c.x - center.x, c.y - center.y, d.x - center.x, d.y - center.y)
          let (e, f, g, h) = (rest[start], rest[start + 1], rest[start + 2], rest[end])
          offsetSum += Self.sector(
            a.x - e.x, a.y - e.y, b.x - f.x, b.y - f.y, c.x - g.x, c.y - g.y, d.x - h.x, d.y - h.y)
        }
      }
    }
    return (sum / 20, offsetSum / 20)
  }

  /// Twenty times the area between a cubic curve and the lines from the origin to its ends.
  private static func sector(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double,
    _ cx: Double, _ cy: Double, _ dx: Double, _ dy: Double
  ) -> Double {
    let first = ax * (6 * by + 3 * cy + dy) - ay * (6 * bx + 3 * cx + dx)
    let second = 3 * (bx * (cy + dy) - by * (cx + dx))
    return first + second + 6 * (cx * dy - cy * dx)
  }
}
