extension SurfaceMotion.Style {
  /// The bounce view of the tutorial.
  public static var classic: Self {
    var style = Self()
    style.profile = .classic
    style.maximumWave = 100
    style.waveRatio = 0.6
    style.settlingDuration = 0.9
    style.dampingRatio = 0.57
    style.overPull = .free
    style.maximumTravel = nil
    style.crest = .underFinger
    style.fill = .color(ElasticColor(hex: 0x3943_59FF))
    style.controlPointColors = .red
    return style
  }

  /// The tutorial's Objective-C port.
  public static var objectiveC: Self {
    var style = Self()
    style.profile = .classic
    style.maximumWave = 100
    style.waveRatio = 0.6
    style.settlingDuration = 0.9
    style.dampingRatio = 0.57
    style.overPull = .free
    style.maximumTravel = 150
    style.crest = .byTravel
    style.fill = .color(ElasticColor(hex: 0x5B90_D4FF))
    style.controlPointColors = .spectrum
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 80
    style.waveRatio = 0.5
    style.settlingDuration = 1.1
    style.dampingRatio = 1
    style.overPull = .rubberBand
    style.maximumTravel = nil
    style.crest = .underFinger
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 90
    style.waveRatio = 0.6
    style.settlingDuration = 0.5
    style.dampingRatio = 0.7
    style.overPull = .rubberBand
    style.maximumTravel = nil
    style.crest = .underFinger
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.profile = .smooth
    style.maximumWave = 130
    style.waveRatio = 0.7
    style.settlingDuration = 1.5
    style.dampingRatio = 0.36
    style.overPull = .rubberBand
    style.maximumTravel = nil
    style.crest = .underFinger
    return style
  }
}
