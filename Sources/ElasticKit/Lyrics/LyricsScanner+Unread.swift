// Formats of songs that are recognized and refused, so that their markup and numbers do not become words.
//
// Plain words may have any character of these formats. So each is recognized by what no song has: the start of a
// document, a row with its kind of times, a directive of a known name, two chords in a row.

extension LyricsScanner {
  /// What a row begins with that shows its format.
  private struct Sign {
    let kind: ParseError.Kind
    /// `0` stands for digits, a space for any white space, line breaks too, and everything else for itself, also in capitals.
    let pattern: StaticString
    /// Whether only the first row of a file shows it.
    let isOfDocument: Bool

    init(_ kind: ParseError.Kind, _ pattern: StaticString, isOfDocument: Bool = false) {
      (self.kind, self.pattern, self.isOfDocument) = (kind, pattern, isOfDocument)
    }
  }

  private static let signs = [
    Sign(.ttml, "<tt", isOfDocument: true),
    Sign(.musicXML, "<score-", isOfDocument: true),
    Sign(.sami, "<sami", isOfDocument: true),
    Sign(.xml, "<?xml", isOfDocument: true),
    Sign(.xml, "<!", isOfDocument: true),
    Sign(.xml, "<html", isOfDocument: true),
    // YRC may begin with rows of JSON.
    Sign(.yrc, "{ \"t\":", isOfDocument: true),
    Sign(.json, "{ \"", isOfDocument: true),
    Sign(.json, "[ {", isOfDocument: true),
    Sign(.yrc, "[0,0]"),
    Sign(.ultraStar, "# bpm :"),
    // Without its tempo.
    Sign(.ultraStar, ": 0 0 0"),
    Sign(.sbv, "0:0:0.0,0:0:0.0"),
    Sign(.microDVD, "{0}{0}"),
    Sign(.csv, "0.0,0.0,", isOfDocument: true),
    Sign(.csv, "0.0;0.0;", isOfDocument: true),
    Sign(.csv, "0.0\t0.0\t", isOfDocument: true),
    Sign(.csv, "start,end", isOfDocument: true),
    Sign(.csv, "start;end", isOfDocument: true),
    Sign(.csv, "start\tend", isOfDocument: true),
    Sign(.csv, "start_time", isOfDocument: true),
    Sign(.csv, "begin,end", isOfDocument: true),
    Sign(.csv, "\"start\"", isOfDocument: true),
    Sign(.csv, "word,start", isOfDocument: true),
    Sign(.csv, "\"word\"", isOfDocument: true),
    Sign(.csv, "text,start", isOfDocument: true),
    Sign(.chordPro, "{title:"),
    Sign(.chordPro, "{t:"),
    Sign(.chordPro, "{artist:"),
    Sign(.chordPro, "{key:"),
    Sign(.chordPro, "{start_of_"),
    Sign(.chordPro, "{soc}"),
    Sign(.chordPro, "{sov}"),
  ]

  /// The error that names the format; nil for plain words.
  func unreadFormat() -> ParseError? {
    var scanner = self
    scanner.restart()
    var isFirst = true
    while scanner.nextRow() {
      scanner.skipSpace()
      guard let byte = scanner.peek else { continue }
      let start = scanner.index
      // Letters and later characters begin none but a document.
      var kind: ParseError.Kind?
      if isFirst || !(Self.isLetter(byte) || byte >= 0x80) {
        kind = scanner.unreadKind(isFirst: isFirst)
      }
      if kind == nil, scanner.rowHasChords { kind = .chordPro }
      // The root says which kind of XML it is, soon after the declaration.
      while kind == .xml, scanner.index < min(bytes.count, start + 4096) {
        scanner.index += 1
        if let root = scanner.unreadKind(isFirst: true),
          root == .ttml || root == .musicXML || root == .sami
        {
          kind = root
        }
      }
      if let kind { return error(kind, at: start) }
      isFirst = false
    }
    return nil
  }

  /// The format that what is here shows.
  private func unreadKind(isFirst: Bool) -> ParseError.Kind? {
    for sign in Self.signs where isFirst || !sign.isOfDocument {
      if isHere(sign.pattern) { return sign.kind }
    }
    return nil
  }

  /// Whether what is here begins with a sign's pattern.
  private func isHere(_ pattern: StaticString) -> Bool {
    var at = index
    return pattern.withUTF8Buffer { pattern in
      for letter in pattern {
        switch letter {
        case UInt8(ascii: "0"):
          let first = at
          while at < bytes.count, Self.isDigit(bytes[at]) { at += 1 }
          if at == first { return false }
        case UInt8(ascii: " "):
          while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        default:
          guard at < bytes.count, Self.lowercased(bytes[at]) == letter else { return false }
          at += 1
        }
      }
      return true
    }
  }

  /// Whether two plain chords are between the words, such as `[C]`, `[Am]`, `[G7]` and `[F#]`.
  private var rowHasChords: Bool {
    var chords = 0
    for at in row where bytes[at] == UInt8(ascii: "[") && at + 2 < row.upperBound {
      let (root, next) = (bytes[at + 1], bytes[at + 2])
      guard root >= UInt8(ascii: "A"), root <= UInt8(ascii: "G") else { continue }
      let hasMore =
        next == UInt8(ascii: "m") || next == UInt8(ascii: "7") || next == UInt8(ascii: "#")
        || next == UInt8(ascii: "b")
      let end = hasMore ? at + 3 : at + 2
      if end < row.upperBound, bytes[end] == UInt8(ascii: "]") { chords += 1 }
    }
    return chords > 1
  }
}
