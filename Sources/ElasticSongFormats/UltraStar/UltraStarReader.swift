// UltraStar's text: tags `#NAME:value`, then a row for each note: its kind, beat, length in beats, pitch, and a syllable.
//
// A beat lasts a quarter of what #BPM says, but from version 2 of the format on the whole; #GAP is where beat 0 is. A note is a
// syllable with its own end, and its spaces separate words. `-` ends a row, and `P1` and `P2` are voices. With #RELATIVE:yes the
// beats count from the row's first, which the second number of `-` moves. In older files `B`, a beat and a new #BPM change the tempo.
// Limits: pitches and golden notes make no difference.

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

  /// Where the song's metadata are.
  private var (title, artist, album): (Range<Int>?, Range<Int>?, Range<Int>?)
  /// The last #BPM, #GAP in milliseconds, and whether beats are quarters and count from the row's first.
  private var (tempo, gap) = (0.0, 0.0)
  private var (isQuadruple, isRelative) = (true, false)
  /// The place of a #BPM that is none.
  private var badTempo: Int?
  /// Later tempos, in the order of their beats, with the seconds from beat 0 up to there.
  private var changes: [(beat: Int, tempo: Double, seconds: Double)] = []

  /// No song has more beats.
  private static let beatLimit = 99_999_999

  /// The song of a file.
  static func song(_ scanner: LyricsScanner) throws(ParseError) -> Lyrics {
    var reader = UltraStarReader(scanner: scanner)
    reader.scanner.restart()
    reader.read()
    guard reader.tempo > 0 else {
      throw scanner.error(
        .noTempo, at: reader.badTempo ?? reader.builder.stray ?? scanner.bytes.count)
    }
    reader.voices.apply(to: &reader.builder)
    reader.addMetadata()
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
      case UInt8(ascii: "B") where changeTempo(): break
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
    scanner.skipSpace()
    if isTag(name, "title") {
      title = title ?? value
    } else if isTag(name, "artist") {
      artist = artist ?? value
    } else if isTag(name, "album") {
      album = album ?? value
    } else if isTag(name, "bpm") {
      if let number = number(), number > 0 { tempo = number } else { badTempo = start - 1 }
    } else if isTag(name, "gap") {
      gap = number() ?? gap
    } else if isTag(name, "relative") {
      isRelative = scanner.starts(with: "yes")
    } else if isTag(name, "version") {
      isQuadruple = (scanner.digits()?.value ?? 0) < 2
    }
  }

  /// Adds the metadata behind the words: with a row that has none, the builder drops what it got meanwhile.
  private mutating func addMetadata() {
    let bytes = scanner.bytes
    builder.title = title.flatMap { builder.metadata(bytes, $0) }
    builder.artist = artist.flatMap { builder.metadata(bytes, $0) }
    builder.album = album.flatMap { builder.metadata(bytes, $0) }
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

  /// Reads a change of the tempo after its `B`; false if it is none, and nothing is read then.
  private mutating func changeTempo() -> Bool {
    let start = scanner.index
    if scanner.peek.map(LyricsScanner.isSpace) ?? false, let beat = beats() {
      scanner.skipSpace()
      if let tempo = number(), tempo > 0 {
        scanner.skipSpace()
        let beat = beat + (isRelative ? bases[voice] : 0)
        // The other player's part may repeat the changes of the first.
        if scanner.peek == nil, beat > changes.last?.beat ?? .min {
          changes.append((beat, tempo, seconds(to: beat)))
        }
        if scanner.peek == nil { return true }
      }
    }
    scanner.index = start
    return false
  }

  /// The seconds from beat 0 to another one.
  private func seconds(to beat: Int) -> Double {
    // The first change behind it.
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].beat < beat { low = middle + 1 } else { high = middle }
    }
    let last = low > 0 ? changes[low - 1] : (beat: 0, tempo: tempo, seconds: 0)
    return last.seconds + Double(beat - last.beat) * (isQuadruple ? 15 : 60) / last.tempo
  }

  /// The time of a beat in microseconds, none before the song; nil without a tempo.
  private mutating func time(of beat: Int) -> Int64? {
    guard tempo > 0 else { return nil }
    let seconds = gap / 1000 + seconds(to: beat + (isRelative ? bases[voice] : 0))
    guard seconds <= Double(LyricsScanner.numberLimit) else {
      if scanner.outOfRange == nil { scanner.outOfRange = scanner.row.lowerBound }
      return nil
    }
    return Int64((max(seconds, 0) * 1_000_000).rounded())
  }
}
