/// The start, repeats, direction and speed of an animation: from a parent's time to the time and
/// the progress within one iteration.
///
/// The stored form is the one of the Web Animations standard, in seconds, of which Core Animation's
/// is a special case (``init(begin:duration:offset:speed:repeats:autoreverses:fill:)``). A parent's
/// time becomes the local time, `(parent − begin)·speed + offset`; after the ``delay`` come
/// ``iterations`` of ``duration`` each. An inner boundary belongs to the iteration it starts, the
/// last instant to the one it ends. A pure function of time: sampling allocates nothing, is finite
/// for every finite time, and gives the same bits everywhere.
public struct MotionTimeline: Hashable, Sendable {
  /// The direction of an iteration.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Every one from 0 to 1.
    case normal
    /// Every one from 1 to 0.
    case reverse
    /// Those with an even number from 0 to 1, those with an odd one back.
    case alternate
    /// Those with an even number back, those with an odd one from 0 to 1.
    case alternateReverse
  }

  /// Whether there is a progress before and after the iterations.
  public enum Fill: Hashable, Sendable, CaseIterable {
    /// Neither before nor after them: both Core Animation's and the web's default.
    case none
    /// Before them that of their start.
    case backwards
    /// After them that of their end.
    case forwards
    /// Before and after them.
    case both
  }

  /// A number outside its range; the initialisers document the ranges.
  public enum ParameterError: Error, Hashable, Sendable {
    /// The begin, where the local time is the offset.
    case begin
    /// The local time at the beginning.
    case offset
    /// The speed of the local time.
    case speed
    /// The local time before the first iteration.
    case delay
    /// The local time after the last iteration.
    case endDelay
    /// The duration of one iteration.
    case duration
    /// The number or duration of Core Animation's repeats.
    case repeats
    /// The number of iterations.
    case iterations
    /// The start within the iterations.
    case iterationStart
  }

  /// The parent's time at which the local time is ``offset``.
  public internal(set) var begin: Double
  /// The local time at ``begin``; while paused, the local time.
  public internal(set) var offset: Double
  /// Local seconds per second of the parent: negative runs back, zero holds. The web's playback
  /// rate.
  public internal(set) var speed: Double
  /// Whether the local time stands still, whatever the ``speed``.
  public internal(set) var isPaused = false

  /// Local seconds until the first iteration; a negative delay cuts its beginning.
  public let delay: Double
  /// Local seconds after the last iteration; a negative one cuts its end.
  public let endDelay: Double
  /// Seconds of one iteration, on the web one leg: zero, or infinity for one without an end.
  public let duration: Double
  /// How many iterations: also a part of one, zero, or infinity.
  public let iterations: Double
  /// How many iterations count as done at the start: the half of one starts in its middle.
  public let iterationStart: Double
  /// Which way each iteration runs.
  public let direction: Direction
  /// Whether there is a progress before and after the iterations.
  public let fill: Fill
  /// Seconds of all iterations, ``duration`` times ``iterations``; zero if either is.
  public let activeDuration: Double

  /// The web's form; `speed` is its playback rate, `begin` its start time.
  ///
  /// - Parameters:
  ///   - iterationDuration: seconds of one leg: zero or more, infinity for one without an end.
  ///   - delay: any finite number of seconds, also a negative one.
  ///   - endDelay: any finite number of seconds, also a negative one.
  ///   - iterations: zero or more, infinity for no end.
  ///   - iterationStart: zero or more, finite.
  ///   - begin: the parent's time at which the local time is `offset`; finite.
  ///   - offset: in seconds of the local time; finite.
  ///   - speed: finite.
  /// - Throws: ``ParameterError`` for the first number outside the ranges above.
  public init(
    iterationDuration: Double, delay: Double = 0, endDelay: Double = 0, iterations: Double = 1,
    iterationStart: Double = 0, direction: Direction = .normal, speed: Double = 1,
    fill: Fill = .none, begin: Double = 0, offset: Double = 0
  ) throws(ParameterError) {
    guard iterations >= 0 else { throw .iterations }
    try self.init(
      begin: begin, offset: offset, speed: speed, delay: delay, endDelay: endDelay,
      duration: iterationDuration, iterations: iterations, iterationStart: iterationStart,
      direction: direction, fill: fill,
      // An endless iteration that never happens takes no time.
      activeDuration: iterations == 0 || iterationDuration == 0
        ? 0 : iterationDuration * iterations)
  }

  init(
    begin: Double, offset: Double, speed: Double, delay: Double, endDelay: Double, duration: Double,
    iterations: Double, iterationStart: Double, direction: Direction, fill: Fill,
    activeDuration: Double
  ) throws(ParameterError) {
    guard begin.isFinite else { throw .begin }
    guard offset.isFinite else { throw .offset }
    guard speed.isFinite else { throw .speed }
    guard delay.isFinite else { throw .delay }
    guard endDelay.isFinite else { throw .endDelay }
    guard duration >= 0 else { throw .duration }
    guard iterationStart >= 0, iterationStart.isFinite else { throw .iterationStart }
    self.begin = begin
    self.offset = offset
    self.speed = speed
    self.delay = delay
    self.endDelay = endDelay
    self.duration = duration
    self.iterations = iterations
    self.iterationStart = iterationStart
    self.direction = direction
    self.fill = fill
    self.activeDuration = activeDuration
  }

  /// The local time at the parent's: `(time − begin)·speed + offset`.
  ///
  /// Finite; a time that is not a number counts as 0, an infinite one as the largest number.
  public func localTime(at time: Double) -> Double {
    if isPaused { return offset }
    let elapsed = (time.confined - begin).confined
    return ((elapsed * speed).confined + offset).confined
  }
}
