import Foundation

/// A format of a picture or a film: each is defined in a file of its own in `Formats`.
protocol RenderFormat: Sendable {
  /// File name extension.
  var ending: String { get }
  /// Name in messages.
  var name: String { get }
  /// Whether it is always animated; an SVG is unless a time is given.
  var isFilm: Bool { get }
  /// Whether it is a vector format, so that no pixel is drawn.
  var isVector: Bool { get }
  /// Whether it can be transparent.
  var isTransparent: Bool { get }
  /// Whether it can be transparent in part; otherwise a film has a background unless none is asked for.
  var isHalfTransparent: Bool { get }
  /// Whether it is lossless; a GIF is only if its 256 colours are enough.
  var isLossless: Bool { get }
  /// ffmpeg's filter for a palette, for formats with few colours.
  var paletteArguments: [String]? { get }
  /// A program that makes the file smaller and changes no pixel, with its arguments; used if it is installed.
  var squeezer: [String]? { get }
  /// Whether it can have sound.
  var hasSound: Bool { get }
  /// Whether the file stores the number of plays; for others the player decides.
  var hasLoop: Bool { get }
  /// Whether its names share a page's namespace, so that they need a prefix.
  var hasScope: Bool { get }
  /// Default frames a second.
  var rate: Double { get }
  /// The range of `--crf`; nil for formats that have none.
  var quality: FilmQuality? { get }
  /// Possible frames a second.
  var rates: ClosedRange<Double> { get }
  /// Both sides must be a multiple of this number of pixels.
  var step: Int { get }
  /// Whether ffmpeg gets its frames as planes of brightness and colour; both sides are even then.
  var isPlanar: Bool { get }
  /// The names of its pictures, for a sequence.
  var sequence: SequenceName? { get }
  /// The writer of the format, and its options.
  var writer: RenderWriter { get }
}

extension RenderFormat {
  var name: String { ending }
  var isFilm: Bool { true }
  var isVector: Bool { false }
  var isTransparent: Bool { true }
  var isHalfTransparent: Bool { isTransparent }
  var isLossless: Bool { true }
  var squeezer: [String]? { nil }
  var paletteArguments: [String]? { nil }
  var hasSound: Bool { false }
  var hasLoop: Bool { false }
  var hasScope: Bool { false }
  var quality: FilmQuality? { nil }
  var rate: Double { 60 }
  var rates: ClosedRange<Double> { 1...240 }
  var step: Int { 1 }
  var isPlanar: Bool { false }
  var sequence: SequenceName? { nil }

  /// Whether it is a sequence of pictures, written by ffmpeg.
  var hasFrames: Bool { if case .frames = writer { true } else { false } }
}

/// What a film's options say to its codec.
struct FrameSettings {
  /// The number of plays; 0 for an endless loop.
  var plays: Int
  /// The number of a sequence's first picture.
  var firstNumber: Int
  /// The codec's quality, of which 0 is the best; formats without one ignore it.
  var crf: Int
}

/// The constant rate factors of a codec.
struct FilmQuality {
  /// From the best to the smallest.
  var range: ClosedRange<Int>
  var usual: Int
}

/// Writer of a format.
enum RenderWriter {
  /// ffmpeg, from pixels: with this filter, codec and container, because the temporary file has no
  /// extension yet.
  case frames((FrameSettings) -> [String])
  /// This program.
  case file((_ rendering: Rendering, _ file: OutputFile) throws -> Written)
}

/// All formats.
enum RenderFormats {
  /// In the order of messages and help.
  static let all: [any RenderFormat] = [
    PNGFormat(), SVGFormat(), GIFFormat(), APNGFormat(), WebPFormat(), MP4Format(), MKVFormat(),
    MOVFormat(), WebMFormat(), AVIFFormat(), LottieFormat(), DotLottieFormat(), CSSFormat(),
  ]

  /// Extensions of the formats with a property, as a list in a sentence.
  static func list(
    _ last: String = "and", where isListed: (any RenderFormat) -> Bool
  ) -> String {
    let endings = all.filter(isListed).map(\.ending)
    guard let end = endings.last, endings.count > 1 else { return endings.first ?? "" }
    return endings.dropLast().joined(separator: ", ") + " \(last) " + end
  }

  /// The format of a file with this name.
  /// - Throws: a ``Failure`` that lists the known extensions.
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
