extension SurfaceMotion.Style {
  /// Named presets.
  public static let presets = [
    StylePreset(
      name: "classic", sentence: "The bounce view of the tutorial.",
      settings: """
        profile=classic maximumWave=100 waveRatio=0.6 settlingDuration=0.9 \
        dampingRatio=0.57 overPull=free maximumTravel=100000 crest=under-finger \
        fill=#394359 controlPointColors=red
        """),
    StylePreset(
      name: "objective-c",
      sentence:
        "Its Objective-C port: its crest goes as far as the finger; past 150 points it stands still.",
      settings: """
        profile=classic maximumWave=100 waveRatio=0.6 settlingDuration=0.9 \
        dampingRatio=0.57 overPull=free maximumTravel=150 crest=by-travel fill=#5b90d4 \
        controlPointColors=spectrum
        """),
    StylePreset(
      name: "calm", sentence: "Slow and soft, without a swing.",
      settings: """
        profile=smooth maximumWave=80 waveRatio=0.5 settlingDuration=1.1 \
        dampingRatio=1 overPull=rubber-band maximumTravel=100000 crest=under-finger
        """),
    StylePreset(
      name: "snappy", sentence: "Quick, with hardly a swing.",
      settings: """
        profile=smooth maximumWave=90 waveRatio=0.6 settlingDuration=0.5 \
        dampingRatio=0.7 overPull=rubber-band maximumTravel=100000 crest=under-finger
        """),
    StylePreset(
      name: "jelly", sentence: "Soft: it wobbles far and long.",
      settings: """
        profile=smooth maximumWave=130 waveRatio=0.7 settlingDuration=1.5 \
        dampingRatio=0.36 overPull=rubber-band maximumTravel=100000 crest=under-finger
        """),
  ]

  /// The bounce view of the tutorial.
  public static var classic: SurfaceMotion.Style { row("classic") }

  /// The tutorial's Objective-C port.
  public static var objectiveC: SurfaceMotion.Style { row("objective-c") }
}
