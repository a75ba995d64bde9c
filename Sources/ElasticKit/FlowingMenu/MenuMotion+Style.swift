extension MenuMotion {
  /// Every constant of a ``MenuMotion``; the defaults are FlowingMenu's where it has them.
  public struct Style: ComponentStyle {
    /// The side it opens from; by default where lines of text start.
    public var edge = ElasticEdge.start
    /// How the edge bends.
    public var profile = WaveProfile.classic
    /// How the bubble opens; by default smoothly.
    public var bubble = MenuBubble.smooth
    /// Whether the bubble waits for the release, as in the original's two stages, and a closing takes ``duration`` however
    /// it began. By default the bubble opens under the finger.
    public var opensInStages = false
    /// How wide the open menu is, as a share of the view's depth from its edge: 0.05 to 1, by default
    /// 2/3.
    public var menuWidth = 2.0 / 3
    /// How wide the open menu is in points: 0 to 10,000, by default 0, which leaves it to the share.
    public var menuPoints = 0.0
    /// The widest an open menu gets, in points: 1 to 100,000, by default without a limit.
    public var maximumWidth = 100_000.0
    /// Where a touch may begin that opens it.
    public var opensFrom = MenuReach.edge
    /// How deep the edge is that can be touched, in points: 0 to 1,000, by default FlowingDrawer's 32.
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
    public var openThreshold = 0.5
    /// The share of the menu's width past which a release closes it: 0.05 to 0.95, by default 0.5;
    /// the original's is 0.2.
    public var closeThreshold = 0.5
    /// How far ahead a release looks, in seconds of its velocity: 0 to 1, by default 0.12.
    public var projection = 0.12
    /// Whether it opens as soon as the travel passes the threshold, without release.
    public var opensWithoutRelease = false
    /// What the edge does when it is pulled open beyond the menu's width; by default it follows
    /// freely. An open menu is always on a rubber band.
    public var overPull = OverPull.free
    /// How hard the rubber band is: 0.05 to 1, by default UIScrollView's 0.55.
    public var rubberBand = 0.55
    /// How long it opens and closes when let go, in seconds, as UIView's spring animations count: 0.01
    /// to 10, by default 0.6.
    public var releaseDuration = 0.6
    /// How long it opens and closes from code, in the same seconds: 0.01 to 10, by default 0.2.
    public var duration = 0.2
    /// How soon the bounces of the opening edge die: 0.01 to 1, by default 0.4; 1 does not swing.
    public var dampingRatio = 0.4
    /// How far a finger travels before it is claimed or refused, in points: 0 to 100, by default 10,
    /// as UIPanGestureRecognizer waits.
    public var claimDistance = 10.0
    /// The most points along the edge a point of travel that are still a drag: 0.1 to 100, by default
    /// 2.
    public var claimSlope = 2.0
    /// What the elastic edge is made of; give it the menu's background. Clear takes ``menuFill``, or black where that is
    /// clear too.
    public var fill = Paint.role(.surface)
    /// What lies behind the host's own menu, so that it needs no background of its own; clear leaves
    /// that to it.
    public var menuFill = Paint.role(.surface)
    /// The veil over the page while the menu is open.
    public var backdrop = Paint.role(.backdrop)
    /// Whether the control points show, as in the tutorials.
    public var showsControlPoints = false

    /// FlowingMenu's constants.
    @inline(never)  // Copies in every caller would swell the WebAssembly module.
    public init() {}
  }
}

extension MenuMotion.Style {
  /// Seconds a cross-fade under Reduce Motion takes.
  public static let crossFadeDuration = 0.2

  /// What the elastic edge is made of in the end.
  var edgeFill: Paint {
    if !fill.isClear { return fill }
    return menuFill.isClear ? .color(.black) : menuFill
  }

  /// How wide the open menu is in a view that is so deep.
  func width(inDepth depth: Double) -> Double {
    let wanted = menuPoints > 0 ? menuPoints : menuWidth * depth
    return max(min(min(wanted, maximumWidth), depth), 0)
  }
}
