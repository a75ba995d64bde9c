/// A flowing menu: an elastic edge is pulled out of a side, a bubble opens in it and shows the menu,
/// over a page that is veiled meanwhile. All of that is one motion, which can be grabbed, turned
/// around and let go at any moment.
///
/// A touch that begins at the edge pulls it open; the edge follows the finger however far it goes. A
/// release looks ahead by ``MenuMotion/Style/projectionTime`` seconds of its velocity and goes to the end that
/// is nearer then, by the thresholds. An open menu is pulled shut from anywhere, past open it is on a
/// rubber band; a tap on the backdrop and ``ElasticInput/activated`` close it.
///
/// What the progress drives is continuous in the finger: a point of travel slides the menu by at most
/// 1/``MenuMotion/Style/openThresholdShare`` points (by default 2) and opens it by at most that share of its
/// width. Under Reduce Motion the finger, and then 0.2 s, fade the open menu in and out.
public struct MenuMotion: ElasticComponent, EdgeComponent {
  public static let name: StaticString = "flowing-menu"

  public internal(set) var style: MenuMotion.Style
  public internal(set) var state = State.closed

  var flow = MenuFlow()
  var released: MenuFlow.Manner
  var commanded: MenuFlow.Manner
  var frame: EdgeFrame
  /// How the edge and the bubble are drawn: as the style says, but for what was on its way before that changed.
  var profile: WaveProfile
  var bubble: MenuBubble
  /// Whether a profile, a bubble or a direction waits until the menu is at an end.
  var isChangeDue = false
  var surroundings = Surroundings()
  var now = -Double.infinity
  var events = EventQueue<Event>()

  /// Whether the finger touched down on the page beside the open menu and has not moved since.
  var isBackdropTap = false
  /// The finger that went on after the menu had been taken from it.
  var spentTouch: Int?
  /// Whether it is on its way to an end, and nobody holds it.
  var isUnsettled = false
  /// Whether the app knows of a motion that it has not been told the end of.
  var hasMoved = false
  /// When the menu is where it will stay, though its edge may still tremble; infinite where the app knows.
  var arrival = Double.infinity
  /// Whether what moves is a cross-fade, as Reduce Motion wants it. One that has begun ends as one.
  var isFading = false
  var isEnabled = true
  /// What the app was told last of how far it is open.
  var reportedSlide = 0.0

  public init(style: MenuMotion.Style) {
    self.style = style
    (profile, bubble) = (style.profile, style.bubble)
    released = style.manner(duration: style.releaseDuration)
    commanded = style.manner(duration: style.duration)
    frame = EdgeFrame(edge: style.edge, direction: .leftToRight, size: .zero)
  }

  public mutating func nextEvent() -> Occurrence<Event>? { events.next() }
}

// MARK: - Commands

extension MenuMotion {
  mutating func take(_ command: Command) {
    switch command {
    case .open: obey(isOpen: true)
    case .close: obey(isOpen: false)
    case .cancel: takeAway()
    case .disable:
      isEnabled = false
      takeAway()
    case .enable: isEnabled = true
    case .restore(let share):
      restore(min(max(share, 0), 1))
    }
    settleIfDue(by: now)
  }

  /// Goes to an end because the app, a tap or a key says so.
  @inline(never)
  mutating func obey(isOpen: Bool) {
    guard state != (isOpen ? .open : .closed) || flow.grip != nil else { return }
    guard state != (isOpen ? .opening : .closing) else { return }
    tellCancelled()
    spendTouch()
    go(toOpen: isOpen, commanded, isSilent: state == (isOpen ? .open : .closed))
  }

  /// The finger has nothing more to say until it lifts.
  mutating func spendTouch() {
    if let grip = flow.grip { spentTouch = grip.id }
  }

  /// The drag, if there is one, is taken away by a command.
  @inline(never)
  private mutating func takeAway() {
    spendTouch()
    giveUp()
  }

  mutating func tellCancelled() {
    guard state == .dragging, !isBackdropTap, flow.grip?.hasMoved == true else { return }
    events.append(.cancelled, at: now)
  }

  /// A touch was cancelled: back to the end it came from.
  @inline(never)
  mutating func giveUp() {
    guard flow.grip != nil else { return }
    tellCancelled()
    go(toOpen: flow.isBoundOpen, released, isSilent: state != .dragging)
  }

  /// Leaves the finger, if there is one, for an end.
  /// - Parameter isSilent: whether that is where it was anyway, and nobody was told otherwise.
  @inline(never)
  mutating func go(
    toOpen: Bool, velocity: Vector2D = .zero, _ manner: MenuFlow.Manner, isSilent: Bool = false
  ) {
    isBackdropTap = false
    isUnsettled = true
    isFading = isFading || surroundings.reduceMotion
    // In stages a closing takes what one from code does, however it began.
    let manner = style.opensInStages && !toOpen ? commanded : manner
    if isFading {
      flow.fade(toOpen: toOpen, seconds: MenuMotion.Style.crossFadeDuration, time: now)
    } else {
      flow.release(toOpen: toOpen, velocity: velocity, manner, frame: frame, time: now)
    }
    arrival = .infinity
    guard !isSilent else { return }
    hasMoved = true
    arrival = min(
      now + (isFading ? MenuMotion.Style.crossFadeDuration : manner.duration), flow.restTime)
    state = toOpen ? .opening : .closing
    events.append(toOpen ? .opening : .closing, at: now)
  }

  @inline(never)
  private mutating func restore(_ share: Double) {
    tellCancelled()
    spendTouch()
    let isOpen = share >= 0.5
    flow.place(at: share, isOpen: isOpen)
    isBackdropTap = false
    guard share == 0 || share == 1 else { return go(toOpen: isOpen, commanded) }
    settle()
  }
}

// MARK: - Time

extension MenuMotion {
  mutating func proceed(to time: Double) {
    settleIfDue(by: time)
    now = time
    takeChange()
    reportSlide()
  }

  func nextFrame() -> NextFrame {
    if flow.restTime > now || (flow.grip != nil && flow.crest.restTime > now) { return .now }
    return flow.grip == nil ? .never : .at(.infinity)
  }

  /// Arrives, and comes to rest, at its own times, however late the frame is.
  @inline(never)
  mutating func settleIfDue(by time: Double) {
    guard isUnsettled, flow.grip == nil else { return }
    if arrival <= time {
      now = max(now, arrival)
      arrive()
    }
    guard flow.restTime <= time else { return }
    now = max(now, flow.restTime)
    flow.place(at: flow.isBoundOpen ? 1 : 0, isOpen: flow.isBoundOpen)
    settle()
  }

  @inline(never)
  mutating func settle() {
    reportSlide()
    arrive()
    isUnsettled = false
    isFading = surroundings.reduceMotion
    if hasMoved { events.append(.settled, at: now) }
    hasMoved = false
  }

  /// Says that it is where it will stay.
  @inline(never)
  private mutating func arrive() {
    arrival = .infinity
    let rest = flow.isBoundOpen ? State.open : .closed
    if state != rest { events.append(flow.isBoundOpen ? .opened : .closed, at: now) }
    state = rest
  }

  /// Whether it is seen which way the edge leans and the bubble grows.
  var isBent: Bool { flow.isBent(at: now) }

  /// How far it is open: 0 to 1.
  var slide: Double { min(max(flow.slide.value(at: now), 0), 1) }

  @inline(never)
  private mutating func reportSlide() {
    let slide = slide
    guard slide != reportedSlide else { return }
    reportedSlide = slide
    events.replace(.slide(slide), at: now)
  }
}

extension MenuMotion.Style {
  func manner(duration: Double) -> MenuFlow.Manner {
    MenuFlow.Manner(
      duration: duration, spring: .resolved(settlingDuration: duration, dampingRatio: dampingRatio),
      gentle: .resolved(settlingDuration: duration, dampingRatio: 1),
      bubbleDuration: bubble == .classic ? duration : nil)
  }

  func parameters(frame: EdgeFrame, settle: DampedSpring) -> MenuFlow.Parameters {
    let width = width(inDepth: frame.depth)
    let reach = max(max(frame.length, frame.depth), 1)
    return MenuFlow.Parameters(
      // Of less, a point would be more times than there are numbers.
      menuWidth: width > 1e-6 ? width : 0, baseRatio: baseRatio, waveRatio: waveRatio,
      closingWaveRatio: closingWaveRatio, openThreshold: openThresholdShare,
      isStaged: opensInStages,
      overPull: overPull,
      band: RubberBand(coefficient: rubberBand, extent: frame.depth), settle: settle,
      slideTolerance: RestTolerance(offset: 0.01 / reach, speed: 0.1 / reach),
      revealTolerance: RestTolerance(offset: 0.01 / reach, speed: 0.1 / reach))
  }
}
