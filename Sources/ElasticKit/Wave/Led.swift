/// A value in two parts: where it is led (by a finger, by a state) and what is still free to fall
/// to zero. Taking hold of it moves what is free into what is led; letting go does the reverse.
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

  /// Stays at `value`, with nothing free.
  @inline(never)
  mutating func hold(_ value: Double) { self = Led(value) }

  /// Is led to `target` from now on; what is missing falls to zero with `spring`.
  mutating func lead(
    to target: Double, from value: Double, velocity: Double = 0, with spring: DampedSpring,
    at time: Double, tolerance: RestTolerance = .points
  ) {
    led.hold(target)
    free.spring(
      from: value - target, velocity: velocity, to: 0, with: spring, at: time,
      tolerance: tolerance)
  }

  /// Is led to `target` from now on; what is missing falls to zero along `curve`.
  mutating func lead(
    to target: Double, from value: Double, along curve: CubicEasing, duration: Double,
    at time: Double
  ) {
    led.hold(target)
    free.ease(from: value - target, to: 0, along: curve, duration: duration, at: time)
  }
}
