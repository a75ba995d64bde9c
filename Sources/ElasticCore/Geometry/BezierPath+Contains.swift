// Whether a fill covers a point.
//
// A ray from the point to the right: each piece that crosses it downward counts 1, each that crosses it upward −1.
// The sum is the winding number, of which the even-odd rule takes the last bit. A curve is cut where its y turns
// round, and each part's crossing is found by bisection, to the last bit of the parameter. Each part is closed at one
// end and open at the other, so that a corner counts once. Cost: up to 60 evaluations for each part that the ray
// meets.

extension BezierPath.Elements {
  /// Whether a fill with `rule` covers `p`. Open subpaths are closed for it.
  ///
  /// Exact on the curves, not on chords. Of two shapes that share a straight edge, a place on that
  /// edge is inside one only. False for a place that is not finite.
  public func contains(_ p: Point2D, rule: FillRule = .nonZero) -> Bool {
    guard p.isFinite else { return false }
    var turns = 0
    for segment in filledSegments {
      switch segment {
      case .line(let start, let end): turns += crossing(p, start, end)
      case .quad, .cubic: turns += segment.cubic.crossings(rightOf: p)
      }
    }
    return rule == .nonZero ? turns != 0 : turns & 1 != 0
  }
}

extension BezierPath {
  /// Whether a fill with `rule` covers `p`. Open subpaths are closed for it.
  ///
  /// Exact on the curves, not on chords. Of two shapes that share a straight edge, a place on that
  /// edge is inside one only. False for a place that is not finite.
  public func contains(_ p: Point2D, rule: FillRule = .nonZero) -> Bool {
    elements.contains(p, rule: rule)
  }
}

/// 1 for a line that crosses the ray from `p` to the right downward, -1 upward, else 0.
///
/// The upper end belongs to the line and the lower does not, so that a corner counts once.
private func crossing(_ p: Point2D, _ start: Point2D, _ end: Point2D) -> Int {
  let down = start.y <= p.y && p.y < end.y
  let up = end.y <= p.y && p.y < start.y
  guard down || up else { return 0 }
  // Always from the upper end, so that a shared edge gives the same result in both directions.
  let (top, bottom) = down ? (start, end) : (end, start)
  let x = top.x + (p.y - top.y) / (bottom.y - top.y) * (bottom.x - top.x)
  return x > p.x ? (down ? 1 : -1) : 0
}

extension CubicBezier {
  /// How often the ray from `p` to the right crosses the curve downward, less how often upward: what a fill's contours add
  /// up, which covers `p` where the sum is not 0.
  package func crossings(rightOf p: Point2D) -> Int {
    let lowest = min(min(start.y, control1.y), min(control2.y, end.y))
    let highest = max(max(start.y, control1.y), max(control2.y, end.y))
    guard lowest <= p.y, p.y <= highest else { return 0 }
    guard max(max(start.x, control1.x), max(control2.x, end.x)) > p.x else { return 0 }
    // Between its turning points y only rises or only falls.
    let extrema = extremaY
    var turns = 0
    var low = 0.0
    if let t = extrema.first {
      turns += crossing(p, from: low, to: t)
      low = t
    }
    if let t = extrema.second {
      turns += crossing(p, from: low, to: t)
      low = t
    }
    return turns + crossing(p, from: low, to: 1)
  }

  private func crossing(_ p: Point2D, from low: Double, to high: Double) -> Int {
    let first = point(at: low).y
    let last = point(at: high).y
    let down = first <= p.y && p.y < last
    let up = last <= p.y && p.y < first
    guard down || up else { return 0 }
    var low = low
    var high = high
    // Bisection until the parameter equals its neighbour.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      let isAbove = point(at: middle).y <= p.y
      if isAbove == down { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x > p.x ? (down ? 1 : -1) : 0
  }
}
