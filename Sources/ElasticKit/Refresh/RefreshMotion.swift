/// Pull-to-refresh: a pull moves the content away from an edge and draws a wave there. A release past the
/// trigger bounces to a loading band, which stays until the app ends loading.
///
/// The pull comes from touches or from the over-scroll of a scroll view. The component publishes an inset
/// and never sets an offset. Under touches the inset is the pull itself. A scroll view moves its own
/// content, so the inset begins at the release. A pull while loading follows the finger and falls back,
/// without another refresh.
public struct RefreshMotion: ElasticComponent, PulledComponent {
  public internal(set) var style: RefreshMotion.Style
  public internal(set) var state = State.stopped

  var elastic: ElasticPull
  var inset = GuidedValue()
  /// Remaining difference in the content's offset after its source changed; falls to zero.
  var apart = Animated(0.0)
  var indicator = IndicatorMotion()
  var bounce: DampedSpring
  var frame: EdgeFrame
  /// Profile to draw: the style's, or the previous one until the wave is flat.
  var profile: WaveProfile
  /// Whether a new profile or direction waits until the edge is straight.
  var isChangeDue = false
  public internal(set) var surroundings = Surroundings()
  var now = -Double.infinity
  var events = EventQueue<Event>()

  /// Whether a finger moves the scroll view, and whether its pull is ignored.
  var isTracking = false
  var isTrackingIgnored = false
  var isArmed = false
  /// Whether there may be more to load; after ``Command/noMoreData`` only ``Command/moreData`` sets it.
  public internal(set) var hasMore = true
  var isSettled = true

  /// Start of loading, and the times of the next timed changes; infinite without a change.
  var loadingStart = 0.0
  var bounceEnd = Double.infinity
  var deferredEnd = Double.infinity
  var stopEnd = Double.infinity
  /// Whether to post `ended` once it has stopped.
  var isEndReported = false

  /// Under Reduce Motion the previous drawing fades out while the current one fades in.
  var fade = Animated(1.0)
  var fading: Pose?

  public init(style: RefreshMotion.Style) {
    let style = style.allowed
    self.style = style
    profile = style.profile
    bounce = style.bounceSpring
    frame = EdgeFrame(edge: style.edge, direction: .leftToRight, size: .zero)
    elastic = ElasticPull(style.parameters(depth: 0))
  }
}

// MARK: - Commands

extension RefreshMotion {
  mutating func apply(_ command: Command) {
    let before = shift
    defer { keepContent(at: before) }
    switch command {
    case .beginRefreshing:
      if isLoading { loadAgain() } else if state != .disabled { load() }
    case .endRefreshing: end()
    case .noMoreData:
      hasMore = false
      end()
    case .moreData:
      hasMore = true
      if state == .noMoreData { state = .stopped }
    case .cancel: cancel(then: state == .disabled ? state : idleState)
    case .disable: cancel(then: .disabled)
    case .enable:
      if state == .disabled { state = idleState }
    }
  }

  /// State without a pull or loading.
  var idleState: State { hasMore ? .stopped : .noMoreData }

  var isLoading: Bool { state == .bouncing || state == .loading }

  private mutating func end() {
    if isLoading {
      isEndReported = true
      // A loading that ends at once would only flicker.
      let earliest = loadingStart + style.minimumVisibleTime
      if earliest > now { deferredEnd = earliest } else { stop() }
    } else if !hasMore, state != .disabled, state != .stopping {
      state = .noMoreData
      disarm()
    }
  }

  private mutating func cancel(then next: State) {
    postCancelled()
    disarm()
    if isLoading {
      isEndReported = true
      stop()
    }
    // While it is closing, the end of that sets the state.
    if state != .stopping || next == .disabled { state = next }
    // A finger that is still down must not pull again at once.
    isTrackingIgnored = isTracking
    if elastic.isHeld { fallBack() }
  }

  /// Posts `cancelled` if the drag had moved the shape.
  mutating func postCancelled() {
    guard elastic.isDragged else { return }
    events.append(.cancelled, at: now)
    isArmed = false
  }

  /// Reports that a release would not refresh any more, if the app knows that it would.
  mutating func disarm() {
    if isArmed { events.append(.disarmed, at: now) }
    isArmed = false
  }

  /// Starts loading again while the minimum time of the previous loading still runs.
  private mutating func loadAgain() {
    guard deferredEnd < .infinity else { return }
    if isEndReported { events.append(.ended, at: now) }
    isEndReported = false
    deferredEnd = .infinity
    loadingStart = now
  }

  /// Starts loading; a finger keeps hold of the shape.
  mutating func load() {
    disarm()
    reportEnd()
    startLoading()
    makeRoom()
  }

  /// Moves to the loading position.
  mutating func makeRoom() {
    // Only the scroll view's own return is left: the inset now decides where the content is.
    if elastic.isScrolled, !isTracking { elastic.dropGrip() }
    if surroundings.reduceMotion, !elastic.isHeld {
      crossFade(toRest: style.loadingInset)
    } else {
      elastic.extend(to: style.loadingInset, with: bounce, frame: frame, time: now)
      if elastic.grip == nil { easeInset(from: inset.value(at: now), to: style.loadingInset) }
    }
  }

  /// Starts loading without changing the shape.
  mutating func startLoading() {
    loadingStart = now
    state = surroundings.reduceMotion ? .loading : .bouncing
    bounceEnd = surroundings.reduceMotion ? .infinity : now + style.settlingDuration
    deferredEnd = .infinity
    stopEnd = .infinity
    isSettled = false
    indicator.spin(from: arc, turn, turning: turnsIndicator, style: style, at: now)
  }

  /// Whether the indicator turns while loading. One that is not shown does not: no frames are drawn for it.
  var turnsIndicator: Bool { style.indicator != .none && !surroundings.reduceMotion }

  /// Removes the room of the loading band.
  @inline(never)  // 3 calls in the module with all elements.
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

  mutating func easeInset(from value: Double, to target: Double, duration: Double? = nil) {
    inset.guide(
      to: target, from: value, along: .easeInOut, duration: duration ?? style.insetDuration,
      at: now)
  }

  /// Ends loading, also if its room is not removed yet.
  mutating func reportEnd() {
    guard stopEnd < .infinity else { return }
    if isEndReported { events.append(.ended, at: now) }
    isEndReported = false
    stopEnd = .infinity
  }

  /// Under Reduce Motion: comes to rest at once, with a cross-fade.
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

extension RefreshMotion.Style: PulledStyle {
  /// Duration of a cross-fade under Reduce Motion, in seconds.
  static let crossFadeDuration = 0.2

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
