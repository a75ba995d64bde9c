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
}
