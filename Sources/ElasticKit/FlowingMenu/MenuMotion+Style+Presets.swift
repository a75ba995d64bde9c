extension MenuMotion.Style {
  /// Named presets.
  public static let presets = [
    StylePreset(
      name: "classic", sentence: "FlowingMenu: in two stages, closed past a fifth of its width.",
      settings: """
        profile=classic bubble=classic opensInStages=true openThresholdShare=0.5 \
        closeThresholdShare=0.2 closingWaveRatio=0.3 projectionTime=0 releaseDuration=0.6 \
        duration=0.2 dampingRatio=0.4 fill=clear
        """),
    StylePreset(
      name: "calm", sentence: "Slow and soft, without a swing.",
      settings: """
        profile=smooth bubble=smooth opensInStages=false openThresholdShare=0.5 \
        closeThresholdShare=0.5 closingWaveRatio=0.2 projectionTime=0.12 releaseDuration=0.8 \
        duration=0.5 dampingRatio=1
        """),
    StylePreset(
      name: "snappy", sentence: "Quick, with hardly a swing.",
      settings: """
        profile=smooth bubble=smooth opensInStages=false openThresholdShare=0.4 \
        closeThresholdShare=0.4 closingWaveRatio=0.3 projectionTime=0.15 releaseDuration=0.4 \
        duration=0.3 dampingRatio=0.75
        """),
    StylePreset(
      name: "jelly", sentence: "Soft: it wobbles far and long.",
      settings: """
        profile=smooth bubble=smooth opensInStages=false openThresholdShare=0.5 \
        closeThresholdShare=0.5 closingWaveRatio=0.6 projectionTime=0.12 releaseDuration=1.1 \
        duration=0.8 dampingRatio=0.25
        """),
  ]

  /// FlowingMenu: in two stages, closed past a fifth of its width.
  public static var classic: MenuMotion.Style { row("classic") }
}
