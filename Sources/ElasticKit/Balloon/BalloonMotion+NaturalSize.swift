extension BalloonMotion {
  /// The size in which the path is shown as large as it is, with its line where that is fitted too, in points; nil if the path
  /// has no point.
  public var naturalSize: Size2D? {
    let isTight = style.fit == .tight
    guard let bounds = isTight ? path.bounds : path.controlBounds else { return nil }
    // The line of the fitted height: the greatest share of it, or less.
    let share = style.maximumLineWidthShare
    let greatest = share < 1 ? bounds.height * share / (1 - share) : style.lineWidth
    let line = isTight ? min(style.lineWidth, greatest) : 0
    return Size2D(width: bounds.width + line, height: bounds.height + line)
  }
}
