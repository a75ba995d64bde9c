import ElasticKit

extension StyleTable {
  static let ball = StyleTable(
    texts: [
      PropertyText("hop", choices: BallHopShape.names, "Path of the ball from word to word."),
      PropertyText("ballSize", unit: .points, "Diameter of the ball."),
      PropertyText("ballColor", "Colour of the ball."),
      PropertyText(
        "lift", unit: .points,
        "Height of a hop's control points; the ball rises by three quarters of it."),
      PropertyText("edgeHopDuration", unit: .seconds, "Duration of the first and the last hop."),
      PropertyText("maximumHopDuration", unit: .seconds, "Longest duration of any other hop."),
      PropertyText("landingLead", unit: .seconds, "How early the ball lands before its word."),
      PropertyText(
        "landingOffset", unit: .points, "Distance from the middle of the word to the landing point."
      ),
      PropertyText(
        "entryDistance", unit: .points, "Distance from the row at which the first hop starts."),
      PropertyText("exitDistance", unit: .points, "Length of the last hop."),
      PropertyText("fadesOut", "Fade the ball out in the last hop."),
      PropertyText(
        "squashShare", "How much the ball flattens on landing, as a share of its height."),
      PropertyText("squashDuration", unit: .seconds, "Time until the ball is round again."),
      PropertyText("highlight", choices: WordHighlight.names, "How sung words are marked."),
      PropertyText("wordColor", "Colour of words not sung yet."),
      PropertyText("sungColor", "Colour of sung words."),
      PropertyText("wordSize", unit: .points, "Font size of the words."),
      PropertyText("wordGap", unit: .points, "Space between words."),
      PropertyText("rowGap", unit: .points, "Space between rows, where the ball moves."),
      PropertyText("margin", unit: .points, "Margin on both sides."),
      PropertyText("loops", "Repeat the song."),
      PropertyText("showsPath", "Show the path of the ball."),
      PropertyText("pathColor", "Colour of the ball's path."),
      PropertyText("pathWidth", unit: .points, "Line width of the path."),
      PropertyText("pathOpacity", "Opacity of the path's line."),
      PropertyText("pathFillOpacity", "Opacity of the area under the path."),
      PropertyText("showsControlPoints", "Show the control points of the hop."),
    ],
    presets: [
      StylePreset(
        name: "classic",
        sentence: "The original's hops and timing; the ball stays where it landed.",
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
    ])
}
