extension BalloonMotion.Style {
  /// The MessageBalloon loader.
  public static var classic: Self {
    var style = Self()
    style.dotStyle = .cut
    style.fit = .controlPoints
    style.maximumLineWidthShare = 1
    style.fill = .color(.clear)
    style.lineColor = .color(ElasticColor(hex: 0x0000_00FF))
    style.dotColor = .color(ElasticColor(hex: 0x0000_00FF))
    style.dotDelay = 0.1
    style.riseDuration = 0.5
    style.fallDuration = 0.7
    style.riseHeightShare = 1
    style.showDuration = 0.3
    style.hiddenScale = 0.8
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.dotStyle = .pulse
    style.fit = .tight
    style.maximumLineWidthShare = 0.06
    style.dotDelay = 0.25
    style.riseDuration = 0.9
    style.fallDuration = 1.1
    style.riseHeightShare = 1
    style.showDuration = 0.6
    style.hiddenScale = 0.95
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.dotStyle = .wave
    style.fit = .tight
    style.maximumLineWidthShare = 0.06
    style.dotDelay = 0.08
    style.riseDuration = 0.4
    style.fallDuration = 0.5
    style.riseHeightShare = 1
    style.showDuration = 0.2
    style.hiddenScale = 0.9
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.dotStyle = .wave
    style.fit = .tight
    style.maximumLineWidthShare = 0.06
    style.dotDelay = 0.16
    style.riseDuration = 0.6
    style.fallDuration = 0.8
    style.riseHeightShare = 1.8
    style.showDuration = 0.4
    style.hiddenScale = 0.5
    return style
  }
}
