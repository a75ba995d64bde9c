/// How far along its tangent a control point of a quarter circle of radius 1 lies.
///
/// 4/3·(√2 − 1): the middle of the quarter lies on the circle, and nowhere is it further off than
/// 0.00027 of the radius.
private let quarterHandle = 0.5522847498307936

extension PathSink {
  /// A closed rectangle, clockwise on a screen from the top left corner.
  public mutating func rect(_ rect: Rect2D) {
    move(to: rect.origin)
    line(to: Point2D(rect.maxX, rect.minY))
    line(to: Point2D(rect.maxX, rect.maxY))
    line(to: Point2D(rect.minX, rect.maxY))
    close()
  }

  /// The closed ellipse that touches all sides of `rect`, clockwise on a screen from its right end, as
  /// four cubic curves at most 0.00027 of the radius off.
  public mutating func ellipse(in rect: Rect2D) {
    let center = rect.center
    let handleX = rect.width / 2 * quarterHandle
    let handleY = rect.height / 2 * quarterHandle
    let right = Point2D(rect.maxX, center.y)
    let bottom = Point2D(center.x, rect.maxY)
    let left = Point2D(rect.minX, center.y)
    let top = Point2D(center.x, rect.minY)
    let x = Vector2D(handleX, 0)
    let y = Vector2D(0, handleY)
    move(to: right)
    cubic(right + y, bottom + x, to: bottom)
    cubic(bottom - x, left + y, to: left)
    cubic(left - y, top - x, to: top)
    cubic(top + x, right - y, to: right)
    close()
  }

  /// A closed circle about `center`, clockwise on a screen from `start`, which is counted from the centre: to the bit what
  /// ``BezierPath/circle`` is, turned, moved and made larger.
  package mutating func circle(about center: Point2D, from start: Vector2D) {
    var from = start
    move(to: center + from)
    for _ in 0..<4 {
      let to = Vector2D(-from.dy, from.dx)
      cubic(
        center + (from + to * quarterHandle), center + (to + from * quarterHandle), to: center + to)
      from = to
    }
    close()
  }

  /// A piece of a circle about `center` as cubic curves of at most a quarter turn each.
  ///
  /// Angles are in radians from the right, positive clockwise on a screen. A sweep of more than a
  /// whole turn is a whole turn; nothing is drawn where a number is not finite.
  /// - Parameter joined: whether a line leads to the first point instead of a move.
  public mutating func arc(
    center: Point2D, radius: Double, from angle: Double, sweep: Double, joined: Bool = false
  ) {
    guard center.isFinite, radius.isFinite, angle.isFinite, sweep.isFinite else { return }
    let sweep = Swift.max(-2 * Double.pi, Swift.min(2 * Double.pi, sweep))
    func spoke(_ angle: Double) -> Vector2D {
      let (sine, cosine) = ElasticMath.sinCos(angle)
      return Vector2D(radius * cosine, radius * sine)
    }
    // A full turn must not become five pieces by rounding.
    let count = Int(abs(sweep) / (Double.pi / 2) * (1 - 1e-12)) + 1
    let step = sweep / Double(count)
    let (sine, cosine) = ElasticMath.sinCos(step / 4)
    let handle = 4.0 / 3 * sine / cosine
    var from = spoke(angle)
    if joined { line(to: center + from) } else { move(to: center + from) }
    for index in 1...count {
      let to = spoke(angle + step * Double(index))
      let control1 = center + from + Vector2D(-from.dy, from.dx) * handle
      let control2 = center + to - Vector2D(-to.dy, to.dx) * handle
      cubic(control1, control2, to: center + to)
      from = to
    }
  }
}

extension BezierPath {
  /// The circle of radius 1 about the origin, closed, clockwise on a screen from its right end, as
  /// ``PathSink/ellipse(in:)`` draws it. Moved by a transform it is any ellipse at a fraction of the cost.
  public static let circle: BezierPath = {
    var path = BezierPath()
    path.ellipse(in: Rect2D(x: -1, y: -1, width: 2, height: 2))
    return path
  }()
}
