/// A flowing menu: an elastic edge is pulled out of a side, and a bubble opens in it and shows the menu
/// over a veiled page. It is one motion, which can be grabbed, reversed and released at any moment.
///
/// A touch that begins at the edge pulls it open; the edge follows the finger at any distance. A release
/// projects the position ``MenuMotion/Style/projectionTime`` seconds ahead at its velocity and moves to the
/// nearer end, by the thresholds. An open menu can be pulled shut from anywhere; pulled beyond open, it is
/// on a rubber band. A tap on the backdrop and ``ElasticInput/activated`` close it.
///
/// All values that depend on the progress are continuous in the finger's travel: a point of travel slides
/// the menu by at most 1/``MenuMotion/Style/openThresholdShare`` points (by default 2) and opens it by at
/// most that share of its width. Under Reduce Motion the open menu fades with the finger's travel, and
/// within 0.2 s after the release.
public struct MenuMotion: ElasticComponent, EdgeComponent {
  public internal(set) var style: MenuMotion.Style
  public internal(set) var state = State.closed

  var flow = MenuFlow()
  var released: MenuFlow.Manner
  var commanded: MenuFlow.Manner
  var frame: EdgeFrame
  /// Profile and bubble to draw: the style's, or the previous ones until the menu is at an end.
  var profile: WaveProfile
  var bubble: MenuBubble
  /// Whether a new profile, bubble or direction waits until the menu is at an end.
  var isChangeDue = false
  public internal(set) var surroundings = Surroundings()
  var now = -Double.infinity
  var events = EventQueue<Event>()

  /// Whether the finger touched down on the page beside the open menu and has not moved since.
  var isBackdropTap = false
  /// A finger that is still down after its drag was cancelled.
  var spentTouch: Int?
  /// Whether it moves to an end, without a finger.
  var isUnsettled = false
  /// Whether the app has received the start of a motion but not its end.
  var hasMoved = false
  /// Whether the app knows that the menu opens, or that it closes; nil at an end.
  var reportedOpening: Bool?
  /// Time at which the menu reaches its final position, though its edge may still swing; infinite after the
  /// app has received it.
  var arrival = Double.infinity
  /// Whether the motion is a cross-fade, as under Reduce Motion. A fade that has begun ends as a fade.
  var isFading = false
  var isEnabled = true
  /// Progress in the last event to the app.
  var reportedSlide = 0.0

  public init(style: MenuMotion.Style) {
    let style = style.allowed
    self.style = style
    (profile, bubble) = (style.profile, style.bubble)
    released = style.manner(duration: style.releaseDuration)
    commanded = style.manner(duration: style.duration)
    frame = EdgeFrame(edge: style.edge, direction: .leftToRight, size: .zero)
  }
}

// MARK: - Commands

extension MenuMotion {
  mutating func apply(_ command: Command) {
    switch command {
    case .open: obey(isOpen: true)
    case .close: obey(isOpen: false)
    case .cancel: cancelDrag()
    case .disable:
      isEnabled = false
      cancelDrag()
    case .enable: isEnabled = true
    case .restore(let share):
      restore(min(max(share, 0), 1))
    }
    settleIfDue(by: now)
  }

  /// Moves to an end after a command, a tap or a key.
  mutating func obey(isOpen: Bool) {
    // There already, and no finger holds it.
    guard state != (isOpen ? .open : .closed) || flow.grip != nil else { return }
    // On its way there already.
    guard state != (isOpen ? .opening : .closing) else { return }
    postCancelled()
    spendTouch()
    go(toOpen: isOpen, commanded, isSilent: state == (isOpen ? .open : .closed))
  }

  /// Ignores the finger until it lifts.
  mutating func spendTouch() {
    if let grip = flow.grip { spentTouch = grip.id }
  }

  /// Cancels the drag, if there is one, for a command.
  private mutating func cancelDrag() {
    spendTouch()
    giveUp()
  }

  mutating func postCancelled() {
    // A touch that has not moved the menu was no drag for the app.
    guard state == .dragging, !isBackdropTap, flow.grip?.hasMoved == true else { return }
    events.append(.cancelled, at: now)
  }

  /// Cancels the drag: moves back to the end it came from.
  mutating func giveUp() {
    guard flow.grip != nil else { return }
    postCancelled()
    go(toOpen: flow.isBoundOpen, released, isSilent: state != .dragging)
  }

  /// Ends the drag, if there is one, and moves to an end.
  /// - Parameter isSilent: whether the menu was at that end already, so that no event is posted.
  @inline(never)  // 9 calls in the module with all elements.
  mutating func go(
    toOpen: Bool, velocity: Vector2D = .zero, _ manner: MenuFlow.Manner, isSilent: Bool = false
  ) {
    isBackdropTap = false
    isUnsettled = true
    isFading = isFading || surroundings.reduceMotion
    // In stages every closing takes the duration of a closing from code.
    let manner = style.opensInStages && !toOpen ? commanded : manner
    if isFading {
      flow.fade(toOpen: toOpen, seconds: MenuMotion.Style.crossFadeDuration, time: now)
    } else {
      flow.release(toOpen: toOpen, velocity: velocity, manner, frame: frame, time: now)
    }
    arrival = .infinity
    guard !isSilent else { return }
    hasMoved = true
    // With little way to go it is at rest before the duration is over.
    arrival = min(
      now + (isFading ? MenuMotion.Style.crossFadeDuration : manner.duration), flow.restTime)
    state = toOpen ? .opening : .closing
    // Caught on its way and let go of in the same direction: the app knows.
    if reportedOpening != toOpen { events.append(toOpen ? .opening : .closing, at: now) }
    reportedOpening = toOpen
  }

  private mutating func restore(_ share: Double) {
    postCancelled()
    spendTouch()
    let isOpen = share >= 0.5
    flow.jump(to: share, isOpen: isOpen)
    isBackdropTap = false
    // Saved in the middle of a motion: it goes on to the nearer end.
    guard share == 0 || share == 1 else { return go(toOpen: isOpen, commanded) }
    settle()
  }
}

// MARK: - Time

extension MenuMotion {
  mutating func proceed(to time: Double) {
    settleIfDue(by: time)
    now = time
    applyPendingAppearance()
    reportSlide()
  }

  func nextFrame() -> NextFrame {
    if flow.restTime > now || (flow.grip != nil && flow.crest.restTime > now) { return .now }
    return flow.grip == nil ? .never : .at(.infinity)
  }

  /// Posts arrival and rest at their own times, even if the frame is late.
  mutating func settleIfDue(by time: Double) {
    guard isUnsettled, flow.grip == nil else { return }
    if arrival <= time {
      now = max(now, arrival)
      arrive()
    }
    guard flow.restTime <= time else { return }
    now = max(now, flow.restTime)
    flow.jump(to: flow.isBoundOpen ? 1 : 0, isOpen: flow.isBoundOpen)
    settle()
  }

  @inline(never)  // 5 calls in the module with all elements.
  mutating func settle() {
    reportSlide()
    arrive()
    isUnsettled = false
    isFading = surroundings.reduceMotion
    if hasMoved { events.append(.settled, at: now) }
    hasMoved = false
  }

  /// Posts that the menu is at its final position.
  private mutating func arrive() {
    arrival = .infinity
    reportedOpening = nil
    let rest = flow.isBoundOpen ? State.open : .closed
    if state != rest { events.append(flow.isBoundOpen ? .opened : .closed, at: now) }
    state = rest
  }

  /// Whether the direction of the edge and of the bubble is visible.
  var isBent: Bool { flow.isBent(at: now) }

  /// Progress of the opening: 0 to 1.
  var slide: Double { min(max(flow.slide.value(at: now), 0), 1) }

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
      // Avoid overflow: a point divided by a smaller width can exceed a double.
      menuWidth: width > 1e-6 ? width : 0, baseRatio: baseRatio, waveRatio: waveRatio,
      closingWaveRatio: closingWaveRatio, openThreshold: openThresholdShare,
      isStaged: opensInStages,
      overPull: overPull,
      band: RubberBand(coefficient: rubberBand, extent: frame.depth), settle: settle,
      // A hundredth of a point, as a share of the longer side.
      slideTolerance: RestTolerance(offset: 0.01 / reach, speed: 0.1 / reach),
      revealTolerance: RestTolerance(offset: 0.01 / reach, speed: 0.1 / reach))
  }
}
