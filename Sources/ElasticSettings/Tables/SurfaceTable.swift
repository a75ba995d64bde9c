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
      PropertyText("maximumWave", unit: .points, "Greatest height of the wave."),
      PropertyText("waveRatio", "Share of a pull that becomes the wave."),
      PropertyText("settlingDuration", unit: .seconds, "Time until the bounce has settled."),
      PropertyText("dampingRatio", "Damping of the bounce: less swings longer, 1 does not swing."),
      PropertyText(
        "overPull", choices: OverPull.names,
        "Behaviour beyond the greatest wave: follow freely, or resist."),
      PropertyText(
        "rubberBand",
        "Resistance beyond the limit: less resists more, 1 follows the finger at first."
      ),
      PropertyText(
        "maximumTravel", unit: .points, "Finger travel after which the surface stops following."),
      PropertyText(
        "crest", choices: SurfaceCrest.names,
        "Position of the crest: under the finger, or as far from the middle as the finger moved."),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component takes the touch."),
      PropertyText("fill", "Fill colour."),
      PropertyText("showsControlPoints", "Show the control points."),
      PropertyText(
        "controlPointColors", choices: ControlPointColors.names, "Colours of the control points."),
    ],
    presets: [
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
    ])
}
