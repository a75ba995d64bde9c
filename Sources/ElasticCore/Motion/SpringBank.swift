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
  /// The tolerance of rest.
  public let tolerance: RestTolerance
  /// The time from which all values rest at their targets; minus infinity before any change.
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

  /// Value `index` at `time`; before the last change, its value at that change.
  public func value(_ index: Int, at time: Double) -> Double {
    let (block, lane) = location(of: index)
    guard time < restTime else { return targets[block][lane] }
    let step = step(to: time)
    return targets[block][lane]
      + (step.offsetPerOffset * offsets[block][lane]
        + step.offsetPerVelocity * velocities[block][lane])
  }

  /// The velocity of value `index` at `time`, in units per second.
  public func velocity(_ index: Int, at time: Double) -> Double {
    guard time < restTime else { return 0 }
    let (block, lane) = location(of: index)
    let step = step(to: time)
    return step.velocityPerOffset * offsets[block][lane]
      + step.velocityPerVelocity * velocities[block][lane]
  }

  /// The target of value `index`.
  public func target(_ index: Int) -> Double {
    let (block, lane) = location(of: index)
    return targets[block][lane]
  }

  /// Writes every value at `time`, in order, over the first ``count`` numbers of `values`: the
  /// fastest way to read all. Allocates nothing.
  public func write(at time: Double, into values: inout [Double]) {
    precondition(values.count >= count, "room for every value")
    let step = time < restTime ? step(to: time) : .atRest
    // Checking every index of four arrays takes a third as long again as the sum itself.
    values.withUnsafeMutableBufferPointer { values in
      targets.withUnsafeBufferPointer { targets in
        offsets.withUnsafeBufferPointer { offsets in
          velocities.withUnsafeBufferPointer { velocities in
            func four(_ block: Int) -> Four {
              targets[block]
                + (step.offsetPerOffset * offsets[block]
                  + step.offsetPerVelocity * velocities[block])
            }
            let whole = count / 4
            for block in 0..<whole {
              let four = four(block)
              values[block &* 4] = four[0]
              values[block &* 4 &+ 1] = four[1]
              values[block &* 4 &+ 2] = four[2]
              values[block &* 4 &+ 3] = four[3]
            }
            for index in (whole * 4)..<count { values[index] = four(whole)[index % 4] }
          }
        }
      }
    }
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

  /// Retargets value `index` to `target` at `time`, keeping its value and velocity and adding
  /// `impulse` to it. A number that is not finite is ignored.
  public mutating func retarget(
    _ index: Int, to target: Double, impulse: Double = 0, at time: Double
  ) {
    let (block, lane) = location(of: index)
    guard target.isFinite, impulse.isFinite, time.isFinite else { return }
    moveEpoch(to: time)
    offsets[block][lane] += targets[block][lane] - target
    targets[block][lane] = target
    velocities[block][lane] += impulse
    stopIfTooLarge(block, lane)
    updateRestTime()
  }

  /// Puts value `index` at `value` with `velocity`, on its way to the same target.
  public mutating func set(_ index: Int, to value: Double, velocity: Double = 0, at time: Double) {
    let (block, lane) = location(of: index)
    guard value.isFinite, velocity.isFinite, time.isFinite else { return }
    moveEpoch(to: time)
    offsets[block][lane] = value - targets[block][lane]
    velocities[block][lane] = velocity
    stopIfTooLarge(block, lane)
    updateRestTime()
  }
}

extension SpringBank {
  /// One moving value, for ``update(at:_:)``.
  public struct Motion: Hashable, Sendable {
    /// Its target, its offset from the target, and its velocity.
    public var target: Double, offset: Double, velocity: Double
  }

  /// Changes any number of values at `time` for the price of one change: `change` is given each
  /// one's number and motion, in order. A motion with a number that is not finite is ignored.
  public mutating func update(at time: Double, _ change: (Int, inout Motion) -> Void) {
    guard time.isFinite else { return }
    moveEpoch(to: time)
    for index in 0..<count {
      let (block, lane) = (index / 4, index % 4)
      var motion = Motion(
        target: targets[block][lane], offset: offsets[block][lane],
        velocity: velocities[block][lane])
      change(index, &motion)
      guard motion.target.isFinite, motion.offset.isFinite, motion.velocity.isFinite else {
        continue
      }
      targets[block][lane] = motion.target
      offsets[block][lane] = motion.offset
      velocities[block][lane] = motion.velocity
      stopIfTooLarge(block, lane)
    }
    updateRestTime()
  }

  private func location(of index: Int) -> (block: Int, lane: Int) {
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
    // Before any change there is no epoch to run back from, whatever the clock's sign.
    let time = restTime > -.infinity ? max(time, epoch) : time
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
    if spring.dampingRatio < 1, let widest = widestSwing() {
      longest = settlingTime(widest)
    } else {
      for index in 0..<count { longest = max(longest, settlingTime(index)) }
    }
    // Even a motion that begins within the tolerance rests a little later, never at the change itself.
    if longest == 0, !isStill { longest = 0.001 }
    restTime = epoch + longest
  }

  private var isStill: Bool {
    offsets.allSatisfy { $0 == .zero } && velocities.allSatisfy { $0 == .zero }
  }

  private func settlingTime(_ index: Int) -> Double {
    let (block, lane) = location(of: index)
    return spring.settlingTime(
      from: DampedSpring.State(offset: offsets[block][lane], velocity: velocities[block][lane]),
      offsetBelow: tolerance.offset, speedBelow: tolerance.speed)
  }

  /// The value that, under-damped, swings widest and so rests last: a thousand values are compared
  /// for less than two of their logarithms cost. Nil where the squares are no numbers any more.
  private func widestSwing() -> Int? {
    let decay = spring.dampingRatio * spring.angularFrequency
    let period = 1 / spring.dampedFrequency
    var widest = 0
    var most = 0.0
    for block in offsets.indices {
      let swing = (velocities[block] + decay * offsets[block]) * period
      let squares = offsets[block] * offsets[block] + swing * swing
      let largest = squares.max()
      guard largest.isFinite else { return nil }
      guard largest > most else { continue }
      most = largest
      for lane in 0..<4 where squares[lane] == largest { widest = block * 4 + lane }
    }
    return count > 0 && most > 0 ? widest : nil
  }
}

extension DampedSpring.Step {
  /// The time after which every motion has vanished.
  fileprivate static var atRest: DampedSpring.Step {
    DampedSpring.Step(.coreAnimationDefault, seconds: .infinity)
  }
}
