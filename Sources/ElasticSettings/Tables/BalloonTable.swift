import ElasticKit

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
    ],
    presets: [
      StylePreset(
        name: "classic", sentence: "Like the MessageBalloon loader.",
        settings: """
          dotStyle=cut fit=control-points maximumLineWidthShare=1 fill=clear lineColor=#000000 dotColor=#000000 \
          dotDelay=0.1 riseDuration=0.5 fallDuration=0.7 riseHeightShare=1 showDuration=0.3 \
          hiddenScale=0.8
          """),
      StylePreset(
        name: "calm", sentence: "Dots that fade in turn and stay where they are.",
        settings: """
          dotStyle=pulse fit=tight maximumLineWidthShare=0.06 dotDelay=0.25 riseDuration=0.9 fallDuration=1.1 \
          riseHeightShare=1 showDuration=0.6 hiddenScale=0.95
          """),
      StylePreset(
        name: "snappy", sentence: "Dots that hop in a quick wave.",
        settings: """
          dotStyle=wave fit=tight maximumLineWidthShare=0.06 dotDelay=0.08 riseDuration=0.4 fallDuration=0.5 \
          riseHeightShare=1 showDuration=0.2 hiddenScale=0.9
          """),
      StylePreset(
        name: "jelly", sentence: "Dots that leap high, in a balloon that pops up.",
        settings: """
          dotStyle=wave fit=tight maximumLineWidthShare=0.06 dotDelay=0.16 riseDuration=0.6 fallDuration=0.8 \
          riseHeightShare=1.8 showDuration=0.4 hiddenScale=0.5
          """),
    ])
}
