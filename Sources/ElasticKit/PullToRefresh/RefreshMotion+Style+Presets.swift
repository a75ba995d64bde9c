extension RefreshMotion.Style {
  /// Named presets.
  public static let presets = [
    StylePreset(
      name: "classic", sentence: "DGElasticPullToRefresh: a thin white circle on the tint.",
      settings: """
        profile=classic maximumWave=70 waveRatio=0.5333333333333333 settlingDuration=0.9 \
        dampingRatio=0.43 overPull=free indicatorLineWidth=1 fill=tint \
        indicatorColor=#ffffff
        """),
    StylePreset(
      name: "calm", sentence: "Slow and soft, without a swing.",
      settings: """
        profile=smooth maximumWave=60 waveRatio=0.5 settlingDuration=0.9 dampingRatio=1 \
        overPull=rubber-band indicatorLineWidth=2.5
        """),
    StylePreset(
      name: "snappy", sentence: "Quick, with hardly a swing.",
      settings: """
        profile=smooth maximumWave=60 waveRatio=0.5 settlingDuration=0.5 \
        dampingRatio=0.65 overPull=rubber-band indicatorLineWidth=2.5
        """),
    StylePreset(
      name: "jelly", sentence: "Soft: it wobbles far and long.",
      settings: """
        profile=smooth maximumWave=85 waveRatio=0.6 settlingDuration=1.3 \
        dampingRatio=0.32 overPull=rubber-band indicatorLineWidth=2.5
        """),
  ]

  /// DGElasticPullToRefresh as in its sample: a thin white circle on the tint.
  public static var classic: RefreshMotion.Style { row("classic") }
}
