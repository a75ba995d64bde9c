/// The motion of a menu: where its edge is (`base`), how it bends (`wave`, `crest`), how far the menu
/// is slid in (`slide`) and how far the bubble that shows it is open (`reveal`), all led by one finger
/// or one end, closed or open, and otherwise falling there.
///
/// The component above it decides what a release means; this decides how a grab feels. A finger
/// holds the menu by one of its ends: pulled from the closed end the edge bulges, pulled from the
/// open end it comes along.
struct MenuFlow: Sendable {
  var parameters = Parameters()
  /// Points from the edge; rests at 0 or the menu's width.
  private(set) var base = Led()
  private(set) var wave = Led()
  private(set) var crest = EdgeCrest()
  /// 0 closed to 1 open.
  private(set) var slide = Led()
  private(set) var reveal = Led()
  private(set) var grip: PullGrip?
  /// Whether the finger holds the open end.
  private(set) var isOnOpenEnd = false
  /// The end it goes to; under a finger the one it came from.
  private(set) var isBoundOpen = false
  private var tracker = VelocityTracker()

  /// When nothing moves any more, unless a finger does it.
  var restTime: Double {
    max(max(base.restTime, wave.restTime), max(slide.restTime, reveal.restTime))
  }

  /// Whether the edge is not straight or the bubble neither shut nor whole, or will not be.
  @inline(never)
  func isBent(at time: Double) -> Bool {
    max(wave.restTime, reveal.restTime) > time || !isCrestUnseen(at: time)
  }

  /// The deepest place of the edge, more or less: what a finger holds.
  private func tip(at time: Double) -> Double { base.value(at: time) + wave.value(at: time) }
}

// MARK: - What a pull means

extension MenuFlow {
  /// Four numbers that depend on a pull: the leading values, or how much they change a point of it.
  struct Lead {
    var base: Double, wave: Double, slide: Double, reveal: Double
  }

  private func end(isOpen: Bool) -> Double { isOpen ? parameters.menuWidth : 0 }

  /// From the finger's travel to the pull, at the end that it holds.
  private var curve: PullCurve {
    PullCurve(
      fullPull: isOnOpenEnd ? 0 : parameters.menuWidth,
      overPull: isOnOpenEnd ? .rubberBand : parameters.overPull, band: parameters.band,
      travelLimit: .infinity)
  }

  @inline(never)
  private func lead(_ pull: Double) -> Lead {
    let slope = slope
    let share = parameters.menuWidth > 0 ? pull / parameters.menuWidth : 0
    let threshold = parameters.openThreshold
    func within(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Lead(
      base: end(isOpen: isOnOpenEnd) + slope.base * pull, wave: slope.wave * pull,
      slide: within(isOnOpenEnd ? 1 + share : share / threshold),
      reveal: within(
        isOnOpenEnd
          ? 1 + share : parameters.isStaged ? 0 : (share - threshold) / (1 - threshold)))
  }

  /// What a point of pull changes, before slide and reveal have come to their ends.
  private var slope: Lead {
    let p = parameters
    let perPoint = p.menuWidth > 0 ? 1 / p.menuWidth : 0
    guard !isOnOpenEnd else {
      return Lead(
        base: p.baseRatio + p.waveRatio - p.closingWaveRatio, wave: p.closingWaveRatio,
        slide: perPoint, reveal: perPoint)
    }
    return Lead(
      base: p.baseRatio, wave: p.waveRatio, slide: perPoint / p.openThreshold,
      reveal: perPoint / (1 - p.openThreshold))
  }
}

// MARK: - A finger

extension MenuFlow {
  /// A finger touches down: what moves stands still under it, and nothing is displaced.
  @inline(never)
  mutating func grab(id: Int, at point: Point2D, isClaimed: Bool, frame: EdgeFrame, time: Double) {
    tracker.removeAll()
    tracker.add(point, at: time)
    let tip = tip(at: time)
    isOnOpenEnd = tip >= parameters.menuWidth / 2
    let gain = parameters.baseRatio + parameters.waveRatio
    grip = PullGrip(id: id, at: point, isClaimed: isClaimed)
    anchor(
      pull: gain > 0 ? (tip - end(isOpen: isOnOpenEnd)) / gain : 0, frame: frame, time: time)
  }

  /// The end of the menu, or what a pull means, has changed: at rest it is at its end, on the way it
  /// keeps what is left of it, and under a finger its distance from the end it is held by. Where it glides,
  /// it is first where it was.
  @inline(never)
  mutating func layOut(_ new: Parameters, glides: Bool, frame: EdgeFrame, time: Double) {
    let isOpen = grip == nil ? isBoundOpen : isOnOpenEnd
    let shift = (isOpen ? new.menuWidth : 0) - end(isOpen: isOpen)
    parameters = new
    if glides, shift != 0 {
      base.lead(
        to: base.led.target + shift, from: base.value(at: time), velocity: base.velocity(at: time),
        with: new.settle, at: time)
    } else {
      base.led.hold(base.led.target + shift)
    }
    if let grip { anchor(pull: grip.pull, frame: frame, time: time) }
  }

  /// Counts on from the menu and the finger as they are.
  @inline(never)
  private mutating func anchor(pull: Double, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    grip.anchor(
      pull: pull, floor: min(pull, isOnOpenEnd ? -parameters.menuWidth : 0), on: curve)
    grip.leadsCrest = !isCrestUnseen(at: time)
    self.grip = grip
    go(
      to: lead(pull), velocity: Lead(base: 0, wave: 0, slide: 0, reveal: 0),
      with: parameters.settle, gently: parameters.settle, time: time)
    if grip.leadsCrest {
      crest.lead(
        to: EdgeCrest.target(under: grip.finger, in: frame), with: parameters.settle, at: time)
    } else {
      crest.stop(at: time)
    }
  }

  /// Whether nothing is seen of where the crest is: a straight edge, and no bubble or a whole one.
  private func isCrestUnseen(at time: Double) -> Bool {
    guard wave.value(at: time) == 0 else { return false }
    let reveal = reveal.value(at: time)
    return reveal <= 0 || reveal >= 1
  }

  /// The finger moves, and the menu with it.
  @inline(never)
  mutating func drag(to point: Point2D, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    tracker.add(point, at: time)
    grip.drag(to: point, on: curve, frame: frame)
    crest.follow(
      EdgeCrest.target(under: point, in: frame), isUnseen: isCrestUnseen(at: time),
      isFollowing: grip.leadsCrest, with: parameters.settle, at: time)
    grip.leadsCrest = true
    self.grip = grip
    let lead = lead(grip.pull)
    base.led.hold(lead.base)
    wave.led.hold(lead.wave)
    slide.led.hold(lead.slide)
    reveal.led.hold(lead.reveal)
  }

  /// The touch is the component's for good.
  mutating func claim() { grip?.isClaimed = true }

  /// How fast the finger moves, along the edge and away from it: not at all while it does not move the menu.
  @inline(never)
  func fingerVelocity(frame: EdgeFrame, time: Double) -> Vector2D {
    var velocity = frame.components(tracker.velocity(at: time))
    if let grip, grip.slope(velocity: velocity.dy, on: curve, frame: frame) == 0 { velocity.dy = 0 }
    return velocity
  }

  /// Points from closed at which the menu would stop if it went on so fast for `seconds`.
  func landing(velocity: Double, seconds: Double) -> Double {
    guard let grip else { return end(isOpen: isBoundOpen) }
    return end(isOpen: isOnOpenEnd) + grip.pull + velocity * seconds
  }
}

// MARK: - Without a finger

extension MenuFlow {
  /// How an end is gone to.
  struct Manner {
    /// Seconds until the menu is where it will stay.
    var duration: Double
    /// The opening edge's spring, and that of what must not overshoot.
    var spring: DampedSpring
    var gentle: DampedSpring
    /// Seconds the whole bubble takes at a steady pace; nil for as fast as the rest.
    var bubbleDuration: Double?
  }

  /// Lets go, if held: goes to an end with the velocity of what moves, and of the finger.
  @inline(never)
  mutating func release(
    toOpen: Bool, velocity: Vector2D, _ manner: Manner, frame: EdgeFrame, time: Double
  ) {
    var slope = Lead(base: 0, wave: 0, slide: 0, reveal: 0)
    if let grip { slope = releaseSlope(grip, velocity: velocity.dy, frame) }
    let speed = Lead(
      base: base.velocity(at: time) + slope.base * velocity.dy,
      wave: wave.velocity(at: time) + slope.wave * velocity.dy,
      slide: slide.velocity(at: time) + slope.slide * velocity.dy,
      reveal: reveal.velocity(at: time) + slope.reveal * velocity.dy)
    isBoundOpen = toOpen
    let share = toOpen ? 1.0 : 0
    let shown = reveal.value(at: time)
    go(
      to: Lead(base: end(isOpen: toOpen), wave: 0, slide: share, reveal: share), velocity: speed,
      with: toOpen ? manner.spring : manner.gentle, gently: manner.gentle, time: time)
    if let duration = manner.bubbleDuration, toOpen {
      reveal.lead(
        to: share, from: shown, along: .linear, duration: duration * (1 - shown), at: time)
    }
    crest.release(
      velocity: grip == nil ? 0 : velocity.dx,
      isUnseen: wave.restTime <= time && isCrestUnseen(at: time), with: parameters.settle, at: time)
    grip = nil
  }

  /// What a point of the finger's way changes just now.
  private func releaseSlope(_ grip: PullGrip, velocity: Double, _ frame: EdgeFrame) -> Lead {
    let follows = grip.slope(velocity: velocity, on: curve, frame: frame)
    let slope = slope
    func moves(_ value: Double) -> Bool { value > 0 && value < 1 }
    return Lead(
      base: slope.base * follows, wave: slope.wave * follows,
      slide: moves(slide.led.target) ? slope.slide * follows : 0,
      reveal: moves(reveal.led.target) ? slope.reveal * follows : 0)
  }

  @inline(never)
  private mutating func go(
    to lead: Lead, velocity: Lead, with spring: DampedSpring, gently gentle: DampedSpring,
    time: Double
  ) {
    base.lead(
      to: lead.base, from: base.value(at: time), velocity: velocity.base, with: spring, at: time)
    wave.lead(
      to: lead.wave, from: wave.value(at: time), velocity: velocity.wave, with: spring, at: time)
    slide.lead(
      to: lead.slide, from: slide.value(at: time), velocity: velocity.slide, with: gentle,
      at: time, tolerance: parameters.slideTolerance)
    reveal.lead(
      to: lead.reveal, from: reveal.value(at: time), velocity: velocity.reveal, with: gentle,
      at: time, tolerance: parameters.revealTolerance)
  }

  /// Lets go, if held: is at an end at once, and shows itself or vanishes there in `seconds`, as
  /// Reduce Motion wants it.
  @inline(never)
  mutating func fade(toOpen: Bool, seconds: Double, time: Double) {
    let shown = slide.value(at: time)
    let share = toOpen ? 1.0 : 0
    place(at: share, isOpen: toOpen)
    slide.lead(to: share, from: shown, along: .linear, duration: seconds, at: time)
  }

  /// Is there at once, with a straight edge and nobody holding it.
  @inline(never)
  mutating func place(at share: Double, isOpen: Bool) {
    grip = nil
    isBoundOpen = isOpen
    base.hold(share * parameters.menuWidth)
    wave.hold(0)
    crest.hold(0)
    slide.hold(share)
    reveal.hold(share)
  }
}
