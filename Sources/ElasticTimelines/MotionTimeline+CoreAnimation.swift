extension MotionTimeline {
  /// Core Animation's repeats.
  public enum Repeats: Hashable, Sendable {
    /// So many cycles: also a part of one, zero, or infinity.
    case count(Double)
    /// As many cycles as fit into so many seconds, with a part of one at the end; not doubled where
    /// it turns round.
    case seconds(Double)

    /// One cycle.
    public static var once: Repeats { .count(1) }
    /// Cycles without end.
    public static var forever: Repeats { .count(.infinity) }
  }

  /// The numbers of Core Animation's form.
  public struct CoreAnimationForm: Hashable, Sendable {
    /// The parent's time at which the local time is ``offset``, `beginTime`.
    public let begin: Double
    /// Seconds of one way, `duration`.
    public let duration: Double
    /// The local time at the beginning, `timeOffset`.
    public let offset: Double
    /// Local seconds per second of the parent, `speed`.
    public let speed: Double
    /// How often, `repeatCount` or `repeatDuration`.
    public let repeats: Repeats
    /// Whether a cycle runs forwards and backwards.
    public let autoreverses: Bool
    /// `fillMode`.
    public let fill: Fill
  }

  /// Core Animation's form, the `CAMediaTiming` of a layer or an animation.
  ///
  /// It is active for `duration` times the repeats, times two where it turns round, or for the
  /// seconds of the repeats. In the web's words: no delays, an iteration is one way, so that
  /// `autoreverses` doubles the count and alternates the direction.
  /// - Parameters:
  ///   - begin: the parent's time at which the local time is `offset`; finite.
  ///   - duration: seconds of one way: zero or more, infinity for one without an end.
  ///   - offset: in seconds of the local time; finite.
  ///   - speed: negative runs back, zero holds; finite.
  ///   - repeats: zero or more, also infinity; seconds only of a duration that is neither zero nor
  ///     infinite.
  ///   - autoreverses: whether each cycle runs forwards and backwards.
  ///   - fill: whether there is a progress before and after.
  /// - Throws: ``ParameterError`` for the first number outside the ranges above.
  public init(
    begin: Double = 0, duration: Double, offset: Double = 0, speed: Double = 1,
    repeats: Repeats = .once, autoreverses: Bool = false, fill: Fill = .none
  ) throws(ParameterError) {
    guard duration >= 0 else { throw .duration }
    let iterations: Double
    let activeDuration: Double
    switch repeats {
    case .count(let count):
      guard count >= 0 else { throw .repeats }
      iterations = autoreverses ? count * 2 : count
      activeDuration = duration == 0 || count == 0 ? 0 : duration * iterations
    case .seconds(let seconds):
      guard seconds >= 0, duration > 0, duration.isFinite else { throw .repeats }
      iterations = seconds / duration
      activeDuration = seconds
    }
    try self.init(
      begin: begin, offset: offset, speed: speed, delay: 0, endDelay: 0, duration: duration,
      iterations: iterations, iterationStart: 0,
      direction: autoreverses ? .alternate : .normal, fill: fill, activeDuration: activeDuration)
  }

  /// Core Animation's form of it; nil if there is none.
  ///
  /// A delay becomes an offset, `offset − delay`; an end delay of zero or more has no effect. There
  /// is no form with a negative delay or end delay, an iteration start, a direction that starts
  /// backwards, or a pause.
  public var coreAnimationForm: CoreAnimationForm? {
    guard delay >= 0, endDelay >= 0, iterationStart == 0, !isPaused, (offset - delay).isFinite
    else { return nil }
    guard direction == .normal || direction == .alternate else { return nil }
    let isByCount = activeDuration == duration * iterations || activeDuration == 0
    let count = direction == .alternate ? iterations / 2 : iterations
    return CoreAnimationForm(
      begin: begin, duration: duration, offset: offset - delay, speed: speed,
      repeats: isByCount ? .count(count) : .seconds(activeDuration),
      autoreverses: direction == .alternate, fill: fill)
  }

  /// The timeline of Core Animation's form.
  /// - Throws: ``ParameterError`` for the first number outside of what the form accepts.
  public init(_ form: CoreAnimationForm) throws(ParameterError) {
    try self.init(
      begin: form.begin, duration: form.duration, offset: form.offset, speed: form.speed,
      repeats: form.repeats, autoreverses: form.autoreverses, fill: form.fill)
  }
}
