import ElasticKit

/// What every preset sets.
private let feel: [StaticString] = [
  "profile", "maximumWave", "waveRatio", "settlingDuration", "dampingRatio", "overPull",
  "maximumTravel", "crest", "fill", "controlPointColors",
]

extension StyleTable {
  static let surface = StyleTable(
    texts: [
      PropertyText(
        "edge", choices: ElasticEdge.names, "Side of the view that the surface hangs from."),
      PropertyText(
        "profile", choices: WaveProfile.names,
        "Shape of the wave: classic leans, smooth is symmetric."),
      PropertyText("minimumHeight", unit: .points, "Height at rest."),
      PropertyText("maximumWave", unit: .points, "Maximum height of the wave."),
      PropertyText("waveRatio", "Share of a pull that becomes the wave."),
      PropertyText("settlingDuration", unit: .seconds, "Time until the bounce settles."),
      PropertyText(
        "dampingRatio", "Damping of the bounce. Lower bounces longer; 1 means no bounce."),
      PropertyText(
        "overPull", choices: OverPull.names,
        "Past the maximum wave: follow freely, or resist."),
      PropertyText(
        "rubberBand",
        "Stretch past the limit. Lower resists more; 1 starts by following the finger."
      ),
      PropertyText(
        "maximumTravel", unit: .points, "Finger travel after which the surface stops following."),
      PropertyText(
        "crest", choices: SurfaceCrest.names,
        "Position of the crest: under the finger, or as far from the middle as the finger moved."),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component claims the touch."),
      PropertyText("fill", "Fill colour."),
      PropertyText("showsControlPoints", "Show the control points."),
      PropertyText(
        "controlPointColors", choices: ControlPointColors.names, "Colours of the control points."),
    ])

  static let surfacePresets = surface.presets(
    of: SurfaceMotion.Style.self,
    [
      PresetText("classic", .classic, sets: feel, "The bounce view of the original tutorial."),
      PresetText(
        "objective-c", .objectiveC, sets: feel,
        "The Objective-C port: the crest moves as far as the finger and stops at 150 points."),
      PresetText(
        "calm", .calm,
        sets: [
          "profile", "maximumWave", "waveRatio", "settlingDuration", "dampingRatio", "overPull",
          "maximumTravel", "crest",
        ], "Slow and soft, no bounce."),
      PresetText(
        "snappy", .snappy,
        sets: [
          "profile", "maximumWave", "waveRatio", "settlingDuration", "dampingRatio", "overPull",
          "maximumTravel", "crest",
        ], "Fast, barely any bounce."),
      PresetText(
        "jelly", .jelly,
        sets: [
          "profile", "maximumWave", "waveRatio", "settlingDuration", "dampingRatio", "overPull",
          "maximumTravel", "crest",
        ], "Soft: a big, slow wobble."),
    ])
}
