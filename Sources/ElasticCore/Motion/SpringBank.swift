/// Many values on one kind of spring, each with a target of its own: a shape's control points, a
/// row's words.
///
/// The states lie in flat arrays of four and share one epoch. Asking for values is one
/// ``DampedSpring/Step`` from the epoch for all of them; a change of any target moves the epoch,
/// which costs one step more: linear in the count once a change, and never once a frame. Each value
/// is to the bit what a single spring with the same history gives.
public struct SpringBank: Hashable, Sendable {
  /// The spring all values move on.
  public let spring: DampedSpring
  /// How many values there are.
  public let count: Int
  /// When a value counts as at rest.
  public let tolerance: RestTolerance
  /// When all values are at their targets for good; before any change, always.
  public private(set) var restTime = -Double.infinity

  private typealias Four = SIMD4<Double>
  private var targets: [Four]
  private var offsets: [Four]
  private var velocities: [Four]
  private var epoch = 0.0

  /// `count` values, all at rest at `value`, or at 0 if that is not finite. A negative count is none.
  public init(
    _ spring: DampedSpring, count: Int, at value: Double = 0,
    tolerance: RestTolerance = .points
  ) {
    self.spring = spring
    self.count = max(count, 0)
    self.tolerance = tolerance
    let blocks = (self.count + 3) / 4
    targets = Array(repeating: Four(repeating: value.isFinite ? value : 0), count: blocks)
    offsets = Array(repeating: .zero, count: blocks)
    velocities = offsets
  }

  /// Where value `index` is at `time`; before the last change, where it was then.
  public func value(_ index: Int, at time: Double) -> Double {
    let (block, lane) = place(index)
    guard time < restTime else { return targets[block][lane] }
    let step = step(to: time)
    return targets[block][lane]
      + (step.offsetPerOffset * offsets[block][lane]
        + step.offsetPerVelocity * velocities[block][lane])
  }

  /// How fast value `index` is at `time`, in its unit a second.
  public func velocity(_ index: Int, at time: Double) -> Double {
    guard time < restTime else { return 0 }
    let (block, lane) = place(index)
    let step = step(to: time)
    return step.velocityPerOffset * offsets[block][lane]
      + step.velocityPerVelocity * velocities[block][lane]
  }

  /// Visits every value at `time`, in order; allocates nothing.
  public func forEachValue(at time: Double, _ visit: (Int, Double) -> Void) {
    let step = time < restTime ? step(to: time) : .atRest
    for block in targets.indices {
      let values =
        targets[block]
        + (step.offsetPerOffset * offsets[block] + step.offsetPerVelocity * velocities[block])
      for lane in 0..<min(4, count - block * 4) { visit(block * 4 + lane, values[lane]) }
    }
  }

  /// Sends value `index` to `target` from wherever it is at `time`, keeping its velocity and adding
  /// `impulse` to it. A number that is not finite is ignored.
  public mutating func retarget(
    _ index: Int, to target: Double, impulse: Double = 0, at time: Double
  ) {
    let (block, lane) = place(index)
    guard target.isFinite, impulse.isFinite, time.isFinite else { return }
    moveEpoch(to: time)
    offsets[block][lane] += targets[block][lane] - target
    targets[block][lane] = target
    velocities[block][lane] += impulse
    stopIfTooLarge(block, lane)
    updateRestTime()
  }

  /// Puts value `index` at `value` with `velocity`, on its way to the same target.
  public mutating func place(
    _ index: Int, at value: Double, velocity: Double = 0, time: Double
  ) {
    let (block, lane) = place(index)
    guard value.isFinite, velocity.isFinite, time.isFinite else { return }
    moveEpoch(to: time)
    offsets[block][lane] = value - targets[block][lane]
    velocities[block][lane] = velocity
    stopIfTooLarge(block, lane)
    updateRestTime()
  }
}

extension SpringBank {
  private func place(_ index: Int) -> (block: Int, lane: Int) {
    precondition(index >= 0 && index < count, "a value of the bank")
    return (index / 4, index % 4)
  }

  /// Puts a value on its target that is farther away, or faster, than can be computed with.
  private mutating func stopIfTooLarge(_ block: Int, _ lane: Int) {
    guard
      !(offsets[block][lane].magnitude < RestTolerance.largest
        && velocities[block][lane].magnitude < RestTolerance.largest)
    else { return }
    offsets[block][lane] = 0
    velocities[block][lane] = 0
  }

  private func step(to time: Double) -> DampedSpring.Step {
    DampedSpring.Step(spring, seconds: max(time - epoch, 0))
  }

  private mutating func moveEpoch(to time: Double) {
    let time = max(time, epoch)
    let step = time < restTime ? step(to: time) : .atRest
    for block in offsets.indices {
      let (offset, velocity) = (offsets[block], velocities[block])
      offsets[block] = step.offsetPerOffset * offset + step.offsetPerVelocity * velocity
      velocities[block] = step.velocityPerOffset * offset + step.velocityPerVelocity * velocity
    }
    epoch = time
  }

  private mutating func updateRestTime() {
    var longest = 0.0
    for index in 0..<count {
      let (block, lane) = place(index)
      let state = DampedSpring.State(
        offset: offsets[block][lane], velocity: velocities[block][lane])
      longest = max(
        longest,
        spring.settlingTime(
          from: state, offsetBelow: tolerance.offset, speedBelow: tolerance.speed))
    }
    restTime = epoch + longest
  }
}

extension DampedSpring.Step {
  /// After which nothing is left of any motion.
  fileprivate static var atRest: DampedSpring.Step {
    DampedSpring.Step(.coreAnimationDefault, seconds: .infinity)
  }
}
