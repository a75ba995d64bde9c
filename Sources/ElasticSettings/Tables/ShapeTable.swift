import ElasticKit

/// What every preset sets.
private let feel: [StaticString] = [
  "reachShare", "pokeDepth", "settlingDuration", "dampingRatio", "keepsArea",
]

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
    ])

  static let shapePresets = shape.presets(
    of: ShapeMotion.Style.self,
    [
      PresetText(
        "button", .button,
        sets: [
          "purpose", "cornerRadius", "marginShare", "reachShare", "pokeDepth", "settlingDuration",
          "dampingRatio", "keepsArea", "touchMargin",
        ], "A button: a rounded rectangle that sinks where you press it."),
      PresetText("calm", .calm, sets: feel, "Slow and soft, no bounce."),
      PresetText("snappy", .snappy, sets: feel, "Fast, barely any bounce."),
      PresetText("jelly", .jelly, sets: feel, "Soft: a big, slow wobble."),
    ])
}
