/// A value in two parts: `led` follows a finger or a state, `free` falls to zero. A drag moves the free
/// part into the led part; a release does the reverse.
struct Led: Equatable, Sendable {
  var led: Animated<Double>
  var free = Animated(0.0)

  init(_ value: Double = 0) { led = Animated(value) }

  func value(at time: Double) -> Double { led.value(at: time) + free.value(at: time) }

  func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    led.value(at: time) + free.value(at: time, sharing: &steps)
  }

  func velocity(at time: Double) -> Double { led.velocity(at: time) + free.velocity(at: time) }

  var restTime: Double { max(led.restTime, free.restTime) }

  /// Stays at `value`, without a free part.
  mutating func hold(_ value: Double) { self = Led(value) }

  /// Follows `target` from now on; the difference falls to zero with `spring`.
  mutating func lead(
    to target: Double, from value: Double, velocity: Double = 0, with spring: DampedSpring,
    at time: Double, tolerance: RestTolerance = .points
  ) {
    led.hold(target)
    free.spring(
      from: value - target, velocity: velocity, to: 0, with: spring, at: time,
      tolerance: tolerance)
  }

  /// Follows `target` from now on; the difference falls to zero along `curve`.
  mutating func lead(
    to target: Double, from value: Double, along curve: CubicEasing, duration: Double,
    at time: Double
  ) {
    led.hold(target)
    free.ease(from: value - target, to: 0, along: curve, duration: duration, at: time)
  }
}
