/// A value that can be retargeted, grabbed and thrown at any moment.
///
/// It keeps where and how fast it was at the last change, and evaluates its motion from there: asked
/// twice for the same time it gives the same bits, however many frames lie in between. From its
/// `restTime` on it is its target, exactly.
public struct Animated: Hashable, Sendable {
  private enum Motion: Hashable, Sendable {
    case none
    case spring(DampedSpring)
    case curve(CubicEasing, duration: Double)
  }

  /// How close to its target and how slow a motion is when it counts as at rest.
  public struct Tolerance: Hashable, Sendable {
    /// In the value's unit, and in that unit per second; both positive.
    public let offset: Double, speed: Double

    /// At rest under `offset` from the target and under `speed`.
    public init(offset: Double, speed: Double) {
      self.offset = offset
      self.speed = speed
    }

    /// For lengths: 0.01 pt and 0.1 pt/s, less than a pixel of any screen can show.
    public static let points = Tolerance(offset: 0.01, speed: 0.1)
    /// For opacities, scales and turns: a thousandth, a hundredth a second.
    public static let fraction = Tolerance(offset: 0.001, speed: 0.01)
  }

  /// Where it is going, or stays.
  public private(set) var target: Double
  /// When it is at its target for good; its last change if it does not move.
  public private(set) var restTime: Double
  private var start: DampedSpring.State
  private var epoch: Double
  private var motion = Motion.none

  /// A value that stays where it is.
  public init(_ value: Double) {
    target = value
    restTime = -.infinity
    start = DampedSpring.State(offset: 0, velocity: 0)
    epoch = 0
  }

  /// Where it is at `time`; before its last change, where it was then.
  @inline(never)  // Copies in every caller would swell the WebAssembly module.
  public func value(at time: Double) -> Double {
    guard time < restTime else { return target }
    switch motion {
    case .none: return target
    case .spring(let spring):
      return target + spring.state(after: max(time - epoch, 0), from: start).offset
    case .curve(let curve, let duration):
      return target + start.offset * (1 - curve.value(at: max(time - epoch, 0) / duration))
    }
  }

  /// How fast it is at `time`, in its unit a second; a value on a curve has none to hand on.
  @inline(never)
  public func velocity(at time: Double) -> Double {
    guard time < restTime, case .spring(let spring) = motion else { return 0 }
    return spring.state(after: max(time - epoch, 0), from: start).velocity
  }

  /// Stays at `value` from now on.
  @inline(never)
  public mutating func hold(_ value: Double) { self = Animated(value) }

  /// Springs from `value` and `velocity` to `target`, starting at `time`.
  @inline(never)
  public mutating func spring(
    from value: Double, velocity: Double = 0, to target: Double, with spring: DampedSpring,
    at time: Double, tolerance: Tolerance = .points
  ) {
    self.target = target
    epoch = time
    start = DampedSpring.State(offset: value - target, velocity: velocity)
    motion = .spring(spring)
    guard start != .rest else { return restTime = time }
    // Even what begins within the tolerance comes to rest a little later, not by being touched.
    let settlingTime = spring.settlingTime(
      from: start, offsetBelow: tolerance.offset, speedBelow: tolerance.speed)
    restTime = time + max(settlingTime, Self.shortestMotion)
  }

  /// Seconds that a spring moves at least: less than a frame of any screen.
  private static let shortestMotion = 0.001

  /// Goes from `value` to `target` along `curve`, starting at `time`; at once if `duration` is not
  /// positive.
  @inline(never)
  public mutating func ease(
    from value: Double, to target: Double, along curve: CubicEasing, duration: Double,
    at time: Double
  ) {
    self.target = target
    epoch = time
    start = DampedSpring.State(offset: value - target, velocity: 0)
    motion = .curve(curve, duration: duration)
    restTime = start.offset == 0 || !(duration > 0) ? time : time + duration
  }
}
