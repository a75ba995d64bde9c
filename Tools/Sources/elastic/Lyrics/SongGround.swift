#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// Draws what lies behind a song's words, so that they can be read on it.
struct SongGround {
  let look: SongLook
  /// The colours of the words.
  let letters: [ElasticColor]
  /// Of the film.
  let background: ElasticColor

  /// The contrast that letters have at least, as WCAG 2.1 asks for.
  static let contrast = 4.5

  /// The picture of the ground; nil where the film's background is all.
  /// - Throws: a ``Failure``.
  func image(width: Int, height: Int, scale: Double) async throws -> CairoImage? {
    switch look.ground {
    case .plain: return nil
    case .gradient(let top, let bottom):
      let image = try image(width, height, scale)
      image.fill(from: top, to: bottom)
      return image
    case .picture(let ground):
      let pixels = try await ground.pixels(
        width: width, height: height, scale: scale, on: background)
      let image = try image(width, height, scale)
      image.withMutablePixels { target in
        for index in target.indices {
          let byte = index * 4
          target[index] =
            0xFF00_0000 | UInt32(pixels[byte + 2]) << 16 | UInt32(pixels[byte + 1]) << 8
            | UInt32(pixels[byte])
        }
      }
      dim(image, by: ground.dim)
      return image
    }
  }

  private func image(_ width: Int, _ height: Int, _ scale: Double) throws -> CairoImage {
    try Pixels.reporting("\(width)x\(height) pixels") { () throws(CairoError) in
      try CairoImage(width: width, height: height, scale: scale)
    }
  }

  /// Lays black or white over a picture, as much as is given or as the words need.
  private func dim(_ image: CairoImage, by given: Double?) {
    func worst(on color: ElasticColor) -> Double {
      letters.map { $0.contrast(with: color) }.min() ?? 1
    }
    let white = ElasticColor(hex: 0xFFFF_FFFF)
    var veil = worst(on: .black) >= worst(on: white) ? ElasticColor.black : white
    // An outline that is wide and sets the letters off is ground enough.
    let isOutlined = look.outline.map { $0.reach >= 0.05 && worst(on: $0.color) >= Self.contrast }
    veil.alpha = given ?? (isOutlined == true ? 0 : share(of: veil, over: image, worst))
    image.veil(veil)
  }

  /// The smallest share of a colour over a picture with which every place of it is a ground for the letters.
  private func share(
    of veil: ElasticColor, over image: CairoImage, _ worst: (ElasticColor) -> Double
  ) -> Double {
    let places = extremes(of: image)
    func isEnough(_ share: Double) -> Bool {
      places.allSatisfy { place in
        func mixed(_ part: KeyPath<ElasticColor, Double>) -> Double {
          place[keyPath: part] * (1 - share) + veil[keyPath: part] * share
        }
        // One step of 255 more, for rounding and for a film's codec.
        return worst(ElasticColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue)))
          >= Self.contrast + 0.15
      }
    }
    var (low, high) = (0.0, 1.0)
    if isEnough(0) { return 0 }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// The colours of a picture, each of its kind once: squares of a point, in steps of 8 of 255, rounded to both sides.
  private func extremes(of image: CairoImage) -> Set<ElasticColor> {
    let step = max(Int(image.scale.rounded()), 1)
    var found: Set<ElasticColor> = []
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
          for way in [0, 7] {
            let part = (mean &+ way) / 8 &* 8
            found.insert(
              ElasticColor(
                red: min(Double(part.x) / 255, 1), green: min(Double(part.y) / 255, 1),
                blue: min(Double(part.z) / 255, 1)))
          }
        }
      }
    }
    return found
  }
}
#endif
