/// One cubic Bézier curve.
public struct CubicBezier: Hashable, Sendable {
  /// Where it starts.
  public var start: Point2D
  /// What it leaves toward.
  public var control1: Point2D
  /// What it arrives from.
  public var control2: Point2D
  /// Where it ends.
  public var end: Point2D

  /// The curve through `start` and `end` with two control points.
  public init(_ start: Point2D, _ control1: Point2D, _ control2: Point2D, _ end: Point2D) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }
}
