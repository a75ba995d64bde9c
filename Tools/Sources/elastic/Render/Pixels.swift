#if Cairo
import ElasticCairo
import ElasticKit

/// Pictures of pixels, drawn with cairo.
enum Pixels {
  /// The bytes of a PNG file.
  static func png(_ picture: Picture) throws -> [UInt8] {
    var canvas = try Canvas(size: picture.stage.size, scale: picture.scale)
    try canvas.draw(picture)
    return try reporting { () throws(CairoError) in try canvas.image.png() }
  }

  /// Draws a film and has ffmpeg write it.
  static func write(_ film: Film, into file: OutputFile) async throws {
    let extent = try film.extent()
    let canvas = try Canvas(size: extent.size, scale: film.scale, step: film.format.step)
    let encoder = FilmEncoder(
      film: film, count: extent.count, canvas: canvas, file: file)
    try await encoder.encode()
  }

  fileprivate static func reporting<Result>(
    _ work: () throws(CairoError) -> Result
  ) throws -> Result {
    do throws(CairoError) { return try work() } catch {
      switch error {
      case .noSize, .tooLarge: throw Failure.data(error.description)
      case .notWritable: throw Failure.cannotCreate(error.description)
      case .failed: throw Failure.inputOutput(error.description)
      }
    }
  }
}

/// What one picture after another is drawn on.
struct Canvas {
  let image: CairoImage
  private var drawing = Drawing()

  /// A canvas of `size` points, its sides rounded up to a multiple of `step` pixels.
  /// - Throws: a ``Failure`` if there can be no such picture.
  init(size: Size2D, scale: Double, step: Int = 1) throws {
    image = try Pixels.reporting { () throws(CairoError) in
      let image = try CairoImage(size: size, scale: scale)
      if image.width % step == 0, image.height % step == 0 { return image }
      func padded(_ side: Int) -> Int { (side + step - 1) / step * step }
      return try CairoImage(
        width: padded(image.width), height: padded(image.height), scale: scale)
    }
  }

  /// Draws a picture in place of the last one.
  mutating func draw(_ picture: Picture) throws {
    drawing.removeAll()
    picture.stage.draw(into: &drawing)
    let palette = picture.palette
    try Pixels.reporting { () throws(CairoError) in
      // All of the canvas: the component may be smaller than it, or end within a pixel.
      image.clear(to: picture.background.color(in: palette))
      try image.draw(drawing, palette: palette)
    }
  }

  /// Copies the pixels into `frame`, four bytes each, colours not multiplied by alpha.
  ///
  /// What is clear has the colour of what is before it: codecs that lose something mix the colours of
  /// neighbours, and black ones would darken every edge.
  func copy(into frame: inout [UInt8]) {
    image.withPixels { pixels in
      frame.withUnsafeMutableBytes { bytes in
        let straight = bytes.bindMemory(to: UInt32.self)
        var color = pixels.first { $0 >> 24 == 255 } ?? 0
        for index in pixels.indices {
          let pixel = pixels[index]
          switch pixel >> 24 {
          case 255:
            color = pixel
            straight[index] = pixel
          case 0: straight[index] = color & 0xFF_FFFF
          case let alpha: straight[index] = Self.straight(pixel, alpha: alpha)
          }
        }
      }
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
#else
/// Without cairo there are no pixels.
enum Pixels {
  static func png(_ picture: Picture) throws -> [UInt8] { throw missing }

  static func write(_ film: Film, into file: OutputFile) async throws { throw missing }

  private static let missing = Failure.unavailable(
    "this elastic was built without cairo; expected the name of an .svg, or a build with --traits "
      + "Cairo")
}
#endif
