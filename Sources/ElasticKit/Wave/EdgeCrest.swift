/// The crest's position along an edge, in points from the middle. It follows a finger, and springs back to
/// the middle when the finger lifts.
struct EdgeCrest: Equatable, Sendable {
  private(set) var position = GuidedValue()

  func value(at time: Double) -> Double { position.value(at: time) }

  func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    position.value(at: time, sharing: &steps)
  }

  var restTime: Double { position.restTime }

  /// Position of the crest under a finger.
  static func target(under point: Point2D, in frame: EdgeFrame) -> Double {
    min(max(frame.along(point), 0), frame.length) - frame.length / 2
  }

  mutating func hold(_ position: Double) { self.position.hold(position) }

  /// Stops at the current position.
  mutating func stop(at time: Double) { position.hold(value(at: time)) }

  /// Follows `target` from now on; the distance from it falls to zero.
  mutating func guide(to target: Double, with spring: DampedSpring, at time: Double) {
    position.guide(to: target, from: value(at: time), with: spring, at: time)
  }

  /// Follows a finger that has moved.
  ///
  /// - Parameters:
  ///   - isStraight: whether the edge is straight, so that a jump of the crest is invisible.
  ///   - isFollowing: whether it followed this finger before.
  mutating func follow(
    _ target: Double, isStraight: Bool, isFollowing: Bool, with spring: DampedSpring,
    at time: Double
  ) {
    if isStraight {
      hold(target)
    } else if isFollowing {
      position.guided.hold(target)
    } else {
      guide(to: target, with: spring, at: time)
    }
  }

  /// Springs back to the middle, at once if the crest is invisible.
  mutating func release(
    velocity: Double, isStraight: Bool, with spring: DampedSpring, at time: Double
  ) {
    if isStraight { return hold(0) }
    position.guide(
      to: 0, from: value(at: time), velocity: position.velocity(at: time) + velocity, with: spring,
      at: time)
  }
}
