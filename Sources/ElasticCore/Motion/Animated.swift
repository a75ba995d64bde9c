/// A value that can be retargeted, grabbed and thrown at any moment.
///
/// It stores its value and velocity at the last change, and evaluates its motion from there: evaluated
/// twice for the same time it gives the same bits, independent of the frames in between. From its
/// `restTime` on it equals its target exactly. Reading allocates nothing for values of a fixed size.
///
/// Every change replaces the motion before it and keeps the value and, unless stated otherwise,
/// the velocity. `ComposedMotion` in ElasticTimelines adds motions instead. A change by a number that is not finite, or to a
/// path of another shape, is ignored; a value too large to compute with (1e150) is reached at once.
public struct Animated<Value: Interpolatable>: Sendable {
  private enum Motion: Hashable, Sendable {
    case none
    case spring(DampedSpring)
    case curve(CubicEasing, duration: Double)
    case decay(Decay)
  }

  /// The target, or the value at rest.
  public private(set) var target: Value
  /// The time from which it rests at its target; its last change if it does not move.
  public private(set) var restTime = -Double.infinity
  /// The number of changes, for ``completion(of:at:)``.
  public private(set) var changeCount = 0
  /// The offset from the target and the velocity at the start of the motion.
  private var offset: Value.Offset
  private var speed: Value.Offset
  private var epoch = 0.0
  private var motion = Motion.none

  /// A value at rest.
  public init(_ value: Value) {
    target = value
    offset = value.offset(to: value)
    speed = offset
  }

  /// The value at `time`; before the last change, the value at that change.
  public func value(at time: Double) -> Value { position(at: time) }

  @inline(never)  // 167 calls in the module with all elements.
  private func position(at time: Double) -> Value {
    guard time < restTime else { return target }
    let seconds = max(time - epoch, 0)
    switch motion {
    case .none: return target
    case .spring(let spring):
      let step = DampedSpring.Step(spring, seconds: seconds)
      return target.moved(by: offset * step.offsetPerOffset + speed * step.offsetPerVelocity)
    case .curve(let curve, let duration):
      let share = seconds / duration
      return target.moved(by: offset * (1 - curve.value(at: share)))
    case .decay(let decay):
      return target.moved(by: offset * decay.velocity(after: seconds, from: 1))
    }
  }

  /// The velocity at `time`, in units per second; 0 for a value on a curve.
  @inline(never)  // 21 calls in the module with all elements.
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
  public mutating func hold(_ value: Value) {
    guard value.isFinite else { return }
    let count = changeCount + 1
    self = Animated(value)
    changeCount = count
  }

  /// Springs from `value` and `velocity` to `target`, starting at `time`.
  @inline(never)  // 20 calls in the module with all elements.
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
    // Even a motion that begins within the tolerance rests a little later, never at the change itself.
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
  @inline(never)  // 19 calls in the module with all elements.
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

/// The least duration of a spring's motion in seconds: less than a frame of any screen.
private let shortestMotion = 0.001

// MARK: - Fingers and targets

extension Animated {
  /// Starts a motion to another target, from the value and velocity at `time`.
  public mutating func retarget(
    to target: Value, with spring: DampedSpring, at time: Double,
    tolerance: RestTolerance = .points
  ) {
    self.spring(
      from: value(at: time), velocity: velocity(at: time), to: target, with: spring, at: time,
      tolerance: tolerance)
  }

  /// Stops at the value of `time`, under a finger, and returns the value.
  @discardableResult
  public mutating func grab(at time: Double) -> Value {
    let held = value(at: time)
    hold(held)
    return held
  }

  /// Glides from the value at `time` with `velocity`, which decays, to its landing place.
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
    // A motion that begins within the tolerance starts at its value too, and rests a little later.
    restTime =
      offset.magnitude > 0
      ? time + max(decay.time(from: speed.magnitude, toSpeed: slowness), shortestMotion) : time
  }

  /// The end of a fling from the value at `time`, by which a release can be decided. Not finite
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
  /// The value at `time`: like the generic one, but not generic, because a generic costs callers in
  /// another module several times as much.
  public func value(at time: Double) -> Double { position(at: time) }

  /// Follows a finger to `value`: exactly within `limits`, and beyond them with a rubber band.
  public mutating func drag(to value: Double, limits: ClosedRange<Double>, band: RubberBand) {
    if value > limits.upperBound {
      hold(limits.upperBound + band.offset(forPull: value - limits.upperBound))
    } else if value < limits.lowerBound {
      hold(limits.lowerBound + band.offset(forPull: value - limits.lowerBound))
    } else {
      hold(value)
    }
  }

  /// The position of a finger that holds this value at `time`: the inverse of
  /// ``drag(to:limits:band:)``, for a finger that grabs a value beyond a limit.
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

  /// Released with `velocity`: glides to its landing place if that lies within `limits`, and springs
  /// to the nearest limit otherwise.
  public mutating func fling(
    velocity: Double, along decay: Decay = .normal, limits: ClosedRange<Double>,
    spring: DampedSpring, at time: Double, tolerance: RestTolerance = .points
  ) {
    let position = landing(velocity: velocity, along: decay, at: time)
    if limits.contains(position), limits.contains(value(at: time)) {
      return fling(velocity: velocity, along: decay, at: time, tolerance: tolerance)
    }
    self.spring(
      from: value(at: time), velocity: velocity,
      to: min(max(position, limits.lowerBound), limits.upperBound), with: spring, at: time,
      tolerance: tolerance)
  }
}

// MARK: - Completion

/// The end of a motion.
public enum MotionEnd: Hashable, Sendable {
  /// It still moves.
  case running
  /// It came to rest on its target, at that time.
  case finished(at: Double)
  /// It was retargeted, held or grabbed before.
  case retargeted
}

extension Animated {
  /// The end of the motion number `change`, by ``changeCount``, as of `time`.
  public func completion(of change: Int, at time: Double) -> MotionEnd {
    guard change == changeCount else { return .retargeted }
    return time < restTime ? .running : .finished(at: restTime)
  }
}

extension Animated: Equatable where Value: Equatable, Value.Offset: Equatable {}

extension Animated where Value == Double {
  /// The value at `time`, to the bit, for values read one after the other: values that the same
  /// spring moves since the same time share one step, which is computed once.
  package func value(at time: Double, sharing steps: inout DampedSpring.SharedStep) -> Double {
    guard time < restTime, case .spring(let spring) = motion else { return position(at: time) }
    let step = steps(spring, max(time - epoch, 0))
    return target.moved(by: offset * step.offsetPerOffset + speed * step.offsetPerVelocity)
  }
}
