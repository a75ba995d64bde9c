// The part of a path between two fractions of its length.
//
// The pieces are measured twice: once for the whole, once to find where the part begins and ends. The curves at its
// ends are cut at the parameter of that length (CubicBezier+Length.swift); what lies between them is appended as it
// is.

extension PathSink {
  /// Appends the part of a path between two fractions of its length, exact to `tolerance` points, with its
  /// corners kept.
  ///
  /// Subpaths count one after another. All of it from 0 or below to 1 or above, but without closing;
  /// nothing where `end` is not above `start` or the length is no number.
  public mutating func append(
    _ path: BezierPath.Elements, from start: Double, to end: Double, tolerance: Double = 1e-6
  ) {
    guard end > start, end > 0, start < 1 else { return }
    var total = 0.0
    for segment in path.segments { total += segment.length(tolerance: tolerance) }
    guard total.isFinite else { return }
    let first = start > 0 ? start * total : 0
    let last = end < 1 ? end * total : .infinity
    var travelled = 0.0
    var reached: Point2D?
    for segment in path.segments {
      let length = segment.length(tolerance: tolerance)
      let from = max(first - travelled, 0)
      let to = min(last - travelled, length)
      travelled += length
      guard to > from else { continue }
      let piece = segment.part(from: from, to: to, of: length, tolerance: tolerance)
      if reached != piece.start { move(to: piece.start) }
      append(piece)
      reached = piece.end
    }
  }

  private mutating func append(_ segment: PathSegment) {
    switch segment {
    case .line(_, let end): line(to: end)
    case .quad(_, let control, let end): quad(control, to: end)
    case .cubic(let curve): cubic(curve.control1, curve.control2, to: curve.end)
    }
  }
}

extension PathSegment {
  /// The piece between two distances along it.
  func part(
    from first: Double, to last: Double, of length: Double, tolerance: Double
  ) -> PathSegment {
    if first <= 0, last >= length { return self }
    switch self {
    case .line(let start, let end):
      return .line(
        first > 0 ? start.blended(with: end, first / length) : start,
        last < length ? start.blended(with: end, last / length) : end)
    case .quad, .cubic:
      let curve = cubic
      let t0 = curve.parameter(atLength: first, tolerance: tolerance)
      let t1 = last < length ? curve.parameter(atLength: last, tolerance: tolerance) : 1
      return .cubic(curve.part(from: t0, to: t1))
    }
  }
}
