/// The motion shared by all that is pulled out of an edge: how far (`pull`), how wavy (`wave`) and
/// where (`crest`), each led by a finger or a state and otherwise falling to rest.
///
/// The component above it decides what a release means; this decides how a grab feels.
struct ElasticPull: Sendable {
  /// The numbers a style gives.
  struct Parameters: Sendable {
    /// Points of wave a point of pull, up to `maximumWave`.
    var wavePerPull: Double
    var maximumWave: Double
    var curve: PullCurve
    /// With which the distance between crest and finger falls to zero.
    var settle: DampedSpring
    /// Whether the crest is as far from the middle as the finger travelled sideways.
    var crestFollowsTravel = false

    /// The wave of a shape pulled so far from its rest.
    func wave(forPull pull: Double) -> Double { min(max(wavePerPull * pull, 0), maximumWave) }

    /// Points of wave a point of pull, so far from its rest.
    func waveSlope(atPull pull: Double) -> Double {
      pull > 0 && wavePerPull * pull < maximumWave ? wavePerPull : 0
    }
  }

  var parameters: Parameters
  /// Points from the edge; rests at `restPull`.
  private(set) var pull = Led()
  private(set) var wave = Led()
  private(set) var crest = EdgeCrest()
  /// Where the pull rests now: zero, or the inset of what is being loaded.
  private(set) var restPull = 0.0
  private(set) var grip: PullGrip?
  /// Whether a scroll view says how far it is pulled.
  private(set) var isScrolled = false
  /// Whether whoever has hold of it has moved it since.
  private(set) var isDragged = false
  /// What the scroll view said last, while its own way back may follow.
  private(set) var reportedScroll: Double?
  /// The finger that moves the scroll view, once it has been seen.
  private var steering: Int?
  private var tracker = VelocityTracker()

  init(_ parameters: Parameters) { self.parameters = parameters }

  /// Whether a finger has hold of it, directly or through a scroll view.
  var isHeld: Bool { grip != nil || isScrolled }

  /// When nothing moves any more, unless a finger does it.
  var restTime: Double { max(pull.restTime, wave.restTime) }

  /// When not even the crest goes along an edge that is straight again, unless a finger does it.
  var stillTime: Double { max(restTime, crest.restTime) }

  /// Whether the edge is not straight, or will not be.
  @inline(never)
  func isBent(at time: Double) -> Bool { wave.restTime > time || wave.value(at: time) != 0 }

  /// The shape at `time` in a view whose edge is `length` long, `base` being where it rests.
  @inline(never)
  func shape(at time: Double, base: Double, length: Double, profile: WaveProfile) -> WaveShape {
    // One spring lets go of all three.
    var steps = DampedSpring.SharedStep()
    return Self.shape(
      base: base, pull: pull.value(at: time, sharing: &steps),
      wave: wave.value(at: time, sharing: &steps), crest: crest.value(at: time, sharing: &steps),
      length: length, profile: profile)
  }

  /// The edge where the pull, the wave and the crest are these.
  @inline(never)
  static func shape(
    base: Double, pull: Double, wave: Double, crest: Double, length: Double, profile: WaveProfile
  ) -> WaveShape {
    WaveShape(
      base: base + pull - wave, wave: wave, crest: min(max(length / 2 + crest, 0), length),
      length: length, profile: profile)
  }
}

// MARK: - A finger

extension ElasticPull {
  /// A finger touches down: what moves stands still under it, and nothing is displaced.
  @inline(never)
  mutating func grab(id: Int, at point: Point2D, frame: EdgeFrame, time: Double) {
    let isMoving = time < restTime
    // The same finger once more is still the same drag.
    let isDragged = isDragged && grip != nil
    dropGrip()
    self.isDragged = isDragged
    reportedScroll = nil
    tracker.removeAll()
    tracker.add(point, at: time)
    grip = PullGrip(id: id, at: point, isClaimed: isMoving)
    anchor(frame: frame, time: time)
  }

  /// Counts on from the shape and the finger as they are, after anything else but the finger
  /// changed: nothing is displaced.
  @inline(never)
  mutating func anchor(frame: EdgeFrame, time: Double) {
    guard var grip else {
      if isScrolled {
        lead(wave: parameters.wave(forPull: pull.led.target - restPull), time)
        steering = nil
      }
      return
    }
    let held = pull.value(at: time)
    pull.hold(held)
    grip.anchor(pull: held, floor: min(held, 0), on: parameters.curve)
    grip.leadsCrest = wave.value(at: time) != 0
    self.grip = grip
    lead(wave: parameters.wave(forPull: held - restPull), time)
    if grip.leadsCrest {
      crest.lead(to: crestTarget(grip, frame), with: parameters.settle, at: time)
    } else {
      crest.stop(at: time)
    }
  }

  /// The wave follows `target` from now on; the distance from it falls to zero.
  @inline(never)
  private mutating func lead(wave target: Double, _ time: Double) {
    wave.lead(to: target, from: wave.value(at: time), with: parameters.settle, at: time)
  }

  private func crestTarget(_ grip: PullGrip, _ frame: EdgeFrame) -> Double {
    parameters.crestFollowsTravel
      ? grip.way(in: frame).dx : EdgeCrest.target(under: grip.finger, in: frame)
  }

  /// The finger moves, and the shape with it; the crest at once while there is no wave, since then
  /// nothing is seen to jump.
  @inline(never)
  mutating func drag(to point: Point2D, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    tracker.add(point, at: time)
    let hasMoved = point != grip.finger
    grip.drag(to: point, on: parameters.curve, frame: frame)
    let isBeyond = grip.travel(in: frame) > parameters.curve.travelLimit
    if isBeyond {
      // The whole shape stands still; once the finger is back, the crest glides to it.
      crest.stop(at: time)
    } else {
      crest.follow(
        crestTarget(grip, frame), isUnseen: wave.value(at: time) == 0,
        isFollowing: grip.leadsCrest, with: parameters.settle, at: time)
    }
    grip.leadsCrest = !isBeyond
    self.grip = grip
    lead(pull: grip.pull)
    if hasMoved, pull.value(at: time) != 0 { isDragged = true }
  }

  @inline(never)
  private mutating func lead(pull target: Double) {
    pull.led.hold(target)
    wave.led.hold(parameters.wave(forPull: target - restPull))
  }

  /// The touch is the component's for good.
  mutating func claim() { grip?.isClaimed = true }

  /// The scroll view is pulled by a finger.
  mutating func noteDrag() { isDragged = true }

  /// Forgets the finger; the shape stays where it is until it is told where to go.
  @inline(never)
  mutating func dropGrip() {
    grip = nil
    isScrolled = false
    isDragged = false
    steering = nil
  }
}

// MARK: - A scroll view

extension ElasticPull {
  /// The scroll view is pulled `over` points past its end. When it begins to say so while something
  /// moves or a finger holds the shape, what sets the shape apart from the content falls to zero.
  @inline(never)
  mutating func follow(scroll over: Double, time: Double) {
    let isBeginning = !isScrolled
    if isBeginning { tracker.removeAll() }
    tracker.add(Point2D(0, over), at: time)
    let held = pull.value(at: time)
    // A pull that it told of before, and that was let go, may be at rest while the scroll view is not.
    let isApart =
      isBeginning && (grip != nil || time < restTime || held != 0 || reportedScroll != nil)
    let last = reportedScroll ?? over
    grip = nil
    isScrolled = true
    reportedScroll = over
    guard isApart else { return lead(pull: over) }
    pull.lead(to: over, from: held + (over - last), with: parameters.settle, at: time)
    let following = parameters.wave(forPull: over - restPull)
    let followed = parameters.wave(forPull: last - restPull)
    wave.lead(
      to: following, from: wave.value(at: time) + (following - followed),
      with: parameters.settle, at: time)
  }

  /// What the scroll view says is none of the shape's business now.
  mutating func ignoreScroll() { reportedScroll = nil }

  /// The first finger seen to move the scroll view takes the crest along, and nothing else.
  @inline(never)
  mutating func steer(
    id: Int, phase: TouchPhase, to point: Point2D, frame: EdgeFrame, time: Double
  ) {
    guard isScrolled, steering == nil || steering == id else { return }
    guard phase == .down || phase == .move else { return steering = nil }
    crest.follow(
      EdgeCrest.target(under: point, in: frame), isUnseen: wave.value(at: time) == 0,
      isFollowing: steering == id, with: parameters.settle, at: time)
    steering = id
  }
}

// MARK: - Letting go

extension ElasticPull {
  /// How fast the finger moves, along the edge and away from it.
  @inline(never)
  func fingerVelocity(frame: EdgeFrame, time: Double) -> Vector2D {
    let velocity = frame.components(tracker.velocity(at: time))
    guard let grip else { return velocity }
    let curve = parameters.curve
    let isBeyond = grip.travel(in: frame) > curve.travelLimit
    return Vector2D(
      isBeyond ? 0 : velocity.dx,
      velocity.dy * grip.slope(velocity: velocity.dy, on: curve, frame: frame))
  }

  /// How fast a scroll view is being pulled.
  func scrollVelocity(time: Double) -> Double { tracker.velocity(at: time).dy }

  /// Lets go: springs to rest at `restPull` with the velocity handed on.
  @inline(never)
  mutating func release(
    to restPull: Double, velocity: Vector2D, with spring: DampedSpring, time: Double
  ) {
    let held = pull.value(at: time)
    let waveVelocity =
      wave.velocity(at: time) + velocity.dy * parameters.waveSlope(atPull: held - self.restPull)
    self.restPull = restPull
    reportedScroll = nil
    pull.lead(to: restPull, from: held, velocity: velocity.dy, with: spring, at: time)
    wave.lead(
      to: 0, from: wave.value(at: time), velocity: waveVelocity, with: spring, at: time)
    releaseCrest(velocity: velocity.dx, time)
    dropGrip()
  }

  /// Lets go: eases back to zero, as a scroll view does.
  @inline(never)
  mutating func release(along curve: CubicEasing, duration: Double, time: Double) {
    restPull = 0
    pull.lead(to: 0, from: pull.value(at: time), along: curve, duration: duration, at: time)
    wave.lead(to: 0, from: wave.value(at: time), along: curve, duration: duration, at: time)
    releaseCrest(velocity: 0, time)
    dropGrip()
  }

  private mutating func releaseCrest(velocity: Double, _ time: Double) {
    crest.release(
      velocity: velocity, isUnseen: !isBent(at: time), with: parameters.settle, at: time)
  }

  /// The place of rest moves to zero along `curve`; what swings about it goes on swinging. Under a
  /// finger only what follows changes.
  @inline(never)
  mutating func withdraw(
    along curve: CubicEasing, duration: Double, frame: EdgeFrame, time: Double
  ) {
    restPull = 0
    reportedScroll = nil
    guard !isHeld else { return anchor(frame: frame, time: time) }
    pull.led.ease(
      from: pull.led.value(at: time), to: 0, along: curve, duration: duration, at: time)
  }

  /// The place of rest moves to `restPull` and the shape springs there, keeping its velocity. Under
  /// a finger only what follows changes.
  @inline(never)
  mutating func extend(
    to restPull: Double, with spring: DampedSpring, frame: EdgeFrame, time: Double
  ) {
    reportedScroll = nil
    guard !isHeld else {
      self.restPull = restPull
      return anchor(frame: frame, time: time)
    }
    let velocity = pull.velocity(at: time)
    self.restPull = restPull
    pull.lead(
      to: restPull, from: pull.value(at: time), velocity: velocity, with: spring, at: time)
  }

  /// Keeps the shape where it is though the place it is seen at changes by `offset`: that falls to zero.
  @inline(never)
  mutating func displace(by offset: Double, time: Double) {
    pull.lead(
      to: pull.led.target, from: pull.value(at: time) + offset, velocity: pull.velocity(at: time),
      with: parameters.settle, at: time)
  }

  /// Is at rest at `restPull`, at once.
  @inline(never)
  mutating func end(at restPull: Double) {
    reportedScroll = nil
    self.restPull = restPull
    pull.hold(restPull)
    wave.hold(0)
    crest.hold(0)
  }
}
