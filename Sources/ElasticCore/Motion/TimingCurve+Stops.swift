// CSS's `linear()`: straight lines between stops.
//
// Missing times are filled in once, as CSS Easing Functions Level 2 says; a value is then a binary search and one
// division.

extension TimingCurve {
  /// A point of CSS's `linear()`: how far the change has come, and when.
  public struct Stop: Hashable, Sendable {
    /// How far the change has come.
    public var value: Double
    /// At which share of the time; nil for evenly between its neighbours.
    public var time: Double?

    /// A stop at `value`, at `time` or evenly between its neighbours.
    public init(_ value: Double, at time: Double? = nil) {
      self.value = value
      self.time = time
    }
  }

  /// Straight lines from stop to stop, as CSS's `linear()`.
  ///
  /// The first is at 0 and the last at 1 if they don't say otherwise, a time before an earlier
  /// stop's counts as that one's, and two stops at one time make a jump. One stop alone holds its
  /// value. The outermost lines go on.
  /// - Throws: ``ParameterError/stops`` if there is none, or one with a number that is not within
  ///   ±1e100.
  public init(stops: [Stop]) throws(ParameterError) {
    let limit = 1e100
    if stops.isEmpty { throw .stops }
    var resolved: [ResolvedStop] = []
    resolved.reserveCapacity(stops.count)
    var latest = -Double.infinity
    // The stops from here on have no time yet.
    var open = 0
    for (index, stop) in stops.enumerated() {
      guard stop.value.magnitude <= limit, (stop.time ?? 0).magnitude <= limit else {
        throw .stops
      }
      let isOutermost = index == 0 || index == stops.count - 1
      resolved.append(ResolvedStop(time: 0, value: stop.value))
      guard let time = stop.time ?? (isOutermost ? (index == 0 ? 0 : 1) : nil) else { continue }
      let start = latest
      latest = max(time, latest)
      resolved[index].time = latest
      let count = Double(index - open + 1)
      for inner in open..<index {
        let share = Double(inner - open + 1) / count
        resolved[inner].time = start + (latest - start) * share
      }
      open = index + 1
    }
    form = .stops(resolved)
  }
}

/// A stop whose time is known.
struct ResolvedStop: Hashable, Sendable {
  var time: Double
  var value: Double

  /// The value on the line through the two of `stops` around `time`, or the outermost two; after a
  /// jump, if on one.
  static func value(of stops: [ResolvedStop], at time: Double) -> Double {
    // The last stop at or before the time.
    var low = 0
    var high = stops.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if stops[middle].time <= time { low = middle } else { high = middle }
    }
    if stops.count == 1 { return stops[0].value }
    let a = stops[min(low, stops.count - 2)]
    let b = stops[min(low, stops.count - 2) + 1]
    if a.time == b.time { return b.value }
    return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time))
  }
}
