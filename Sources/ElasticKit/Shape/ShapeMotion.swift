/// Any closed path that can be poked, dragged and flung, and wobbles.
///
/// Each of its points springs to its place. A finger moves the point nearest to it; a point that
/// lies further from the finger than that one, by u times ``ShapeMotion/Style/reachShare``, follows by (1 − u²)² of
/// the finger's travel, and by 0 from u = 1 on. A poke sinks slowly under the finger and rises when it
/// is released; a drag moves the outline from where it was caught; a release keeps the finger's
/// velocity. With ``ShapeMotion/Style/keepsArea`` the area stays constant.
///
/// Without a path it is a rounded rectangle; ``ElasticComponent/load(_:at:)-([UInt8],_)`` takes SVG path data. Under Reduce Motion it
/// follows the finger, and all other motion ends at once.
public struct ShapeMotion: ElasticComponent, TimedComponent {
  /// The commands of a shape.
  public enum Command: UInt8, ComponentMessage {
    /// Wobble, like after a poke in the middle.
    case poke
    /// Release the finger, like a cancelled touch.
    case cancel
    /// Refuse every touch until enabled again.
    case disable
    /// Take touches again.
    case enable

    public static let names: [StaticString] = ["poke", "cancel", "disable", "enable"]
  }

  /// The events of a shape.
  public enum Event: UInt8, ComponentMessage {
    /// It was tapped, or pressed by a key or a screen reader.
    case activated
    /// It came to rest.
    case settled
    /// The system or a command cancelled a drag that had moved it; never sent for a tap.
    case cancelled

    public static let names: [StaticString] = ["activated", "settled", "cancelled"]
  }

  /// The states of a shape.
  public enum State: UInt8, NamedCase {
    case rest, dragging, settling

    public static let names: [StaticString] = ["rest", "dragging", "settling"]
  }

  /// A finger that holds the shape.
  struct Grip: Sendable {
    let id: Int
    let start: Point2D
    var finger: Point2D
    /// Whether a release now is a tap; a touch that is none is the shape's.
    var isTap = true
  }

  public internal(set) var style: ShapeMotion.Style
  public internal(set) var state = State.rest

  var content: ShapeContent?
  var layout = ShapeLayout()
  var field: ShapeField
  /// The points at the latest time, as drawn.
  var points: [Point2D] = []
  /// The points before the finger's last move; a property to reuse its storage.
  var pointsBefore: [Point2D] = []
  /// Whether `points` contains the change of the last input.
  var arePointsCurrent = false
  var grip: Grip?
  var tracker = VelocityTracker()
  public internal(set) var size = Size2D.zero
  public internal(set) var surroundings = Surroundings()
  var isEnabled = true
  var now = -Double.infinity
  var events = EventQueue<Event>()

  public init(style: ShapeMotion.Style) {
    let style = style.allowed
    self.style = style
    field = ShapeField(style.spring)
  }

  /// A shape with the given path, with any number of points; a rounded rectangle if nothing can be drawn
  /// of it.
  public init(style: ShapeMotion.Style = ShapeMotion.Style(), path: BezierPath) {
    self.init(style: style)
    content = ShapeContent(path, pieces: style.minimumCurveCount)
  }
}

// MARK: - Time

extension ShapeMotion {
  mutating func nextFrame() -> NextFrame {
    computePointsIfNeeded()
    if grip == nil { return state == .rest ? .never : .now }
    return field.restTime > now ? .now : .at(.infinity)
  }

  /// Advances to `time` without computing the points.
  mutating func proceed(to time: Double) {
    if time > now { arePointsCurrent = false }
    now = time
    if state == .settling, field.restTime <= now { settle(at: field.restTime) }
  }

  mutating func settle(at time: Double) {
    field.stop(at: now)
    state = .rest
    events.append(.settled, at: time)
  }

  /// Computes the points if they are out of date.
  mutating func computePointsIfNeeded() {
    if !arePointsCurrent { computePoints() }
    arePointsCurrent = true
  }

  /// Computes the points.
  mutating func computePoints() {
    guard !layout.isEmpty else { return }
    field.read(at: now)
    field.write(layout, keepsArea: style.keepsArea, into: &points)
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

  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    guard !layout.isEmpty else { return }
    for point in points { visit(point) }
  }

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
