import ElasticKit
import ElasticSongFormats
import Foundation

#if Cairo
@_spi(Programs) import ElasticCairo
#endif

/// A song file on the command line.
struct SongFile {
  /// The file in messages.
  let name: String
  private let path: String
  /// Its text as UTF-8, as it is written, and with HTML's references replaced.
  private let written: [UInt8]
  var text: [UInt8]
  private let durations: [Double]
  let showsLabels: Bool

  /// Reads a file, and says on standard error what had to be assumed of its encoding.
  /// - Throws: a ``Failure`` with the file, the place in it, and the expected value.
  init(_ path: String, _ options: SongOptions) throws {
    self.path = path
    name = InputFile.name(of: path)
    (durations, showsLabels) = (options.durations, options.labels)
    let bytes = [UInt8](try InputFile.contents(of: path, expected: "a song file", limit: 8))
    // No text in any encoding; the kit names it.
    if bytes.starts(with: "MThd".utf8) {
      (written, text) = (bytes, bytes)
      return
    }
    // JSON is UTF-8, and whisper.cpp cuts a letter where its tokens do; the reader knows what to do with the halves.
    let isJSON = URL(fileURLWithPath: path).pathExtension.lowercased() == "json"
    if isJSON, options.encoding == nil, !bytes.contains(0) {
      (written, text) = (bytes, bytes)
      return
    }
    let found = options.encoding.map { (encoding: $0, evidence: TextEncoding.Evidence.certain) }
    guard let (encoding, evidence) = found ?? TextEncoding.detected(in: bytes) else {
      throw Failure.data("\(name): its encoding is unknown; expected UTF-8, or --encoding NAME")
    }
    do throws(TextEncoding.Stray) { written = try encoding.utf8(bytes) } catch {
      let line = 1 + bytes[..<error.offset].count { $0 == 0x0A }
      throw Failure.data(
        "\(name): line \(line), byte \(error.offset): is not \(encoding.name); expected --encoding NAME"
      )
    }
    let isCues: Bool
    switch Self.format(of: path) {
    case .srt, .webVTT: isCues = true
    case nil: isCues = written.firstRange(of: "-->".utf8) != nil
    default: isCues = false
    }
    text = isCues ? CharacterReferences.replaced(in: written) : written
    if evidence == .assumed {
      writeNote("\(name): read as \(encoding.name); --encoding NAME if that is wrong")
    }
    noteLosses()
  }

  /// A letter that another program could not read is in the file as U+FFFD.
  private func noteLosses() {
    let lost: [UInt8] = [0xEF, 0xBF, 0xBD]
    guard written.contains(0xEF),
      let place = written.indices.first(where: { written[$0...].starts(with: lost) })
    else { return }
    let line = 1 + written[..<place].count { $0 == 0x0A }
    writeNote("\(name): letters were lost before it was saved, the first in line \(line)")
  }

  /// The song, in the format of the file name's extension, or else the one detected from its content.
  /// - Parameter isDrawn: whether letters without a font are to be noted on standard error.
  /// - Throws: a ``Failure`` with the file, the place in it, and the expected value.
  func lyrics(isDrawn: Bool = true) throws -> Lyrics {
    let song = try parsed()
    guard !song.words.isEmpty else {
      throw Failure.data("\(name): there are no words in it; expected a song")
    }
    if isDrawn { Self.noteLettersWithoutFont(in: song) }
    return song
  }

  /// They are drawn as boxes, which nobody expects.
  private static func noteLettersWithoutFont(in song: Lyrics) {
    #if Cairo
    let measure = TextMeasure()
    var seen: Set<Unicode.Scalar> = []
    let missing = String(decoding: song.text, as: UTF8.self).unicodeScalars.filter {
      !$0.isASCII && seen.insert($0).inserted && !measure.hasFont(for: String($0).utf8)
    }
    guard let first = missing.first else { return }
    let number = String(first.value, radix: 16, uppercase: true)
    let others = missing.count > 1 ? " and \(missing.count - 1) more" : ""
    writeNote(
      "no installed font has \(first) (U+\(number))\(others); such letters are drawn as boxes")
    #endif
  }

  private func parsed() throws -> Lyrics {
    let format = Self.format(of: path)
    do throws(Lyrics.ParseError) {
      let song = try Lyrics(songFile: text, format: format, showsLabels: showsLabels)
      if durations.isEmpty { return song }
      if try song == Lyrics(text, format: .plain, showsLabels: showsLabels) {
        return try Lyrics(plain: text, durations: durations)
      }
    } catch {
      throw Failure.data("\(name): \(inFile(error, as: format).description)")
    }
    throw Failure.usage("--durations: \(name) has times of its own; expected plain words")
  }

  /// The song if it is plain words without --durations; nil for any other.
  func plainSong() throws -> Lyrics? {
    let song = try lyrics(isDrawn: false)
    guard durations.isEmpty, Self.format(of: path) == nil else { return nil }
    return try? song == Lyrics(text, format: .plain, showsLabels: showsLabels) ? song : nil
  }

  /// The error at its place in the file.
  private func inFile(_ error: Lyrics.ParseError, as format: Lyrics.Format?) -> Lyrics.ParseError {
    do throws(Lyrics.ParseError) {
      _ = try Lyrics(songFile: written, format: format, showsLabels: showsLabels)
      return error
    } catch { return error }
  }

  /// The song in the form of a recording.
  /// - Throws: a ``Failure`` if this is impossible: a recording has no file name that gives the format, and no
  /// durations of words.
  func recorded() throws -> [UInt8] {
    let song = try parsed()
    guard (try? Lyrics(text)) == song else {
      throw Failure.data(
        "\(name): expected plain words, LRC, SRT, WebVTT or ASS that need no file name, --durations and --labels, to be kept in a recording"
      )
    }
    return text
  }

  /// The format of a file name; nil for an unknown extension, such as `.txt`.
  private static func format(of path: String) -> Lyrics.Format? {
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
  /// - Parameter weight: from 100 to 1000.
  func measuredWords(font: String?, weight: Int? = nil) -> ElasticInput? {
    #if Cairo
    guard let words, words.count > 0 else { return nil }
    let measure = TextMeasure(family: font ?? "sans", heaviness: weight)
    var text: [UInt8] = []
    let widths = (0..<words.count).map { index in
      text.removeAll(keepingCapacity: true)
      words.append(index, to: &text)
      return measure.width(of: text, size: words.size)
    }
    return .measured(widths: widths, lineHeight: measure.lineHeight(size: words.size))
    #else
    return nil
    #endif
  }
}

extension ElasticRecording {
  /// The widths of the words as an entry at the start; nil if the recording contains them. `component` is in
  /// its initial state.
  func missingWidths(of component: some ElasticComponent, font: String?) -> Entry? {
    let isMeasured = entries.contains {
      if case .input(.measured(let widths, _)) = $0.action {
        return widths.count == component.words?.count
      }
      return false
    }
    guard !isMeasured, let input = component.measuredWords(font: font) else { return nil }
    return Entry(time: 0, action: .input(input))
  }
}
