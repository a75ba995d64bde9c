import ArgumentParser
import ElasticKit

/// The size of a film in pixels, as `--pixels` takes it.
struct PictureSize: Equatable {
  var width: Int
  var height: Int

  /// The sizes that have a name.
  static let names: [(name: String, size: PictureSize)] = [
    ("720p", PictureSize(width: 1280, height: 720)),
    ("1080p", PictureSize(width: 1920, height: 1080)),
    ("4k", PictureSize(width: 3840, height: 2160)),
    ("vertical", PictureSize(width: 1080, height: 1920)),
    ("square", PictureSize(width: 1080, height: 1080)),
  ]

  /// Pixels on the shorter side of the smallest film.
  private static let smallest = 64

  /// A name, or a size such as `1920x1080`.
  static func parse(_ text: String) throws -> PictureSize {
    if let named = names.first(where: { $0.name == text.lowercased() }) { return named.size }
    let sides = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" })
    let numbers = sides.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard sides.count == 2, numbers.count == 2, numbers.allSatisfy({ (smallest...32_767) ~= $0 })
    else {
      throw ValidationError(
        "expected WIDTHxHEIGHT in whole pixels, each from \(smallest) to 32767, or one of "
          + names.map(\.name).joined(separator: ", "))
    }
    return PictureSize(width: numbers[0], height: numbers[1])
  }

  /// Points on the shorter side of a picture, so that settings in points mean the same in every size.
  private static let points = 360.0

  /// Pixels a point.
  var scale: Double { Double(min(width, height)) / Self.points }

  /// In points.
  var size: Size2D {
    Size2D(width: Double(width) / scale, height: Double(height) / scale)
  }
}
