extension MenuMotion {
  /// Every constant of a ``MenuMotion``; the defaults are FlowingMenu's where it has them.
  public struct Style: ComponentStyle {
    /// Side of the view that the menu opens from; by default where lines of text start.
    public var edge = ElasticEdge.start
    /// How the edge bends.
    public var profile = WaveProfile.classic
    /// How the bubble opens; by default smoothly.
    public var bubble = MenuBubble.smooth
    /// Open the bubble only after the release, as in the original's two stages, and a closing takes
    /// ``duration`` however it began. By default the bubble opens under the finger.
    public var opensInStages = false
    /// How wide the open menu is, as a share of the view's depth from its edge: 0.05 to 1, by default
    /// 2/3.
    public var widthShare = 2.0 / 3
    /// How wide the open menu is in points: 0 to 10,000, by default 0, which leaves it to the share.
    public var width = 0.0
    /// The widest an open menu gets, in points: 1 to 100,000, by default without a limit.
    public var maximumWidth = 100_000.0
    /// Where a drag that opens the menu may begin.
    public var opensFrom = MenuReach.edge
    /// Width of the strip at the edge where a drag may begin, in points: 0 to 1,000, by default
    /// FlowingDrawer's 32.
    public var edgeWidth = 32.0
    /// Points the whole edge comes along a point of travel while it is pulled open: 0 to 1, by
    /// default 0.09. Together with `waveRatio` at most 1, or the edge outruns the finger.
    public var baseRatio = 0.09
    /// Points of wave a point of travel while it is pulled open: 0 to 1, by default 0.9.
    public var waveRatio = 0.9
    /// Points of wave a point of travel while an open menu is pulled: 0 to 1, by default 0.3.
    public var closingWaveRatio = 0.3
    /// The share of the menu's width past which a release opens it, and where it is slid in: 0.05 to
    /// 0.95, by default 0.5.
    public var openThresholdShare = 0.5
    /// The share of the menu's width past which a release closes it: 0.05 to 0.95, by default 0.5;
    /// the original's is 0.2.
    public var closeThresholdShare = 0.5
    /// Time that a release looks ahead, at the finger's speed, in seconds: 0 to 1,
    /// by default 0.12.
    public var projectionTime = 0.12
    /// Whether it opens as soon as the travel passes the threshold, without release.
    public var opensWithoutRelease = false
    /// What the edge does when it is pulled open beyond the menu's width; by default it follows
    /// freely. An open menu is always on a rubber band.
    public var overPull = OverPull.free
    /// Resistance beyond the limit: less resists more, 1 follows the finger at first; 0.05 to 1, by
    /// default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// Duration of opening and closing after a release, in seconds, as UIView's spring animations
    /// count: 0.01 to 10, by default 0.6.
    public var releaseDuration = 0.6
    /// Duration of opening and closing from code, in the same seconds: 0.01 to 10, by default 0.2.
    public var duration = 0.2
    /// Damping of the opening edge: less swings longer, 1 does not swing; 0.01 to 1, by default
    /// 0.4.
    public var dampingRatio = 0.4
    /// Distance a finger moves before the component takes the touch or refuses it, in points: 0 to
    /// 100, by default 10, as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// The most points along the edge a point of travel that are still a drag: 0.1 to 100, by default
    /// 2.
    public var claimSlope = 2.0
    /// Colour of the elastic edge; give it the menu's background. Clear takes ``background``, or
    /// black where that is clear too.
    public var fill = Paint.role(.surface)
    /// What lies behind the host's own menu, so that it needs no background of its own; clear leaves
    /// that to it.
    public var background = Paint.role(.surface)
    /// Colour drawn over the page while the menu is open.
    public var backdrop = Paint.role(.backdrop)
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false

    /// FlowingMenu's constants.
    @inline(never)
    public init() {}
  }
}

extension MenuMotion.Style {
  /// Seconds a cross-fade under Reduce Motion takes.
  public static let crossFadeDuration = 0.2

  /// Colour of the elastic edge in the end.
  var edgeFill: Paint {
    if !fill.isClear { return fill }
    return background.isClear ? .color(.black) : background
  }

  /// How wide the open menu is in a view that is so deep.
  func width(inDepth depth: Double) -> Double {
    let wanted = width > 0 ? width : widthShare * depth
    return max(min(min(wanted, maximumWidth), depth), 0)
  }
}
