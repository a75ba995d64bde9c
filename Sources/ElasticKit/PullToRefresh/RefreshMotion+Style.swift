extension RefreshMotion {
  /// Every constant of a ``RefreshMotion``; the defaults are those of DGElasticPullToRefresh.
  public struct Style: ComponentStyle {
    /// The side content is pulled away from.
    public var edge = ElasticEdge.top
    /// What a pull asks for; by default to refresh at the start of the content and to load more at
    /// its end.
    public var purpose = RefreshPurpose.automatic
    /// How the edge bends.
    public var profile = WaveProfile.classic
    /// The pull from which on a release refreshes, in points: 1 to 1,000, by default 95.
    public var triggerOffset = 95.0
    /// The room kept free while loading, in points: 0 to 1,000, by default 50.
    public var loadingInset = 50.0
    /// The highest wave, in points: 0 to 1,000, by default 70.
    public var maximumWave = 70.0
    /// Points of wave a point of pull: 0 to 1, by default 1.6/3.
    public var waveRatio = 1.6 / 3
    /// How long the release bounces, in seconds: 0.01 to 10, by default 0.9. The state `bouncing`
    /// lasts exactly as long.
    public var bounceDuration = 0.9
    /// How soon the bounces die: 0.01 to 1, by default 0.43; 1 does not swing.
    public var bounceDamping = 0.43
    /// How long the content takes to its place while loading, in seconds: 0 to 10, by default 0.36.
    public var insetDuration = 0.36
    /// How long everything takes back to rest, in seconds: 0 to 10, by default 0.4.
    public var stopDuration = 0.4
    /// How long loading shows at least, in seconds: 0 to 60, by default 0.
    public var minimumVisibleTime = 0.0
    /// What a pull beyond the trigger does; by default it follows freely.
    public var overPull = OverPull.free
    /// How hard the rubber band is: 0.05 to 1, by default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// How far a finger travels before it is claimed or refused, in points: 0 to 100, by default 10,
    /// as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// The most points along the edge a point of pull that are still a pull: 0.1 to 100, by default 2.
    public var claimSlope = 2.0
    /// What shows that something happens.
    public var indicator = RefreshIndicator.circle
    /// The indicator's width and height, in points: 0 to 1,000, by default 30.
    public var indicatorSize = 30.0
    /// The largest distance of the indicator from the edge, in points: 0 to 1,000, by default 10.
    public var indicatorMargin = 10.0
    /// The circle's line, in points: 0.1 to 100, by default 2.5. The library's is 1, which is a hair on most screens:
    /// what tells that something loads is to be seen at a glance.
    public var indicatorLineWidth = 2.5
    /// How much of the circle is closed when fully pulled: 0 to 1, by default 0.9.
    public var indicatorArc = 0.9
    /// Degrees the circle turns a trigger's length of pull past the trigger: −3,600 to 3,600, by
    /// default 200.
    public var indicatorTurn = 200.0
    /// Seconds a turn takes while loading: 0.05 to 60, by default 1.
    public var spinPeriod = 1.0
    /// What the wave is made of; by default the app's tint.
    public var fill = Paint.role(.tint)
    /// What lies behind the wave; by default nothing.
    public var background = Paint.color(.clear)
    /// The circle's colour; by default what is seen on the tint. Beside another ``fill`` give it one that is seen there.
    public var indicatorColor = Paint.role(.onTint)
    /// Whether the control points show, as in the tutorials.
    public var showsControlPoints = false

    /// DGElasticPullToRefresh's constants.
    @inline(never)  // Copies in every caller would swell the WebAssembly module.
    public init() {}
  }
}

/// What a pull asks for.
public enum RefreshPurpose: UInt8, NamedCase {
  /// To refresh at the start of the content, to load more at its end.
  case automatic
  /// To refresh.
  case refresh
  /// To load more.
  case loadMore

  public static let names: [StaticString] = ["automatic", "refresh", "load-more"]
}

/// What shows that something happens.
public enum RefreshIndicator: UInt8, NamedCase {
  /// A circle that closes with the pull and spins while loading.
  case circle
  /// Nothing.
  case none
  /// The host's own view, in the slot `indicator`.
  case custom

  public static let names: [StaticString] = ["circle", "none", "custom"]
}
