// From a parent's time to an iteration and its progress.
//
// The steps of the Web Animations standard (active time, overall progress, simple iteration progress, directed
// progress), in that order. One thing differs: an overall progress within a few roundings of a whole number is that
// number, so that three iterations of 0.1 s end at 0.3 s.

extension MotionTimeline {
  /// Where a local time lies.
  public enum Phase: Hashable, Sendable {
    /// Before the iterations.
    case before
    /// Within them.
    case active
    /// After them.
    case after
  }

  /// The state of a timeline at one instant.
  public struct Sample: Hashable, Sendable {
    /// Where the local time lies.
    public let phase: Phase
    /// The local time, in seconds.
    public let localTime: Double
    /// The place in the iterations; nil where there is none: before or after them without a fill.
    public let position: Position?
  }

  /// A place in the iterations.
  public struct Position: Hashable, Sendable {
    /// Seconds since the first iteration's start.
    public let activeTime: Double
    /// How many iterations lie before: a whole number, or infinity after endless ones that took no
    /// time.
    public let iteration: Double
    /// How many cycles lie before: an iteration, or two where the direction alternates, as Core
    /// Animation counts them. From there a cumulative value grows.
    public let cycle: Double
    /// 0 to 1 within the iteration, in its direction.
    public let progress: Double
    /// Seconds within the iteration, in its direction: the time that a nested timeline sees. In an
    /// iteration without an end it is the active time.
    public let time: Double
    /// Whether the iteration runs from 1 to 0.
    public let isReversed: Bool
    /// Whether the iteration has not begun, as it runs: CSS's "before flag", for stairs.
    public let isBefore: Bool
    /// Whether the time within the iteration falls while the outermost time rises.
    let isBackwards: Bool

    /// The progress along a curve; for a step curve it respects the side of a jump.
    public func progress(along curve: TimingCurve) -> Double {
      curve.value(at: progress, isBefore: isBefore)
    }
  }

  /// The progress at the parent's time, 0 to 1 within an iteration; nil where there is none.
  public func progress(at time: Double) -> Double? { sample(at: time).position?.progress }

  /// The sample at any parent's time.
  public func sample(at time: Double) -> Sample { sample(at: time, isParentBackwards: false) }

  /// The sample inside another timeline: its parent's time is the time within the outer's
  /// iteration; nil if the outer has none.
  ///
  /// At the edges the side counts from which the time arrives, also in an outer one that runs back.
  public func sample(at time: Double, inside outer: MotionTimeline) -> Sample? {
    sample(inside: outer.sample(at: time))
  }

  /// The sample inside another timeline whose sample is `outer`; so nesting works to any depth.
  public func sample(inside outer: Sample) -> Sample? {
    guard let position = outer.position else { return nil }
    return sample(at: position.time, isParentBackwards: position.isBackwards)
  }

  private func sample(at time: Double, isParentBackwards: Bool) -> Sample {
    let local = localTime(at: time)
    let isBackwards = (speed < 0) != isParentBackwards
    let start = activeStart
    let end = activeEnd
    let phase: Phase
    if local < start || (isBackwards && local == start) {
      phase = .before
    } else if local > end || (!isBackwards && local == end) {
      phase = .after
    } else {
      phase = .active
    }
    return Sample(
      phase: phase, localTime: local,
      position: position(at: local, phase, isBackwards: isBackwards))
  }

  private var cutEnd: Double { max(delay + activeDuration + endDelay, 0) }

  /// The local times between which it is active, ends and negative delays considered.
  var activeStart: Double { max(min(delay, cutEnd), 0) }
  var activeEnd: Double { max(min(delay + activeDuration, cutEnd), 0) }

  private func position(at local: Double, _ phase: Phase, isBackwards: Bool) -> Position? {
    var active = (local - delay).confined
    switch phase {
    case .before:
      guard fill == .backwards || fill == .both else { return nil }
      active = max(active, 0)
    case .active: break
    case .after:
      guard fill == .forwards || fill == .both else { return nil }
      active = max(min(active, activeDuration), 0)
    }
    let overall = overallProgress(at: active, phase)
    let whole = ElasticMath.floor(overall)
    var simple =
      overall.isFinite ? overall - whole : iterationStart - ElasticMath.floor(iterationStart)
    var iteration = whole
    let isLast = overall == overallProgress(of: iterations)
    if simple == 0, isLast, phase != .before, iterations != 0 {
      simple = 1
      iteration = whole - 1
    }
    if phase == .after, iterations == .infinity { iteration = .infinity }
    let isReversed = runsBack(iteration)
    return Position(
      activeTime: active, iteration: iteration,
      cycle: alternates ? ElasticMath.floor(iteration / 2) : iteration,
      progress: isReversed ? 1 - simple : simple,
      time: timeWithin(iteration, simple: simple, active: active, isReversed: isReversed),
      isReversed: isReversed,
      isBefore: isReversed ? phase == .after : phase == .before,
      isBackwards: isBackwards != isReversed)
  }

  private func overallProgress(at active: Double, _ phase: Phase) -> Double {
    guard duration > 0 else { return overallProgress(of: phase == .before ? 0 : iterations) }
    return overallProgress(of: (active / duration).confined)
  }

  /// The iterations that count as done after `count` of them: the whole number that it would be
  /// without the roundings on the way, if there is one. 0.3 s are three iterations of 0.1 s, though
  /// their quotient is less.
  private func overallProgress(of count: Double) -> Double {
    guard count.isFinite else { return count }
    let sum = (count + iterationStart).confined
    let whole = ElasticMath.round(sum)
    return (sum - whole).magnitude <= sum * 0x1p-51 ? whole : sum
  }

  var alternates: Bool { direction == .alternate || direction == .alternateReverse }

  private func runsBack(_ iteration: Double) -> Bool {
    switch direction {
    case .normal: return false
    case .reverse: return true
    case .alternate, .alternateReverse:
      guard iteration.isFinite else { return false }
      let isOdd = ElasticMath.floor(iteration / 2) * 2 != iteration
      return isOdd == (direction == .alternate)
    }
  }

  private func timeWithin(
    _ iteration: Double, simple: Double, active: Double, isReversed: Bool
  ) -> Double {
    guard duration.isFinite else { return active }
    var elapsed = simple * duration
    // Without the rounding of a quotient where there is a way: nested edges are compared with it.
    if iterationStart == 0, simple > 0, simple < 1 {
      elapsed = min(max(active - iteration * duration, 0), duration)
    }
    return isReversed ? duration - elapsed : elapsed
  }
}
