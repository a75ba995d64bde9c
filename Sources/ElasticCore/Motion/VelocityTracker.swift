/// The velocity a finger has when it lifts, from where it was in the last moments before.
///
/// Room for sixteen samples is reserved once; adding and asking allocate nothing. Samples that come
/// quicker than a fourteenth of the window replace each other, so that sixteen always reach over
/// the whole window.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back a sample may lie, in seconds.
  public let window: Double
  private var samples: [Sample]
  private var count = 0

  private static let capacity = 16
  /// Velocities over a shorter time say more about the clock than about the finger.
  private static let shortestSpan = 0.001

  private struct Sample: Hashable {
    var x = 0.0
    var y = 0.0
    var time = 0.0
  }

  /// A tracker that looks back over `window` seconds, moved into 0.001...10; what is not a number
  /// counts as 0.1.
  public init(window: Double = 0.1) {
    self.window = window.isNaN ? 0.1 : min(max(window, 0.001), 10)
    samples = Array(repeating: Sample(), count: Self.capacity)
  }

  /// Notes that the finger was at `point` at `time`.
  ///
  /// A time not after the last one, and anything that is not finite, is ignored.
  public mutating func add(_ point: Point2D, at time: Double) {
    guard point.isFinite, time.isFinite else { return }
    let sample = Sample(x: point.x, y: point.y, time: time)
    if count > 0 {
      guard time > samples[count - 1].time else { return }
      if count > 1, samples[count - 1].time - samples[count - 2].time < window / 14 {
        samples[count - 1] = sample
        return
      }
    }
    if count == Self.capacity {
      for index in 1..<count { samples[index - 1] = samples[index] }
      count -= 1
    }
    samples[count] = sample
    count += 1
  }

  /// The velocity in points per second of a finger that lifts at `time`: the way from the first to
  /// the last sample within the ``window`` before it, over their times.
  ///
  /// Zero with fewer than two such samples, or with less than a millisecond between them: who
  /// rested before lifting did not throw. A time before the last sample is taken at it; one that is
  /// not a number gives zero.
  public func velocity(at time: Double) -> Vector2D {
    guard count > 1, !time.isNaN else { return .zero }
    let last = samples[count - 1]
    let now = max(time, last.time)
    if now - last.time > window { return .zero }
    var index = count - 1
    while index > 0 && now - samples[index - 1].time <= window { index -= 1 }
    let first = samples[index]
    let span = last.time - first.time
    guard span >= Self.shortestSpan else { return .zero }
    return Vector2D(((last.x - first.x) / span).confined, ((last.y - first.y) / span).confined)
  }

  /// Forgets every sample and keeps the room for them.
  public mutating func removeAll() {
    for index in 0..<count { samples[index] = Sample() }
    count = 0
  }
}
