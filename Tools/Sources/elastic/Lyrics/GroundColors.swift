#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// The colours of a picture or a film, in steps of 8 of 255.
struct GroundColors {
  /// Which of the 32³ colours there are.
  private var isFound = [Bool](repeating: false, count: 32 * 32 * 32)

  init() {}

  /// The colours of a picture: of each square of a point.
  init(of image: CairoImage) {
    let step = max(Int(image.scale.rounded()), 1)
    image.withPixels { pixels in
      for top in stride(from: 0, to: image.height, by: step) {
        for left in stride(from: 0, to: image.width, by: step) {
          var sum = SIMD3<Int>.zero
          var count = 0
          for y in top..<min(top + step, image.height) {
            for x in left..<min(left + step, image.width) {
              let pixel = Int(pixels[y * image.width + x])
              sum &+= SIMD3(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
              count += 1
            }
          }
          let mean = sum / count
          insert(mean.x, mean.y, mean.z)
        }
      }
    }
  }

  private mutating func insert(_ red: Int, _ green: Int, _ blue: Int) {
    isFound[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)] = true
  }

  /// Adds pixels of three bytes: red, green and blue.
  mutating func insert(_ pixels: UnsafeRawBufferPointer) {
    for pixel in stride(from: 0, to: pixels.count - 2, by: 3) {
      insert(Int(pixels[pixel]), Int(pixels[pixel + 1]), Int(pixels[pixel + 2]))
    }
  }

  /// The colours, each rounded to both sides of its step.
  var extremes: [ElasticColor] {
    isFound.indices.filter { isFound[$0] }.flatMap { index in
      let parts = [index >> 10, (index >> 5) & 31, index & 31]
      return [parts, parts.map { $0 + 1 }].map { parts in
        let values = parts.map { min(Double($0 * 8) / 255, 1) }
        return ElasticColor(red: values[0], green: values[1], blue: values[2])
      }
    }
  }
}
#endif
