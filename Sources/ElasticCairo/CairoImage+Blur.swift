#if Cairo
// Three runs of a moving average, which are close to a Gaussian and cost the same for every reach; the method of
// "Fast Almost-Gaussian Filtering" (Kovesi, 2010). Cairo has no blur.

extension CairoImage {
  /// Blurs the picture: a point spreads over a circle of about this many pixels in radius.
  @_spi(Programs) public func blur(reach: Double) {
    // The deviation of three averages over 2r + 1 pixels is √(r(r + 1)).
    let radius = Int((reach / 2).rounded())
    guard radius > 0, reach.isFinite else { return }
    let (width, height) = (width, height)
    var line: [SIMD4<UInt32>] = []
    withMutablePixels { pixels in
      for _ in 0..<3 {
        for y in 0..<height {
          Self.average(pixels, from: y * width, by: 1, count: width, radius, &line)
        }
        for x in 0..<width {
          Self.average(pixels, from: x, by: width, count: height, radius, &line)
        }
      }
    }
  }

  /// Replaces each pixel of a line by the average of those around it; beyond its ends a line is clear.
  private static func average(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, from start: Int, by step: Int, count: Int,
    _ radius: Int, _ line: inout [SIMD4<UInt32>]
  ) {
    line.removeAll(keepingCapacity: true)
    var isClear = true
    for index in 0..<count {
      let pixel = pixels[start + index * step]
      isClear = isClear && pixel == 0
      line.append(
        SIMD4(pixel >> 24, pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255))
    }
    if isClear { return }
    let size = UInt32(2 * radius + 1)
    var sum = SIMD4<UInt32>.zero
    for index in 0..<min(radius, count) { sum &+= line[index] }
    for index in 0..<count {
      if index + radius < count { sum &+= line[index + radius] }
      if index > radius { sum &-= line[index - radius - 1] }
      let mean = (sum &+ size / 2) / size
      pixels[start + index * step] = mean[0] << 24 | mean[1] << 16 | mean[2] << 8 | mean[3]
    }
  }
}
#endif
