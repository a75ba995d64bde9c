/// A value in two parts: `guided` follows a finger or a state, `residual` falls to zero. A drag moves the residual
/// part into the guided part; a release does the reverse.
struct GuidedValue: Equatable, Sendable {
  var guided: Animated<Double>
  var residual = Animated(0.0)

  init(_ value: Double = 0) { guided = Animated(value) }

  func value(at time: Double) -> Double { guided.value(at: time) + residual.value(at: time) }

  func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    guided.value(at: time) + residual.value(at: time, sharing: &steps)
  }

  func velocity(at time: Double) -> Double {
    guided.velocity(at: time) + residual.velocity(at: time)
  }

  var restTime: Double { max(guided.restTime, residual.restTime) }

  /// Stays at `value`, without a residual part.
  mutating func hold(_ value: Double) { self = GuidedValue(value) }

  /// Follows `target` from now on; the difference falls to zero with `spring`.
  mutating func guide(
    to target: Double, from value: Double, velocity: Double = 0, with spring: DampedSpring,
    at time: Double, tolerance: RestTolerance = .points
  ) {
    guided.hold(target)
    residual.spring(
      from: value - target, velocity: velocity, to: 0, with: spring, at: time,
      tolerance: tolerance)
  }

  /// Follows `target` from now on; the difference falls to zero along `curve`.
  mutating func guide(
    to target: Double, from value: Double, along curve: CubicEasing, duration: Double,
    at time: Double
  ) {
    guided.hold(target)
    residual.ease(from: value - target, to: 0, along: curve, duration: duration, at: time)
  }
}
