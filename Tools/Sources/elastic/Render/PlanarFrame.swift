/// A frame as video codecs take it: a plane of brightness, and two of colour at half its resolution (4:2:0), in the limited range
/// of BT.709.
///
/// It has three eighths of the bytes that its pixels have, and only pixels that have changed are converted: most of a frame
/// is as it was.
struct PlanarFrame {
  let width: Int
  let height: Int
  /// The three planes, one after the other.
  private(set) var bytes: [UInt8]

  /// A frame of unknown content; both sides are even.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: width * height * 3 / 2)
  }

  /// Converts opaque pixels.
  /// - Parameter part: those that have changed since the last time.
  mutating func convert(_ pixels: UnsafeBufferPointer<UInt32>, in part: PixelBox) {
    // Four pixels have one colour.
    let columns = part.columns.lowerBound / 2..<(part.columns.upperBound + 1) / 2
    bytes.withUnsafeMutableBufferPointer { planes in
      for row in part.rows.lowerBound / 2..<(part.rows.upperBound + 1) / 2 {
        let first = 2 * row * width + 2 * columns.lowerBound
        let colors = width * height + row * (width / 2) + columns.lowerBound
        for line in [first, first + width] {
          Self.convertLuma(
            pixels.extracting(line..<line + 2 * columns.count),
            planes.extracting(line..<line + 2 * columns.count))
        }
        Self.convertColors(
          pixels.extracting(first..<first + 2 * columns.count),
          pixels.extracting(first + width..<first + width + 2 * columns.count),
          blue: planes.extracting(colors..<colors + columns.count),
          red: planes.extracting(
            colors + width * height / 4..<colors + width * height / 4 + columns.count))
      }
    }
  }

  /// Converts pixels of a row. The factors are those of BT.709 for 219 steps of brightness, times 2¹⁶.
  private static func convertLuma(
    _ pixels: UnsafeBufferPointer<UInt32>, _ luma: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in pixels.indices {
      let (r, g, b) = parts(pixels[index])
      let sum = 11_966 &* r &+ 40_254 &* g &+ 4_064 &* b
      luma[index] = UInt8(truncatingIfNeeded: (sum &+ 1_081_344) >> 16)  // 16½
    }
  }

  /// Converts pixels of two rows. The factors are those of BT.709 for 224 steps of colour, times 2¹⁶.
  private static func convertColors(
    _ above: UnsafeBufferPointer<UInt32>, _ below: UnsafeBufferPointer<UInt32>,
    blue: UnsafeMutableBufferPointer<UInt8>, red: UnsafeMutableBufferPointer<UInt8>
  ) {
    for column in blue.indices {
      let four = (
        parts(above[2 * column]), parts(above[2 * column + 1]), parts(below[2 * column]),
        parts(below[2 * column + 1])
      )
      let r = four.0.0 &+ four.1.0 &+ four.2.0 &+ four.3.0
      let g = four.0.1 &+ four.1.1 &+ four.2.1 &+ four.3.1
      let b = four.0.2 &+ four.1.2 &+ four.2.2 &+ four.3.2
      // Sums of four pixels have two bits more.
      let middle: Int32 = 33_685_504  // 128½
      blue[column] = UInt8(
        truncatingIfNeeded: (28_784 &* b &- 6_596 &* r &- 22_188 &* g &+ middle) >> 18)
      red[column] = UInt8(
        truncatingIfNeeded: (28_784 &* r &- 26_145 &* g &- 2_639 &* b &+ middle) >> 18)
    }
  }

  private static func parts(_ pixel: UInt32) -> (Int32, Int32, Int32) {
    (Int32(pixel >> 16 & 255), Int32(pixel >> 8 & 255), Int32(pixel & 255))
  }
}
