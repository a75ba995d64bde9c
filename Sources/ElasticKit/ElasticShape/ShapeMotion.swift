/// Any closed path that can be poked, dragged and flung anywhere, and wobbles.
///
/// Each of its points springs to its place. A finger takes along the point nearest to it; a point that
/// lies further from the finger than that one, by u times ``ShapeMotion/Style/reachShare``, follows by (1 − u²)² of
/// the finger's way, not at all from u = 1 on. A poke sinks slowly under the finger and comes up when it
/// is let go; a drag takes the outline along from where it was caught; a release hands on the finger's
/// velocity. With ``ShapeMotion/Style/keepsArea`` the area stays what it is at rest.
///
/// Without a path it is a rounded rectangle; ``load(_:at:)`` takes SVG path data. Under Reduce Motion it
/// follows the finger, and everything else is at its end at once.
public struct ShapeMotion: ElasticComponent, TimedComponent {
  /// What an app can tell a shape to do.
  public enum Command: UInt8, ElasticAction {
    /// Wobble, as if poked in the middle.
    case poke
    /// Let go of the finger, as if the touch had been cancelled.
    case cancel
    /// Refuse every touch until enabled again.
    case disable
    /// Take touches again.
    case enable

    public static let names: [StaticString] = ["poke", "cancel", "disable", "enable"]
  }

  /// What a shape tells the app.
  public enum Event: UInt8, ElasticAction {
    /// It was tapped, or pressed by a key or a screen reader.
    case activated
    /// It came to rest.
    case settled
    /// A drag that had moved it was taken away, by the system or a command; never told of a tap.
    case cancelled

    public static let names: [StaticString] = ["activated", "settled", "cancelled"]
  }

  /// What a shape is doing.
  public enum State: UInt8, NamedCase {
    case rest, dragging, settling

    public static let names: [StaticString] = ["rest", "dragging", "settling"]
  }

  /// A finger that holds the shape.
  struct Grip: Sendable {
    let id: Int
    let start: Point2D
    var finger: Point2D
    /// Whether the touch is the shape's for good.
    var isClaimed: Bool
    /// Whether a release now is a tap.
    var isTap = true
  }

  public static let name: StaticString = "elastic-shape"
  public static let contentKind = ContentKind.path

  public internal(set) var style: ShapeMotion.Style
  public internal(set) var state = State.rest

  var content: ShapeContent?
  var layout = ShapeLayout()
  var field: ShapeField
  /// Where every point is at the latest time: what is drawn.
  var points: [Point2D] = []
  /// Where they were before the finger's last move; kept for its storage.
  var pointsBefore: [Point2D] = []
  /// Whether what an input changed is in `points` already.
  var isPlaced = false
  var grip: Grip?
  var tracker = VelocityTracker()
  var size = Size2D.zero
  var surroundings = Surroundings()
  var isEnabled = true
  var now = -Double.infinity
  var events = EventQueue<Event>()

  public init(style: ShapeMotion.Style) {
    let style = style.allowed
    self.style = style
    field = ShapeField(style.spring)
  }

  /// A shape of one's own, however many points it has; a rounded rectangle where nothing can be drawn
  /// of it.
  public init(style: ShapeMotion.Style = ShapeMotion.Style(), path: BezierPath) {
    self.init(style: style)
    content = ShapeContent(path, pieces: style.minimumCurveCount)
  }

  public mutating func nextEvent() -> Occurrence<Event>? { events.next() }
}

// MARK: - Time

extension ShapeMotion {
  mutating func nextFrame() -> NextFrame {
    placeIfNeeded()
    if grip == nil { return state == .rest ? .never : .now }
    return field.restTime > now ? .now : .at(.infinity)
  }

  /// Goes on to `time` without working out where the points are then.
  @inline(never)
  mutating func proceed(to time: Double) {
    if time > now { isPlaced = false }
    now = time
    if state == .settling, field.restTime <= now { settle(at: field.restTime) }
  }

  @inline(never)
  mutating func settle(at time: Double) {
    field.stop(at: now)
    state = .rest
    events.append(.settled, at: time)
  }

  /// Works out where the points are, unless they are there.
  mutating func placeIfNeeded() {
    if !isPlaced { place() }
    isPlaced = true
  }

  /// Works out where the points are.
  @inline(never)
  mutating func place() {
    guard !layout.isEmpty else { return }
    field.read(at: now)
    field.place(layout, keepsArea: style.keepsArea, into: &points)
  }
}

// MARK: - Drawing

extension ShapeMotion {
  public func draw(into drawing: inout Drawing) {
    guard !layout.isEmpty else { return }
    if !style.fill.isClear {
      outline(into: &drawing)
      drawing.fill(ItemID(.shape), style.fill)
    }
    if style.lineWidth > 0 {
      outline(into: &drawing)
      drawing.stroke(
        ItemID(.path), style.lineColor,
        PathStroke(width: style.lineWidth, cap: .round, join: .round))
    }
    if style.showsControlPoints { drawControlPoints(.red, into: &drawing) }
  }

  @inline(never)
  func outline(into drawing: inout Drawing) {
    var first = 0
    for subpath in layout.outline.ends.indices {
      let end = layout.outline.ends[subpath]
      drawing.move(to: points[first])
      var start = first
      while start < end {
        let next = start + 3
        drawing.cubic(
          points[start + 1], points[start + 2], to: points[next < end ? next : first])
        start = next
      }
      drawing.close()
      first = end
    }
  }

  public var controlPointCount: Int { layout.isEmpty ? 0 : points.count }

  public func controlPoint(_ index: Int) -> Point2D { points[index] }

  public var output: ElasticOutput {
    let isButton = style.purpose == .button
    return ElasticOutput(
      inset: 0, extent: 0, progress: grip?.isTap == true ? 1 : 0,
      accessibility: ElasticAccessibility(
        role: isButton ? .button : .decoration, label: isButton ? "Button" : "Elastic shape",
        action: isButton && isEnabled ? "press" : ""))
  }
}

extension ShapeMotion.Style {
  var spring: DampedSpring {
    .resolved(settlingDuration: settlingDuration, dampingRatio: dampingRatio)
  }
}
