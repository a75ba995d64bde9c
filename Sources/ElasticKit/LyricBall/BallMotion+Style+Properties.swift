extension BallMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<BallMotion.Style>] = [
    .choice(
      "hop", BallHopShape.self, "How the ball flies from word to word.", get: { $0.hop },
      set: { $0.hop = $1 }),
    .number(
      "ballSize", .points, 0...200, "The ball's diameter.", get: { $0.ballSize },
      set: { $0.ballSize = $1 }),
    .paint("ballColor", "The ball.", get: { $0.ballColor }, set: { $0.ballColor = $1 }),
    .number(
      "lift", .points, 0...1000,
      "How high the control points of a hop lie; the ball rises by three quarters of it.",
      get: { $0.lift }, set: { $0.lift = $1 }),
    .number(
      "edgeHop", .seconds, 0.01...10, "How long the first hop and the last take.",
      get: { $0.edgeHop }, set: { $0.edgeHop = $1 }),
    .number(
      "longestHop", .seconds, 0.01...60, "How long any other hop takes at most.",
      get: { $0.longestHop }, set: { $0.longestHop = $1 }),
    .number(
      "landingLead", .seconds, 0...1, "How long before its word the ball lands.",
      get: { $0.landingLead }, set: { $0.landingLead = $1 }),
    .number(
      "landingOffset", .points, -100...100, "How far behind the middle of its word the ball lands.",
      get: { $0.landingOffset }, set: { $0.landingOffset = $1 }),
    .number(
      "entryDistance", .points, 0...1000, "How far before the row the first hop starts.",
      get: { $0.entryDistance }, set: { $0.entryDistance = $1 }),
    .number(
      "exitDistance", .points, 0...1000, "How far the last hop goes.",
      get: { $0.exitDistance }, set: { $0.exitDistance = $1 }),
    .flag(
      "fadesOut", "Whether the ball fades as it leaves.", get: { $0.fadesOut },
      set: { $0.fadesOut = $1 }),
    .number(
      "squash", .ratio, 0...0.9, "How much of its height the ball loses when it lands.",
      get: { $0.squash }, set: { $0.squash = $1 }),
    .number(
      "squashDuration", .seconds, 0.001...2, "How long it takes to be round again.",
      get: { $0.squashDuration }, set: { $0.squashDuration = $1 }),
    .choice(
      "highlight", WordHighlight.self, "How words show that they are sung.",
      get: { $0.highlight }, set: { $0.highlight = $1 }),
    .paint("wordColor", "Words to be sung.", get: { $0.wordColor }, set: { $0.wordColor = $1 }),
    .paint(
      "sungColor", "Words that are or were sung.", get: { $0.sungColor },
      set: { $0.sungColor = $1 }),
    .number(
      "wordSize", .points, 1...400, "The size of the words' letters.", get: { $0.wordSize },
      set: { $0.wordSize = $1 }),
    .number(
      "wordGap", .points, 0...400, "From word to word.", get: { $0.wordGap },
      set: { $0.wordGap = $1 }),
    .number(
      "rowGap", .points, 0...1000, "From row to row, where the ball flies.",
      get: { $0.rowGap }, set: { $0.rowGap = $1 }),
    .number(
      "margin", .points, 0...1000, "Left free at both sides.", get: { $0.margin },
      set: { $0.margin = $1 }),
    .flag(
      "loops", "Whether the song starts again at its end.", get: { $0.loops },
      set: { $0.loops = $1 }),
    .flag(
      "showsPath", "Whether the way of the ball shows.", get: { $0.showsPath },
      set: { $0.showsPath = $1 }),
    .paint("pathColor", "The way of the ball.", get: { $0.pathColor }, set: { $0.pathColor = $1 }),
    .number(
      "pathWidth", .points, 0...100, "How thick its line is.", get: { $0.pathWidth },
      set: { $0.pathWidth = $1 }),
    .number(
      "pathOpacity", .ratio, 0...1, "The opacity of its line.", get: { $0.pathOpacity },
      set: { $0.pathOpacity = $1 }),
    .number(
      "pathFillOpacity", .ratio, 0...1, "The opacity of what lies under it.",
      get: { $0.pathFillOpacity }, set: { $0.pathFillOpacity = $1 }),
    .flag(
      "showsControlPoints", "Whether the control points of the hop show.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
