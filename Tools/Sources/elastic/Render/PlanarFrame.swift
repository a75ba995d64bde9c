import Foundation

/// A frame as video codecs take it: a plane of brightness, and two of colour at half its resolution (4:2:0), in the limited range
/// of BT.709.
///
/// It has three eighths of the bytes that its pixels have, and only rows that have changed are converted: most of a frame
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
  /// - Parameter old: the pixels that were converted before; nil if none were.
  mutating func convert(
    _ pixels: UnsafeBufferPointer<UInt32>, from old: UnsafeBufferPointer<UInt32>?
  ) {
    bytes.withUnsafeMutableBufferPointer { planes in
      for row in stride(from: 0, to: height, by: 2) {
        let pair = row * width..<(row + 2) * width
        if let old, Self.areEqual(old, pixels, pair) { continue }
        let colors = width * height + row / 2 * (width / 2)
        Self.convert(
          UnsafeBufferPointer(rebasing: pixels[pair]), width: width,
          luma: UnsafeMutableBufferPointer(rebasing: planes[pair]),
          blue: UnsafeMutableBufferPointer(rebasing: planes[colors..<colors + width / 2]),
          red: UnsafeMutableBufferPointer(
            rebasing: planes[colors + width * height / 4..<colors + width * height / 4 + width / 2])
        )
      }
    }
  }

  private static func areEqual(
    _ one: UnsafeBufferPointer<UInt32>, _ other: UnsafeBufferPointer<UInt32>, _ range: Range<Int>
  ) -> Bool {
    memcmp(
      one.baseAddress! + range.lowerBound, other.baseAddress! + range.lowerBound, range.count * 4)
      == 0
  }

  /// Converts two rows. The factors are those of BT.709 for 219 steps of brightness and 224 of colour, times 2¹⁶.
  private static func convert(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, luma: UnsafeMutableBufferPointer<UInt8>,
    blue: UnsafeMutableBufferPointer<UInt8>, red: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<2 * width {
      let (r, g, b) = parts(pixels[index])
      let sum = 11_966 &* r &+ 40_254 &* g &+ 4_064 &* b
      luma[index] = UInt8(truncatingIfNeeded: (sum &+ 1_081_344) >> 16)  // 16½
    }
    for column in 0..<width / 2 {
      let (above, below) = (2 * column, 2 * column + width)
      let four = (
        parts(pixels[above]), parts(pixels[above + 1]), parts(pixels[below]),
        parts(pixels[below + 1])
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
