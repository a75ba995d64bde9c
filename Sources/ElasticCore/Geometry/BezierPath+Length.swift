/// A point on a path and the direction of travel there.
public struct PathPosition: Hashable, Sendable {
  /// The place, in points.
  public let point: Point2D
  /// The direction, of length 1; zero where the path is a single point.
  public let tangent: Vector2D
}

extension BezierPath.Elements {
  /// The length of all drawn pieces in points, exact to `tolerance` points.
  ///
  /// The line that closes a subpath counts, the jump to the next subpath does not.
  public func length(tolerance: Double = 1e-6) -> Double {
    let share = tolerance / Double(Swift.max(1, end - verb))
    var total = 0.0
    for segment in segments { total += segment.length(tolerance: share) }
    return total
  }

  /// The position after `distance` points along the drawn pieces, exact to `tolerance` points; nil if
  /// nothing is drawn.
  ///
  /// The start for a distance of zero or less, or not a number; the end for the whole length or more.
  /// At a corner the direction is that of arrival; pieces of no length have none.
  public func point(atDistance distance: Double, tolerance: Double = 1e-6) -> PathPosition? {
    let share = tolerance / Double(Swift.max(1, end - verb))
    var rest = distance > 0 ? distance : 0
    var last: PathSegment?
    for segment in segments {
      let length = segment.length(tolerance: share)
      if last == nil || length > 0 { last = segment }
      guard length > 0 else { continue }
      if rest <= length { return segment.position(atLength: rest, of: length, tolerance: share) }
      rest -= length
    }
    guard let last else { return nil }
    return PathPosition(point: last.end, tangent: last.cubic.tangent(at: 1))
  }
}

extension BezierPath {
  /// The length of all drawn pieces in points, exact to `tolerance` points.
  ///
  /// The line that closes a subpath counts, the jump to the next subpath does not.
  public func length(tolerance: Double = 1e-6) -> Double { elements.length(tolerance: tolerance) }

  /// The position after `distance` points along the drawn pieces, exact to `tolerance` points; nil if
  /// nothing is drawn.
  ///
  /// The start for a distance of zero or less, or not a number; the end for the whole length or more.
  /// At a corner the direction is that of arrival; pieces of no length have none.
  public func point(atDistance distance: Double, tolerance: Double = 1e-6) -> PathPosition? {
    elements.point(atDistance: distance, tolerance: tolerance)
  }
}

extension PathSegment {
  /// The position after `distance` of a known, positive `length`.
  func position(atLength distance: Double, of length: Double, tolerance: Double) -> PathPosition {
    switch self {
    case .line(let start, let end):
      return PathPosition(
        point: start.mixed(with: end, distance / length), tangent: (end - start).normalized)
    case .quad, .cubic:
      let curve = cubic
      let t = curve.parameter(atLength: distance, tolerance: tolerance)
      return PathPosition(point: curve.point(at: t), tangent: curve.tangent(at: t))
    }
  }
}
