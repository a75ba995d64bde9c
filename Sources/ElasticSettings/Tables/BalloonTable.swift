import ElasticKit

/// What every preset sets, around the colours that one of them sets too.
private let outline: [StaticString] = ["dotStyle", "fit", "maximumLineWidthShare"]
private let pace: [StaticString] = [
  "dotDelay", "riseDuration", "fallDuration", "riseHeightShare", "showDuration", "hiddenScale",
]

extension StyleTable {
  static let balloon = StyleTable(
    texts: [
      PropertyText("dotStyle", choices: BalloonMotion.DotStyle.names, "Movement of the dots."),
      PropertyText(
        "fit", choices: BalloonMotion.Fit.names,
        "How the balloon fits its frame, and where the dots are."),
      PropertyText("dotCount", "Number of dots."),
      PropertyText("lineWidth", unit: .points, "Line width."),
      PropertyText(
        "maximumLineWidthShare", "Maximum line width, as a share of the frame's height."),
      PropertyText("fill", "Fill colour."),
      PropertyText("lineColor", "Line colour of the balloon."),
      PropertyText("dotColor", "Colour of the dots."),
      PropertyText("dotSizeShare", "Diameter of a dot, as a share of the frame's height."),
      PropertyText("dotStepShare", "Distance between dots, in diameters."),
      PropertyText(
        "maximumRowWidthShare",
        "Maximum width of the row of dots, as a share of the balloon's width."),
      PropertyText("dotDelay", unit: .seconds, "Delay from one dot to the next."),
      PropertyText("riseDuration", unit: .seconds, "Time a dot takes to move up."),
      PropertyText("fallDuration", unit: .seconds, "Time a dot takes to come back."),
      PropertyText("riseHeightShare", "Distance that a dot moves up, in diameters."),
      PropertyText("riseScale", "Scale of a dot at the top."),
      PropertyText(
        "fallDepthShare", "How far below its place a dot reappears, in diameters."),
      PropertyText("fallScale", "Scale of a dot when it reappears."),
      PropertyText("placeDuration", unit: .seconds, "Time a dot takes from below to its place."),
      PropertyText("growDuration", unit: .seconds, "Time a dot takes to grow to full size."),
      PropertyText("fadeDuration", unit: .seconds, "Time a dot takes to fade in."),
      PropertyText("stiffness", "Stiffness of the dots' spring (mass 1)."),
      PropertyText("friction", "Friction of the dots' spring."),
      PropertyText("pulseOpacity", "Minimum opacity of a pulsing dot, as with Reduce Motion."),
      PropertyText("pulseScale", "Minimum scale of a pulsing dot."),
      PropertyText("showDuration", unit: .seconds, "Duration of showing and hiding."),
      PropertyText("hiddenScale", "Scale that showing starts from and hiding ends at."),
      PropertyText("isMirrored", "Mirror the balloon in right-to-left layouts."),
      PropertyText("showsControlPoints", "Show the control points."),
    ])

  static let balloonPresets = balloon.presets(
    of: BalloonMotion.Style.self,
    [
      PresetText(
        "classic", .classic, sets: outline + ["fill", "lineColor", "dotColor"] + pace,
        "Like the MessageBalloon loader."),
      PresetText(
        "calm", .calm, sets: outline + pace, "Dots that fade in turn and stay where they are."),
      PresetText("snappy", .snappy, sets: outline + pace, "Dots that hop in a quick wave."),
      PresetText(
        "jelly", .jelly, sets: outline + pace, "Dots that leap high, in a balloon that pops up."),
    ])
}
