extension BallMotion.Style {
  /// The looks and feels that have a name.
  public static let presets = [
    StylePreset(
      name: "classic", sentence: "The original's hops and times; the ball stays where it ended.",
      settings: """
        hop=classic lift=48 maximumHopDuration=1.2 landingLead=0.15 landingOffset=3 \
        fadesOut=false squashShare=0 squashDuration=0.12 highlight=step ballColor=#f28d0a pathColor=#de78b4
        """),
    StylePreset(
      name: "calm", sentence: "Low hops that land softly.",
      settings: """
        hop=gravity lift=32 maximumHopDuration=2 landingLead=0 landingOffset=0 fadesOut=true \
        squashShare=0.1 squashDuration=0.25 highlight=wipe pathColor=highlight
        """),
    StylePreset(
      name: "snappy", sentence: "Short, flat hops, and words that light up at once.",
      settings: """
        hop=gravity lift=40 maximumHopDuration=0.4 landingLead=0 landingOffset=0 fadesOut=true \
        squashShare=0.15 squashDuration=0.08 highlight=step pathColor=highlight
        """),
    StylePreset(
      name: "jelly", sentence: "High hops, and a ball that splashes.",
      settings: """
        hop=gravity lift=60 maximumHopDuration=1.2 landingLead=0 landingOffset=0 fadesOut=true \
        squashShare=0.4 squashDuration=0.25 highlight=wipe pathColor=highlight
        """),
  ]

  /// The original's hops and times; the ball stays where it ended.
  public static var classic: BallMotion.Style { row("classic") }
}
