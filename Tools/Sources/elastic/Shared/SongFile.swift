import ElasticKit
import Foundation

#if Cairo
import ElasticCairo
#endif

/// A song file on the command line.
enum SongFile {
  /// Reads a song in the format of its file name extension, or else the one detected from its content.
  /// - Throws: a ``Failure`` with the file, the place in it, and the expected value.
  static func lyrics(_ path: String) throws -> Lyrics {
    let bytes = try InputFile.contents(of: path, expected: "a song file", limit: 8)
    do throws(Lyrics.ParseError) {
      return try Lyrics(bytes, format: format(of: path))
    } catch {
      throw Failure.data("\(path): \(error.description)")
    }
  }

  /// A song in the form of a recording.
  /// - Throws: a ``Failure`` if this is impossible: a recording is UTF-8, and has no file name that gives
  /// the format.
  static func text(_ path: String) throws -> [UInt8] {
    let bytes = Array(try InputFile.contents(of: path, expected: "a song file", limit: 8))
    let song = try lyrics(path)
    guard String(validating: bytes, as: UTF8.self) != nil, (try? Lyrics(bytes)) == song else {
      throw Failure.data("\(path): expected UTF-8 that shows its format, to be kept in a recording")
    }
    return bytes
  }

  /// The format of a file name; nil for an unknown extension, such as `.txt`.
  static func format(of path: String) -> Lyrics.Format? {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "lrc", "elrc": .lrc
    case "srt": .srt
    case "vtt", "webvtt": .webVTT
    case "ass", "ssa": .ass
    default: nil
    }
  }
}

extension ElasticComponent {
  /// Input with the widths of this component's words, measured by Pango as they will be drawn; nil without
  /// words or without Pango.
  var measuredWords: ElasticInput? {
    #if Cairo
    guard wordCount > 0 else { return nil }
    let measure = TextMeasure()
    var text: [UInt8] = []
    let size = wordSize
    let widths = (0..<wordCount).map { index in
      text.removeAll(keepingCapacity: true)
      appendWord(index, to: &text)
      return measure.width(of: text, size: size)
    }
    return .measured(widths: widths, lineHeight: measure.lineHeight(size: size))
    #else
    return nil
    #endif
  }
}

extension ElasticRecording {
  /// The recording with its words measured at the start, if it does not contain their widths; `component`
  /// is in its initial state.
  func measured(for component: some ElasticComponent) -> ElasticRecording {
    let isMeasured = entries.contains {
      if case .input(.measured(let widths, _)) = $0.action {
        return widths.count == component.wordCount
      }
      return false
    }
    guard !isMeasured, let input = component.measuredWords else { return self }
    var result = self
    result.entries.insert(Entry(time: 0, action: .input(input)), at: 0)
    return result
  }
}
