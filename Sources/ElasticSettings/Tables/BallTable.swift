import ElasticKit

/// What every preset sets.
private let feel: [StaticString] = [
  "hop", "lift", "maximumHopDuration", "landingLead", "landingOffset", "fadesOut", "squashShare",
  "squashDuration", "highlight",
]

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
    ])

  static let ballPresets = ball.presets(
    of: BallMotion.Style.self,
    [
      PresetText(
        "classic", .classic, sets: feel + ["ballColor", "pathColor"],
        "The original's hops and timing; the ball stays where it landed."),
      PresetText("calm", .calm, sets: feel + ["pathColor"], "Low hops that land softly."),
      PresetText(
        "snappy", .snappy, sets: feel + ["pathColor"],
        "Short, flat hops, and words that light up at once."),
      PresetText(
        "jelly", .jelly, sets: feel + ["pathColor"], "High hops, and a ball that splashes."),
    ])
}
