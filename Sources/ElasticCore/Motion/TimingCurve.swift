/// How far a change has come at a share of its time: an easing function as CSS and Core Animation
/// define them.
///
/// Every curve answers every time, also outside 0...1, where it goes on as CSS Easing says. A curve
/// is four numbers; only one of stops keeps an array. Reading a value allocates nothing and is the
/// same to the bit everywhere.
public struct TimingCurve: Hashable, Sendable {
  /// Where the jumps of ``TimingCurve/init(steps:_:)`` lie: CSS's `jump-start`, `jump-end`, `jump-none` and
  /// `jump-both`.
  public enum Jump: Hashable, Sendable {
    /// One at the start, none at the end.
    case start
    /// None at the start, one at the end.
    case end
    /// Neither at the start nor at the end.
    case none
    /// One at either.
    case both
  }

  /// A number no curve can be made of.
  public enum ParameterError: Error, Hashable, Sendable {
    /// A control point's x is outside 0...1, or its y not within ±1e100.
    case controlPoint
    /// Fewer than one step, or fewer than two without a jump at either end; or more than a thousand
    /// million.
    case stepCount
    /// No stop at all, or a number that is not within ±1e100.
    case stops
  }

  enum Form: Hashable, Sendable {
    case linear
    case cubicBezier(CubicEasing)
    case steps(count: Int32, Jump)
    case stops([ResolvedStop])
  }

  let form: Form

  init(form: Form) { self.form = form }

  /// As much as the time.
  public static var linear: TimingCurve { TimingCurve(form: .linear) }

  /// CSS's `ease`, and Core Animation's `default`: (0.25, 0.1, 0.25, 1).
  public static var ease: TimingCurve { bezier(0.25, 0.1, 0.25, 1) }

  /// Slow at first: (0.42, 0, 1, 1).
  public static var easeIn: TimingCurve { bezier(0.42, 0, 1, 1) }

  /// Slow at last: (0, 0, 0.58, 1).
  public static var easeOut: TimingCurve { bezier(0, 0, 0.58, 1) }

  /// Slow at both ends: (0.42, 0, 0.58, 1). Core Animation calls it `easeInEaseOut`.
  public static var easeInOut: TimingCurve { bezier(0.42, 0, 0.58, 1) }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TimingCurve
  {
    TimingCurve(form: .cubicBezier(CubicEasing(checked: x1, y1, x2, y2)))
  }

  /// The Bézier curve from (0, 0) to (1, 1) with these control points: time across, the change up.
  ///
  /// - Throws: ``ParameterError/controlPoint`` unless both x are in 0...1 and both y within ±1e100.
  public init(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) throws(ParameterError) {
    let easing = try CubicEasing(x1: x1, y1: y1, x2: x2, y2: y2)
    form = .cubicBezier(easing)
  }

  /// A staircase of `count` equal parts of the time.
  ///
  /// - Throws: ``ParameterError/stepCount`` unless `count` is 1 to a thousand million, with `.none`
  ///   2 or more.
  public init(steps count: Int, _ jump: Jump = .end) throws(ParameterError) {
    guard count >= (jump == .none ? 2 : 1), count <= 1_000_000_000 else { throw .stepCount }
    form = .steps(count: Int32(count), jump)
  }

  /// How far the change has come at `time`, a share of the whole.
  ///
  /// `isBefore` is CSS's "before flag": a staircase then has not yet made the jump that lies
  /// exactly at `time`. The result is finite; a time that is not a number counts as 0.
  public func value(at time: Double, isBefore: Bool = false) -> Double {
    let time = time.confined
    switch form {
    case .linear: return time
    case .cubicBezier(let easing): return easing.value(at: time).confined
    case .steps(let count, let jump):
      return Self.stair(time, count: Double(count), jump, isBefore: isBefore)
    case .stops(let stops): return ResolvedStop.value(of: stops, at: time).confined
    }
  }

  private static func stair(_ time: Double, count: Double, _ jump: Jump, isBefore: Bool) -> Double {
    let position = (time * count).confined
    // From 2^52 on every number is whole.
    var step = position.magnitude < 0x1p52 ? Double(Int64(position)) : position
    if step > position { step -= 1 }
    if isBefore && step == position { step -= 1 }
    if jump == .start || jump == .both { step += 1 }
    let jumps = jump == .none ? count - 1 : jump == .both ? count + 1 : count
    // Inside the range of time, not outside: there a staircase climbs on, as far as it is asked to.
    if time >= 0 && step < 0 { step = 0 }
    if time <= 1 && step > jumps { step = jumps }
    return step / jumps
  }
}
