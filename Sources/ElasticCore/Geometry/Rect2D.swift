/// An upright rectangle, in points.
public struct Rect2D: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point2D
  /// The extent to the right and downward.
  public var size: Size2D

  /// The rectangle of `size` whose top left corner is `origin`.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle with its top left corner at `x`, `y`.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x, y), size: Size2D(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect2D(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The point halfway between all edges.
  public var center: Point2D { Point2D(origin.x + size.width / 2, origin.y + size.height / 2) }
}
