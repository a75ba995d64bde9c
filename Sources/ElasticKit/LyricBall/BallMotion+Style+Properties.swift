extension BallMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<BallMotion.Style>] = [
    .choice(
      "hop", BallHopShape.self, "Path of the ball from word to word.", get: { $0.hop },
      set: { $0.hop = $1 }),
    .number(
      "ballSize", .points, 0...200, "Diameter of the ball.", get: { $0.ballSize },
      set: { $0.ballSize = $1 }),
    .paint("ballColor", "Colour of the ball.", get: { $0.ballColor }, set: { $0.ballColor = $1 }),
    .number(
      "lift", .points, 0...1000,
      "Height of a hop's control points; the ball rises by three quarters of it.",
      get: { $0.lift }, set: { $0.lift = $1 }),
    .number(
      "edgeHopDuration", .seconds, 0.01...10, "Duration of the first and the last hop.",
      get: { $0.edgeHopDuration }, set: { $0.edgeHopDuration = $1 }),
    .number(
      "maximumHopDuration", .seconds, 0.01...60, "Longest duration of any other hop.",
      get: { $0.maximumHopDuration }, set: { $0.maximumHopDuration = $1 }),
    .number(
      "landingLead", .seconds, 0...1, "Time before its word at which the ball lands.",
      get: { $0.landingLead }, set: { $0.landingLead = $1 }),
    .number(
      "landingOffset", .points, -100...100,
      "Distance from the middle of the word to the landing point.",
      get: { $0.landingOffset }, set: { $0.landingOffset = $1 }),
    .number(
      "entryDistance", .points, 0...1000, "Distance from the row at which the first hop starts.",
      get: { $0.entryDistance }, set: { $0.entryDistance = $1 }),
    .number(
      "exitDistance", .points, 0...1000, "Length of the last hop.",
      get: { $0.exitDistance }, set: { $0.exitDistance = $1 }),
    .flag(
      "fadesOut", "Fade the ball out in the last hop.", get: { $0.fadesOut },
      set: { $0.fadesOut = $1 }),
    .number(
      "squashShare", .ratio, 0...0.9, "Share of its height that the ball loses when it lands.",
      get: { $0.squashShare }, set: { $0.squashShare = $1 }),
    .number(
      "squashDuration", .seconds, 0.001...2, "Time until the ball is round again.",
      get: { $0.squashDuration }, set: { $0.squashDuration = $1 }),
    .choice(
      "highlight", WordHighlight.self, "How sung words are marked.",
      get: { $0.highlight }, set: { $0.highlight = $1 }),
    .paint(
      "wordColor", "Colour of words that are not sung yet.", get: { $0.wordColor },
      set: { $0.wordColor = $1 }),
    .paint(
      "sungColor", "Colour of words that have been sung.", get: { $0.sungColor },
      set: { $0.sungColor = $1 }),
    .number(
      "wordSize", .points, 1...400, "Font size of the words.", get: { $0.wordSize },
      set: { $0.wordSize = $1 }),
    .number(
      "wordGap", .points, 0...400, "Space between words.", get: { $0.wordGap },
      set: { $0.wordGap = $1 }),
    .number(
      "rowGap", .points, 0...1000, "Space between rows, in which the ball moves.",
      get: { $0.rowGap }, set: { $0.rowGap = $1 }),
    .number(
      "margin", .points, 0...1000, "Free space at both sides.", get: { $0.margin },
      set: { $0.margin = $1 }),
    .flag(
      "loops", "Repeat the song.", get: { $0.loops },
      set: { $0.loops = $1 }),
    .flag(
      "showsPath", "Show the path of the ball.", get: { $0.showsPath },
      set: { $0.showsPath = $1 }),
    .paint(
      "pathColor", "Colour of the ball's path.", get: { $0.pathColor }, set: { $0.pathColor = $1 }),
    .number(
      "pathWidth", .points, 0...100, "Line width of the path.", get: { $0.pathWidth },
      set: { $0.pathWidth = $1 }),
    .number(
      "pathOpacity", .ratio, 0...1, "Opacity of the path's line.", get: { $0.pathOpacity },
      set: { $0.pathOpacity = $1 }),
    .number(
      "pathFillOpacity", .ratio, 0...1, "Opacity of the area under the path.",
      get: { $0.pathFillOpacity }, set: { $0.pathFillOpacity = $1 }),
    .flag(
      "showsControlPoints", "Show the control points of the hop.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
