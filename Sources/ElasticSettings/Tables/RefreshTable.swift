import ElasticKit

extension StyleTable {
  static let refresh = StyleTable(
    texts: [
      PropertyText("edge", choices: ElasticEdge.names, "Side of the view that is pulled."),
      PropertyText(
        "purpose", choices: RefreshPurpose.names, "What a pull does: refresh, or load more."),
      PropertyText(
        "profile", choices: WaveProfile.names,
        "Shape of the wave: classic leans, smooth is symmetric."),
      PropertyText("triggerOffset", unit: .points, "Distance to pull before a release refreshes."),
      PropertyText("loadingInset", unit: .points, "Space kept open while loading."),
      PropertyText("maximumWave", unit: .points, "Maximum height of the wave."),
      PropertyText("waveRatio", "Wave height for each point of pull."),
      PropertyText(
        "settlingDuration", unit: .seconds, "Time until the bounce after a release settles."),
      PropertyText(
        "dampingRatio", "Damping of the bounce. Lower bounces longer; 1 means no bounce."),
      PropertyText(
        "insetDuration", unit: .seconds, "Time the content takes to reach its loading position."),
      PropertyText("stopDuration", unit: .seconds, "Time to return to rest after loading."),
      PropertyText("minimumVisibleTime", unit: .seconds, "Minimum time that loading is shown."),
      PropertyText(
        "overPull", choices: OverPull.names,
        "Past the trigger: follow freely, or resist."
      ),
      PropertyText(
        "rubberBand",
        "Stretch past the limit. Lower resists more; 1 starts by following the finger."
      ),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component claims the touch."),
      PropertyText("claimSlope", "Maximum sideways movement that still counts as a pull."),
      PropertyText(
        "indicator", choices: RefreshIndicator.names, "What is shown while pulling and loading."),
      PropertyText("indicatorSize", unit: .points, "Width and height of the indicator."),
      PropertyText(
        "indicatorMargin", unit: .points, "Maximum distance of the indicator from the edge."),
      PropertyText("indicatorLineWidth", unit: .points, "Line width of the circle."),
      PropertyText("indicatorArcShare", "Share of the circle that is drawn at the trigger."),
      PropertyText(
        "indicatorTurn", unit: .degrees,
        "Rotation of the circle for each further trigger distance."),
      PropertyText("spinPeriod", unit: .seconds, "Time of one rotation while loading."),
      PropertyText("fill", "Colour of the wave."),
      PropertyText("background", "Colour behind the wave."),
      PropertyText("indicatorColor", "Colour of the circle."),
      PropertyText("showsControlPoints", "Show the control points."),
    ],
    presets: [
      StylePreset(
        name: "classic",
        sentence: "Like DGElasticPullToRefresh: a thin white circle on the tint colour.",
        settings: """
          profile=classic maximumWave=70 waveRatio=0.5333333333333333 settlingDuration=0.9 \
          dampingRatio=0.43 overPull=free indicatorLineWidth=1 fill=tint \
          indicatorColor=#ffffff
          """),
      StylePreset(
        name: "calm", sentence: "Slow and soft, no bounce.",
        settings: """
          profile=smooth maximumWave=60 waveRatio=0.5 settlingDuration=0.9 dampingRatio=1 \
          overPull=rubber-band indicatorLineWidth=2.5
          """),
      StylePreset(
        name: "snappy", sentence: "Fast, barely any bounce.",
        settings: """
          profile=smooth maximumWave=60 waveRatio=0.5 settlingDuration=0.5 \
          dampingRatio=0.65 overPull=rubber-band indicatorLineWidth=2.5
          """),
      StylePreset(
        name: "jelly", sentence: "Soft: a big, slow wobble.",
        settings: """
          profile=smooth maximumWave=85 waveRatio=0.6 settlingDuration=1.3 \
          dampingRatio=0.32 overPull=rubber-band indicatorLineWidth=2.5
          """),
    ])
}
