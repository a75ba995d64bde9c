extension BalloonMotion.Style {
  /// The looks and feels that have a name.
  public static let presets = [
    StylePreset(
      name: "classic", sentence: "The MessageBalloon loader.",
      settings: """
        dotStyle=cut fit=control-points maximumLineWidthShare=1 fill=clear lineColor=#000000 dotColor=#000000 \
        dotDelay=0.1 riseDuration=0.5 fallDuration=0.7 riseHeightShare=1 showDuration=0.3 \
        hiddenScale=0.8
        """),
    StylePreset(
      name: "calm", sentence: "Dots that fade in turn and stay where they are.",
      settings: """
        dotStyle=pulse fit=tight maximumLineWidthShare=0.06 dotDelay=0.25 riseDuration=0.9 fallDuration=1.1 \
        riseHeightShare=1 showDuration=0.6 hiddenScale=0.95
        """),
    StylePreset(
      name: "snappy", sentence: "Dots that hop in a quick wave.",
      settings: """
        dotStyle=wave fit=tight maximumLineWidthShare=0.06 dotDelay=0.08 riseDuration=0.4 fallDuration=0.5 \
        riseHeightShare=1 showDuration=0.2 hiddenScale=0.9
        """),
    StylePreset(
      name: "jelly", sentence: "Dots that leap high, in a balloon that pops up.",
      settings: """
        dotStyle=wave fit=tight maximumLineWidthShare=0.06 dotDelay=0.16 riseDuration=0.6 fallDuration=0.8 \
        riseHeightShare=1.8 showDuration=0.4 hiddenScale=0.5
        """),
  ]

  /// The MessageBalloon loader.
  public static var classic: BalloonMotion.Style { row("classic") }
}
