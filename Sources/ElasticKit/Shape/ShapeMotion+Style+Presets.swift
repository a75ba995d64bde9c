extension ShapeMotion.Style {
  /// A button: a rounded rectangle that fills its frame but for a small margin, sinks where it is
  /// poked, wobbles back and keeps its area. A touch may miss it by 22 points.
  public static var button: Self {
    var style = Self()
    style.purpose = .button
    style.cornerRadius = 16
    style.marginShare = 0.1
    style.reachShare = 0.3
    style.pokeDepth = 6
    style.settlingDuration = 0.8
    style.dampingRatio = 0.3
    style.keepsArea = true
    style.touchMargin = 22
    return style
  }

  /// Slow and soft, without oscillation.
  public static var calm: Self {
    var style = Self()
    style.reachShare = 0.6
    style.pokeDepth = 8
    style.settlingDuration = 1.1
    style.dampingRatio = 0.9
    style.keepsArea = true
    return style
  }

  /// Quick, with little oscillation.
  public static var snappy: Self {
    var style = Self()
    style.reachShare = 0.35
    style.pokeDepth = 8
    style.settlingDuration = 0.5
    style.dampingRatio = 0.5
    style.keepsArea = true
    return style
  }

  /// Soft: it oscillates far and long.
  public static var jelly: Self {
    var style = Self()
    style.reachShare = 0.5
    style.pokeDepth = 16
    style.settlingDuration = 2
    style.dampingRatio = 0.12
    style.keepsArea = true
    return style
  }
}
