extension MenuFlow {
  /// The numbers a style gives, in a view of this size.
  struct Parameters: Sendable {
    /// Points from the closed end to the open one.
    var menuWidth = 0.0
    var baseRatio = 0.0
    var waveRatio = 0.0
    var closingWaveRatio = 0.0
    var openThreshold = 0.5
    /// Whether the bubble waits for the release.
    var isStaged = false
    var overPull = OverPull.free
    var band = RubberBand(extent: 0)
    /// With which what sets the menu apart from the finger falls to zero.
    var settle = DampedSpring.smooth
    /// How much of `slide` and of `reveal` is too little to be seen.
    var slideTolerance = RestTolerance.fraction
    var revealTolerance = RestTolerance.fraction
  }

  /// A finger that holds the menu.
  struct Grip: Sendable {
    let id: Int
    /// Where it touched down, and where it is.
    let start: Point2D
    var finger: Point2D
    /// Whether it holds the open end.
    let isOnOpenEnd: Bool
    /// How far from that end the menu is pulled, in points: negative towards closed.
    var pull = 0.0
    /// The finger's place and travel from which the pull is counted on.
    var anchor: Point2D
    var anchorTravel = 0.0
    /// What a menu caught beyond what any travel gives is pulled further than that.
    var excess = 0.0
    /// A menu caught beyond its closed end is not pushed further beyond it.
    var floor = 0.0
    /// Whether the crest follows the finger yet.
    var leadsCrest = false
    var isClaimed: Bool
    /// Whether the finger has moved since it touched down.
    var hasMoved = false
  }
}
