extension MenuFlow {
  /// The style's numbers in a view of this size.
  struct Parameters: Sendable {
    /// Points from the closed end to the open one.
    var menuWidth = 0.0
    var baseRatio = 0.0
    var waveRatio = 0.0
    var closingWaveRatio = 0.0
    var openThreshold = 0.5
    /// Whether the bubble opens only after the release.
    var isStaged = false
    var overPull = OverPull.free
    var band = RubberBand(extent: 0)
    /// Spring with which the difference between menu and finger falls to zero.
    var settle = DampedSpring.smooth
    /// Largest invisible change of `slide` and of `reveal`.
    var slideTolerance = RestTolerance.fraction
    var revealTolerance = RestTolerance.fraction
  }
}
