extension ShapeMotion {
  /// The size in which the path is shown as large as it is, with its line and its margin, in points; nil without a path, because
  /// a rounded rectangle has any size.
  public var naturalSize: Size2D? {
    guard let bounds = content?.path.bounds else { return nil }
    // The margin is a share of the shorter side, which it makes longer itself.
    let shorter = min(bounds.width, bounds.height)
    let added = (shorter + style.lineWidth) / (1 - 2 * style.marginShare) - shorter
    return Size2D(width: bounds.width + added, height: bounds.height + added)
  }
}
