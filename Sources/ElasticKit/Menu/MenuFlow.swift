/// The motion of a menu: the position of its edge (`base`), its bend (`wave`, `crest`), how far the menu is
/// slid in (`slide`) and how far the bubble is open (`reveal`). A finger leads all of them; without a
/// finger they fall to one end, closed or open.
///
/// The component decides the effect of a release; this type computes the motion under a finger. A finger
/// holds the menu at one of its ends: pulled from the closed end the edge bulges, pulled from the open end
/// the edge moves along.
struct MenuFlow: Sendable {
  var parameters = Parameters()
  /// Points from the edge; rests at 0 or the menu's width.
  private(set) var base = GuidedValue()
  private(set) var wave = GuidedValue()
  private(set) var crest = EdgeCrest()
  /// 0 closed to 1 open.
  private(set) var slide = GuidedValue()
  private(set) var reveal = GuidedValue()
  private(set) var grip: PullGrip?
  /// Whether the finger holds the open end.
  private(set) var isOnOpenEnd = false
  /// The end it moves to; under a finger the end it came from.
  private(set) var isBoundOpen = false
  private var tracker = VelocityTracker()

  /// Time at which all motion without a finger has ended.
  var restTime: Double {
    max(max(base.restTime, wave.restTime), max(slide.restTime, reveal.restTime))
  }

  /// Whether the edge is bent or the bubble partly open, now or later.
  func isBent(at time: Double) -> Bool {
    max(wave.restTime, reveal.restTime) > time || !isCrestFlat(at: time)
  }

  /// Approximately the deepest point of the edge, where a finger holds it.
  private func tip(at time: Double) -> Double { base.value(at: time) + wave.value(at: time) }
}

// MARK: - What a pull means

extension MenuFlow {
  /// Four numbers that depend on a pull: the values, or their change for each point of pull.
  struct Lead {
    var base: Double, wave: Double, slide: Double, reveal: Double
  }

  private func end(isOpen: Bool) -> Double { isOpen ? parameters.menuWidth : 0 }

  /// Conversion from the finger's travel to the pull, at the end that it holds.
  private var curve: PullCurve {
    PullCurve(
      fullPull: isOnOpenEnd ? 0 : parameters.menuWidth,
      overPull: isOnOpenEnd ? .rubberBand : parameters.overPull, band: parameters.band,
      travelLimit: .infinity)
  }

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

  /// Change for each point of pull, before slide and reveal reach their limits.
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
  /// Starts a drag: a running motion stops under the finger, without a jump.
  mutating func grab(id: Int, at point: Point2D, isClaimed: Bool, frame: EdgeFrame, time: Double) {
    tracker.removeAll()
    tracker.add(point, at: time)
    let tip = tip(at: time)
    // The finger holds the nearer end.
    isOnOpenEnd = tip >= parameters.menuWidth / 2
    // At either end a point of pull moves the tip by this much.
    let gain = parameters.baseRatio + parameters.waveRatio
    grip = PullGrip(id: id, at: point)
    grip?.isClaimed = isClaimed
    anchor(
      pull: gain > 0 ? (tip - end(isOpen: isOnOpenEnd)) / gain : 0, frame: frame, time: time)
  }

  /// Takes new parameters after the menu's width or the pull's rules have changed. At rest the menu is at
  /// its end; in motion it keeps its remaining distance; under a finger it keeps its distance from the held
  /// end. With `glides` it starts at its previous position.
  mutating func layOut(_ new: Parameters, glides: Bool, frame: EdgeFrame, time: Double) {
    let isOpen = grip == nil ? isBoundOpen : isOnOpenEnd
    let shift = (isOpen ? new.menuWidth : 0) - end(isOpen: isOpen)
    parameters = new
    if glides, shift != 0 {
      base.guide(
        to: base.guided.target + shift, from: base.value(at: time),
        velocity: base.velocity(at: time),
        with: new.settle, at: time)
    } else {
      base.guided.hold(base.guided.target + shift)
    }
    if let grip { anchor(pull: grip.pull, frame: frame, time: time) }
  }

  /// Measures the pull from the current menu and finger.
  private mutating func anchor(pull: Double, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    grip.anchor(
      // Pulled back by all of its width the menu is closed, and follows no further.
      pull: pull, floor: min(pull, isOnOpenEnd ? -parameters.menuWidth : 0), on: curve)
    grip.leadsCrest = !isCrestFlat(at: time)
    self.grip = grip
    go(
      to: lead(pull), velocity: Lead(base: 0, wave: 0, slide: 0, reveal: 0),
      with: parameters.settle, gently: parameters.settle, time: time)
    if grip.leadsCrest {
      crest.guide(
        to: EdgeCrest.target(under: grip.finger, in: frame), with: parameters.settle, at: time)
    } else {
      crest.stop(at: time)
    }
  }

  /// Lets the crest glide to the finger at its next move.
  mutating func leadCrestAnew() { grip?.leadsCrest = false }

  /// Whether the crest's position is invisible: a straight edge, and no bubble or a whole one.
  private func isCrestFlat(at time: Double) -> Bool {
    guard wave.value(at: time) == 0 else { return false }
    let reveal = reveal.value(at: time)
    return reveal <= 0 || reveal >= 1
  }

  /// Moves the finger and the menu with it.
  mutating func drag(to point: Point2D, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    tracker.add(point, at: time)
    grip.drag(to: point, on: curve, frame: frame)
    crest.follow(
      EdgeCrest.target(under: point, in: frame), isStraight: isCrestFlat(at: time),
      isFollowing: grip.leadsCrest, with: parameters.settle, at: time)
    grip.leadsCrest = true
    self.grip = grip
    let lead = lead(grip.pull)
    base.guided.hold(lead.base)
    wave.guided.hold(lead.wave)
    slide.guided.hold(lead.slide)
    reveal.guided.hold(lead.reveal)
  }

  /// Claims the touch for the component.
  mutating func claim() { grip?.isClaimed = true }

  /// Velocity of the finger, along the edge and away from it; 0 away from it while the finger does not move
  /// the menu.
  func fingerVelocity(frame: EdgeFrame, time: Double) -> Vector2D {
    var velocity = frame.components(tracker.velocity(at: time))
    if let grip, grip.slope(velocity: velocity.dy, on: curve, frame: frame) == 0 { velocity.dy = 0 }
    return velocity
  }

  /// Distance from the closed end after `seconds` at this velocity, in points.
  func landing(velocity: Double, seconds: Double) -> Double {
    guard let grip else { return end(isOpen: isBoundOpen) }
    return end(isOpen: isOnOpenEnd) + grip.pull + velocity * seconds
  }
}

// MARK: - Without a finger

extension MenuFlow {
  /// Duration and springs of a motion to an end.
  struct Manner {
    /// Time until the menu reaches its final position, in seconds.
    var duration: Double
    /// Spring of the opening edge, and spring of the values that must not overshoot.
    var spring: DampedSpring
    var gentle: DampedSpring
    /// Time of the whole bubble at a steady pace, in seconds; nil for the pace of the rest.
    var bubbleDuration: Double?
  }

  /// Ends a drag and moves to an end, starting with the velocity of the running motion and of the finger.
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
      // Only an opening edge swings: a closed one that swung would come back into view.
      with: toOpen ? manner.spring : manner.gentle, gently: manner.gentle, time: time)
    if let duration = manner.bubbleDuration, toOpen {
      reveal.guide(
        to: share, from: shown, along: .linear, duration: duration * (1 - shown), at: time)
    }
    crest.release(
      velocity: grip == nil ? 0 : velocity.dx,
      isStraight: wave.restTime <= time && isCrestFlat(at: time), with: parameters.settle, at: time)
    grip = nil
  }

  /// Current change for each point of the finger's travel.
  private func releaseSlope(_ grip: PullGrip, velocity: Double, _ frame: EdgeFrame) -> Lead {
    let follows = grip.slope(velocity: velocity, on: curve, frame: frame)
    let slope = slope
    // At 0 or 1 a share is clamped, and does not follow the finger.
    func moves(_ value: Double) -> Bool { value > 0 && value < 1 }
    return Lead(
      base: slope.base * follows, wave: slope.wave * follows,
      slide: moves(slide.guided.target) ? slope.slide * follows : 0,
      reveal: moves(reveal.guided.target) ? slope.reveal * follows : 0)
  }

  private mutating func go(
    to lead: Lead, velocity: Lead, with spring: DampedSpring, gently gentle: DampedSpring,
    time: Double
  ) {
    base.guide(
      to: lead.base, from: base.value(at: time), velocity: velocity.base, with: spring, at: time)
    wave.guide(
      to: lead.wave, from: wave.value(at: time), velocity: velocity.wave, with: spring, at: time)
    slide.guide(
      to: lead.slide, from: slide.value(at: time), velocity: velocity.slide, with: gentle,
      at: time, tolerance: parameters.slideTolerance)
    reveal.guide(
      to: lead.reveal, from: reveal.value(at: time), velocity: velocity.reveal, with: gentle,
      at: time, tolerance: parameters.revealTolerance)
  }

  /// Ends a drag and moves to an end at once, with a fade of `seconds`, as under Reduce Motion.
  mutating func fade(toOpen: Bool, seconds: Double, time: Double) {
    let shown = slide.value(at: time)
    let share = toOpen ? 1.0 : 0
    jump(to: share, isOpen: toOpen)
    slide.guide(to: share, from: shown, along: .linear, duration: seconds, at: time)
  }

  /// Moves there at once, with a straight edge and without a finger.
  mutating func jump(to share: Double, isOpen: Bool) {
    grip = nil
    isBoundOpen = isOpen
    base.hold(share * parameters.menuWidth)
    wave.hold(0)
    crest.hold(0)
    slide.hold(share)
    reveal.hold(share)
  }
}
