extension ShapeMotion {
  /// Every constant of a ``ShapeMotion``.
  public struct Style: ComponentStyle {
    /// A button that can be pressed, or decoration only.
    public var purpose = ShapePurpose.ornament
    /// The corners of the rectangle it is while it was given no path, in points: 0 to 1,000, by default
    /// 48; at most half the shorter side.
    public var cornerRadius = 48.0
    /// The room left around it for its wobbling, as a share of the frame's shorter side: 0 to 0.45, by
    /// default 0.15.
    public var marginShare = 0.15
    /// How many pieces its outline is cut into at least, so that a long side can bend: 0 to 200, by
    /// default 64; 0 leaves a path as it was given.
    public var minimumCurveCount = 64
    /// How far a finger reaches, as a share of the shape's longer side: 0.05 to 4, by default 0.45. See
    /// ``ShapeMotion`` for the falloff.
    public var reachShare = 0.45
    /// Depth of the dent that a tap makes, in points: 0 to 200, by default 10; at most a quarter of
    /// the shorter side.
    public var pokeDepth = 10.0
    /// Time until the wobble has settled, in seconds as UIView's spring animations count: 0.01 to
    /// 10, by default 1.2.
    public var settlingDuration = 1.2
    /// Damping of the wobble: lower bounces longer, 1 means no bounce; 0.01 to 1, by default 0.25.
    public var dampingRatio = 0.25
    /// Keep the area constant while the shape is deformed: what is pushed in here swells there.
    public var keepsArea = false
    /// Distance outside the shape at which a touch still counts, in points: 0 to 100,000,
    /// by default anywhere (nil).
    public var touchMargin: Double?
    /// How far a finger travels before the shape claims it, and up to which it is a tap, in points: 0 to
    /// 100, by default 10, as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// Fill colour; by default the role `tint`.
    public var fill = Paint.role(.tint)
    /// Line colour; by default the role `line`.
    public var lineColor = Paint.role(.line)
    /// Line width, in points whatever the frame: 0 to 100, by default none.
    public var lineWidth = 0.0
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false

    /// A shape to play with.
    public init() {}
  }
}

/// What a shape is for.
public enum ShapePurpose: UInt8, NamedCase {
  /// To play with; screen readers pass over it.
  case ornament
  /// To be pressed.
  case button

  public static let names: [StaticString] = ["ornament", "button"]
}
