import ElasticKit

extension StyleTable {
  static let refresh = StyleTable(
    texts: [
      PropertyText("edge", choices: ElasticEdge.names, "Side of the view that is pulled."),
      PropertyText(
        "purpose", choices: RefreshPurpose.names, "What a pull asks for: refresh, or load more."),
      PropertyText(
        "profile", choices: WaveProfile.names,
        "Shape of the wave: classic leans, smooth is symmetric."),
      PropertyText("triggerOffset", unit: .points, "Pull after which a release refreshes."),
      PropertyText("loadingInset", unit: .points, "Height kept free while loading."),
      PropertyText("maximumWave", unit: .points, "Greatest height of the wave."),
      PropertyText("waveRatio", "Height of the wave for each point of pull."),
      PropertyText(
        "settlingDuration", unit: .seconds, "Time until the bounce after a release has settled."),
      PropertyText("dampingRatio", "Damping of the bounce: less swings longer, 1 does not swing."),
      PropertyText(
        "insetDuration", unit: .seconds, "Time the content takes to its place while loading."),
      PropertyText("stopDuration", unit: .seconds, "Time everything takes back to rest."),
      PropertyText("minimumVisibleTime", unit: .seconds, "Least time that loading is shown."),
      PropertyText(
        "overPull", choices: OverPull.names,
        "Behaviour beyond the trigger: follow freely, or resist."
      ),
      PropertyText(
        "rubberBand",
        "Resistance beyond the limit: less resists more, 1 follows the finger at first."
      ),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component takes the touch."),
      PropertyText("claimSlope", "Greatest sideways movement that still counts as a pull."),
      PropertyText(
        "indicator", choices: RefreshIndicator.names, "What is shown while pulling and loading."),
      PropertyText("indicatorSize", unit: .points, "Width and height of the indicator."),
      PropertyText(
        "indicatorMargin", unit: .points, "Greatest distance of the indicator from the edge."),
      PropertyText("indicatorLineWidth", unit: .points, "Line width of the circle."),
      PropertyText("indicatorArcShare", "Share of the circle that is closed at the trigger."),
      PropertyText(
        "indicatorTurn", unit: .degrees,
        "Turn of the circle for each further pull of the trigger's length."),
      PropertyText("spinPeriod", unit: .seconds, "Time of one turn while loading."),
      PropertyText("fill", "Colour of the wave."),
      PropertyText("background", "Colour behind the wave."),
      PropertyText("indicatorColor", "Colour of the circle."),
      PropertyText("showsControlPoints", "Show the control points."),
    ],
    presets: [
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
    ])
}
