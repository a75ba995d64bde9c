extension ShapeMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<ShapeMotion.Style>] = [
    .choice(
      "purpose", ShapePurpose.self, "What it is for.", get: { $0.purpose },
      set: { $0.purpose = $1 }),
    .number(
      "cornerRadius", .points, 0...1000, "The corners of the rectangle it is without a path.",
      get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    .number(
      "margin", .ratio, 0...0.45, "The room around it, as a share of the frame's shorter side.",
      get: { $0.margin }, set: { $0.margin = $1 }),
    .number(
      "pieces", .ratio, 0...200, "How many pieces its outline has at least; 0 as it was given.",
      get: { Double($0.pieces) }, set: { $0.pieces = Int(ElasticMath.round($1)) }),
    .number(
      "reach", .ratio, 0.05...4, "How far a finger reaches, as a share of the longer side.",
      get: { $0.reach }, set: { $0.reach = $1 }),
    .number(
      "pokeDepth", .points, 0...200, "How deep a poke sinks.",
      get: { $0.pokeDepth }, set: { $0.pokeDepth = $1 }),
    .number(
      "settlingDuration", .seconds, 0.01...10, "How long it wobbles.",
      get: { $0.settlingDuration }, set: { $0.settlingDuration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1, "How soon the wobbling dies.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .flag(
      "keepsArea", "Whether its area stays the same while it is deformed.",
      get: { $0.keepsArea }, set: { $0.keepsArea = $1 }),
    .number(
      "touchMargin", .points, 0...100_000, "How far outside of it a finger may touch down.",
      get: { $0.touchMargin }, set: { $0.touchMargin = $1 }),
    .number(
      "claimDistance", .points, 0...100, "How far a finger travels before it is claimed.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .paint("fill", "Its inside.", get: { $0.fill }, set: { $0.fill = $1 }),
    .paint("lineColor", "Its line.", get: { $0.lineColor }, set: { $0.lineColor = $1 }),
    .number(
      "lineWidth", .points, 0...100, "How thick its line is, whatever the frame.",
      get: { $0.lineWidth }, set: { $0.lineWidth = $1 }),
    .flag(
      "showsControlPoints", "Whether the control points show.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
