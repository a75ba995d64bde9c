import ElasticKit

/// What every preset sets.
private let feel: [StaticString] = [
  "profile", "maximumWave", "waveRatio", "settlingDuration", "dampingRatio", "overPull",
  "indicatorLineWidth",
]

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
    ])

  static let refreshPresets = refresh.presets(
    of: RefreshMotion.Style.self,
    [
      PresetText(
        "classic", .classic, sets: feel + ["fill", "indicatorColor"],
        "Like DGElasticPullToRefresh: a thin white circle on the tint colour."),
      PresetText("calm", .calm, sets: feel, "Slow and soft, no bounce."),
      PresetText("snappy", .snappy, sets: feel, "Fast, barely any bounce."),
      PresetText("jelly", .jelly, sets: feel, "Soft: a big, slow wobble."),
    ])
}
