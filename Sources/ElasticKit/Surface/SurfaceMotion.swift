/// An elastic surface: an edge that follows the finger, bends under it and bounces back.
///
/// It can be grabbed at any moment of the bounce and continues from its current shape. The spring starts
/// with the finger's velocity. Its height follows the path: ``ElasticOutput/inset`` is the base,
/// ``ElasticOutput/extent`` the crest. Under Reduce Motion it follows the finger and is at rest at once
/// after a release.
public struct SurfaceMotion: ElasticComponent, PulledComponent {
  /// Commands of the app to a surface.
  public enum Command: UInt8, ComponentMessage {
    /// End the drag, as if the touch had been cancelled.
    case cancel
    /// Ignore every touch until enabled again.
    case disable
    /// Accept touches again.
    case enable

    public static let names: [StaticString] = ["cancel", "disable", "enable"]
  }

  /// Events of a surface.
  public enum Event: UInt8, ComponentMessage {
    /// It came to rest.
    case settled
    /// The system or a command cancelled a drag that had moved the surface.
    case cancelled

    public static let names: [StaticString] = ["settled", "cancelled"]
  }

  /// States of a surface.
  public enum State: UInt8, NamedCase {
    case rest, dragging, settling

    public static let names: [StaticString] = ["rest", "dragging", "settling"]
  }

  /// A drag is claimed up to this many points of sideways travel for each point away from the edge; the
  /// default of ``RefreshMotion/Style``.
  static let claimSlope = 2.0

  public private(set) var style: SurfaceMotion.Style
  public private(set) var state = State.rest

  var elastic: ElasticPull
  var spring: DampedSpring
  var frame: EdgeFrame
  /// Profile to draw: the style's, or the previous one until the wave is flat.
  var profile: WaveProfile
  /// Whether a new profile or direction waits until the edge is straight.
  var isChangeDue = false
  public internal(set) var surroundings = Surroundings()
  var isEnabled = true
  var now = -Double.infinity
  var events = EventQueue<Event>()

  public init(style: SurfaceMotion.Style) {
    let style = style.allowed
    self.style = style
    profile = style.profile
    frame = EdgeFrame(edge: style.edge, direction: .leftToRight, size: .zero)
    spring = style.spring
    elastic = ElasticPull(style.parameters(depth: 0))
  }
}

// MARK: - Input

extension SurfaceMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    switch input {
    case .touch(let id, let phase, let point):
      return touch(id, phase, point)
    case .resized(let size):
      layOut(size, surroundings)
    case .surroundings(let new):
      layOut(frame.size, new)
      if new.reduceMotion, state == .settling { settle(at: now) }
    case .scrolled, .measured, .activated:
      break
    }
    return .undecided
  }

  private mutating func touch(_ id: Int, _ phase: TouchPhase, _ point: Point2D) -> TouchClaim {
    if phase == .down, elastic.grip == nil || elastic.grip?.id == id {
      guard isEnabled, !frame.size.isEmpty else {
        // A second `down` without an `up`: the platform lost the end of this touch. Cancel it.
        cancel()
        return .refused
      }
      elastic.grab(id: id, at: point, frame: frame, time: now)
      // A moving surface is caught at once, wherever the finger goes next.
      if state == .settling { state = .dragging }
    } else {
      guard let grip = elastic.grip, grip.id == id else { return .refused }
      if phase == .move || (phase == .up && point != grip.finger) {
        guard drag(to: point) else { return .refused }
      }
      if phase == .up { release(velocity: elastic.fingerVelocity(frame: frame, time: now)) }
      if phase == .cancel { cancel() }
      if phase == .up || phase == .cancel { return grip.isClaimed ? .claimed : .undecided }
    }
    return elastic.grip?.isClaimed == true ? .claimed : .undecided
  }

  public func follows(_ way: Vector2D) -> Bool {
    isEnabled && frame.leads(way, upTo: Self.claimSlope)
  }

  /// Follows the finger; false if the drag leads elsewhere, for example if it scrolls.
  private mutating func drag(to point: Point2D) -> Bool {
    elastic.drag(to: point, frame: frame, time: now)
    guard let grip = elastic.grip else { return true }
    if grip.isClaimed || elastic.pull.value(at: now) != 0 { state = .dragging }
    let way = point - grip.start
    guard !grip.isClaimed, way.length >= style.claimDistance else { return true }
    guard follows(way) else {
      release(velocity: .zero)
      return false
    }
    elastic.claim()
    state = .dragging
    return true
  }

  private mutating func release(velocity: Vector2D) {
    // A drag that has not moved the surface adds no velocity.
    elastic.release(
      to: 0, velocity: state == .dragging ? velocity : .zero, with: spring, time: now)
    guard state == .dragging else { return }
    state = .settling
    if surroundings.reduceMotion || elastic.restTime <= now { settle(at: now) }
  }

  private mutating func postCancelled() {
    if state == .dragging, elastic.isDragged { events.append(.cancelled, at: now) }
  }

  private mutating func cancel() {
    guard elastic.grip != nil else { return }
    postCancelled()
    release(velocity: .zero)
  }

  mutating func moveToOtherSide() {
    postCancelled()
    elastic.dropGrip()
    if state != .rest { settle(at: now) }
  }

  mutating func apply(_ command: Command) {
    switch command {
    case .cancel: cancel()
    case .enable: isEnabled = true
    case .disable:
      isEnabled = false
      cancel()
    }
  }

  mutating func apply(_ style: SurfaceMotion.Style) {
    let rise = self.style.minimumHeight - style.minimumHeight
    self.style = style
    spring = style.spring
    layOut(frame.size, surroundings)
    // At rest, change at once: the app may set up a view that is not visible yet.
    guard rise != 0, state != .rest, !surroundings.reduceMotion else { return }
    elastic.displace(by: rise, time: now)
  }
}

// MARK: - Time

extension SurfaceMotion {
  mutating func proceed(to time: Double) {
    now = time
    if state == .settling, elastic.restTime <= now { settle(at: elastic.restTime) }
    applyPendingAppearance()
  }

  func nextFrame() -> NextFrame {
    if elastic.grip == nil { return state == .rest ? .never : .now }
    return elastic.stillTime > now ? .now : .at(.infinity)
  }

  private mutating func settle(at time: Double) {
    elastic.end(at: 0)
    state = .rest
    events.append(.settled, at: time)
  }
}

// MARK: - Drawing

extension SurfaceMotion {
  private var shape: WaveShape {
    get {
      elastic.shape(
        at: now, base: style.minimumHeight, length: frame.length, profile: profile)
    }
  }

  public func draw(into drawing: inout Drawing) {
    guard !frame.size.isEmpty else { return }
    shape.outline(into: &drawing, frame: frame)
    drawing.fill(ItemID(.surface), style.fill)
    if style.showsControlPoints { drawControlPoints(style.controlPointColors, into: &drawing) }
  }

  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    shape.visitControlPoints { visit(frame.viewPoint($0)) }
  }

  public var output: ElasticOutput {
    let shape = shape
    let wave = elastic.wave.value(at: now)
    return ElasticOutput(
      inset: shape.l3.y,
      extent: shape.l3.y + WaveShape.crestDepth(profile) * max(wave, 0),
      // Avoid overflow: a falling wave divided by a smaller maximum can exceed a double.
      progress: style.maximumWave > 1e-6 ? wave / style.maximumWave : 0,
      accessibility: ElasticAccessibility(role: .decoration, label: "Elastic surface"))
  }
}

extension SurfaceMotion.Style: PulledStyle {
  fileprivate var spring: DampedSpring {
    .resolved(settlingDuration: settlingDuration, dampingRatio: dampingRatio)
  }

  func parameters(depth: Double) -> ElasticPull.Parameters {
    ElasticPull.Parameters(
      wavePerPull: waveRatio, maximumWave: maximumWave,
      curve: PullCurve(
        fullPull: waveRatio > 0 ? maximumWave / waveRatio : 0, overPull: overPull,
        band: RubberBand(coefficient: rubberBand, extent: depth), travelLimit: maximumTravel.limit),
      settle: spring, crestFollowsTravel: crest == .byTravel)
  }
}
