// UltraStar's text: tags `#NAME:value`, then a row for each note: its kind, beat, length in beats, pitch, and a syllable.
//
// A beat lasts a quarter of what #BPM says, but from version 2 of the format on the whole; #GAP is where beat 0 is. A note is a
// syllable with its own end, and its spaces separate words. `-` ends a row, and `P1` and `P2` are voices. With #RELATIVE:yes the
// beats count from the row's first, which the second number of `-` moves.
// Limits: `B` rows, which change the tempo, are not read; pitches and golden notes make no difference.

import ElasticCore
import ElasticKit

/// Reads UltraStar.
struct UltraStarReader {
  typealias ParseError = Lyrics.ParseError

  private var scanner: LyricsScanner
  private var builder = LyricsBuilder()
  private var voices = VoiceTimes()
  /// The voice of the next notes, from 0 to 9.
  private var voice = 0
  /// The beat that the others are counted from, of each voice.
  private var bases = [Int](repeating: 0, count: 10)
  /// The times of the current row in microseconds; nil before its first note.
  private var row: (start: Int64, end: Int64, offset: Int)?

  /// The last #BPM, #GAP in milliseconds, and whether beats are quarters and count from the row's first.
  private var (tempo, gap) = (0.0, 0.0)
  private var (isQuadruple, isRelative) = (true, false)

  /// No song has more beats.
  private static let beatLimit = 99_999_999

  /// The song of a file.
  static func song(_ scanner: LyricsScanner) throws(ParseError) -> Lyrics {
    var reader = UltraStarReader(scanner: scanner)
    reader.scanner.restart()
    reader.read()
    reader.voices.apply(to: &reader.builder)
    guard reader.builder.hasTimes || reader.scanner.outOfRange != nil else {
      throw scanner.error(.noTimedLine, at: reader.builder.stray ?? scanner.bytes.count)
    }
    return try reader.scanner.song(of: reader.builder)
  }

  private init(scanner: LyricsScanner) { self.scanner = scanner }

  private mutating func read() {
    builder.beginPassage()
    while scanner.nextRow() {
      scanner.skipSpace()
      let offset = scanner.index
      guard let kind = scanner.peek else { continue }
      scanner.index += 1
      switch kind {
      case UInt8(ascii: "#"): tag()
      case UInt8(ascii: "-"): endOfRow()
      case UInt8(ascii: "P") where scanner.peek != nil:
        endRow()
        scanner.skipSpace()
        voice = (scanner.digits().map { Int($0.value) } ?? 0) % 10
      case UInt8(ascii: "E") where scanner.peek == nil:
        return endRow()
      default:
        // Kinds that are not known are sung like the others.
        if !note() { builder.noteStray(at: offset) }
      }
    }
    endRow()
  }

  // MARK: Tags

  private mutating func tag() {
    let start = scanner.index
    while let byte = scanner.peek, byte != UInt8(ascii: ":") { scanner.index += 1 }
    let name = start..<scanner.index
    guard scanner.skip(UInt8(ascii: ":")) else { return }
    let value = scanner.index..<scanner.row.upperBound
    let bytes = scanner.bytes
    scanner.skipSpace()
    if isTag(name, "title") {
      builder.title = builder.title ?? builder.metadata(bytes, value)
    } else if isTag(name, "artist") {
      builder.artist = builder.artist ?? builder.metadata(bytes, value)
    } else if isTag(name, "album") {
      builder.album = builder.album ?? builder.metadata(bytes, value)
    } else if isTag(name, "bpm") {
      tempo = number() ?? tempo
    } else if isTag(name, "gap") {
      gap = number() ?? gap
    } else if isTag(name, "relative") {
      isRelative = scanner.starts(with: "yes")
    } else if isTag(name, "version") {
      isQuadruple = (scanner.digits()?.value ?? 0) < 2
    }
  }

  private func isTag(_ name: Range<Int>, _ text: StaticString) -> Bool {
    var part = scanner
    part.narrow(to: name)
    part.skipSpace()
    guard part.starts(with: text) else { return false }
    part.index += text.utf8CodeUnitCount
    part.skipSpace()
    return part.peek == nil
  }

  /// A number with a point or a comma.
  private mutating func number() -> Double? {
    var text: [UInt8] = []
    while let byte = scanner.peek, !LyricsScanner.isSpace(byte) {
      text.append(byte == UInt8(ascii: ",") ? UInt8(ascii: ".") : byte)
      scanner.index += 1
    }
    guard let number = DecimalText.parse(text), number.magnitude <= 1e9 else { return nil }
    return number
  }

  // MARK: Notes

  /// Reads a note after its kind; false if it is none.
  private mutating func note() -> Bool {
    guard scanner.peek.map(LyricsScanner.isSpace) ?? false, let beat = beats(),
      let length = beats(), beats() != nil, let start = time(of: beat),
      let end = time(of: beat + max(length, 0))
    else { return false }
    // One space separates the syllable; all others are its own.
    if let byte = scanner.peek, LyricsScanner.isSpace(byte) { scanner.index += 1 }
    let text = scanner.index..<scanner.row.upperBound
    if hasLetters(text) {
      builder.beginWord(at: start)
      put(text)
      builder.endWord(at: end)
    } else {
      // A syllable that goes on at another pitch.
      if builder.passageHasWords { builder.extendWord(to: end) }
      put(text)
    }
    row = (row?.start ?? start, max(row?.end ?? end, end), row?.offset ?? text.lowerBound)
    return true
  }

  private func hasLetters(_ text: Range<Int>) -> Bool {
    scanner.bytes[text].contains { $0 != UInt8(ascii: "~") && !LyricsScanner.isSpace($0) }
  }

  private mutating func put(_ text: Range<Int>) {
    scanner.index = text.lowerBound
    while let byte = scanner.peek {
      let offset = scanner.index
      let scalar = scanner.scalar()
      if byte != UInt8(ascii: "~") { builder.put(scalar, at: offset) }
    }
  }

  private mutating func endOfRow() {
    let first = beats() ?? 0
    let moved = beats()
    endRow()
    if isRelative { bases[voice] = min(bases[voice] + max(moved ?? first, 0), Self.beatLimit) }
  }

  private mutating func endRow() {
    if let row {
      voices.endPassage(
        of: &builder, voice: UInt64(voice), start: row.start, end: row.end, at: row.offset)
    }
    row = nil
    builder.beginPassage()
  }

  /// A whole number after white space; nil for anything else.
  private mutating func beats() -> Int? {
    scanner.skipSpace()
    let isNegative = scanner.skip(UInt8(ascii: "-"))
    guard let number = scanner.digits() else { return nil }
    let beats = min(Int(number.value), Self.beatLimit)
    return isNegative ? -beats : beats
  }

  /// The time of a beat in microseconds, none before the song; nil without a tempo.
  private mutating func time(of beat: Int) -> Int64? {
    guard tempo > 0 else { return nil }
    let beats = Double(beat + (isRelative ? bases[voice] : 0))
    let seconds = gap / 1000 + beats * (isQuadruple ? 15 : 60) / tempo
    guard seconds <= Double(LyricsScanner.numberLimit) else {
      if scanner.outOfRange == nil { scanner.outOfRange = scanner.row.lowerBound }
      return nil
    }
    return Int64((max(seconds, 0) * 1_000_000).rounded())
  }
}
