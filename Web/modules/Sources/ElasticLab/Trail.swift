import ElasticExport

/// The trail of a pointer: its points, and the smooth path through them.
struct Trail {
  private var places: [Point2D] = []
  /// Where it is now, if that is not the last of them.
  private var tip: Point2D?

  /// Points between places that are kept: nearer ones are a hand's tremor.
  private static let spacing = 12.0
  private static let limit = 2000

  /// Goes on to a place; one that is no number, or one too many, is passed over.
  mutating func append(_ place: Point2D) {
    guard place.x.magnitude <= 1e6, place.y.magnitude <= 1e6, places.count < Self.limit else {
      return
    }
    tip = nil
    if let last = places.last, (place - last).length < Self.spacing {
      tip = place
    } else {
      places.append(place)
    }
  }

  /// Catmull and Rom's curve through the places, which passes each as the line between its
  /// neighbours does; nothing for a place and a tremor.
  var path: BezierPath {
    var path = BezierPath()
    guard places.count > 1 else { return path }
    var places = places
    if let tip { places.append(tip) }
    path.move(to: places[0])
    for index in 1..<places.count {
      let (from, to) = (places[index - 1], places[index])
      let before = places[max(index - 2, 0)]
      let after = places[min(index + 1, places.count - 1)]
      path.cubic(from + (to - before) * (1.0 / 6), to - (after - from) * (1.0 / 6), to: to)
    }
    return path
  }
}
