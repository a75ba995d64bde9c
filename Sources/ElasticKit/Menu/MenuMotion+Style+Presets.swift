extension MenuMotion.Style {
  /// FlowingMenu: in two stages, closed past a fifth of its width.
  public static var classic: Self {
    var style = Self()
    style.profile = .classic
    style.bubble = .classic
    style.opensInStages = true
    style.openThresholdShare = 0.5
    style.closeThresholdShare = 0.2
    style.closingWaveRatio = 0.3
    style.projectionTime = 0
    style.releaseDuration = 0.6
    style.duration = 0.2
    style.dampingRatio = 0.4
    style.fill = .color(.clear)
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.profile = .smooth
    style.bubble = .smooth
    style.opensInStages = false
    style.openThresholdShare = 0.5
    style.closeThresholdShare = 0.5
    style.closingWaveRatio = 0.2
    style.projectionTime = 0.12
    style.releaseDuration = 0.8
    style.duration = 0.5
    style.dampingRatio = 1
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.profile = .smooth
    style.bubble = .smooth
    style.opensInStages = false
    style.openThresholdShare = 0.4
    style.closeThresholdShare = 0.4
    style.closingWaveRatio = 0.3
    style.projectionTime = 0.15
    style.releaseDuration = 0.4
    style.duration = 0.3
    style.dampingRatio = 0.75
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.profile = .smooth
    style.bubble = .smooth
    style.opensInStages = false
    style.openThresholdShare = 0.5
    style.closeThresholdShare = 0.5
    style.closingWaveRatio = 0.6
    style.projectionTime = 0.12
    style.releaseDuration = 1.1
    style.duration = 0.8
    style.dampingRatio = 0.25
    return style
  }
}
