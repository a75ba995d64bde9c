extension MenuMotion {
  /// Every constant of a ``MenuMotion``; the defaults are FlowingMenu's where it has one.
  public struct Style: ComponentStyle {
    /// Edge of the view that the menu opens from; by default the start of a line of text.
    public var edge = ElasticEdge.start
    /// Shape of the bent edge.
    public var profile = WaveProfile.classic
    /// Opening of the bubble; by default smooth.
    public var bubble = MenuBubble.smooth
    /// Open the bubble only after the release, as in the original's two stages; every closing then takes
    /// ``duration``. By default the bubble opens under the finger.
    public var opensInStages = false
    /// Width of the open menu, as a share of the view's depth from its edge: 0.05 to 1, by default 2/3.
    public var widthShare = 2.0 / 3
    /// Width of the open menu in points: 0 to 10,000, by default none (nil), which uses the share, as 0 does.
    public var width: Double?
    /// Maximum width of the open menu, in points: 1 to 100,000, by default without a limit (nil).
    public var maximumWidth: Double?
    /// Area where a drag that opens the menu may begin.
    public var opensFrom = MenuReach.edge
    /// Width of the strip at the edge where a drag may begin, in points: 0 to 1,000, by default
    /// FlowingDrawer's 32.
    public var edgeWidth = 32.0
    /// Points that the whole edge moves for each point of travel while it is pulled open: 0 to 1, by
    /// default 0.09. Keep the sum with `waveRatio` at most 1, or the edge moves faster than the finger.
    public var baseRatio = 0.09
    /// Points of wave for each point of travel while it is pulled open: 0 to 1, by default 0.9.
    public var waveRatio = 0.9
    /// Points of wave for each point of travel while an open menu is pulled: 0 to 1, by default 0.3.
    public var closingWaveRatio = 0.3
    /// Share of the menu's width: a release beyond it opens the menu, and the menu is fully slid in there.
    /// 0.05 to 0.95, by default 0.5.
    public var openThresholdShare = 0.5
    /// Share of the menu's width: a release beyond it closes the menu. 0.05 to 0.95, by default 0.5; the
    /// original's is 0.2.
    public var closeThresholdShare = 0.5
    /// Time that a release looks ahead, at the finger's speed, in seconds: 0 to 1,
    /// by default 0.12.
    public var projectionTime = 0.12
    /// Whether it opens as soon as the travel passes the threshold, without release.
    public var opensWithoutRelease = false
    /// Behaviour of an edge that is pulled open beyond the menu's width; by default it follows freely. An
    /// open menu is always on a rubber band.
    public var overPull = OverPull.free
    /// Resistance beyond the limit: less resists more, 1 follows the finger at first; 0.05 to 1, by
    /// default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// Duration of opening and closing after a release, in seconds, as UIView's spring animations
    /// count: 0.01 to 10, by default 0.6.
    public var releaseDuration = 0.6
    /// Duration of opening and closing from code, in the same seconds: 0.01 to 10, by default 0.2.
    public var duration = 0.2
    /// Damping of the opening edge: lower bounces longer, 1 means no bounce; 0.01 to 1, by default
    /// 0.4.
    public var dampingRatio = 0.4
    /// Distance a finger moves before the component takes the touch or refuses it, in points: 0 to
    /// 100, by default 10, as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// A drag opens or closes the menu up to this many points along the edge for each point of travel: 0.1
    /// to 100, by default 2.
    public var claimSlope = 2.0
    /// Colour of the elastic edge; set it to the menu's background. If it is clear, ``background`` is used,
    /// or black if that is clear too.
    public var fill = Paint.role(.surface)
    /// Fill behind the host's menu, for a menu without a background; clear draws none.
    public var background = Paint.role(.surface)
    /// Colour drawn over the page while the menu is open.
    public var backdrop = Paint.role(.backdrop)
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false

    /// FlowingMenu's constants.
    public init() {}
  }
}

extension MenuMotion.Style {
  /// Duration of a cross-fade under Reduce Motion, in seconds.
  static let crossFadeDuration = 0.2

  /// Resolved colour of the elastic edge.
  var edgeFill: Paint {
    if !fill.isClear { return fill }
    return background.isClear ? .color(.black) : background
  }

  /// Width of the open menu in a view of this depth.
  func width(inDepth depth: Double) -> Double {
    var wanted = widthShare * depth
    if let width, width > 0 { wanted = width }
    return max(min(min(wanted, maximumWidth.limit), depth), 0)
  }
}
