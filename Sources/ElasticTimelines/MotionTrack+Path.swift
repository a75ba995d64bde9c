extension MotionTrack where Value == BezierPath {
  /// Makes `path` the value at `progress`: to the bit what ``value(at:)`` gives, but the same path
  /// can be used again. Only a path that did not have the track's steps, or is shared, allocates.
  public func read(at progress: Double, into path: inout BezierPath) {
    if !path.hasSameShape(as: values[0]) { path = values[0] }
    let place = place(at: progress)
    let start = values[place.key]
    guard !place.isKey else {
      for index in path.points.indices { path.points[index] = start.points[index] }
      return
    }
    let way = offsets[place.key].vectors
    let before = offsets[Swift.max(place.key - 1, 0)].vectors
    let after = offsets[Swift.min(place.key + 1, offsets.count - 1)].vectors
    for index in path.points.indices {
      var shift = way[index] * place.way
      if mode.isCubic {
        shift = before[index] * place.before + shift + after[index] * place.after
      }
      path.points[index] = start.points[index] + shift
    }
  }
}
