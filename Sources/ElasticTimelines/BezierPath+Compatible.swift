// Two paths in steps of the same kinds, so that a track can blend them.
//
// Subpaths are paired in their order and pieces spread evenly by number, not by length or likeness: cheap and
// predictable, but two shapes that begin at different corners turn on the way.

extension BezierPath {
  /// This path and `other`, drawn as before but in steps of the same kinds, so that they blend.
  ///
  /// As they are if they already have the same shape. Else lines and quadratic curves are raised to
  /// cubic ones, and of two subpaths the one with fewer pieces has them cut at equal parameters,
  /// evenly over its pieces. A closing line becomes a piece of its own; a subpath stays closed where
  /// its partner is closed too. A subpath too many grows from the end of the other path's last.
  /// Moves that draw nothing are dropped. Nil where just one of the two draws nothing.
  public func compatible(with other: BezierPath) -> (BezierPath, BezierPath)? {
    if hasSameShape(as: other) { return (self, other) }
    let ours = cubicSubpaths
    let theirs = other.cubicSubpaths
    guard let ourEnd = ours.last?.end, let theirEnd = theirs.last?.end else {
      return ours.isEmpty && theirs.isEmpty ? (BezierPath(), BezierPath()) : nil
    }
    var first = BezierPath()
    var second = BezierPath()
    for index in 0..<max(ours.count, theirs.count) {
      let missing = index < ours.count ? theirEnd : ourEnd
      let one = index < ours.count ? ours[index] : CubicSubpath(at: missing)
      let two = index < theirs.count ? theirs[index] : CubicSubpath(at: missing)
      let count = max(one.pieces.count, two.pieces.count)
      // A point may be taken for open or closed.
      let isClosed = (one.isClosed || one.isPoint) && (two.isClosed || two.isPoint)
      one.append(pieces: count, isClosed: isClosed, to: &first)
      two.append(pieces: count, isClosed: isClosed, to: &second)
    }
    return (first, second)
  }

  private var cubicSubpaths: [CubicSubpath] {
    var subpaths: [CubicSubpath] = []
    var current = CubicSubpath(at: .origin)
    var from = Point2D.origin
    for element in elements {
      switch element {
      case .move(let p):
        if !current.pieces.isEmpty { subpaths.append(current) }
        current = CubicSubpath(at: p)
        from = p
      case .line(let p):
        current.pieces.append(CubicBezier(line: from, p))
        from = p
      case .quad(let control, let p):
        current.pieces.append(CubicBezier(quad: from, control, p))
        from = p
      case .cubic(let control1, let control2, let p):
        current.pieces.append(CubicBezier(from, control1, control2, p))
        from = p
      case .close:
        if from != current.start || current.pieces.isEmpty {
          current.pieces.append(CubicBezier(line: from, current.start))
        }
        current.isClosed = true
        subpaths.append(current)
        from = current.start
        current = CubicSubpath(at: from)
      }
    }
    if !current.pieces.isEmpty { subpaths.append(current) }
    return subpaths
  }
}

/// The pieces between two moves, the closing line among them.
private struct CubicSubpath {
  let start: Point2D
  var pieces: [CubicBezier] = []
  var isClosed = false

  init(at start: Point2D) { self.start = start }

  var end: Point2D { pieces.last?.end ?? start }
  var isPoint: Bool { pieces.isEmpty }

  /// Writes it in `count` pieces, which must be no fewer than it has.
  func append(pieces count: Int, isClosed: Bool, to path: inout BezierPath) {
    path.move(to: start)
    if pieces.isEmpty {
      for _ in 0..<count { path.cubic(start, start, to: start) }
    }
    for (index, piece) in pieces.enumerated() {
      let first = index * count / pieces.count
      let end = (index + 1) * count / pieces.count
      var rest = piece
      for left in stride(from: end - first, to: 1, by: -1) {
        let (cut, remainder) = rest.split(at: 1 / Double(left))
        path.cubic(cut.control1, cut.control2, to: cut.end)
        rest = remainder
      }
      path.cubic(rest.control1, rest.control2, to: rest.end)
    }
    if isClosed { path.close() }
  }
}
