import Foundation

/// What a picture or a film is written as: each format says all of itself in a file of `Formats`.
protocol RenderFormat: Sendable {
  /// How such a file's name ends.
  var ending: String { get }
  /// What messages call it.
  var name: String { get }
  /// Whether it moves whatever is asked for; an SVG moves unless a time is told.
  var isFilm: Bool { get }
  /// Whether it consists of shapes, so that no pixel is drawn.
  var isVector: Bool { get }
  /// Whether what is not drawn is seen through.
  var isTransparent: Bool { get }
  /// Whether every pixel comes back as it was; a GIF's only where its 256 colours are enough.
  var isLossless: Bool { get }
  /// How ffmpeg chooses its colours first, where it has few.
  var paletteArguments: [String]? { get }
  /// Whether there can be sound with it.
  var hasSound: Bool { get }
  /// Whether it says how often it is played; of the others their player decides.
  var hasLoop: Bool { get }
  /// Whether its names are a page's too, so that they can be told apart.
  var hasScope: Bool { get }
  /// Frames a second unless told otherwise.
  var rate: Double { get }
  /// Frames a second it can have.
  var rates: ClosedRange<Double> { get }
  /// Pixels that a side must be a multiple of.
  var step: Int { get }
  /// The names of its pictures, where it is one a frame.
  var sequence: SequenceName? { get }
  /// Who writes it, and how.
  var writer: RenderWriter { get }
}

extension RenderFormat {
  var name: String { ending }
  var isFilm: Bool { true }
  var isVector: Bool { false }
  var isTransparent: Bool { true }
  var isLossless: Bool { true }
  var paletteArguments: [String]? { nil }
  var hasSound: Bool { false }
  var hasLoop: Bool { false }
  var hasScope: Bool { false }
  var rate: Double { 60 }
  var rates: ClosedRange<Double> { 1...240 }
  var step: Int { 1 }
  var sequence: SequenceName? { nil }

  /// Whether it is a picture a frame, written by ffmpeg.
  var hasFrames: Bool { if case .frames = writer { true } else { false } }
}

/// Who writes a format.
enum RenderWriter {
  /// ffmpeg, of pictures: with this filter, codec and container, since our file's name is not yet its own. It
  /// is told how often the film is played, 0 for ever, and the number of the first picture of a sequence.
  case frames((_ plays: Int, _ first: Int) -> [String])
  /// We ourselves.
  case file((_ rendering: Rendering, _ file: OutputFile) throws -> Void)
}

/// The formats there are.
enum RenderFormats {
  /// In the order in which messages and help list them.
  static let all: [any RenderFormat] = [
    PNGFormat(), SVGFormat(), GIFFormat(), APNGFormat(), WebPFormat(), MP4Format(), WebMFormat(),
    AVIFFormat(), LottieFormat(), DotLottieFormat(), CSSFormat(),
  ]

  /// The endings of those that are so, as a sentence lists them.
  static func list(
    _ last: String = "and", where isListed: (any RenderFormat) -> Bool
  ) -> String {
    let endings = all.filter(isListed).map(\.ending)
    guard let end = endings.last, endings.count > 1 else { return endings.first ?? "" }
    return endings.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  /// The format of a file of this name.
  /// - Throws: a ``Failure`` that lists the extensions there are.
  static func format(of path: String) throws -> any RenderFormat {
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
    let format = all.first { $0.ending == ending.lowercased() }
    guard let format, dot > name.startIndex else {
      let known = all.map(\.ending).joined(separator: " ")
      let problem = dot > name.startIndex ? "\(ending) is unknown; " : ""
      throw Failure.usage(
        "\(path.isEmpty ? "-o" : path): \(problem)expected a name that ends with one of \(known), or \(sequence)"
      )
    }
    if format is PNGFormat, let names = try SequenceName(name) { return SequenceFormat(names) }
    return format
  }
}
