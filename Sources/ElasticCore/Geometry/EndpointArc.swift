/// An elliptic arc in SVG's form: its ends, radii, tilt and direction.
///
/// Worked out as SVG's implementation notes say (radii too small for the distance grow, a radius of
/// zero makes a line), but on the unit circle, by square roots: the half chord has length sin(sweep/2),
/// so the sweep itself is never needed and nothing cancels where the arc is flat.
struct EndpointArc {
  var start: Point2D
  var end: Point2D
  var radiusX: Double
  var radiusY: Double
  /// The tilt of the x radius, in degrees clockwise on a screen.
  var rotation: Double
  /// Whether the sweep is more than half a turn.
  var isLarge: Bool
  var isClockwise: Bool

  /// Writes the arc as one, two or four cubic curves of at most a quarter turn each, right to 1/3,600 of the radius. So
  /// paths of the same commands blend. Of an arc larger than any view the pieces are halved until they are as long as
  /// the arc, to 0.01 points, or to 1e-11 of a radius over 1e9: 128 pieces at most, however far away the arc is.
  ///
  /// - Returns: false, and not all is written, where one of their points has a coordinate over `limit`.
  func append<Sink: PathSink>(to sink: inout Sink, within limit: Double) -> Bool {
    guard start != end else { return true }
    let (sine, cosine) = Self.sinCos(degrees: rotation)
    // Half the way from the end to the start, in the ellipse's own directions and radii.
    let half = Vector2D((start.x - end.x) / 2, (start.y - end.y) / 2)
    var radii = (x: abs(radiusX), y: abs(radiusY))
    var h = Vector2D(
      (cosine * half.dx + sine * half.dy) / radii.x, (cosine * half.dy - sine * half.dx) / radii.y)
    let reach = h.length
    // A chord so short for its radius is straight, and squares of anything smaller vanish; radii of
    // zero have an infinite reach or none.
    guard reach > 1e-150, reach * max(radii.x, radii.y) < 1e100 else {
      sink.line(to: end)
      return true
    }
    if reach > 1 {
      radii = (radii.x * reach, radii.y * reach)
      h = h * (1 / reach)
    }
    let halfSine = min(reach, 1)
    let halfCosine = ((1 - halfSine) * (1 + halfSine)).squareRoot()

    // Tangent of a quarter of the sweep, then of an eighth, and a sixteenth for a large one.
    var tangent = isLarge ? (1 + halfCosine) / halfSine : halfSine / (1 + halfCosine)
    var count = 1
    while count < (isLarge ? 4 : 2), isLarge || halfSine * halfSine > 0.5 {
      tangent = Self.halved(tangent)
      count *= 2
    }
    let radius = max(radii.x, radii.y)
    let tolerance = max(Self.tolerance, radius * (Self.tolerance / Self.farthest))
    while radius > Self.largestView, radius * Double(count) * Self.excess(tangent) > tolerance {
      tangent = Self.halved(tangent)
      count *= 2
    }
    let turn = Self.fourfold(tangent, isClockwise: isClockwise)
    let handle = (isClockwise ? 4.0 / 3 : -4.0 / 3) * tangent

    // From the chord's middle to the center, on the unit circle.
    let side = (isLarge == isClockwise ? -1 : 1) * halfCosine / halfSine
    let first = Vector2D(h.dx - side * h.dy, h.dy + side * h.dx)
    func rotated(_ v: Vector2D) -> Vector2D {
      let x = radii.x * v.dx
      let y = radii.y * v.dy
      return Vector2D(cosine * x - sine * y, sine * x + cosine * y)
    }
    var from = first
    var current = start
    for index in 1...count {
      let isLast = index == count
      let to =
        isLast
        ? Vector2D(-h.dx - side * h.dy, -h.dy + side * h.dx)
        : Vector2D(
          turn.cos * from.dx - turn.sin * from.dy, turn.sin * from.dx + turn.cos * from.dy)
      let next = isLast ? end : start + rotated(to - first)
      let control1 = current + rotated(Vector2D(-from.dy, from.dx) * handle)
      let control2 = next - rotated(Vector2D(-to.dy, to.dx) * handle)
      guard control1.isWithin(limit), control2.isWithin(limit), next.isWithin(limit) else {
        return false
      }
      sink.cubic(control1, control2, to: next)
      from = to
      current = next
    }
    return true
  }

  /// Points; larger radii are not expected in a drawing.
  private static let largestView = 10_000.0

  /// The largest difference in length between the pieces and a larger arc, in points: invisible on any screen.
  private static let tolerance = 0.01

  /// Points; no component takes a coordinate beyond. From there the difference grows with the radius, so that a
  /// short text does not become a path that takes long to draw, write or measure.
  private static let farthest = 1e9

  /// How much longer a piece is than the arc of the unit circle, whose quarter has this tangent: measured, 2.2e-4 for a
  /// quarter turn, and falling with the seventh power of the angle.
  private static func excess(_ tangent: Double) -> Double {
    let square = tangent * tangent
    let angle = 4 * tangent * (1 - square / 3 + square * square / 5)
    let cube = angle * angle * angle
    return 9.34e-6 * cube * cube * angle
  }

  /// The tangent of half the angle with this tangent, which is between 0 and a quarter turn.
  private static func halved(_ tangent: Double) -> Double {
    // Two forms, so that the square of a large tangent cannot overflow.
    if tangent > 1 {
      let c = 1 / tangent
      return 1 / (c + (1 + c * c).squareRoot())
    }
    return tangent / (1 + (1 + tangent * tangent).squareRoot())
  }

  /// Sine and cosine of four times the angle with this tangent.
  private static func fourfold(
    _ tangent: Double, isClockwise: Bool
  ) -> (sin: Double, cos: Double) {
    let t = 2 * tangent / ((1 - tangent) * (1 + tangent))
    let scale = 1 / (1 + t * t)
    let sine = 2 * t * scale
    return (isClockwise ? sine : -sine, (1 - t) * (1 + t) * scale)
  }

  /// Exact for quarter turns. From 10^15 degrees on, whose fraction a `Double` does not hold, no tilt.
  private static func sinCos(degrees: Double) -> (sin: Double, cos: Double) {
    var rest = abs(degrees) < 1e15 ? degrees : 0
    // More turns than an Int holds in WebAssembly.
    rest -= 360 * Double(Int64(rest / 360))
    if rest < 0 { rest += 360 }
    var quarters = 0
    while rest >= 90 {
      rest -= 90
      quarters += 1
    }
    let (sine, cosine) = rest == 0 ? (0, 1) : ElasticMath.sinCos(rest * (Double.pi / 180))
    switch quarters & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }
}
