/// A value that can be retargeted, grabbed and thrown at any moment.
///
/// It keeps where and how fast it was at the last change, and evaluates its motion from there: asked
/// twice for the same time it gives the same bits, however many frames lie in between. From its
/// `restTime` on it is its target, exactly. Asking allocates nothing for values of a fixed size.
///
/// Every change replaces the motion before it and keeps where it was and, unless it says otherwise,
/// how fast. ``ComposedMotion`` is the other way. A change by a number that is not finite, or to a
/// path of another shape, is ignored; one too large to compute with (1e150) is there at once.
public struct Animated<Value: Interpolatable>: Sendable {
  private enum Motion: Hashable, Sendable {
    case none
    case spring(DampedSpring)
    case curve(CubicEasing, duration: Double)
    case decay(Decay)
  }

  /// Where it is going, or stays.
  public private(set) var target: Value
  /// When it is at its target for good; its last change if it does not move.
  public private(set) var restTime = -Double.infinity
  /// How often it has been sent somewhere: what ``completion(of:at:)`` is asked about.
  public private(set) var changeCount = 0
  /// From the target to where the motion began, and how fast it was there.
  private var offset: Value.Offset
  private var speed: Value.Offset
  private var epoch = 0.0
  private var motion = Motion.none

  /// A value that stays where it is.
  @inline(never)
  public init(_ value: Value) {
    target = value
    offset = value.offset(to: value)
    speed = offset
  }

  /// Where it is at `time`; before its last change, where it was then.
  public func value(at time: Double) -> Value { place(at: time) }

  @inline(never)
  private func place(at time: Double) -> Value {
    guard time < restTime else { return target }
    let seconds = max(time - epoch, 0)
    switch motion {
    case .none: return target
    case .spring(let spring):
      let step = DampedSpring.Step(spring, seconds: seconds)
      return target.moved(by: offset * step.offsetPerOffset + speed * step.offsetPerVelocity)
    case .curve(let curve, let duration):
      return target.moved(by: offset * (1 - curve.value(at: seconds / duration)))
    case .decay(let decay):
      return target.moved(by: offset * decay.velocity(after: seconds, from: 1))
    }
  }

  /// How fast it is at `time`, in its unit a second; a value on a curve has none to hand on.
  @inline(never)
  public func velocity(at time: Double) -> Value.Offset {
    let seconds = max(time - epoch, 0)
    guard time < restTime else { return speed * 0 }
    switch motion {
    case .none, .curve: return speed * 0
    case .spring(let spring):
      let step = DampedSpring.Step(spring, seconds: seconds)
      return offset * step.velocityPerOffset + speed * step.velocityPerVelocity
    case .decay(let decay):
      return speed * decay.velocity(after: seconds, from: 1)
    }
  }

  /// Stays at `value` from now on.
  @inline(never)
  public mutating func hold(_ value: Value) {
    guard value.isFinite else { return }
    let count = changeCount + 1
    self = Animated(value)
    changeCount = count
  }

  /// Springs from `value` and `velocity` to `target`, starting at `time`.
  @inline(never)
  public mutating func spring(
    from value: Value, velocity: Value.Offset? = nil, to target: Value, with spring: DampedSpring,
    at time: Double, tolerance: RestTolerance = .points
  ) {
    guard canGo(from: value, to: target, at: time), velocity?.magnitude.isFinite != false else {
      return
    }
    hold(target)
    epoch = time
    restTime = time
    let way = target.offset(to: value)
    let haste = velocity ?? speed
    guard way.magnitude > 0 || haste.magnitude > 0, Self.isModerate(way), Self.isModerate(haste)
    else { return }
    offset = way
    speed = haste
    motion = .spring(spring)
    // Even what begins within the tolerance comes to rest a little later, not by being touched.
    let settlingTime = spring.settlingTime(
      from: envelope(of: spring), offsetBelow: tolerance.offset, speedBelow: tolerance.speed)
    restTime = time + max(settlingTime, shortestMotion)
  }

  private func canGo(from value: Value, to target: Value, at time: Double) -> Bool {
    value.isFinite && target.isFinite && time.isFinite && value.hasSameShape(as: target)
  }

  private static func isModerate(_ offset: Value.Offset) -> Bool {
    offset.magnitude < RestTolerance.largest
  }

  /// A motion along a line that is nowhere nearer to its target than this one.
  private func envelope(of spring: DampedSpring) -> DampedSpring.State {
    let distance = offset.magnitude
    let damping = spring.dampingRatio * spring.angularFrequency
    // Above critical damping both parts of the motion are bounded by the lengths themselves.
    let velocity =
      spring.dampingRatio > 1
      ? speed.magnitude : (speed + offset * damping).magnitude - distance * damping
    return DampedSpring.State(offset: distance, velocity: velocity)
  }

  /// Goes from `value` to `target` along `curve`, starting at `time`; at once if `duration` is not
  /// positive, never if it is infinite.
  @inline(never)
  public mutating func ease(
    from value: Value, to target: Value, along curve: CubicEasing, duration: Double,
    at time: Double
  ) {
    guard canGo(from: value, to: target, at: time) else { return }
    hold(target)
    epoch = time
    restTime = time
    let way = target.offset(to: value)
    guard way.magnitude > 0, Self.isModerate(way), duration > 0 else { return }
    offset = way
    motion = .curve(curve, duration: duration)
    restTime = time + duration
  }
}

/// Seconds that a spring moves at least: less than a frame of any screen.
private let shortestMotion = 0.001

// MARK: - Fingers and targets

extension Animated {
  /// Goes to another target from wherever it is at `time`, as fast as it is.
  public mutating func retarget(
    to target: Value, with spring: DampedSpring, at time: Double,
    tolerance: RestTolerance = .points
  ) {
    self.spring(
      from: value(at: time), velocity: velocity(at: time), to: target, with: spring, at: time,
      tolerance: tolerance)
  }

  /// Stops under a finger, where it is at `time`, and says where that is.
  @discardableResult
  public mutating func grab(at time: Double) -> Value {
    let held = value(at: time)
    hold(held)
    return held
  }

  /// Glides on from where it is at `time` with `velocity`, slower and slower, to its landing place.
  public mutating func fling(
    velocity: Value.Offset, along decay: Decay = .normal, at time: Double,
    tolerance: RestTolerance = .points
  ) {
    let start = value(at: time)
    let landing = start.moved(by: Self.glide(velocity, decay))
    guard time.isFinite, landing.isFinite, Self.isModerate(velocity) else { return }
    hold(landing)
    epoch = time
    offset = target.offset(to: start)
    speed = velocity
    motion = .decay(decay)
    // What is left of the way falls as the speed does: it is their ratio that stays.
    let slowness = min(
      tolerance.speed,
      speed.magnitude > 0 ? tolerance.offset * speed.magnitude / offset.magnitude : 0)
    // What begins within the tolerance begins where it is too, and is there a little later.
    restTime =
      offset.magnitude > 0
      ? time + max(decay.time(from: speed.magnitude, toSpeed: slowness), shortestMotion) : time
  }

  /// Where a fling from where it is at `time` would end: what a release is decided by. Not finite
  /// if the velocity is not.
  public func landing(
    velocity: Value.Offset, along decay: Decay = .normal, at time: Double
  ) -> Value {
    value(at: time).moved(by: Self.glide(velocity, decay))
  }

  private static func glide(_ velocity: Value.Offset, _ decay: Decay) -> Value.Offset {
    velocity * decay.limit(from: 0, velocity: 1)
  }
}

extension Animated where Value == Double {
  /// Where it is at `time`: as any other value, but not as a generic, which costs its callers in
  /// another module several times as much.
  public func value(at time: Double) -> Double { place(at: time) }

  /// Follows a finger to `value`: exactly within `limits`, and beyond them as a rubber band.
  public mutating func drag(to value: Double, limits: ClosedRange<Double>, band: RubberBand) {
    if value > limits.upperBound {
      hold(limits.upperBound + band.offset(forPull: value - limits.upperBound))
    } else if value < limits.lowerBound {
      hold(limits.lowerBound + band.offset(forPull: value - limits.lowerBound))
    } else {
      hold(value)
    }
  }

  /// Where the finger is that holds a value dragged to where this one is at `time`: the inverse of
  /// ``drag(to:limits:band:)``, for a finger that grabs what is already beyond a limit.
  public func finger(limits: ClosedRange<Double>, band: RubberBand, at time: Double) -> Double {
    let value = value(at: time)
    if value > limits.upperBound {
      return limits.upperBound + band.pull(forOffset: value - limits.upperBound)
    }
    if value < limits.lowerBound {
      return limits.lowerBound + band.pull(forOffset: value - limits.lowerBound)
    }
    return value
  }

  /// Let go with `velocity`: glides to its landing place if that lies within `limits`, and springs
  /// to the nearest limit otherwise.
  public mutating func fling(
    velocity: Double, along decay: Decay = .normal, limits: ClosedRange<Double>,
    spring: DampedSpring, at time: Double, tolerance: RestTolerance = .points
  ) {
    let place = landing(velocity: velocity, along: decay, at: time)
    if limits.contains(place), limits.contains(value(at: time)) {
      return fling(velocity: velocity, along: decay, at: time, tolerance: tolerance)
    }
    self.spring(
      from: value(at: time), velocity: velocity,
      to: min(max(place, limits.lowerBound), limits.upperBound), with: spring, at: time,
      tolerance: tolerance)
  }
}

// MARK: - Completion

/// What became of a motion.
public enum MotionEnd: Hashable, Sendable {
  /// It still moves.
  case running
  /// It came to rest on its target, at that time.
  case finished(at: Double)
  /// It was sent elsewhere, held or grabbed before.
  case retargeted
}

extension Animated {
  /// What became of the motion that was the `change`th, by ``changeCount``, as of `time`.
  public func completion(of change: Int, at time: Double) -> MotionEnd {
    guard change == changeCount else { return .retargeted }
    return time < restTime ? .running : .finished(at: restTime)
  }
}

extension Animated: Equatable where Value: Equatable, Value.Offset: Equatable {}

extension Animated where Value == Double {
  /// Where it is at `time`, to the bit, for values that are asked one after the other: those which one
  /// spring took over at one moment do the same in the same time, and that is computed once.
  @inline(never)
  package func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    guard time < restTime, case .spring(let spring) = motion else { return place(at: time) }
    let step = steps(spring, max(time - epoch, 0))
    return target.moved(by: offset * step.offsetPerOffset + speed * step.offsetPerVelocity)
  }
}
