extension BalloonMotion {
  /// The size in which the path is shown as large as it is, with its line where that is fitted too, in points; nil if the path
  /// has no point.
  public var naturalSize: Size2D? {
    let isTight = style.fit == .tight
    guard let bounds = isTight ? path.bounds : path.controlBounds else { return nil }
    let line = isTight ? style.lineWidth : 0
    return Size2D(width: bounds.width + line, height: bounds.height + line)
  }
}
