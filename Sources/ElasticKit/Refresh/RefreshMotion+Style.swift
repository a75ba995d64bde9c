extension RefreshMotion {
  /// Every constant of a ``RefreshMotion``; the defaults are those of DGElasticPullToRefresh.
  public struct Style: ComponentStyle {
    /// Edge of the view to pull from.
    public var edge = ElasticEdge.top
    /// Purpose of a pull: refresh, or load more; by default refresh at the start of the content and load
    /// more at its end.
    public var purpose = RefreshPurpose.automatic
    /// Shape of the bent edge.
    public var profile = WaveProfile.classic
    /// Pull after which a release refreshes, in points: 1 to 1,000, by default 95.
    public var triggerOffset = 95.0
    /// Height kept free while loading, in points: 0 to 1,000, by default 50.
    public var loadingInset = 50.0
    /// Greatest height of the wave, in points: 0 to 1,000, by default 70.
    public var maximumWave = 70.0
    /// Height of the wave for each point of pull: 0 to 1, by default 1.6/3.
    public var waveRatio = 1.6 / 3
    /// Time until the bounce after a release has settled, in seconds: 0.01 to 10, by default 0.9.
    /// The state `bouncing` lasts exactly as long.
    public var settlingDuration = 0.9
    /// Damping of the bounce: lower bounces longer, 1 means no bounce; 0.01 to 1, by default 0.43.
    public var dampingRatio = 0.43
    /// Time the content takes to its loading position, in seconds: 0 to 10, by default 0.36.
    public var insetDuration = 0.36
    /// Time of the return to rest, in seconds: 0 to 10, by default 0.4.
    public var stopDuration = 0.4
    /// Minimum time to show loading, in seconds: 0 to 60, by default 0.
    public var minimumVisibleTime = 0.0
    /// Behaviour beyond the trigger: follow freely, or resist; by default it follows freely.
    public var overPull = OverPull.free
    /// Resistance beyond the limit: less resists more, 1 follows the finger at first; 0.05 to 1, by
    /// default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// Distance a finger moves before the component takes the touch or refuses it, in points: 0 to
    /// 100, by default 10, as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// A drag is a pull up to this many points along the edge for each point of pull: 0.1 to 100, by
    /// default 2.
    public var claimSlope = 2.0
    /// Indicator shown while pulling and loading.
    public var indicator = RefreshIndicator.circle
    /// Width and height of the indicator, in points: 0 to 1,000, by default 30.
    public var indicatorSize = 30.0
    /// The largest distance of the indicator from the edge, in points: 0 to 1,000, by default 10.
    public var indicatorMargin = 10.0
    /// Line width of the circle, in points: 0.1 to 100, by default 2.5. The library's 1 is too thin on most
    /// screens: an indicator has to be visible at a glance.
    public var indicatorLineWidth = 2.5
    /// Closed part of the circle at the full pull: 0 to 1, by default 0.9.
    public var indicatorArcShare = 0.9
    /// Degrees that the circle turns for each trigger's length of pull past the trigger: −3,600 to 3,600,
    /// by default 200.
    public var indicatorTurn = 200.0
    /// Time of a turn while loading, in seconds: 0.05 to 60, by default 1.
    public var spinPeriod = 1.0
    /// Colour of the wave; by default the app's tint.
    public var fill = Paint.role(.tint)
    /// Colour behind the wave; by default nothing.
    public var background = Paint.color(.clear)
    /// Colour of the circle; by default one that contrasts with the tint. With another ``fill``, set a
    /// colour that contrasts with it.
    public var indicatorColor = Paint.role(.onTint)
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false

    /// DGElasticPullToRefresh's constants.
    public init() {}
  }
}

/// Purpose of a pull: refresh, or load more.
public enum RefreshPurpose: UInt8, NamedCase {
  /// Refresh at the start of the content, load more at its end.
  case automatic
  /// Refresh.
  case refresh
  /// Load more.
  case loadMore

  public static let names: [StaticString] = ["automatic", "refresh", "load-more"]
}

/// Indicator shown while pulling and loading.
public enum RefreshIndicator: UInt8, NamedCase {
  /// A circle that closes with the pull and spins while loading.
  case circle
  /// Nothing.
  case none
  /// The host's own view, in the slot `indicator`.
  case custom

  public static let names: [StaticString] = ["circle", "none", "custom"]
}
