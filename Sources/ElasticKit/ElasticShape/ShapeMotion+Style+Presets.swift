extension ShapeMotion.Style {
  /// The looks and feels that have a name.
  public static let presets = [
    StylePreset(
      name: "button", sentence: "A button: a rounded rectangle that sinks where it is poked.",
      settings: """
        purpose=button cornerRadius=16 marginShare=0.1 reachShare=0.3 pokeDepth=6 \
        settlingDuration=0.8 dampingRatio=0.3 keepsArea=true touchMargin=22
        """),
    StylePreset(
      name: "calm", sentence: "Slow and soft, without a swing.",
      settings: "reachShare=0.6 pokeDepth=8 settlingDuration=1.1 dampingRatio=0.9 keepsArea=true"),
    StylePreset(
      name: "snappy", sentence: "Quick, with hardly a swing.",
      settings: "reachShare=0.35 pokeDepth=8 settlingDuration=0.5 dampingRatio=0.5 keepsArea=true"),
    StylePreset(
      name: "jelly", sentence: "Soft: it wobbles far and long.",
      settings: "reachShare=0.5 pokeDepth=16 settlingDuration=2 dampingRatio=0.12 keepsArea=true"),
  ]

  /// A button: a rounded rectangle that fills its frame but for a small margin, sinks where it is
  /// poked, wobbles back and keeps its area. A touch may miss it by 22 points.
  public static var button: ShapeMotion.Style { row("button") }
}
