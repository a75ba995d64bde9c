extension ShapeMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<ShapeMotion.Style>] = [
    .choice(
      "purpose", ShapePurpose.self, "A button that can be pressed, or decoration only.",
      get: { $0.purpose },
      set: { $0.purpose = $1 }),
    .number(
      "cornerRadius", .points, 0...1000,
      "Corner radius of the rectangle that is drawn if there is no path.",
      get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    .number(
      "marginShare", .ratio, 0...0.45,
      "Free space around the shape, as a share of the frame's shorter side.",
      get: { $0.marginShare }, set: { $0.marginShare = $1 }),
    .count(
      "minimumCurveCount", 0...200,
      "Least number of curves in the outline; 0 keeps the path as it is.",
      get: { $0.minimumCurveCount }, set: { $0.minimumCurveCount = $1 }),
    .number(
      "reachShare", .ratio, 0.05...4,
      "Radius of the finger's effect, as a share of the longer side.",
      get: { $0.reachShare }, set: { $0.reachShare = $1 }),
    .number(
      "pokeDepth", .points, 0...200, "Depth of the dent that a tap makes.",
      get: { $0.pokeDepth }, set: { $0.pokeDepth = $1 }),
    .number(
      "settlingDuration", .seconds, 0.01...10, "Time until the wobble has settled.",
      get: { $0.settlingDuration }, set: { $0.settlingDuration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1,
      "Damping of the wobble: less swings longer, 1 does not swing.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .flag(
      "keepsArea", "Keep the area constant while the shape is deformed.",
      get: { $0.keepsArea }, set: { $0.keepsArea = $1 }),
    .number(
      "touchMargin", .points, 0...100_000,
      "Distance outside the shape at which a touch still counts.",
      get: { $0.touchMargin }, set: { $0.touchMargin = $1 }),
    .number(
      "claimDistance", .points, 0...100,
      "Distance a finger moves before the component takes the touch.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .paint("fill", "Fill colour.", get: { $0.fill }, set: { $0.fill = $1 }),
    .paint("lineColor", "Line colour.", get: { $0.lineColor }, set: { $0.lineColor = $1 }),
    .number(
      "lineWidth", .points, 0...100, "Line width; it does not scale with the frame.",
      get: { $0.lineWidth }, set: { $0.lineWidth = $1 }),
    .flag(
      "showsControlPoints", "Show the control points.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
