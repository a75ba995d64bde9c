extension BalloonMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<BalloonMotion.Style>] = [
    .choice(
      "dotStyle", BalloonMotion.DotStyle.self, "Movement of the dots.", get: { $0.dotStyle },
      set: { $0.dotStyle = $1 }),
    .choice(
      "fit", BalloonMotion.Fit.self, "How the balloon fits its frame, and where the dots are.",
      get: { $0.fit }, set: { $0.fit = $1 }),
    .count(
      "dotCount", 1...12, "Number of dots, rounded.",
      get: { $0.dotCount }, set: { $0.dotCount = $1 }),
    .number(
      "lineWidth", .points, 0...100, "Line width.",
      get: { $0.lineWidth }, set: { $0.lineWidth = $1 }),
    .number(
      "maximumLineWidthShare", .ratio, 0...1,
      "Greatest line width, as a share of the frame's height.",
      get: { $0.maximumLineWidthShare }, set: { $0.maximumLineWidthShare = $1 }),
    .paint("fill", "Fill colour.", get: { $0.fill }, set: { $0.fill = $1 }),
    .paint(
      "lineColor", "Line colour of the balloon.", get: { $0.lineColor }, set: { $0.lineColor = $1 }),
    .paint("dotColor", "Colour of the dots.", get: { $0.dotColor }, set: { $0.dotColor = $1 }),
    .number(
      "dotSizeShare", .ratio, 0...1, "Diameter of a dot, as a share of the frame's height.",
      get: { $0.dotSizeShare }, set: { $0.dotSizeShare = $1 }),
    .number(
      "dotStepShare", .ratio, 0...10, "Distance between dots, in diameters.",
      get: { $0.dotStepShare }, set: { $0.dotStepShare = $1 }),
    .number(
      "maximumRowWidthShare", .ratio, 0.05...1,
      "Greatest width of the row of dots, as a share of the balloon's width.",
      get: { $0.maximumRowWidthShare }, set: { $0.maximumRowWidthShare = $1 }),
    .number(
      "dotDelay", .seconds, 0...2, "Delay of each dot after the one before.",
      get: { $0.dotDelay }, set: { $0.dotDelay = $1 }),
    .number(
      "riseDuration", .seconds, 0.01...10, "Time that a dot moves up.",
      get: { $0.riseDuration }, set: { $0.riseDuration = $1 }),
    .number(
      "fallDuration", .seconds, 0.01...10, "Time until a dot is back.",
      get: { $0.fallDuration }, set: { $0.fallDuration = $1 }),
    .number(
      "riseHeightShare", .ratio, 0...10, "Distance that a dot moves up, in diameters.",
      get: { $0.riseHeightShare }, set: { $0.riseHeightShare = $1 }),
    .number(
      "riseScale", .ratio, 0...4, "Scale of a dot at the top.",
      get: { $0.riseScale }, set: { $0.riseScale = $1 }),
    .number(
      "fallDepthShare", .ratio, 0...10,
      "Distance below its place at which a dot comes back, in diameters.",
      get: { $0.fallDepthShare }, set: { $0.fallDepthShare = $1 }),
    .number(
      "fallScale", .ratio, 0...4, "Scale of a dot when it comes back.",
      get: { $0.fallScale }, set: { $0.fallScale = $1 }),
    .number(
      "placeDuration", .seconds, 0.01...10, "Time from below to the dot's place.",
      get: { $0.placeDuration }, set: { $0.placeDuration = $1 }),
    .number(
      "growDuration", .seconds, 0.01...10, "Time until a dot has its full size.",
      get: { $0.growDuration }, set: { $0.growDuration = $1 }),
    .number(
      "fadeDuration", .seconds, 0.01...10, "Time until a dot is opaque.",
      get: { $0.fadeDuration }, set: { $0.fadeDuration = $1 }),
    .number(
      "stiffness", .ratio, 1...10_000, "Stiffness of the dots' spring (mass 1).",
      get: { $0.stiffness }, set: { $0.stiffness = $1 }),
    .number(
      "friction", .ratio, 0.1...1000, "Friction of the dots' spring.",
      get: { $0.friction }, set: { $0.friction = $1 }),
    .number(
      "pulseOpacity", .ratio, 0...1, "Least opacity of a dot that pulses, as under Reduce Motion.",
      get: { $0.pulseOpacity }, set: { $0.pulseOpacity = $1 }),
    .number(
      "pulseScale", .ratio, 0...1, "Least scale of a dot that pulses.",
      get: { $0.pulseScale }, set: { $0.pulseScale = $1 }),
    .number(
      "showDuration", .seconds, 0.01...10, "Duration of showing and hiding.",
      get: { $0.showDuration }, set: { $0.showDuration = $1 }),
    .number(
      "hiddenScale", .ratio, 0...1, "Scale that showing starts from and hiding ends at.",
      get: { $0.hiddenScale }, set: { $0.hiddenScale = $1 }),
    .flag(
      "isMirrored", "Mirror the balloon in right-to-left layouts.",
      get: { $0.isMirrored }, set: { $0.isMirrored = $1 }),
    .flag(
      "showsControlPoints", "Show the control points.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
