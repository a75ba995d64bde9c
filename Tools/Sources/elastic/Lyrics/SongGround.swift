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
  /// Of the film, in points.
  let size: Size2D
  /// Of the film, in seconds.
  let duration: Double

  /// The contrast that letters have at least, as WCAG 2.1 asks for.
  static let contrast = 4.5

  /// The picture of the ground; nil where the film's background is all, or a film lies under it.
  /// - Parameter time: that of a single picture, in seconds; nil for a film.
  /// - Throws: a ``Failure``.
  func image(width: Int, height: Int, scale: Double, at time: Double?) async throws -> CairoImage? {
    switch look.ground {
    case .plain: return nil
    case .gradient(let top, let bottom):
      let image = try image(width, height, scale)
      image.fill(from: top, to: bottom)
      return image
    case .picture(let ground):
      let filters = ground.filters(width: width, height: height, scale: scale, on: background)
      if ground.isFilm, time == nil { return nil }
      let image = try await ground.image(
        width: width, height: height, scale: scale, filters, at: time ?? 0, isOpaque: true)
      image.veil(
        try await veil(of: ground) {
          if ground.isFilm { return try await colors(of: ground) }
          return GroundColors(of: image)
        })
      return image
    }
  }

  /// The film under the words; nil where the ground stands still.
  func underlay(width: Int, height: Int, scale: Double) async throws -> Underlay? {
    guard case .picture(let ground) = look.ground, ground.isFilm else { return nil }
    return ground.underlay(
      ground.filters(width: width, height: height, scale: scale, on: background),
      veil: try await veil(of: ground) { try await colors(of: ground) })
  }

  /// The colours of a film, of squares of a point, in as much of it as is seen.
  private func colors(of ground: PictureGround) async throws -> GroundColors {
    var colors = GroundColors()
    let filters = ground.filters(
      width: Int(size.width), height: Int(size.height), scale: 1, on: background)
    try await ground.readFrames(filters, seconds: duration) { colors.insert($0) }
    return colors
  }

  private func image(_ width: Int, _ height: Int, _ scale: Double) throws -> CairoImage {
    try Pixels.reporting("\(width)x\(height) pixels") { () throws(CairoError) in
      try CairoImage(width: width, height: height, scale: scale)
    }
  }

  /// Black or white to lie over a picture, as much as is given or as the words need on its colours.
  private func veil(
    of ground: PictureGround, _ colors: () async throws -> GroundColors
  ) async rethrows -> ElasticColor {
    func worst(on color: ElasticColor) -> Double {
      letters.map { $0.contrast(with: color) }.min() ?? 1
    }
    let white = ElasticColor(hex: 0xFFFF_FFFF)
    var veil = worst(on: .black) >= worst(on: white) ? ElasticColor.black : white
    // An outline that is wide and sets the letters off is ground enough.
    let isOutlined = look.outline.map { $0.reach >= 0.05 && worst(on: $0.color) >= Self.contrast }
    if let given = ground.dim {
      veil.alpha = given
    } else if isOutlined == true {
      veil.alpha = 0
    } else {
      veil.alpha = share(of: veil, over: try await colors().extremes, worst)
    }
    return veil
  }

  /// The smallest share of a colour over others with which every one of them is a ground for the letters.
  private func share(
    of veil: ElasticColor, over places: [ElasticColor], _ worst: (ElasticColor) -> Double
  ) -> Double {
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
}
#endif
