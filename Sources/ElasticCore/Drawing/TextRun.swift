/// Where and how a line of text stands.
public struct TextRun: Hashable, Sendable {
  /// Which end of the text stands at the position.
  public enum Anchor: UInt8, Hashable, Sendable, CaseIterable { case start, middle, end }

  /// How strong the letters are.
  public enum Weight: UInt8, Hashable, Sendable, CaseIterable { case regular, bold }

  /// A point on the baseline.
  public var position: Point2D
  /// Points, already scaled for the reader.
  public var size: Double
  /// How strong the letters are.
  public var weight: Weight
  /// Which end of the text stands at `position`.
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
  /// Where the left end of its baseline is, if the text is so wide.
  public func origin(width: Double) -> Point2D {
    let isAtLeft = anchor == (isRightToLeft ? .end : .start)
    let shift = anchor == .middle ? width / 2 : isAtLeft ? 0 : width
    return Point2D(position.x - shift, position.y)
  }
}
