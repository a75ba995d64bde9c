extension RefreshMotion.Style {
  /// DGElasticPullToRefresh as in its sample: a thin white circle on the tint.
  public static var classic: Self {
    var style = Self()
    style.profile = .classic
    style.maximumWave = 70
    style.waveRatio = 0.5333333333333333
    style.settlingDuration = 0.9
    style.dampingRatio = 0.43
    style.overPull = .free
    style.indicatorLineWidth = 1
    style.fill = .role(.tint)
    style.indicatorColor = .color(ElasticColor(hex: 0xFFFF_FFFF))
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 60
    style.waveRatio = 0.5
    style.settlingDuration = 0.9
    style.dampingRatio = 1
    style.overPull = .rubberBand
    style.indicatorLineWidth = 2.5
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 60
    style.waveRatio = 0.5
    style.settlingDuration = 0.5
    style.dampingRatio = 0.65
    style.overPull = .rubberBand
    style.indicatorLineWidth = 2.5
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 85
    style.waveRatio = 0.6
    style.settlingDuration = 1.3
    style.dampingRatio = 0.32
    style.overPull = .rubberBand
    style.indicatorLineWidth = 2.5
    return style
  }
}
