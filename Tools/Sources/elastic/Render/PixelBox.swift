import ElasticKit

/// Some columns and rows of a picture, in pixels.
struct PixelBox: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

  /// All of a picture.
  init(width: Int, height: Int) { self.init(columns: 0..<width, rows: 0..<height) }

  /// The pixels that a rectangle touches, and one more on each side for soft edges; nil for none of a picture's.
  /// - Parameter scale: pixels a point.
  init?(around rect: Rect2D, scale: Double, in whole: PixelBox) {
    func range(_ low: Double, _ high: Double, _ limit: Range<Int>) -> Range<Int>? {
      let (low, high) = ((low * scale).rounded(.down) - 1, (high * scale).rounded(.up) + 1)
      // A place that is no number, or is far outside, is somewhere: all of the picture may show it.
      guard low.magnitude < 1e6, high.magnitude < 1e6 else { return limit }
      let inside = (Int(low)..<max(Int(high), Int(low))).clamped(to: limit)
      return inside.isEmpty ? nil : inside
    }
    guard let columns = range(rect.minX, rect.maxX, whole.columns),
      let rows = range(rect.minY, rect.maxY, whole.rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The smallest box around this one and another.
  func union(_ other: PixelBox) -> PixelBox {
    func joined(_ one: Range<Int>, _ two: Range<Int>) -> Range<Int> {
      let low = min(one.lowerBound, two.lowerBound)
      return low..<max(one.upperBound, two.upperBound)
    }
    return PixelBox(
      columns: joined(columns, other.columns), rows: joined(rows, other.rows))
  }

  func overlaps(_ other: PixelBox) -> Bool {
    columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}
