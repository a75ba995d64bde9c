import ElasticKit

/// What a picture or film is written as; chosen by the file's extension.
enum RenderFormat: String, CaseIterable {
  case png, svg, gif, apng, webp, mp4, webm, json

  /// The format of a file of this name.
  /// - Throws: a ``Failure`` that lists the extensions there are.
  init(path: String) throws {
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".")
    let known = Self.allCases.map { "." + $0.rawValue }.joined(separator: " ")
    guard let dot, dot > name.startIndex else {
      throw Failure.usage("\(path): expected a name that ends with one of \(known)")
    }
    guard let format = Self(rawValue: name[name.index(after: dot)...].lowercased()) else {
      throw Failure.usage(
        "\(path): \(name[dot...]) is unknown; expected a name that ends with one of \(known)")
    }
    self = format
  }

  /// Whether it moves.
  var isFilm: Bool { self != .png && self != .svg }

  /// Whether it consists of shapes, so that no pixel is drawn.
  var isVector: Bool { self == .svg || self == .json }

  /// Whether what is not drawn is seen through.
  var isTransparent: Bool { self != .mp4 }

  /// Whether there can be sound with it.
  var hasSound: Bool { self == .mp4 || self == .webm }

  /// Frames a second unless told otherwise.
  ///
  /// GIF counts hundredths of a second and browsers slow down below two of them; they play APNG at 60
  /// four percent too fast. So both have 50.
  var rate: Double { self == .gif || self == .apng ? 50 : 60 }

  /// Frames a second it can have.
  var rates: ClosedRange<Double> { 1...(self == .gif ? 50 : 240) }

  /// Pixels that a side must be a multiple of: H.264 halves the resolution of colour.
  var step: Int { self == .mp4 ? 2 : 1 }
}
