extension SurfaceMotion {
  /// Every constant of an ``SurfaceMotion``; the defaults are those of the bounce view tutorial.
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
    /// Damping of the bounce: less swings longer, 1 does not swing; 0.01 to 1, by default 0.57.
    public var dampingRatio = 0.57
    /// Behaviour beyond the greatest wave: follow freely, or resist; by default it follows freely.
    public var overPull = OverPull.free
    /// Resistance beyond the limit: less resists more, 1 follows the finger at first; 0.05 to 1, by
    /// default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// Travel at which the shape stops following, in points: 1 to 100,000, by default never.
    public var maximumTravel = 100_000.0
    /// Crest position: under the finger, or as far from the middle as the finger travelled.
    public var crest = SurfaceCrest.underFinger
    /// Travel before the surface claims the finger, in points: 0 to 100, by default 10, as
    /// UIPanGestureRecognizer waits. A drag towards the edge or along it is not claimed; at rest it does
    /// not bend the surface, so the surrounding content can scroll.
    public var claimDistance = 10.0
    /// Fill colour; by default rgb(57, 67, 89).
    public var fill = Paint.color(ElasticColor(rgb: 57, 67, 89))
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

extension SurfaceMotion.Style {
  /// The property table; all settings outside of Swift are generated from it.
  public static let properties: [StyleProperty<SurfaceMotion.Style>] = [
    .choice(
      "edge", ElasticEdge.self, "Side of the view that the surface hangs from.", get: { $0.edge },
      set: { $0.edge = $1 }),
    .choice(
      "profile", WaveProfile.self, "Shape of the wave: classic leans, smooth is symmetric.",
      get: { $0.profile }, set: { $0.profile = $1 }),
    .number(
      "minimumHeight", .points, 0...2000, "Height at rest.",
      get: { $0.minimumHeight }, set: { $0.minimumHeight = $1 }),
    .number(
      "maximumWave", .points, 0...1000, "Greatest height of the wave.",
      get: { $0.maximumWave }, set: { $0.maximumWave = $1 }),
    .number(
      "waveRatio", .ratio, 0...1, "Share of a pull that becomes the wave.",
      get: { $0.waveRatio }, set: { $0.waveRatio = $1 }),
    .number(
      "settlingDuration", .seconds, 0.01...10, "Time until the bounce has settled.",
      get: { $0.settlingDuration }, set: { $0.settlingDuration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1,
      "Damping of the bounce: less swings longer, 1 does not swing.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .choice(
      "overPull", OverPull.self, "Behaviour beyond the greatest wave: follow freely, or resist.",
      get: { $0.overPull }, set: { $0.overPull = $1 }),
    .number(
      "rubberBand", .ratio, 0.05...1,
      "Resistance beyond the limit: less resists more, 1 follows the finger at first.",
      get: { $0.rubberBand }, set: { $0.rubberBand = $1 }),
    .number(
      "maximumTravel", .points, 1...100_000,
      "Finger travel after which the surface stops following.",
      get: { $0.maximumTravel }, set: { $0.maximumTravel = $1 }),
    .choice(
      "crest", SurfaceCrest.self,
      "Position of the crest: under the finger, or as far from the middle as the finger moved.",
      get: { $0.crest }, set: { $0.crest = $1 }),
    .number(
      "claimDistance", .points, 0...100,
      "Distance a finger moves before the component takes the touch.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .paint("fill", "Fill colour.", get: { $0.fill }, set: { $0.fill = $1 }),
    .flag(
      "showsControlPoints", "Show the control points.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
    .choice(
      "controlPointColors", ControlPointColors.self, "Colours of the control points.",
      get: { $0.controlPointColors }, set: { $0.controlPointColors = $1 }),
  ]
}
