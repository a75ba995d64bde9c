extension SurfaceMotion {
  /// Every constant of a ``SurfaceMotion``; the defaults are those of the bounce view tutorial.
  public struct Style: ComponentStyle {
    /// Edge of the view that the surface is attached to.
    public var edge = ElasticEdge.top
    /// Shape of the bent edge.
    public var profile = WaveProfile.classic
    /// Height at rest, in points: 0 to 2,000, by default 50.
    public var minimumHeight = 50.0
    /// Greatest height of the wave, in points: 0 to 1,000, by default 100.
    public var maximumWave = 100.0
    /// Share of a pull that becomes the wave; the rest moves the base: 0 to 1, by default 0.6.
    public var waveRatio = 0.6
    /// Time until the bounce has settled, in seconds, as UIView's spring animations count: 0.01 to
    /// 10, by default 0.9.
    public var settlingDuration = 0.9
    /// Damping of the bounce: lower bounces longer, 1 means no bounce; 0.01 to 1, by default 0.57.
    public var dampingRatio = 0.57
    /// Behaviour beyond the greatest wave: follow freely, or resist; by default it follows freely.
    public var overPull = OverPull.free
    /// Resistance beyond the limit: less resists more, 1 follows the finger at first; 0.05 to 1, by
    /// default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// Travel at which the shape stops following, in points: 1 to 100,000, by default never (nil).
    public var maximumTravel: Double?
    /// Crest position: under the finger, or as far from the middle as the finger travelled.
    public var crest = SurfaceCrest.underFinger
    /// Travel before the surface claims the finger, in points: 0 to 100, by default 10, as
    /// UIPanGestureRecognizer waits. A drag towards the edge or along it is not claimed; at rest it does
    /// not bend the surface, so the surrounding content can scroll.
    public var claimDistance = 10.0
    /// Fill colour.
    public var fill = Paint.role(.surface)
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false
    /// Colours of the control points; by default all red.
    public var controlPointColors = ControlPointColors.red

    /// The bounce view's constants.
    public init() {}
  }
}

/// Position of a surface's crest.
public enum SurfaceCrest: UInt8, NamedCase {
  /// Under the finger.
  case underFinger
  /// As far from the middle as the finger travelled sideways.
  case byTravel

  public static let names: [StaticString] = ["under-finger", "by-travel"]
}
