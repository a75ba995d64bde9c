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
  /// Points from the middle of the edge.
  private(set) var crest = Led()
  /// 0 closed to 1 open.
  private(set) var slide = Led()
  private(set) var reveal = Led()
  private(set) var grip: Grip?
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

  private func curve(onOpenEnd: Bool) -> PullCurve {
    PullCurve(
      fullPull: onOpenEnd ? 0 : parameters.menuWidth,
      overPull: onOpenEnd ? .rubberBand : parameters.overPull, band: parameters.band,
      travelLimit: .infinity)
  }

  @inline(never)
  private func lead(_ pull: Double, onOpenEnd: Bool) -> Lead {
    let slope = slope(onOpenEnd: onOpenEnd)
    let share = parameters.menuWidth > 0 ? pull / parameters.menuWidth : 0
    let threshold = parameters.openThreshold
    func within(_ value: Double) -> Double { min(max(value, 0), 1) }
    return Lead(
      base: end(isOpen: onOpenEnd) + slope.base * pull, wave: slope.wave * pull,
      slide: within(onOpenEnd ? 1 + share : share / threshold),
      reveal: within(
        onOpenEnd ? 1 + share : parameters.isStaged ? 0 : (share - threshold) / (1 - threshold)))
  }

  /// What a point of pull changes, before slide and reveal have come to their ends.
  private func slope(onOpenEnd: Bool) -> Lead {
    let p = parameters
    let perPoint = p.menuWidth > 0 ? 1 / p.menuWidth : 0
    guard !onOpenEnd else {
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
    let isOnOpenEnd = tip >= parameters.menuWidth / 2
    var grip = Grip(
      id: id, start: point, finger: point, isOnOpenEnd: isOnOpenEnd, anchor: point,
      isClaimed: isClaimed)
    let gain = parameters.baseRatio + parameters.waveRatio
    grip.pull = gain > 0 ? (tip - end(isOpen: isOnOpenEnd)) / gain : 0
    self.grip = grip
    anchor(frame: frame, time: time)
  }

  /// The end of the menu, or what a pull means, has changed: at rest it is at its end, on the way it
  /// keeps what is left of it, and under a finger its distance from the end it is held by. Where it glides,
  /// it is first where it was.
  @inline(never)
  mutating func layOut(_ new: Parameters, glides: Bool, frame: EdgeFrame, time: Double) {
    let isOpen = grip?.isOnOpenEnd ?? isBoundOpen
    let shift = (isOpen ? new.menuWidth : 0) - end(isOpen: isOpen)
    parameters = new
    if glides, shift != 0 {
      base.lead(
        to: base.led.target + shift, from: base.value(at: time), velocity: base.velocity(at: time),
        with: new.settle, at: time)
    } else {
      base.led.hold(base.led.target + shift)
    }
    if grip != nil { anchor(frame: frame, time: time) }
  }

  /// Counts on from the menu and the finger as they are.
  @inline(never)
  private mutating func anchor(frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    let curve = curve(onOpenEnd: grip.isOnOpenEnd)
    grip.anchor = grip.finger
    grip.anchorTravel = curve.travel(forPull: grip.pull)
    grip.excess = grip.pull - curve.pull(forTravel: grip.anchorTravel)
    grip.floor = min(grip.pull, grip.isOnOpenEnd ? -parameters.menuWidth : 0)
    grip.leadsCrest = !isCrestUnseen(at: time)
    self.grip = grip
    go(
      to: lead(grip.pull, onOpenEnd: grip.isOnOpenEnd),
      velocity: Lead(base: 0, wave: 0, slide: 0, reveal: 0), with: parameters.settle,
      gently: parameters.settle, time: time)
    if grip.leadsCrest {
      lead(crest: crestTarget(grip, frame), time)
    } else {
      crest.hold(crest.value(at: time))
    }
  }

  /// Whether nothing is seen of where the crest is: a straight edge, and no bubble or a whole one.
  private func isCrestUnseen(at time: Double) -> Bool {
    guard wave.value(at: time) == 0 else { return false }
    let reveal = reveal.value(at: time)
    return reveal <= 0 || reveal >= 1
  }

  /// The crest follows `target` from now on; what sets it apart falls to zero.
  @inline(never)
  private mutating func lead(crest target: Double, _ time: Double) {
    crest.lead(to: target, from: crest.value(at: time), with: parameters.settle, at: time)
  }

  private func crestTarget(_ grip: Grip, _ frame: EdgeFrame) -> Double {
    min(max(frame.along(grip.finger), 0), frame.length) - frame.length / 2
  }

  /// The finger moves, and the menu with it.
  @inline(never)
  mutating func drag(to point: Point2D, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    tracker.add(point, at: time)
    if point != grip.finger { grip.hasMoved = true }
    grip.finger = point
    let target = crestTarget(grip, frame)
    if isCrestUnseen(at: time) {
      crest.hold(target)
    } else if grip.leadsCrest {
      crest.led.hold(target)
    } else {
      lead(crest: target, time)
    }
    grip.leadsCrest = true
    let pull = curve(onOpenEnd: grip.isOnOpenEnd).pull(forTravel: travel(grip, frame))
    grip.pull = max(pull + grip.excess, grip.floor)
    self.grip = grip
    let lead = lead(grip.pull, onOpenEnd: grip.isOnOpenEnd)
    base.led.hold(lead.base)
    wave.led.hold(lead.wave)
    slide.led.hold(lead.slide)
    reveal.led.hold(lead.reveal)
  }

  /// The touch is the component's for good.
  mutating func claim() { grip?.isClaimed = true }

  /// The finger's velocity, or none while a finger that was pushed further than the menu goes has not come
  /// back to it: it moves nothing then, and throws nothing.
  @inline(never)
  func fingerVelocity(frame: EdgeFrame, time: Double) -> Vector2D {
    let velocity = frame.components(tracker.velocity(at: time))
    guard let grip else { return velocity }
    let pull = curve(onOpenEnd: grip.isOnOpenEnd).pull(forTravel: travel(grip, frame)) + grip.excess
    let moves = pull > grip.floor || (pull == grip.floor && velocity.dy > 0)
    return Vector2D(velocity.dx, moves ? velocity.dy : 0)
  }

  /// How far the finger is from where the end it holds would be.
  private func travel(_ grip: Grip, _ frame: EdgeFrame) -> Double {
    grip.anchorTravel + frame.components(grip.finger - grip.anchor).dy
  }

  /// Points from closed at which the menu would stop if it went on so fast for `seconds`.
  func landing(velocity: Double, seconds: Double) -> Double {
    guard let grip else { return end(isOpen: isBoundOpen) }
    return end(isOpen: grip.isOnOpenEnd) + grip.pull + velocity * seconds
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
    if let grip { slope = releaseSlope(grip, frame) }
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
    if wave.restTime <= time, isCrestUnseen(at: time) {
      crest.hold(0)
    } else {
      let haste = grip == nil ? 0 : velocity.dx
      crest.lead(
        to: 0, from: crest.value(at: time), velocity: crest.velocity(at: time) + haste,
        with: parameters.settle, at: time)
    }
    grip = nil
  }

  /// What a point of the finger's way changes just now.
  private func releaseSlope(_ grip: Grip, _ frame: EdgeFrame) -> Lead {
    let follows = curve(onOpenEnd: grip.isOnOpenEnd).slope(atTravel: travel(grip, frame))
    let slope = slope(onOpenEnd: grip.isOnOpenEnd)
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
