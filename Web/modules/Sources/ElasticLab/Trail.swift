import ElasticExport

/// The trail of a pointer: its points, and the smooth path through them.
struct Trail {
  private var points: [Point2D] = []
  /// Where it is now, if that is not the last of them.
  private var tip: Point2D?

  /// Points between places that are kept: nearer ones are a hand's tremor.
  private static let spacing = 12.0
  private static let limit = 2000

  /// Goes on to a place; one that is no number, or one too many, is passed over.
  mutating func append(_ point: Point2D) {
    guard point.x.magnitude <= 1e6, point.y.magnitude <= 1e6, points.count < Self.limit else {
      return
    }
    tip = nil
    if let last = points.last, (point - last).length < Self.spacing {
      tip = point
    } else {
      points.append(point)
    }
  }

  /// Catmull and Rom's curve through the places, which passes each as the line between its
  /// neighbours does; nothing for a place and a tremor.
  var path: BezierPath {
    var path = BezierPath()
    guard points.count > 1 else { return path }
    var points = points
    if let tip { points.append(tip) }
    path.move(to: points[0])
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let before = points[max(index - 2, 0)]
      let after = points[min(index + 1, points.count - 1)]
      path.cubic(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to: to)
    }
    return path
  }
}
