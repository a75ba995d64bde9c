/// The motion shared by all components that are pulled out of an edge: the pull, the height of the wave and
/// the position of its crest. A finger or a state leads each of them; the rest falls to zero.
///
/// The component decides the effect of a release; this type computes the motion under a finger.
struct ElasticPull: Sendable {
  /// The style's numbers.
  struct Parameters: Sendable {
    /// Points of wave for each point of pull, up to `maximumWave`.
    var wavePerPull: Double
    var maximumWave: Double
    var curve: PullCurve
    /// Spring with which the distance between crest and finger falls to zero.
    var settle: DampedSpring
    /// Whether the crest is as far from the middle as the finger travelled sideways.
    var crestFollowsTravel = false

    /// Height of the wave at this distance from rest.
    func wave(forPull pull: Double) -> Double { min(max(wavePerPull * pull, 0), maximumWave) }

    /// Points of wave for each point of pull, at this distance from rest.
    func waveSlope(atPull pull: Double) -> Double {
      pull > 0 && wavePerPull * pull < maximumWave ? wavePerPull : 0
    }
  }

  var parameters: Parameters
  /// Points from the edge; rests at `restPull`.
  private(set) var pull = GuidedValue()
  private(set) var wave = GuidedValue()
  private(set) var crest = EdgeCrest()
  /// Rest position of the pull: zero, or the inset while loading.
  private(set) var restPull = 0.0
  private(set) var grip: PullGrip?
  /// Whether a scroll view reports the pull.
  private(set) var isScrolled = false
  /// Whether the finger or scroll view has moved the shape since it took hold.
  private(set) var isDragged = false
  /// The last over-scroll of the scroll view, kept while its own return may follow.
  private(set) var reportedScroll: Double?
  /// The finger that moves the scroll view, after its first event.
  private var steering: Int?
  private var tracker = VelocityTracker()

  init(_ parameters: Parameters) { self.parameters = parameters }

  /// Whether a finger holds the shape, directly or through a scroll view.
  var isHeld: Bool { grip != nil || isScrolled }

  /// Time at which all motion without a finger has ended, except the crest's along a straight edge.
  var restTime: Double { max(pull.restTime, wave.restTime) }

  /// Time at which all motion without a finger has ended, the crest's too.
  var stillTime: Double { max(restTime, crest.restTime) }

  /// Whether the edge is bent, now or later.
  func isBent(at time: Double) -> Bool { wave.restTime > time || wave.value(at: time) != 0 }

  /// The shape at `time`. `length` is the edge's length, `base` its rest position.
  func shape(at time: Double, base: Double, length: Double, profile: WaveProfile) -> WaveShape {
    // All three were released with the same spring.
    var steps = DampedSpring.SharedStep()
    return Self.shape(
      base: base, pull: pull.value(at: time, sharing: &steps),
      wave: wave.value(at: time, sharing: &steps), crest: crest.value(at: time, sharing: &steps),
      length: length, profile: profile)
  }

  /// The edge with this pull, wave and crest.
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
  /// Starts a drag: a running motion stops under the finger, without a jump.
  mutating func grab(id: Int, at point: Point2D, frame: EdgeFrame, time: Double) {
    // A second `down` of the same finger continues its drag.
    let isDragged = isDragged && grip != nil
    dropGrip()
    self.isDragged = isDragged
    reportedScroll = nil
    tracker.removeAll()
    tracker.add(point, at: time)
    grip = PullGrip(id: id, at: point)
    anchor(frame: frame, time: time)
  }

  /// Measures the pull from the current shape and finger, after a change other than the finger's; nothing
  /// jumps.
  @inline(never)  // 8 calls in the module with all elements.
  mutating func anchor(frame: EdgeFrame, time: Double) {
    guard var grip else {
      if isScrolled {
        guide(wave: parameters.wave(forPull: pull.guided.target - restPull), time)
        steering = nil
      }
      return
    }
    let held = pull.value(at: time)
    pull.hold(held)
    grip.anchor(pull: held, floor: min(held, 0), on: parameters.curve)
    grip.leadsCrest = wave.value(at: time) != 0
    self.grip = grip
    guide(wave: parameters.wave(forPull: held - restPull), time)
    if grip.leadsCrest {
      crest.guide(to: crestTarget(grip, frame), with: parameters.settle, at: time)
    } else {
      crest.stop(at: time)
    }
  }

  /// The wave follows `target` from now on; the distance from it falls to zero.
  private mutating func guide(wave target: Double, _ time: Double) {
    wave.guide(to: target, from: wave.value(at: time), with: parameters.settle, at: time)
  }

  private func crestTarget(_ grip: PullGrip, _ frame: EdgeFrame) -> Double {
    parameters.crestFollowsTravel
      ? grip.way(in: frame).dx : EdgeCrest.target(under: grip.finger, in: frame)
  }

  /// Moves the finger and the shape with it. Without a wave the crest moves at once, because a jump is
  /// invisible.
  mutating func drag(to point: Point2D, frame: EdgeFrame, time: Double) {
    guard var grip else { return }
    tracker.add(point, at: time)
    let hasMoved = point != grip.finger
    grip.drag(to: point, on: parameters.curve, frame: frame)
    let isBeyond = grip.travel(in: frame) > parameters.curve.travelLimit
    if isBeyond {
      // The whole shape stops; when the finger is back, the crest moves smoothly to it.
      crest.stop(at: time)
    } else {
      crest.follow(
        crestTarget(grip, frame), isStraight: wave.value(at: time) == 0,
        isFollowing: grip.leadsCrest, with: parameters.settle, at: time)
    }
    grip.leadsCrest = !isBeyond
    self.grip = grip
    guide(pull: grip.pull)
    if hasMoved, pull.value(at: time) != 0 { isDragged = true }
  }

  private mutating func guide(pull target: Double) {
    pull.guided.hold(target)
    wave.guided.hold(parameters.wave(forPull: target - restPull))
  }

  /// Claims the touch for the component.
  mutating func claim() { grip?.isClaimed = true }

  /// Records that a finger pulls the scroll view.
  mutating func noteDrag() { isDragged = true }

  /// Ends the drag; the shape stays in place until it gets a target.
  mutating func dropGrip() {
    grip = nil
    isScrolled = false
    isDragged = false
    steering = nil
  }
}

// MARK: - A scroll view

extension ElasticPull {
  /// Follows a scroll view that is pulled `over` points past its end. If the first report comes while the
  /// shape moves or a finger holds it, the difference between shape and content falls to zero.
  mutating func follow(scroll over: Double, time: Double) {
    let isBeginning = !isScrolled
    if isBeginning { tracker.removeAll() }
    tracker.add(Point2D(0, over), at: time)
    let held = pull.value(at: time)
    // After a released pull the shape may be at rest while the scroll view is not.
    let isApart =
      isBeginning && (grip != nil || time < restTime || held != 0 || reportedScroll != nil)
    let last = reportedScroll ?? over
    grip = nil
    isScrolled = true
    reportedScroll = over
    guard isApart else { return guide(pull: over) }
    // The content has moved by this since the last report, so the shape moves along.
    pull.guide(to: over, from: held + (over - last), with: parameters.settle, at: time)
    let following = parameters.wave(forPull: over - restPull)
    let followed = parameters.wave(forPull: last - restPull)
    wave.guide(
      to: following, from: wave.value(at: time) + (following - followed),
      with: parameters.settle, at: time)
  }

  /// Ignores the scroll view's current pull.
  mutating func ignoreScroll() { reportedScroll = nil }

  /// Lets the crest glide to the next finger that moves.
  mutating func leadCrestAnew() {
    steering = nil
    grip?.leadsCrest = false
  }

  /// The first finger that moves the scroll view leads the crest, and nothing else.
  mutating func steer(
    id: Int, phase: TouchPhase, to point: Point2D, frame: EdgeFrame, time: Double
  ) {
    guard isScrolled, steering == nil || steering == id else { return }
    guard phase == .down || phase == .move else { return steering = nil }
    crest.follow(
      EdgeCrest.target(under: point, in: frame), isStraight: wave.value(at: time) == 0,
      isFollowing: steering == id, with: parameters.settle, at: time)
    steering = id
  }
}

// MARK: - Letting go

extension ElasticPull {
  /// Velocity of the finger, along the edge and away from it.
  func fingerVelocity(frame: EdgeFrame, time: Double) -> Vector2D {
    let velocity = frame.components(tracker.velocity(at: time))
    guard let grip else { return velocity }
    let curve = parameters.curve
    let isBeyond = grip.travel(in: frame) > curve.travelLimit
    return Vector2D(
      isBeyond ? 0 : velocity.dx,
      velocity.dy * grip.slope(velocity: velocity.dy, on: curve, frame: frame))
  }

  /// Velocity of the scroll view's pull.
  func scrollVelocity(time: Double) -> Double { tracker.velocity(at: time).dy }

  /// Ends the drag: springs to rest at `restPull`, starting with this velocity.
  mutating func release(
    to restPull: Double, velocity: Vector2D, with spring: DampedSpring, time: Double
  ) {
    let held = pull.value(at: time)
    let waveVelocity =
      wave.velocity(at: time) + velocity.dy * parameters.waveSlope(atPull: held - self.restPull)
    self.restPull = restPull
    reportedScroll = nil
    pull.guide(to: restPull, from: held, velocity: velocity.dy, with: spring, at: time)
    wave.guide(
      to: 0, from: wave.value(at: time), velocity: waveVelocity, with: spring, at: time)
    releaseCrest(velocity: velocity.dx, time)
    dropGrip()
  }

  /// Ends the drag: eases back to zero, as a scroll view does.
  mutating func release(along curve: CubicEasing, duration: Double, time: Double) {
    restPull = 0
    pull.guide(to: 0, from: pull.value(at: time), along: curve, duration: duration, at: time)
    wave.guide(to: 0, from: wave.value(at: time), along: curve, duration: duration, at: time)
    releaseCrest(velocity: 0, time)
    dropGrip()
  }

  private mutating func releaseCrest(velocity: Double, _ time: Double) {
    crest.release(
      velocity: velocity, isStraight: !isBent(at: time), with: parameters.settle, at: time)
  }

  /// Moves the rest position to zero along `curve`; an oscillation about it continues. During a drag only
  /// the later motion changes.
  mutating func withdraw(
    along curve: CubicEasing, duration: Double, frame: EdgeFrame, time: Double
  ) {
    restPull = 0
    reportedScroll = nil
    guard !isHeld else { return anchor(frame: frame, time: time) }
    pull.guided.ease(
      from: pull.guided.value(at: time), to: 0, along: curve, duration: duration, at: time)
  }

  /// Moves the rest position to `restPull`; the shape springs there and keeps its velocity. During a drag
  /// only the later motion changes.
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
    pull.guide(
      to: restPull, from: pull.value(at: time), velocity: velocity, with: spring, at: time)
  }

  /// Keeps the visible shape in place after its origin moved by `offset`; the offset falls to zero.
  mutating func displace(by offset: Double, time: Double) {
    pull.guide(
      to: pull.guided.target, from: pull.value(at: time) + offset,
      velocity: pull.velocity(at: time),
      with: parameters.settle, at: time)
  }

  /// Comes to rest at `restPull` at once.
  mutating func end(at restPull: Double) {
    reportedScroll = nil
    self.restPull = restPull
    pull.hold(restPull)
    wave.hold(0)
    crest.hold(0)
  }
}
