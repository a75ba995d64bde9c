/// The position and the style of a line of text.
public struct TextRun: Hashable, Sendable {
  /// The end of the text that is at the position.
  public enum Anchor: UInt8, Hashable, Sendable, CaseIterable { case start, middle, end }

  /// The font weight.
  public enum Weight: UInt8, Hashable, Sendable, CaseIterable { case regular, bold }

  /// A point on the baseline.
  public var position: Point2D
  /// The font size in points, already scaled for the reader's text size.
  public var size: Double
  /// The font weight.
  public var weight: Weight
  /// The end of the text that is at `position`.
  public var anchor: Anchor
  /// Whether the line runs from right to left.
  public var isRightToLeft: Bool

  /// A line of text at `position`, `size` points high.
  public init(
    position: Point2D, size: Double, weight: Weight = .regular, anchor: Anchor = .start,
    isRightToLeft: Bool = false
  ) {
    self.position = position
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.isRightToLeft = isRightToLeft
  }
}

extension TextRun {
  /// The left end of its baseline for a given width of the text.
  public func origin(width: Double) -> Point2D {
    let isAtLeft = anchor == (isRightToLeft ? .end : .start)
    let shift = anchor == .middle ? width / 2 : isAtLeft ? 0 : width
    return Point2D(position.x - shift, position.y)
  }
}
