import UIKit

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var vector = self
    vector.scale(by: rhs)
    return vector
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First, second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  public static var zero: Self { Self(.zero, .zero) }
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// documentation/swiftui/customanimation
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public struct AnimationContext<Value: VectorArithmetic> {
  public var state = AnimationState<Value>()
  public let environment: EnvironmentValues
}

/// What a view does as it comes and goes, in words.
public struct AnyTransition: Sendable {
  public let name: String
  public let animation: Animation?
  public static let opacity = AnyTransition(name: "opacity", animation: nil)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(scale)", animation: nil)
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(name), \(other.name)", animation: other.animation ?? animation)
  }
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(name: name, animation: animation)
  }
}

public struct Animation: Sendable {
  public let base: any CustomAnimation
  public init(_ base: some CustomAnimation) { self.base = base }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(LinearAnimation(duration: duration))
  }

  /// What it would be on a system that takes no animations of others; nothing here is so old.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { fatalError("only on iOS 16") }
}

private struct LinearAnimation: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { time < duration ? value.scaled(by: time / duration) : nil }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { value.scaled(by: 1 / duration) }
}

/// A value that SwiftUI animates. Its animation goes from zero along the vector to the target. One that merges with it takes its state
/// and its time, and the sum of both vectors: documentation/swiftui/customanimation/shouldmerge(previous:value:time:context:).
public final class AnimatedProperty<V: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var way: V
    var state = AnimationState<V>()
    let start: TimeInterval
  }
  private var run: Run?
  private var target: V
  public var environment = EnvironmentValues()
  /// Whether an animation runs.
  public var isAnimating: Bool { run != nil }

  public init(_ value: V) { target = value }

  /// Sets the value in a transaction with this animation.
  public func set(_ value: V, _ animation: Animation, at time: TimeInterval) {
    let way = value - target
    target = value
    guard var run else {
      self.run = Run(animation: animation, way: way, start: time)
      return
    }
    var context = AnimationContext(state: run.state, environment: environment)
    let merges = animation.base.shouldMerge(
      previous: run.animation, value: run.way, time: time - run.start, context: &context)
    precondition(merges, "two animations at once are not in this substitute")
    run.state = context.state
    run.animation = animation
    run.way = run.way + way
    self.run = run
  }

  /// What is shown in a frame.
  public func value(at time: TimeInterval) -> V {
    guard let run else { return target }
    var context = AnimationContext(state: run.state, environment: environment)
    let place = run.animation.base.animate(
      value: run.way, time: time - run.start, context: &context)
    guard let place else {
      self.run = nil
      return target
    }
    self.run?.state = context.state
    return target - run.way + place
  }

  /// What the animation says of its velocity.
  public func velocity(at time: TimeInterval) -> V? {
    guard let run else { return nil }
    return run.animation.base.velocity(
      value: run.way, time: time - run.start,
      context: AnimationContext(state: run.state, environment: environment))
  }
}
