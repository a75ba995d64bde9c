import ElasticKit

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
    ],
    presets: [
      StylePreset(
        name: "classic", sentence: "The bounce view of the original tutorial.",
        settings: """
          profile=classic maximumWave=100 waveRatio=0.6 settlingDuration=0.9 \
          dampingRatio=0.57 overPull=free maximumTravel=100000 crest=under-finger \
          fill=#394359 controlPointColors=red
          """),
      StylePreset(
        name: "objective-c",
        sentence:
          "The Objective-C port: the crest moves as far as the finger and stops at 150 points.",
        settings: """
          profile=classic maximumWave=100 waveRatio=0.6 settlingDuration=0.9 \
          dampingRatio=0.57 overPull=free maximumTravel=150 crest=by-travel fill=#5b90d4 \
          controlPointColors=spectrum
          """),
      StylePreset(
        name: "calm", sentence: "Slow and soft, no bounce.",
        settings: """
          profile=smooth maximumWave=80 waveRatio=0.5 settlingDuration=1.1 \
          dampingRatio=1 overPull=rubber-band maximumTravel=100000 crest=under-finger
          """),
      StylePreset(
        name: "snappy", sentence: "Fast, barely any bounce.",
        settings: """
          profile=smooth maximumWave=90 waveRatio=0.6 settlingDuration=0.5 \
          dampingRatio=0.7 overPull=rubber-band maximumTravel=100000 crest=under-finger
          """),
      StylePreset(
        name: "jelly", sentence: "Soft: a big, slow wobble.",
        settings: """
          profile=smooth maximumWave=130 waveRatio=0.7 settlingDuration=1.5 \
          dampingRatio=0.36 overPull=rubber-band maximumTravel=100000 crest=under-finger
          """),
    ])
}
