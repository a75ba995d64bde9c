/// A typing indicator: a message balloon with moving dots.
///
/// It starts typing, fully shown, at its first input. Its dots are a pure function of the
/// time since then; a second start, a layout or a change of size does not change them. After `stop` each
/// dot finishes its movement, `hide` fades the whole and shrinks it a little, `show` brings it back in its
/// old state, `start` shows it too. Each command can interrupt another and continues from the current state.
///
/// Any path can be the balloon, also one given as SVG path data by ``ElasticComponent/load(_:at:)-([UInt8],_)``. Its tight bounds
/// and its line fill the frame. Under Reduce Motion only opacities change.
public struct BalloonMotion: ElasticComponent, TimedComponent {
  /// The commands of a balloon.
  public enum Command: UInt8, ComponentMessage {
    /// Start the dots, and show the balloon.
    case start
    /// Stop the dots; each finishes its movement.
    case stop
    /// Show the balloon in its old state: typing, unless it was stopped.
    case show
    /// Hide the balloon.
    case hide

    public static let names: [StaticString] = ["start", "stop", "show", "hide"]
  }

  /// The events of a balloon.
  public enum Event: UInt8, ComponentMessage {
    /// It types again, after it had ``stopped`` or was ``hidden``.
    case started
    /// It was stopped, and the last dot has come to rest.
    case stopped
    /// It was hidden, and is invisible.
    case hidden
    /// Its motion has ended: it is hidden, or stopped and fully shown.
    case settled

    public static let names: [StaticString] = ["started", "stopped", "hidden", "settled"]
  }

  /// The states of a balloon, set by commands.
  public enum State: UInt8, NamedCase {
    case hidden, stopped, typing

    public static let names: [StaticString] = ["hidden", "stopped", "typing"]
  }

  public private(set) var style: BalloonMotion.Style
  /// The balloon in its own coordinates.
  public private(set) var path: BezierPath
  /// The optical centre for the dots, in the same coordinates; nil for the middle of its tight bounds.
  public private(set) var opticalCenter: Point2D?

  private(set) var layout = BalloonLayout()
  private var cycle: DotCycle
  private var clock: DotRun.Clock
  private(set) var run = DotRun()
  /// The visibility: 0 hidden, 1 shown.
  private(set) var presence = Animated(1.0)
  private var isShown = true
  private var isStopAwaited = false
  private var isHideAwaited = false
  private var isRestAwaited = false
  /// Whether the app knows that it types: it has had `started`, and neither `stopped` nor `hidden` since.
  private var isStartReported = false
  public internal(set) var size = Size2D.zero
  public internal(set) var surroundings = Surroundings()
  private(set) var now = -Double.infinity
  var events = EventQueue<Event>()

  public init(style: BalloonMotion.Style) {
    self.init(style: style, path: Self.originalPath, opticalCenter: Self.originalCenter)
  }

  /// A balloon of any shape, with the dots at the given centre or else in the middle of its tight bounds.
  public init(
    style: BalloonMotion.Style = BalloonMotion.Style(), path: BezierPath,
    opticalCenter: Point2D? = nil
  ) {
    let style = style.allowed
    self.style = style
    self.path = path
    self.opticalCenter = opticalCenter
    cycle = DotCycle(style)
    clock = DotRun.Clock(style, period: cycle.period)
  }
}

// MARK: - Input

extension BalloonMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    switch input {
    case .touch: return .refused
    case .resized(let new):
      size = new
      layOut()
    case .surroundings(let new):
      surroundings = new
      layOut()
    case .scrolled, .measured, .activated: break
    }
    return .undecided
  }

  /// Loads SVG path data as the balloon; the dots are in the middle of its tight bounds.
  public mutating func load(_ content: LoadedContent, at time: Double) throws(ContentError) {
    guard case .path(let path) = content.meaning else {
      return setPath(try BezierPath(content: content.bytes), opticalCenter: nil, at: time)
    }
    setPath(path, opticalCenter: nil, at: time)
  }

  /// Loads another shape as the balloon; a motion continues.
  public mutating func setPath(_ path: BezierPath, opticalCenter: Point2D? = nil, at time: Double) {
    guard reaches(time) else { return }
    self.path = path
    self.opticalCenter = opticalCenter
    layOut()
  }

  mutating func apply(_ style: BalloonMotion.Style) {
    self.style = style
    cycle = DotCycle(style)
    let clock = DotRun.Clock(style, period: cycle.period)
    if clock != self.clock { run.change(from: self.clock, to: clock, at: now) }
    self.clock = clock
    layOut()
  }

  private mutating func layOut() {
    layout = BalloonLayout(
      path, center: opticalCenter, in: size, style: style, direction: surroundings.direction)
  }
}

// MARK: - Commands and time

extension BalloonMotion {
  public var state: State { isShown ? (run.isRunning ? .typing : .stopped) : .hidden }

  mutating func apply(_ command: Command) {
    let before = state
    switch command {
    case .start:
      run.begin(at: now, by: clock)
      isStopAwaited = false
      appear(true)
    case .stop:
      guard run.isRunning else { return }
      run.stop(at: now, by: clock)
      isStopAwaited = true
      isRestAwaited = true
    case .show: appear(true)
    case .hide: appear(false)
    }
    // Stopped or hidden, and started again before the app has heard of it: the app knows that it types.
    if state == .typing, before != .typing, !isStartReported {
      events.append(.started, at: now)
      isStartReported = true
    }
    notice()
  }

  private mutating func appear(_ shows: Bool) {
    guard isShown != shows else { return }
    isShown = shows
    isHideAwaited = !shows
    isRestAwaited = true
    presence.retarget(
      to: shows ? 1 : 0,
      with: .resolved(settlingDuration: style.showDuration, dampingRatio: 1), at: now,
      tolerance: .fraction)
  }

  mutating func proceed(to time: Double) {
    // It types from its first input on.
    if now == -.infinity { run.begin(at: time, by: clock) }
    now = time
    notice()
  }

  func nextFrame() -> NextFrame {
    if presence.restTime > now { return .now }
    // Out of sight nothing is drawn, but the end of typing is still reported.
    guard isShown else {
      return isStopAwaited ? .at(run.restTime(by: clock)) : .never
    }
    return run.isRunning || run.restTime(by: clock) > now ? .now : .never
  }

  /// Reports all ended motions, in order.
  @inline(never)  // 6 calls in the module with all elements.
  private mutating func notice() {
    let stopTime = isStopAwaited ? run.restTime(by: clock) : .infinity
    let hideTime = isHideAwaited ? presence.restTime : .infinity
    let restTime = max(presence.restTime, isStopAwaited ? stopTime : -.infinity)
    // In the order of their times, also if one frame sees both.
    if hideTime < stopTime { noticeHidden(at: hideTime) }
    if stopTime <= now {
      isStopAwaited = false
      isStartReported = false
      events.append(.stopped, at: stopTime)
    }
    if hideTime >= stopTime { noticeHidden(at: hideTime) }
    // An invisible balloon needs no frames.
    guard isRestAwaited, restTime <= now, !isShown || !run.isRunning else { return }
    isRestAwaited = false
    events.append(.settled, at: restTime)
  }

  private mutating func noticeHidden(at time: Double) {
    guard time <= now else { return }
    isHideAwaited = false
    isStartReported = false
    events.append(.hidden, at: time)
  }
}

// MARK: - Drawing

extension BalloonMotion {
  /// The transform of the whole while it appears or disappears: a scale about the dots.
  private var transform: Affine {
    let share = min(max(presence.value(at: now), 0), 1)
    guard share < 1, !surroundings.reduceMotion else { return .identity }
    let scale = style.hiddenScale + (1 - style.hiddenScale) * share
    let center = layout.center
    return Affine(
      a: scale, b: 0, c: 0, d: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
  }

  /// The current state of a dot.
  func pose(_ dot: Int) -> DotCycle.Pose {
    cycle.pose(
      after: run.elapsed(dot, at: now, by: clock), isStill: surroundings.reduceMotion)
  }

  public func draw(into drawing: inout Drawing) {
    let share = min(presence.value(at: now), 1)
    guard !layout.path.isEmpty, share > 0 else { return }
    if share < 1 {
      drawing.beginGroup(ItemID(.balloon), transform: transform, opacity: share)
    }
    if !style.fill.isClear {
      drawing.append(layout.path)
      drawing.fill(ItemID(.background), style.fill)
    }
    if layout.lineWidth > 0 {
      drawing.append(layout.path)
      drawing.stroke(
        ItemID(.balloon), style.lineColor,
        PathStroke(width: layout.lineWidth, cap: .round, join: .round))
    }
    for dot in 0..<clock.count { draw(dot, into: &drawing) }
    if share < 1 { drawing.endGroup(ItemID(.balloon)) }
    if style.showsControlPoints { drawControlPoints(.red, into: &drawing) }
  }

  private func draw(_ dot: Int, into drawing: inout Drawing) {
    let pose = pose(dot)
    let position = layout.dotPosition(dot)
    let size = layout.dotSize * max(pose.scale, 0)
    drawing.append(
      layout.dot,
      by: Affine(
        a: size, b: 0, c: 0, d: size, tx: position.x, ty: position.y - layout.dotSize * pose.height)
    )
    drawing.fill(ItemID(.dot, dot), style.dotColor, opacity: pose.opacity)
  }

  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    guard presence.value(at: now) > 0 else { return }
    let transform = transform
    for point in layout.path.points { visit(transform(point)) }
  }

  public var output: ElasticOutput {
    ElasticOutput(
      inset: 0, extent: 0, progress: presence.value(at: now),
      accessibility: ElasticAccessibility(
        role: .status, label: "Message balloon", value: state == .typing ? "is typing" : ""))
  }
}
