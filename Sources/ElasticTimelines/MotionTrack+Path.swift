extension MotionTrack where Value == BezierPath {
  /// Makes `path` the value at `progress`: to the bit what ``value(at:)`` gives, but the same path
  /// can be used again. Only a path that did not have the track's steps, or is shared, allocates.
  public func read(at progress: Double, into path: inout BezierPath) {
    if !path.hasSameShape(as: values[0]) { path = values[0] }
    let position = position(at: progress)
    let start = values[position.key]
    guard !position.isKey else {
      for index in path.points.indices { path.points[index] = start.points[index] }
      return
    }
    let way = offsets[position.key].vectors
    let before = offsets[Swift.max(position.key - 1, 0)].vectors
    let after = offsets[Swift.min(position.key + 1, offsets.count - 1)].vectors
    for index in path.points.indices {
      var shift = way[index] * position.way
      if mode.isCubic {
        shift = before[index] * position.before + shift + after[index] * position.after
      }
      path.points[index] = start.points[index] + shift
    }
  }
}
