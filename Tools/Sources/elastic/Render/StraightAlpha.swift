/// Pixels whose colours are not multiplied by their alpha.
enum StraightAlpha {
  /// Pixels looked at together: nearly all of a picture is opaque or clear, and stays as it is.
  private static let run = 32

  /// Divides the colours of pixels by their alpha; all parts are rounded to the nearest.
  /// - Parameter bleeds: whether a clear pixel gets the colour of the last opaque one before it,
  ///   instead of none.
  static func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>, bleeds: Bool) {
    var color = bleeds ? (pixels.first { $0 >> 24 == 255 } ?? 0) & 0xFF_FFFF : 0
    var start = 0
    while start < pixels.count {
      let end = min(start + run, pixels.count)
      var partial = 0
      var clear = 0
      for index in start..<end {
        // Zero less one is more than any pixel.
        partial &+= pixels[index] &- 1 < 0xFEFF_FFFF ? 1 : 0
        clear &+= pixels[index] == 0 ? 1 : 0
      }
      if partial > 0 || clear > 0 && bleeds {
        for index in start..<end {
          let pixel = pixels[index]
          switch pixel >> 24 {
          case 255: if bleeds { color = pixel & 0xFF_FFFF }
          case 0: pixels[index] = color
          case let alpha: pixels[index] = straight(pixel, alpha: alpha)
          }
        }
      } else if bleeds {
        color = pixels[end - 1] & 0xFF_FFFF
      }
      start = end
    }
  }

  private static func straight(_ pixel: UInt32, alpha: UInt32) -> UInt32 {
    func part(_ shift: UInt32) -> UInt32 {
      let multiplied = pixel >> shift & 255
      return min((multiplied * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | part(16) | part(8) | part(0)
  }
}
