import ElasticExport

/// What a page can take away: a row of ``all``, which says all of it.
struct FileFormat: Sendable {
  /// What of a recording it shows.
  enum Kind {
    /// One instant.
    case still
    /// All of it.
    case film
    /// The keyframes of all of it, or of a ball's way.
    case styleSheet
  }

  /// How its file's name ends.
  let ending: StaticString
  /// Its media type.
  let type: StaticString
  let kind: Kind
  /// Whether the bytes are yet to be packed, by ``Studio/pack(_:)``.
  var isArchive = false
  /// What is written of all frames; of one instant nothing is asked.
  let bytes: @Sendable (FileMaker, Footage) -> [UInt8]

  /// In the order in which the page counts them.
  static let all = [
    FileFormat(ending: ".svg", type: "image/svg+xml", kind: .still) { _, _ in [] },
    FileFormat(ending: ".svg", type: "image/svg+xml", kind: .film) {
      MovingSVG(error: $0.error).bytes(of: $1)
    },
    FileFormat(ending: ".json", type: "application/json", kind: .film) {
      $0.lottie($1)
    },
    FileFormat(ending: ".lottie", type: "application/zip", kind: .film, isArchive: true) {
      $0.lottie($1)
    },
    FileFormat(ending: ".css", type: "text/css", kind: .styleSheet) {
      CSSMotion(error: $0.error).bytes(of: $1)
    },
  ]
}

extension FileMaker {
  fileprivate func lottie(_ footage: Footage) -> [UInt8] {
    LottieDocument(error: error, name: recording.component.name.bytes).bytes(of: footage)
  }
}
