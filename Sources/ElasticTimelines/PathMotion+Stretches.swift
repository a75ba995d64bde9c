// The table that turns a distance along a path into a parameter.
//
// Each curve is halved as in CubicBezier+Length.swift of ElasticCore, and every part that one sum of speeds measures
// is a row. A distance is then a binary search and a few steps of Newton's method within a bracket. The tolerance is
// shared out over the pieces, so it holds for the whole path.

extension PathMotion {
  /// One drawn piece of a path.
  struct Piece: Sendable {
    let curve: CubicBezier
    let isLine: Bool
    /// The direction where it is the same all along: a line's, or a neighbour's for a single point.
    var direction: Vector2D?

    private init(_ segment: PathSegment) {
      curve = segment.cubic
      if case .line(let start, let end) = segment {
        isLine = true
        direction = (end - start).normalized
      } else {
        isLine = false
        direction = curve.polygonLength > 0 ? nil : .zero
      }
    }

    /// The place at parameter `t`. A line's is even, exact at both ends, and goes on beyond them.
    func point(at t: Double) -> Point2D {
      isLine ? curve.start.mixed(with: curve.end, t) : curve.point(at: t)
    }

    /// What a path draws, without closing lines of no length.
    static func all(of path: BezierPath) -> [Piece] {
      var pieces: [Piece] = []
      var segments = path.segments
      var from = Point2D.origin
      var start = Point2D.origin
      for element in path.elements {
        if case .move(let p) = element {
          start = p
          from = p
          continue
        }
        // Every step but a move is one segment.
        guard let segment = segments.next() else { break }
        if case .close = element, from == start { continue }
        from = segment.end
        pieces.append(Piece(segment))
      }
      giveDirections(to: &pieces)
      return pieces
    }

    /// Single points face as the piece before them, those at the start as the first with a direction.
    private static func giveDirections(to pieces: inout [Piece]) {
      var known: Vector2D?
      for piece in pieces where known == nil && piece.direction != .zero {
        known = piece.direction ?? piece.curve.tangent(at: 0)
      }
      for index in pieces.indices {
        if pieces[index].direction == .zero {
          pieces[index].direction = known
        } else {
          known = pieces[index].direction ?? pieces[index].curve.tangent(at: 1)
        }
      }
    }
  }

  /// A part of a piece that one sum of speeds measures.
  struct Stretch: Sendable {
    let piece: Int
    /// The parameters it reaches from and to.
    let start: Double, end: Double
    let length: Double

    /// The parameter after `distance` points of it.
    func parameter(at distance: Double, of piece: Piece) -> Double {
      guard length > 0 else { return end }
      var t = start + (end - start) * (distance / length)
      if piece.isLine { return t }
      let curve = piece.curve
      // The sum over the whole may differ from the length within the tolerance: shares are what
      // the two have in common.
      let whole = curve.speedSum(from: start, to: end)
      guard whole > 0 else { return t }
      let goal = whole * (distance / length)
      let close = whole * 1e-13
      var low = start
      var high = end
      // Newton's step where it stays between what is known, half of that where it does not.
      for _ in 0..<40 {
        let excess = curve.speedSum(from: start, to: t) - goal
        if excess.magnitude <= close { break }
        if excess > 0 { high = t } else { low = t }
        let next = t - excess / curve.derivative(at: t).length
        let better = next > low && next < high ? next : low + (high - low) / 2
        if better == t { break }
        t = better
      }
      return t
    }
  }
}

extension CubicBezier {
  /// Visits, in order, parts of the curve that one sum of speeds measures, with the length of each:
  /// halved as in `length(tolerance:)`, and right together to `tolerance` points.
  func forEachStretch(
    tolerance: Double, _ visit: (_ start: Double, _ end: Double, _ length: Double) -> Void
  ) {
    // A speed is up to three times the polygon, and rounded: finer differences are noise.
    let finest = polygonLength * 1e-14
    visitStretches(
      of: self, from: 0, to: 1, tolerance: tolerance > finest ? tolerance : finest, depth: 0, visit)
  }

  private func visitStretches(
    of part: CubicBezier, from start: Double, to end: Double, tolerance: Double, depth: Int,
    _ visit: (Double, Double, Double) -> Void
  ) {
    let polygon = part.polygonLength
    let chord = (part.end - part.start).length
    guard polygon - chord > tolerance, depth < 28 else {
      return visit(start, end, (polygon + chord) / 2)
    }
    if part.isSmooth {
      let halves = part.speedSum(from: 0, to: 0.5) + part.speedSum(from: 0.5, to: 1)
      let difference = halves - part.speedSum(from: 0, to: 1)
      if difference.magnitude <= tolerance { return visit(start, end, halves) }
    }
    let middle = start + (end - start) / 2
    let (first, second) = part.split(at: 0.5)
    visitStretches(
      of: first, from: start, to: middle, tolerance: tolerance / 2, depth: depth + 1, visit)
    visitStretches(
      of: second, from: middle, to: end, tolerance: tolerance / 2, depth: depth + 1, visit)
  }
}
