/// The half-plane on one side of a vertical or horizontal line, the line included; y grows downwards.
@_spi(Pages) public struct HalfPlane: Hashable, Sendable {
  private let isUpright: Bool
  private let limit: Double
  private let sign: Double

  /// The half-plane to the right of `x`.
  package static func right(of x: Double) -> HalfPlane {
    HalfPlane(isUpright: true, limit: x, sign: 1)
  }

  /// The half-plane to the left of `x`.
  package static func left(of x: Double) -> HalfPlane {
    HalfPlane(isUpright: true, limit: x, sign: -1)
  }

  /// The half-plane below `y`.
  package static func below(_ y: Double) -> HalfPlane {
    HalfPlane(isUpright: false, limit: y, sign: 1)
  }

  /// The half-plane above `y`.
  package static func above(_ y: Double) -> HalfPlane {
    HalfPlane(isUpright: false, limit: y, sign: -1)
  }

  /// One of the four half-planes that bound a frame of `size` at the origin.
  @_spi(Pages) public static func side(_ index: Int, of size: Size2D) -> HalfPlane {
    let isUpright = index & 1 == 0
    let isFar = index & 2 != 0
    return HalfPlane(
      isUpright: isUpright, limit: isFar ? (isUpright ? size.width : size.height) : 0,
      sign: isFar ? -1 : 1)
  }

  /// The distance of `p` from its edge; negative outside.
  fileprivate func depth(of p: Point2D) -> Double { ((isUpright ? p.x : p.y) - limit) * sign }

  /// The point on its edge nearest to `p`.
  fileprivate func edge(beside p: Point2D) -> Point2D {
    isUpright ? Point2D(limit, p.y) : Point2D(p.x, limit)
  }
}

extension BezierPath.Elements {
  /// Whether all points, control points included, lie within a half-plane.
  @_spi(Pages) public func isWithin(_ half: HalfPlane) -> Bool {
    var point = point
    for verb in verb..<end {
      let next = point + BezierPath.Verb.pointCount(path.verbs[verb])
      while point < next {
        if half.depth(of: path.points[point]) < 0 { return false }
        point += 1
      }
    }
    return true
  }
}

extension PathSink {
  /// Appends the part of a filled path within a half-plane: Sutherland's and Hodgman's polygon clipping
  /// (1974), for curves.
  ///
  /// Pieces beyond the edge are moved onto it, which keeps the fill inside, by either rule. Subpaths
  /// are left open, as a fill closes them.
  @_spi(Pages) public mutating func append(_ path: BezierPath.Elements, within half: HalfPlane) {
    var start = Point2D.origin
    var current = start
    var isOpen = false
    var reached: Point2D?
    var elements = path
    while true {
      let element = elements.next()
      // A line is a curve whose control points lie on its ends; by default it is the one that a fill closes a subpath with.
      var curve = CubicBezier(current, current, start, start)
      var isLine = true
      var isDrawn = true
      switch element {
      case .line(let p): (curve.control2, curve.end) = (p, p)
      case .quad(let control, let p):
        curve = CubicBezier(quad: current, control, p)
        isLine = false
      case .cubic(let control1, let control2, let p):
        (curve.control1, curve.control2, curve.end) = (control1, control2, p)
        isLine = false
      case .close: break
      case .move, nil: isDrawn = isOpen
      }
      if isDrawn { append(curve, isLine: isLine, within: half, &reached) }
      current = curve.end
      switch element {
      case nil: return
      case .move(let p):
        (start, current, reached, isOpen) = (p, p, nil, false)
      case .close: isOpen = false
      default: isOpen = true
      }
    }
  }

  /// Appends the part of a curve within a half-plane, from what was `reached` of its subpath before.
  private mutating func append(
    _ curve: CubicBezier, isLine: Bool, within half: HalfPlane, _ reached: inout Point2D?
  ) {
    let depth = Depth(
      half.depth(of: curve.start), half.depth(of: curve.control1), half.depth(of: curve.control2),
      half.depth(of: curve.end))
    var t = 0.0
    while t < 1 {
      let next = depth.side(from: t)
      defer { t = next.end }
      guard next.isWithin else { continue }
      let part = curve.part(from: t, to: next.end)
      let start = t > 0 ? half.edge(beside: part.start) : part.start
      let end = next.end < 1 ? half.edge(beside: part.end) : part.end
      if reached == nil {
        move(to: start)
      } else if reached != start {
        line(to: start)
      }
      if isLine {
        line(to: end)
      } else {
        cubic(part.control1, part.control2, to: end)
      }
      reached = end
    }
  }
}

/// The distance of a curve from the edge of a half-plane, as a function of its parameter.
private struct Depth {
  private let d0, d1, d2, d3: Double

  init(_ d0: Double, _ d1: Double, _ d2: Double, _ d3: Double) {
    (self.d0, self.d1, self.d2, self.d3) = (d0, d1, d2, d3)
  }

  /// The parameter until which it stays on its side after `t`, and that side.
  func side(from t: Double) -> (end: Double, isWithin: Bool) {
    if min(min(d0, d1), min(d2, d3)) >= 0 { return (1, true) }
    if max(max(d0, d1), max(d2, d3)) <= 0 { return (1, false) }
    // As a polynomial, which is halved often.
    let c = 3 * (d1 - d0)
    let b = 3 * (d2 - d1) - c
    let a = d3 - d0 - c - b
    func isInside(_ t: Double) -> Bool { ((a * t + b) * t + c) * t + d0 > 0 }
    let isWithin = isInside(t)
    // Between its turns it only rises or only falls.
    let turns = CubicBezier.extrema(d0, d1, d2, d3)
    var low = t
    for turn in 0..<3 {
      guard var high = turn == 0 ? turns.first : turn == 1 ? turns.second : 1, high > low else {
        continue
      }
      guard isInside(high) != isWithin else {
        low = high
        continue
      }
      // Until a curve as wide as a screen is right to a millionth of a point.
      for _ in 0..<32 {
        let middle = (low + high) / 2
        if isInside(middle) == isWithin { low = middle } else { high = middle }
      }
      return (high, isWithin)
    }
    return (1, isWithin)
  }
}
