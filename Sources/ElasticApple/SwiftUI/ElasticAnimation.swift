#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

/// The kit's spring as an animation of SwiftUI: to the bit the numbers of ``DampedSpring``.
///
///     withAnimation(.elastic) { isOpen.toggle() }
///     withAnimation(.elastic(.snappy, initialVelocity: 4)) { place = home }
///
/// It continues from the running animation's value and velocity, so that it can be turned around at any moment. With
/// Reduce Motion the value changes at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
public struct ElasticAnimation: CustomAnimation {
  /// The spring.
  public let spring: DampedSpring
  /// The velocity at the start, in distances to the target per second.
  public let initialVelocity: Double

  /// An animation by a spring; the velocity counts only where no other animation was running.
  public init(_ spring: DampedSpring = .elastic, initialVelocity: Double = 0) {
    self.spring = spring
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// The value at a time, from zero on; nil from rest on.
  public func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    if context.environment.accessibilityReduceMotion { return nil }
    let leg = context.leg(toward: value, initialVelocity)
    let seconds = time - leg.start
    var course = context.state[Course<V>.self]
    if course.rest?.target != value {
      course.rest = (value, leg.settlingTime(of: spring))
      context.state[Course<V>.self] = course
    }
    guard let rest = course.rest, seconds < rest.seconds else { return nil }
    let step = DampedSpring.Step(spring, seconds: seconds)
    return value
      + leg.offset.scaled(by: step.offsetPerOffset)
      + leg.velocity.scaled(by: step.offsetPerVelocity)
  }

  /// The velocity at a time, per second.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    let leg = context.leg(toward: value, initialVelocity)
    let step = DampedSpring.Step(spring, seconds: time - leg.start)
    return leg.offset.scaled(by: step.velocityPerOffset)
      + leg.velocity.scaled(by: step.velocityPerVelocity)
  }

  /// Takes over from the animation that runs.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    let velocity = previous.base.velocity(value: value, time: time, context: context) ?? .zero
    let position = previous.base.animate(value: value, time: time, context: &context) ?? value
    context.state[Course<V>.self] = Course(turn: (position, velocity, time))
    return true
  }
}

/// What an animation keeps between frames.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
private struct Course<V: VectorArithmetic>: AnimationStateKey {
  /// Where it took over from another; nil if it began by itself.
  var turn: (position: V, velocity: V, time: TimeInterval)?
  /// How long after that it rests, reckoned once for each target.
  var rest: (target: V, seconds: Double)?

  static var defaultValue: Course { Course() }
}

/// A motion since it began or was taken over.
private struct Leg<V: VectorArithmetic> {
  /// The place at its start, seen from the target, and the velocity there.
  let offset: V, velocity: V
  let start: TimeInterval

  /// At most as long as it takes: the length of a sum is at most the sum of the lengths.
  func settlingTime(of spring: DampedSpring) -> Double {
    spring.settlingTime(
      from: DampedSpring.State(
        offset: offset.magnitudeSquared.squareRoot(),
        velocity: velocity.magnitudeSquared.squareRoot()),
      offsetBelow: RestTolerance.fraction.offset, speedBelow: RestTolerance.fraction.speed)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
extension AnimationContext {
  fileprivate func leg(toward target: Value, _ initialVelocity: Double) -> Leg<Value> {
    if let turn = state[Course<Value>.self].turn {
      return Leg(offset: turn.position - target, velocity: turn.velocity, start: turn.time)
    }
    return Leg(offset: .zero - target, velocity: target.scaled(by: initialVelocity), start: 0)
  }
}

extension Animation {
  /// The bounce view's spring: ``ElasticAnimation`` with ``DampedSpring/elastic``.
  public static var elastic: Animation { elastic() }

  /// A spring of the kit, with a velocity in distances to the target per second.
  ///
  /// On iOS and tvOS 16, which take no animations of others, it is SwiftUI's own spring of the same mass, stiffness and friction.
  public static func elastic(
    _ spring: DampedSpring = .elastic, initialVelocity: Double = 0
  ) -> Animation {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, *) {
      return Animation(ElasticAnimation(spring, initialVelocity: initialVelocity))
    }
    return interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.friction,
      initialVelocity: initialVelocity)
  }
}
#endif
