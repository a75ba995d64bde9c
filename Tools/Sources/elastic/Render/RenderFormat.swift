import ElasticKit
import Foundation

/// What a picture or film is written as; chosen by the file's extension.
enum RenderFormat: Hashable, CaseIterable {
  case png, svg, gif, apng, webp, mp4, webm, avif, json, lottie, css
  /// A picture a frame.
  case sequence(SequenceName)

  static let allCases: [RenderFormat] = [
    .png, .svg, .gif, .apng, .webp, .mp4, .webm, .avif, .json, .lottie, .css,
  ]

  /// How such a file's name ends.
  var ending: String {
    if case .sequence = self { ".png" } else { ".\(self)" }
  }

  /// What messages call it.
  var name: String {
    if case .sequence = self { "a sequence" } else { ending }
  }

  /// The format of a file of this name.
  /// - Throws: a ``Failure`` that lists the extensions there are.
  init(path: String) throws {
    let sequence = "%04d.png for a picture a frame"
    var isFolder: ObjCBool = false
    if path.hasSuffix("/")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    {
      let folder = path.hasSuffix("/") ? path : path + "/"
      throw Failure.usage("\(path): is a folder; expected a file, or \(folder)\(sequence)")
    }
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.startIndex
    let ending = name[dot...]
    let format = Self.allCases.first { $0.ending == ending.lowercased() }
    guard let format, dot > name.startIndex else {
      let known = Self.allCases.map(\.ending).joined(separator: " ")
      let problem = dot > name.startIndex ? "\(ending) is unknown; " : ""
      throw Failure.usage(
        "\(path.isEmpty ? "-o" : path): \(problem)expected a name that ends with one of \(known), or \(sequence)"
      )
    }
    self = format
    if format == .png, let sequence = try SequenceName(name) { self = .sequence(sequence) }
  }

  /// Whether it moves.
  var isFilm: Bool { self != .png && self != .svg }

  /// Whether it consists of shapes, so that no pixel is drawn.
  var isVector: Bool { [.svg, .json, .lottie, .css].contains(self) }

  /// Whether it is a picture a frame, written by ffmpeg.
  var hasFrames: Bool { isFilm && !isVector }

  /// Whether what is not drawn is seen through.
  var isTransparent: Bool { self != .mp4 }

  /// Whether every pixel comes back as it was; a GIF's only where its 256 colours are enough.
  var isLossless: Bool {
    switch self {
    case .mp4, .webm, .avif: false
    default: true
    }
  }

  /// Whether there can be sound with it.
  var hasSound: Bool { self == .mp4 || self == .webm }

  /// Whether it says how often it is played; of the others their player decides.
  var hasLoop: Bool { self == .gif || self == .apng || self == .webp }

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
