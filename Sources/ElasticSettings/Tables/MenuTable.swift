import ElasticKit

/// What every preset sets.
private let feel: [StaticString] = [
  "profile", "bubble", "opensInStages", "openThresholdShare", "closeThresholdShare",
  "closingWaveRatio", "projectionTime", "releaseDuration", "duration", "dampingRatio",
]

extension StyleTable {
  static let menu = StyleTable(
    texts: [
      PropertyText(
        "edge", choices: ElasticEdge.names, "Side of the view that the menu opens from."),
      PropertyText(
        "profile", choices: WaveProfile.names,
        "Shape of the edge: classic leans, smooth is symmetric."),
      PropertyText(
        "bubble", choices: MenuBubble.names, "How the bubble that reveals the menu opens."),
      PropertyText("opensInStages", "Open the bubble only after the release."),
      PropertyText("widthShare", "Width of the menu, as a share of the view."),
      PropertyText("width", unit: .points, "Width of the menu; 0 uses the share instead."),
      PropertyText("maximumWidth", unit: .points, "Maximum width of the menu."),
      PropertyText(
        "opensFrom", choices: MenuReach.names, "Where a drag that opens the menu may begin."),
      PropertyText(
        "edgeWidth", unit: .points, "Width of the strip at the edge where a drag may begin."),
      PropertyText("baseRatio", "Share of the finger's travel that moves the whole edge."),
      PropertyText("waveRatio", "Share of the finger's travel that becomes the wave."),
      PropertyText(
        "closingWaveRatio", "Share of the finger's travel that becomes the wave while closing."),
      PropertyText(
        "openThresholdShare", "Share of the width after which a release opens the menu."),
      PropertyText(
        "closeThresholdShare", "Share of the width after which a release closes the menu."),
      PropertyText(
        "projectionTime", unit: .seconds, "How far ahead a release projects the finger's speed."),
      PropertyText(
        "opensWithoutRelease", "Open at the threshold, without waiting for the release."),
      PropertyText(
        "overPull", choices: OverPull.names,
        "Past the menu's width: follow freely, or resist."),
      PropertyText(
        "rubberBand",
        "Stretch past the limit. Lower resists more; 1 starts by following the finger."
      ),
      PropertyText(
        "releaseDuration", unit: .seconds, "Duration of opening and closing after a release."),
      PropertyText("duration", unit: .seconds, "Duration of opening and closing from code."),
      PropertyText(
        "dampingRatio", "Damping of the opening edge. Lower bounces longer; 1 means no bounce."),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component claims the touch."),
      PropertyText("claimSlope", "Maximum sideways movement that still counts as a drag."),
      PropertyText("fill", "Colour of the elastic edge."),
      PropertyText("background", "Colour behind the menu."),
      PropertyText("backdrop", "Colour drawn over the page while the menu is open."),
      PropertyText("showsControlPoints", "Show the control points."),
    ])

  static let menuPresets = menu.presets(
    of: MenuMotion.Style.self,
    [
      PresetText(
        "classic", .classic, sets: feel + ["fill"],
        "Like FlowingMenu: opens in two stages, closes past a fifth of its width."),
      PresetText("calm", .calm, sets: feel, "Slow and soft, no bounce."),
      PresetText("snappy", .snappy, sets: feel, "Fast, barely any bounce."),
      PresetText("jelly", .jelly, sets: feel, "Soft: a big, slow wobble."),
    ])
}
