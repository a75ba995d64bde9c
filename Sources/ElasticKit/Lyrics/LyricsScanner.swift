/// The common scanner of all formats: a song file's bytes, row by row.
///
/// The file is not changed, so that every position is one in the file.
package struct LyricsScanner {
  package typealias ParseError = Lyrics.ParseError

  package let bytes: [UInt8]
  /// The next byte.
  package var index = 0
  /// The row that is being read, without its line break.
  package private(set) var row = 0..<0
  private var nextRowStart = 0
  /// The position of the first too large number in a time.
  package var outOfRange: Int?
  /// Whether singers' names and sounds in brackets are words.
  package var showsLabels = false

  package init(_ sequence: some Sequence<UInt8>) throws(ParseError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(sequence.underestimatedCount, Lyrics.byteLimit) + 1)
    for byte in sequence {
      bytes.append(byte)
      if bytes.count > Lyrics.byteLimit { break }
    }
    // Zeros after the last row, or at the end of WebVTT, only fill up the file.
    var end = bytes.count
    while end > 0, bytes[end - 1] == 0 { end -= 1 }
    if end > 0, bytes[end - 1] == 0x0A || Self.starts(bytes, bytes.indices, "webvtt") {
      bytes.removeLast(bytes.count - end)
    }
    try self.init(gathered: bytes)
  }

  private init(gathered bytes: [UInt8]) throws(ParseError) {
    self.bytes = bytes
    if bytes.count > Lyrics.byteLimit { throw error(.tooLarge, at: Lyrics.byteLimit) }
    for (offset, byte) in bytes.enumerated() where byte == 0 {
      if Self.starts(bytes, bytes.indices, "mthd") { throw error(.midi, at: 0) }
      throw error(.notText, at: offset)
    }
    restart()
  }

  /// Moves before the first row, behind a byte order mark.
  package mutating func restart() {
    nextRowStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The song in a format, or in the detected one.
  package func song(_ format: Lyrics.Format?) throws(ParseError) -> Lyrics {
    let format = if let format { format } else { try recognizedFormat() }
    return switch format {
    case .plain: try plainSong()
    case .lrc: try lrcSong()
    case .srt: try cueSong(isWeb: false)
    case .webVTT: try cueSong(isWeb: true)
    case .ass: try assSong()
    }
  }

  package func error(_ kind: ParseError.Kind, at offset: Int) -> ParseError {
    var (line, at) = (1, 0)
    while at < min(offset, bytes.count) {
      // The two bytes of one line break count once, after the second.
      let isPair = bytes[at] == 0x0D && at + 1 < bytes.count && bytes[at + 1] == 0x0A
      if (bytes[at] == 0x0D && !isPair) || bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    return ParseError(kind: kind, line: line, offset: offset)
  }

  /// The song of what was built.
  package func song(of builder: LyricsBuilder, sooner: Int64 = 0) throws(ParseError) -> Lyrics {
    if let outOfRange { throw error(.timeOutOfRange, at: outOfRange) }
    if let surplus = builder.surplus { throw error(.tooManyWords, at: surplus) }
    guard builder.hasTimes else {
      throw unreadFormat() ?? error(.noTimedLine, at: builder.stray ?? bytes.count)
    }
    return builder.song(sooner: sooner)
  }

  // MARK: Rows

  /// Moves to the next row, ended by LF, CR, CRLF or the end of the file; false after the last.
  package mutating func nextRow() -> Bool {
    guard nextRowStart < bytes.count else { return false }
    var end = nextRowStart
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    row = nextRowStart..<end
    index = row.lowerBound
    nextRowStart = end + 1
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { nextRowStart += 1 }
    return true
  }

  /// The next byte of the row; nil at its end.
  package var peek: UInt8? { index < row.upperBound ? bytes[index] : nil }

  package mutating func skipSpace() {
    while let byte = peek, Self.isSpace(byte) { index += 1 }
  }

  /// Whether the row's rest starts with these lower-case letters, in either case.
  package func starts(with text: StaticString) -> Bool {
    Self.starts(bytes, index..<row.upperBound, text)
  }

  func rowStarts(with text: StaticString) -> Bool { Self.starts(bytes, row, text) }

  private static func starts(
    _ bytes: [UInt8], _ range: Range<Int>, _ text: StaticString
  ) -> Bool {
    let count = text.utf8CodeUnitCount
    guard range.count >= count else { return false }
    return text.withUTF8Buffer { letters in
      for offset in 0..<count where lowercased(bytes[range.lowerBound + offset]) != letters[offset]
      {
        return false
      }
      return true
    }
  }

  /// Moves past `byte` if it is next.
  package mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  /// Moves past a mark of ASCII if it is next, also in full width: `［`, `：`, `｜`.
  mutating func skipMark(_ mark: UInt8) -> Bool {
    if skip(mark) { return true }
    // Three bytes of UTF-8: the wide marks lie 0xFEE0 behind those of ASCII.
    let wide = 0xFEE0 + UInt32(mark)
    guard peek == 0xEF, index + 2 < row.upperBound,
      bytes[index + 1] == 0x80 | UInt8(wide >> 6 & 0x3F),
      bytes[index + 2] == 0x80 | UInt8(wide & 0x3F)
    else { return false }
    index += 3
    return true
  }

  /// The closing bracket for the one here; nil without one, or if another opens before.
  var closing: Int? {
    let opening = bytes[index]
    // In ASCII, [ ] and { } and < > are two apart.
    var at = index + 1
    while at < row.upperBound, bytes[at] != opening {
      if bytes[at] == opening + 2 { return at }
      at += 1
    }
    return nil
  }

  /// Restricts the row to a part of it.
  package mutating func narrow(to range: Range<Int>) { (row, index) = (range, range.lowerBound) }

  /// The next character of the row; U+FFFD for ill-formed bytes.
  package mutating func scalar() -> UInt32 {
    LyricsLetter.scalar(in: bytes, at: &index, before: row.upperBound)
  }

  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C
  }

  package static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
