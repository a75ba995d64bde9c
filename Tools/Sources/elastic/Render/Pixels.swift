#if Cairo
import ElasticCairo
import ElasticKit

/// Raster images, drawn with cairo.
enum Pixels {
  /// The bytes of a PNG file, and its size in pixels.
  static func png(_ picture: Picture) throws -> ([UInt8], Size2D) {
    let canvas = try Canvas(size: picture.stage.size, scale: picture.scale)
    try canvas.draw(picture)
    let bytes = try reporting { () throws(CairoError) in try canvas.image.png() }
    return (bytes, canvas.size)
  }

  /// - Parameter asked: the requested size, as a message begins with it.
  static func reporting<Result>(
    _ asked: String = "", _ work: () throws(CairoError) -> Result
  ) throws -> Result {
    do throws(CairoError) { return try work() } catch {
      switch error {
      case .noSize, .tooLarge: throw Failure.data("\(asked): \(error.description)")
      case .notWritable: throw Failure.cannotCreate(error.description)
      case .failed: throw Failure.inputOutput(error.description)
      }
    }
  }
}
#else
import ElasticKit

/// Without cairo there are no raster images.
enum Pixels {
  static func png(_ picture: Picture) throws -> ([UInt8], Size2D) { throw missing }

  static let missing = Failure.unavailable(
    "this elastic was built without cairo; expected the name of an .svg, or a build with --traits "
      + "Cairo")
}

/// Without raster images there are no films.
enum FilmWriter {
  static func write(_ film: Film, to path: String) async throws -> Written { throw Pixels.missing }
}
#endif
