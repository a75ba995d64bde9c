import ElasticKit

extension StyleTable {
  static let shape = StyleTable(
    texts: [
      PropertyText(
        "purpose", choices: ShapePurpose.names, "A button that can be pressed, or decoration only."),
      PropertyText(
        "cornerRadius", unit: .points,
        "Corner radius of the rectangle that is drawn if there is no path."),
      PropertyText(
        "marginShare", "Free space around the shape, as a share of the frame's shorter side."),
      PropertyText(
        "minimumCurveCount", "Minimum number of curves in the outline; 0 keeps the path unchanged."),
      PropertyText("reachShare", "Radius of the finger's effect, as a share of the longer side."),
      PropertyText("pokeDepth", unit: .points, "Depth of the dent that a tap makes."),
      PropertyText("settlingDuration", unit: .seconds, "Time until the wobble settles."),
      PropertyText(
        "dampingRatio", "Damping of the wobble. Lower wobbles longer; 1 means no wobble."),
      PropertyText("keepsArea", "Keep the area constant while the shape is deformed."),
      PropertyText(
        "touchMargin", unit: .points, "Distance outside the shape at which a touch still counts."),
      PropertyText(
        "claimDistance", unit: .points,
        "Distance a finger moves before the component claims the touch."),
      PropertyText("fill", "Fill colour."),
      PropertyText("lineColor", "Line colour."),
      PropertyText("lineWidth", unit: .points, "Line width; it does not scale with the frame."),
      PropertyText("showsControlPoints", "Show the control points."),
    ],
    presets: [
      StylePreset(
        name: "button", sentence: "A button: a rounded rectangle that sinks where you press it.",
        settings: """
          purpose=button cornerRadius=16 marginShare=0.1 reachShare=0.3 pokeDepth=6 \
          settlingDuration=0.8 dampingRatio=0.3 keepsArea=true touchMargin=22
          """),
      StylePreset(
        name: "calm", sentence: "Slow and soft, no bounce.",
        settings: "reachShare=0.6 pokeDepth=8 settlingDuration=1.1 dampingRatio=0.9 keepsArea=true"),
      StylePreset(
        name: "snappy", sentence: "Fast, barely any bounce.",
        settings: "reachShare=0.35 pokeDepth=8 settlingDuration=0.5 dampingRatio=0.5 keepsArea=true"
      ),
      StylePreset(
        name: "jelly", sentence: "Soft: a big, slow wobble.",
        settings: "reachShare=0.5 pokeDepth=16 settlingDuration=2 dampingRatio=0.12 keepsArea=true"),
    ])
}
