/// A width and a height, in points.
public struct Size2D: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size of `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Width and height 0.
  public static let zero = Size2D(width: 0, height: 0)

  /// Whether it has no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether both extents are finite and neither is negative.
  package var isValid: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}
