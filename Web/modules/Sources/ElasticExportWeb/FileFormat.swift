import ElasticExport

/// The formats that a page can export.
enum FileFormat: UInt8, CaseIterable {
  /// An SVG of one instant, and one that moves.
  case still, svg
  case lottie, dotLottie
  /// A style sheet.
  case css

  /// How its file's name ends.
  var ending: StaticString {
    switch self {
    case .still, .svg: ".svg"
    case .lottie: ".json"
    case .dotLottie: ".lottie"
    case .css: ".css"
    }
  }

  /// Its media type.
  var type: StaticString {
    switch self {
    case .still, .svg: "image/svg+xml"
    case .lottie: "application/json"
    case .dotLottie: "application/zip"
    case .css: "text/css"
    }
  }
}
