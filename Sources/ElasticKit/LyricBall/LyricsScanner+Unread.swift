/// Formats of songs that are recognized and not read, so that nobody sings their markup and numbers.
///
/// Plain words may have any character of these formats. So each is recognized by what no song has: the start of a document, a
/// row with its kind of times, a directive of a known name.
extension LyricsScanner {
  /// The error that names the format; nil for plain words.
  func unreadFormat() -> ParseError? {
    var scanner = self
    scanner.restart()
    var isFirst = true
    while scanner.nextRow() {
      scanner.skipSpace()
      guard scanner.peek != nil else { continue }
      if let kind = isFirst ? scanner.document ?? scanner.rowKind : scanner.rowKind {
        return error(kind, at: scanner.index)
      }
      isFirst = false
    }
    return nil
  }

  private func startsAny(_ texts: [StaticString]) -> Bool {
    for text in texts where starts(with: text) { return true }
    return false
  }

  // MARK: Documents

  /// The format of a document that starts here.
  private var document: ParseError.Kind? {
    if startsAny(["<?xml", "<!", "<tt", "<sami", "<score-", "<html"]) { return markup }
    if isTable { return .csv }
    guard let opening = peek, opening == UInt8(ascii: "{") || opening == UInt8(ascii: "[") else {
      return nil
    }
    // A name or an object follows, maybe in a later row.
    var next = index + 1
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    let inner = opening == UInt8(ascii: "{") ? UInt8(ascii: "\"") : UInt8(ascii: "{")
    guard next < bytes.count, bytes[next] == inner else { return nil }
    // YRC may begin with rows of JSON.
    var scanner = self
    while scanner.nextRow() {
      if scanner.rowKind == .yrc { return .yrc }
    }
    return .json
  }

  /// By the first element that tells.
  private var markup: ParseError.Kind {
    var scanner = self
    scanner.narrow(to: index..<bytes.count)
    while scanner.peek != nil {
      if scanner.starts(with: "<tt") { return .ttml }
      if scanner.starts(with: "<sami") { return .sami }
      if scanner.starts(with: "<score-") { return .musicXML }
      scanner.index += 1
    }
    return .xml
  }

  /// Whether this row names columns of times and words, or has two times in seconds and a word.
  private var isTable: Bool {
    var scanner = self
    if scanner.skipSeconds() {
      return scanner.skipSeparator() && scanner.skipSeconds() && scanner.skipSeparator()
    }
    let columns: [StaticString] = ["start", "begin", "time", "end", "text", "word", "lyric"]
    var (times, words) = (0, 0)
    repeat {
      _ = scanner.skip(UInt8(ascii: "\""))
      guard let place = columns.firstIndex(where: { scanner.starts(with: $0) }) else {
        return false
      }
      if place < 4 { times += 1 } else { words += 1 }
      while let byte = scanner.peek, !Self.isSeparator(byte) {
        // The names of columns are one word.
        if byte == 0x20 { return false }
        scanner.index += 1
      }
    } while scanner.skipSeparator()
    return times > 0 && words > 0
  }

  /// Moves past a number with a fraction.
  private mutating func skipSeconds() -> Bool {
    digits() != nil && skip(UInt8(ascii: ".")) && digits() != nil
  }

  private mutating func skipSeparator() -> Bool {
    guard let byte = peek, Self.isSeparator(byte) else { return false }
    index += 1
    return true
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == 0x09
  }

  // MARK: Rows

  /// The format that has such rows.
  private var rowKind: ParseError.Kind? {
    var scanner = self
    switch peek {
    case UInt8(ascii: "#"): return starts(with: "#bpm:") ? .ultraStar : nil
    case UInt8(ascii: "["):
      scanner.index += 1
      if scanner.digits() != nil, scanner.skip(UInt8(ascii: ",")), scanner.digits() != nil,
        scanner.skip(UInt8(ascii: "]"))
      {
        return .yrc
      }
    case UInt8(ascii: "{"):
      if startsAny(["{title:", "{t:", "{artist:", "{key:", "{start_of_", "{soc}", "{sov}"]) {
        return .chordPro
      }
      scanner.index += 1
      if scanner.digits() != nil, scanner.skip(UInt8(ascii: "}")), scanner.skip(UInt8(ascii: "{")),
        scanner.digits() != nil, scanner.skip(UInt8(ascii: "}"))
      {
        return .microDVD
      }
    case .some(let byte) where Self.isDigit(byte):
      if scanner.time() != nil, scanner.skip(UInt8(ascii: ",")), scanner.time() != nil {
        return .sbv
      }
    default: break
    }
    return rowHasChords ? .chordPro : nil
  }

  /// Whether two chords in brackets are between the words.
  private var rowHasChords: Bool {
    var scanner = self
    var chords = 0
    while let byte = scanner.peek {
      scanner.index += 1
      if byte == UInt8(ascii: "["), scanner.skipChord() { chords += 1 }
    }
    return chords > 1
  }

  /// Moves past a chord such as `Am`, `F#7` or `C/E`, and its bracket.
  private mutating func skipChord() -> Bool {
    guard let root = peek, root >= UInt8(ascii: "A"), root <= UInt8(ascii: "G") else {
      return false
    }
    index += 1
    if !skip(UInt8(ascii: "#")) { _ = skip(UInt8(ascii: "b")) }
    for quality in ["maj", "min", "m", "sus", "dim", "aug", "add"] as [StaticString]
    where starts(with: quality) {
      index += quality.utf8CodeUnitCount
      break
    }
    _ = digits()
    if skip(UInt8(ascii: "/")) { index += 1 }
    return skip(UInt8(ascii: "]"))
  }
}
