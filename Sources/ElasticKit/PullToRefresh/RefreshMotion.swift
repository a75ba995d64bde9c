/// Pull-to-refresh: content is pulled away from an edge, a wave hangs from it, a release past the
/// trigger bounces to a loading band that stays until the app is done.
///
/// The pull is either that of touches or the over-scroll a scroll view reports. It publishes an inset
/// and never sets an offset: under touches the inset is the pull itself; under a scroll view, which
/// moves its own content, it begins at the release. While it loads it can be pulled too; that pull
/// follows the finger and falls back, and asks for nothing.
public struct RefreshMotion: ElasticComponent, EdgeComponent {
  public static let name: StaticString = "pull-to-refresh"

  public internal(set) var style: RefreshMotion.Style
  public internal(set) var state = State.stopped

  var elastic: ElasticPull
  var inset = Led()
  /// What of the shift is left over where somebody else took the content, or gave it back.
  var apart = Animated(0.0)
  var indicator = IndicatorMotion()
  var bounce: DampedSpring
  var frame: EdgeFrame
  /// The profile that is drawn: the style's, but for a wave that was bent by another.
  var profile: WaveProfile
  /// Whether a profile or a direction waits until the edge is straight.
  var isChangeDue = false
  var surroundings = Surroundings()
  var now = -Double.infinity
  var events = EventQueue<Event>()

  /// Whether a finger moves the scroll view, and whether that pull has been given up.
  var isTracking = false
  var isTrackingIgnored = false
  var isArmed = false
  /// Whether there may be more to load; only ``Command/moreData`` says so again.
  var hasMore = true
  var isSettled = true

  /// When loading began, and the times at which something changes by itself; infinite where nothing
  /// does.
  var loadingStart = 0.0
  var bounceEnd = Double.infinity
  var deferredEnd = Double.infinity
  var stopEnd = Double.infinity
  /// What comes after stopping, and what the app is told then.
  var stateAfterStop = State.stopped
  var isEndReported = false

  /// Under Reduce Motion what was shown before fades out while what is shown now fades in.
  var fade = Animated(1.0)
  var fading: Pose?

  public init(style: RefreshMotion.Style) {
    self.style = style
    profile = style.profile
    bounce = style.bounceSpring
    frame = EdgeFrame(edge: style.edge, direction: .leftToRight, size: .zero)
    elastic = ElasticPull(style.parameters(depth: 0))
  }

  public mutating func nextEvent() -> Occurrence<Event>? { events.next() }
}

// MARK: - Commands

extension RefreshMotion {
  mutating func take(_ command: Command) {
    let before = shift
    defer { keepContent(at: before) }
    switch command {
    case .beginRefreshing:
      if isLoading { loadAgain() } else if state != .disabled { load() }
    case .endRefreshing: end(then: idleState)
    case .noMoreData:
      hasMore = false
      end(then: .noMoreData)
    case .moreData:
      hasMore = true
      if state == .noMoreData { state = .stopped }
      if stateAfterStop == .noMoreData { stateAfterStop = .stopped }
    case .cancel: cancel(then: state == .disabled ? state : idleState)
    case .disable: cancel(then: .disabled)
    case .enable:
      if state == .disabled { state = idleState }
    }
  }

  /// Where there is nothing to do.
  private var idleState: State { hasMore ? .stopped : .noMoreData }

  var isLoading: Bool { state == .bouncing || state == .loading }

  @inline(never)
  private mutating func end(then next: State) {
    if isLoading {
      stateAfterStop = next
      isEndReported = true
      let earliest = loadingStart + style.minimumVisibleTime
      if earliest > now { deferredEnd = earliest } else { stop() }
    } else if next == .noMoreData, state != .disabled {
      if state == .stopping { stateAfterStop = next } else { state = next }
    }
  }

  @inline(never)
  private mutating func cancel(then next: State) {
    tellCancelled()
    if isLoading {
      stateAfterStop = next
      isEndReported = true
      stop()
    } else if state == .dragging {
      state = .stopped
    } else if state == .stopping {
      stateAfterStop = next
    }
    if state != .stopping || next == .disabled { state = next }
    isTrackingIgnored = isTracking
    if elastic.isHeld { fallBack() }
  }

  /// A drag is taken away.
  @inline(never)
  mutating func tellCancelled() {
    if elastic.isDragged { events.append(.cancelled, at: now) }
  }

  /// Loading has ended, but is shown a little longer: that is now the next one's.
  @inline(never)
  private mutating func loadAgain() {
    guard deferredEnd < .infinity else { return }
    if isEndReported { events.append(.ended, at: now) }
    isEndReported = false
    deferredEnd = .infinity
    loadingStart = now
  }

  /// Begins to load; whoever holds the shape goes on holding it.
  @inline(never)
  mutating func load() {
    reportEnd()
    startLoading()
    makeRoom()
  }

  /// Goes to the place of what is loaded.
  @inline(never)
  mutating func makeRoom() {
    if elastic.isScrolled, !isTracking { elastic.dropGrip() }
    if surroundings.reduceMotion, !elastic.isHeld {
      crossFade(toRest: style.loadingInset)
    } else {
      elastic.extend(to: style.loadingInset, with: bounce, frame: frame, time: now)
      if elastic.grip == nil { easeInset(from: inset.value(at: now), to: style.loadingInset) }
    }
  }

  /// Everything about loading but the shape.
  @inline(never)
  mutating func startLoading() {
    loadingStart = now
    state = surroundings.reduceMotion ? .loading : .bouncing
    bounceEnd = surroundings.reduceMotion ? .infinity : now + style.settlingDuration
    deferredEnd = .infinity
    stopEnd = .infinity
    isSettled = false
    indicator.spin(from: arc, turn, turning: !surroundings.reduceMotion, style: style, at: now)
  }

  /// Gives the room of what was loaded back.
  @inline(never)
  mutating func stop() {
    state = .stopping
    bounceEnd = .infinity
    deferredEnd = .infinity
    isSettled = false
    if elastic.isScrolled, !isTracking { elastic.dropGrip() }
    if surroundings.reduceMotion, !elastic.isHeld {
      stopEnd = now + RefreshMotion.Style.crossFadeDuration
      crossFade(toRest: 0)
      return
    }
    stopEnd = now + style.stopDuration
    elastic.withdraw(along: .easeInOut, duration: style.stopDuration, frame: frame, time: now)
    if elastic.grip == nil {
      easeInset(from: inset.value(at: now), to: 0, duration: style.stopDuration)
    }
  }

  @inline(never)
  mutating func easeInset(from value: Double, to target: Double, duration: Double? = nil) {
    inset.lead(
      to: target, from: value, along: .easeInOut, duration: duration ?? style.insetDuration,
      at: now)
  }

  /// Loading is over, whether or not its room has been given back yet.
  @inline(never)
  mutating func reportEnd() {
    guard stopEnd < .infinity else { return }
    if isEndReported { events.append(.ended, at: now) }
    isEndReported = false
    stopEnd = .infinity
  }

  /// Under Reduce Motion: is at rest at once, and fades there.
  @inline(never)
  mutating func crossFade(toRest rest: Double) {
    fading = pose
    elastic.end(at: rest)
    inset.hold(rest)
    apart.hold(0)
    fade.ease(
      from: 0, to: 1, along: .linear, duration: RefreshMotion.Style.crossFadeDuration, at: now)
    isSettled = false
  }
}

extension RefreshMotion.Style {
  /// Seconds a cross-fade under Reduce Motion takes.
  public static let crossFadeDuration = 0.2

  var bounceSpring: DampedSpring {
    .resolved(settlingDuration: settlingDuration, dampingRatio: dampingRatio)
  }

  func parameters(depth: Double) -> ElasticPull.Parameters {
    ElasticPull.Parameters(
      wavePerPull: waveRatio, maximumWave: maximumWave,
      curve: PullCurve(
        fullPull: triggerOffset, overPull: overPull,
        band: RubberBand(coefficient: rubberBand, extent: depth), travelLimit: .infinity),
      settle: bounceSpring)
  }
}
