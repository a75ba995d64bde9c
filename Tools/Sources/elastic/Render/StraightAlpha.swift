/// Pixels whose colours are not multiplied by their alpha.
enum StraightAlpha {
  /// Number of pixels tested together: most groups are all opaque or all clear.
  private static let run = 32

  /// Divides the colours of pixels by their alpha; all components are rounded to the nearest integer.
  /// - Parameter bleeds: whether a clear pixel gets the colour of the last opaque one before it,
  ///   instead of none.
  static func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>, bleeds: Bool) {
    var color = bleeds ? (pixels.first { $0 >> 24 == 255 } ?? 0) & 0xFF_FFFF : 0
    var start = 0
    while start < pixels.count {
      let end = min(start + run, pixels.count)
      let first = pixels[start]
      var difference: UInt32 = 0
      for index in start..<end { difference |= pixels[index] ^ first }
      if difference == 0, first >> 24 == 255 {
        color = bleeds ? first & 0xFF_FFFF : 0
      } else if difference != 0 || first != color {
        for index in start..<end {
          let pixel = pixels[index]
          switch pixel >> 24 {
          case 255: color = bleeds ? pixel & 0xFF_FFFF : 0
          case 0: pixels[index] = color
          case let alpha: pixels[index] = straight(pixel, alpha: alpha)
          }
        }
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
