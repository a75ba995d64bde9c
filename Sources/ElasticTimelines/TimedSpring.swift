/// A spring's motion as an animation with an end, from one value to another.
///
/// Core Animation gives a spring a duration that only cuts: the motion stops wherever it is then. A
/// cut motion can instead be divided by how far it has come at the cut, so that it ends on its
/// target; or it lasts until the spring has settled.
public struct TimedSpring: Hashable, Sendable {
  /// How long it lasts.
  public enum Length: Hashable, Sendable {
    /// So many seconds, zero or more, wherever the spring is then: Core Animation's `duration`.
    case cut(Double)
    /// As `cut`, but divided by how far the spring has come at the cut.
    case cutOnTarget(Double)
    /// The spring's `settlingDuration(velocity:)`, then on its target. Without
    /// friction that is infinite.
    case settling
  }

  /// A number no animation can be made of.
  public enum ParameterError: Error, Hashable, Sendable {
    /// A value is infinite or not a number, or so large that the distance between them is infinite.
    case value
    /// The velocity is infinite or not a number.
    case velocity
    /// The cut is negative or not a number; or, to be divided by, it comes before the spring has
    /// done a hundredth of the way.
    case cut
  }

  /// What moves.
  public let spring: DampedSpring
  /// Where it starts.
  public let from: Double
  /// The target.
  public let to: Double
  /// In the values' unit per second at the start; Core Animation's `initialVelocity`, which counts
  /// distances, times the distance.
  public let velocity: Double
  /// Seconds until it ends.
  public let duration: Double
  private let scale: Double
  private let isSettling: Bool

  /// From `from` to `to`, with `velocity` in their unit per second.
  /// - Throws: ``ParameterError`` for the first number that is not accepted.
  public init(
    _ spring: DampedSpring, from: Double, to: Double, velocity: Double = 0, length: Length
  ) throws(ParameterError) {
    guard from.isFinite, to.isFinite, (to - from).isFinite else { throw .value }
    guard velocity.isFinite else { throw .velocity }
    self.spring = spring
    self.from = from
    self.to = to
    self.velocity = velocity
    var scale = 1.0
    let distance = to - from
    switch length {
    case .cut(let seconds), .cutOnTarget(let seconds):
      guard seconds >= 0 else { throw .cut }
      duration = seconds
      isSettling = false
      if case .cutOnTarget = length, distance != 0 || velocity != 0 {
        let start = DampedSpring.State(offset: -distance, velocity: velocity)
        let share = 1 + spring.state(after: seconds, from: start).offset / distance
        guard share.magnitude >= 0.01, share.isFinite else { throw .cut }
        scale = 1 / share
      }
    case .settling:
      isSettling = true
      // Without a distance the way is measured by what the velocity alone would travel.
      let unit = distance != 0 ? distance : velocity / spring.angularFrequency
      let relative = velocity / unit
      duration =
        distance == 0 && velocity == 0
        ? 0 : spring.settlingDuration(velocity: relative.isFinite ? relative : 0)
    }
    self.scale = scale
  }

  /// Where it is `seconds` after its start; from its end on where it ended, before its start where
  /// it starts.
  public func value(at seconds: Double) -> Double {
    if isSettling && seconds >= duration { return to }
    let start = DampedSpring.State(offset: from - to, velocity: velocity)
    let state = spring.state(after: min(max(seconds.confined, 0), duration), from: start)
    guard scale != 1 else { return (to + state.offset).confined }
    return (from + (to - from + state.offset) * scale).confined
  }
}
