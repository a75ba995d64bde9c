extension BalloonMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<BalloonMotion.Style>] = [
    .choice(
      "dotStyle", BalloonMotion.DotStyle.self, "How the dots move.", get: { $0.dotStyle },
      set: { $0.dotStyle = $1 }),
    .choice(
      "fit", BalloonMotion.Fit.self, "How the balloon fills its frame, and where its dots stand.",
      get: { $0.fit }, set: { $0.fit = $1 }),
    .number(
      "dotCount", .ratio, 1...12, "How many dots there are; a fraction is rounded.",
      get: { Double($0.dotCount) }, set: { $0.dotCount = Int(ElasticMath.round($1)) }),
    .number(
      "lineWidth", .points, 0...100, "How thick the balloon's line is, whatever the frame.",
      get: { $0.lineWidth }, set: { $0.lineWidth = $1 }),
    .paint("color", "The balloon's inside.", get: { $0.color }, set: { $0.color = $1 }),
    .paint("lineColor", "The balloon's line.", get: { $0.lineColor }, set: { $0.lineColor = $1 }),
    .paint("dotColor", "The dots.", get: { $0.dotColor }, set: { $0.dotColor = $1 }),
    .number(
      "dotSize", .ratio, 0...1, "A dot's diameter as a share of the frame's height.",
      get: { $0.dotSize }, set: { $0.dotSize = $1 }),
    .number(
      "dotStep", .ratio, 0...10, "From dot to dot, in diameters.",
      get: { $0.dotStep }, set: { $0.dotStep = $1 }),
    .number(
      "widestRow", .ratio, 0.05...1, "The widest the row gets, as a share of the balloon's width.",
      get: { $0.widestRow }, set: { $0.widestRow = $1 }),
    .number(
      "dotDelay", .seconds, 0...2, "How much later each dot moves than the one before.",
      get: { $0.dotDelay }, set: { $0.dotDelay = $1 }),
    .number(
      "riseDuration", .seconds, 0.01...10, "How long a dot goes up.",
      get: { $0.riseDuration }, set: { $0.riseDuration = $1 }),
    .number(
      "fallDuration", .seconds, 0.01...10, "How long a dot takes to be back.",
      get: { $0.fallDuration }, set: { $0.fallDuration = $1 }),
    .number(
      "riseHeight", .ratio, 0...10, "How far a dot goes up, in diameters.",
      get: { $0.riseHeight }, set: { $0.riseHeight = $1 }),
    .number(
      "riseScale", .ratio, 0...4, "How large a dot is when it has gone up.",
      get: { $0.riseScale }, set: { $0.riseScale = $1 }),
    .number(
      "fallDepth", .ratio, 0...10, "How far below its place a dot comes back, in diameters.",
      get: { $0.fallDepth }, set: { $0.fallDepth = $1 }),
    .number(
      "fallScale", .ratio, 0...4, "How small a dot comes back.",
      get: { $0.fallScale }, set: { $0.fallScale = $1 }),
    .number(
      "placeDuration", .seconds, 0.01...10, "How long a dot takes from below to its place.",
      get: { $0.placeDuration }, set: { $0.placeDuration = $1 }),
    .number(
      "growDuration", .seconds, 0.01...10, "How long a dot takes to its full size.",
      get: { $0.growDuration }, set: { $0.growDuration = $1 }),
    .number(
      "fadeDuration", .seconds, 0.01...10, "How long a dot takes to be seen fully.",
      get: { $0.fadeDuration }, set: { $0.fadeDuration = $1 }),
    .number(
      "stiffness", .ratio, 1...10_000, "The stiffness of the dots' spring, whose mass is 1.",
      get: { $0.stiffness }, set: { $0.stiffness = $1 }),
    .number(
      "friction", .ratio, 0.1...1000, "The friction of the dots' spring.",
      get: { $0.friction }, set: { $0.friction = $1 }),
    .number(
      "pulseOpacity", .ratio, 0...1, "How faint a dot gets that pulses, or that may not move.",
      get: { $0.pulseOpacity }, set: { $0.pulseOpacity = $1 }),
    .number(
      "pulseScale", .ratio, 0...1, "How small a dot gets that pulses.",
      get: { $0.pulseScale }, set: { $0.pulseScale = $1 }),
    .number(
      "showDuration", .seconds, 0.01...10, "How long showing and hiding take.",
      get: { $0.showDuration }, set: { $0.showDuration = $1 }),
    .number(
      "hiddenScale", .ratio, 0...1, "The size it is shown from and hidden to.",
      get: { $0.hiddenScale }, set: { $0.hiddenScale = $1 }),
    .flag(
      "isMirrored", "Whether it is mirrored for readers from right to left.",
      get: { $0.isMirrored }, set: { $0.isMirrored = $1 }),
    .flag(
      "showsControlPoints", "Whether the control points show.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
