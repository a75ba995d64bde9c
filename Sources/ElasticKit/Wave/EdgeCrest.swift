/// Where along an edge its wave is deepest, in points from the middle: it follows a finger, and springs back to
/// the middle when the finger lifts.
struct EdgeCrest: Equatable, Sendable {
  private(set) var place = Led()

  func value(at time: Double) -> Double { place.value(at: time) }

  func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    place.value(at: time, sharing: &steps)
  }

  var restTime: Double { place.restTime }

  /// Where the crest is to be under a finger.
  static func target(under point: Point2D, in frame: EdgeFrame) -> Double {
    min(max(frame.along(point), 0), frame.length) - frame.length / 2
  }

  mutating func hold(_ place: Double) { self.place.hold(place) }

  /// Stays where it is.
  @inline(never)
  mutating func stop(at time: Double) { place.hold(value(at: time)) }

  /// Follows `target` from now on; the distance from it falls to zero.
  @inline(never)
  mutating func lead(to target: Double, with spring: DampedSpring, at time: Double) {
    place.lead(to: target, from: value(at: time), with: spring, at: time)
  }

  /// Follows a finger that has moved.
  ///
  /// - Parameters:
  ///   - isUnseen: whether the edge is straight, so that nobody sees the crest jump.
  ///   - isFollowing: whether it followed this finger before.
  @inline(never)
  mutating func follow(
    _ target: Double, isUnseen: Bool, isFollowing: Bool, with spring: DampedSpring, at time: Double
  ) {
    if isUnseen {
      hold(target)
    } else if isFollowing {
      place.led.hold(target)
    } else {
      lead(to: target, with: spring, at: time)
    }
  }

  /// Springs back to the middle, at once where nobody sees it.
  @inline(never)
  mutating func release(
    velocity: Double, isUnseen: Bool, with spring: DampedSpring, at time: Double
  ) {
    if isUnseen { return hold(0) }
    place.lead(
      to: 0, from: value(at: time), velocity: place.velocity(at: time) + velocity, with: spring,
      at: time)
  }
}
