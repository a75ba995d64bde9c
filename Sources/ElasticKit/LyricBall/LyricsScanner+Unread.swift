/// Formats of songs that are recognized and not read, so that nobody sings their markup and numbers.
///
/// Plain words may have any character of these formats. So each is recognized by what no song has: the start of a document, a
/// row with its kind of times, a directive of a known name, two chords in a row.
extension LyricsScanner {
  /// What a row begins with that shows a format, a row each: the letter of the format, a capital if only the first row of a
  /// file shows it; then `0` for digits, a space for any white space, line breaks too, and everything else for itself.
  private static let signs: StaticString = """
    A<tt
    B<score-
    C<sami
    D<?xml
    D<!
    D<html
    F{ "t":
    E{ "
    E[ {
    f[0,0]
    g#bpm:
    h0:0:0.0,0:0:0.0
    i{0}{0}
    J0.0,0.0,
    J0.0;0.0;
    J0.0\t0.0\t
    Jstart,end
    Jstart;end
    Jstart\tend
    Jstart_time
    Jbegin,end
    J"start"
    Jword,start
    J"word"
    Jtext,start
    k{title:
    k{t:
    k{artist:
    k{key:
    k{start_of_
    k{soc}
    k{sov}

    """

  /// The error that names the format; nil for plain words.
  func unreadFormat() -> ParseError? {
    var scanner = self
    scanner.restart()
    var isFirst = true
    while scanner.nextRow() {
      scanner.skipSpace()
      guard let byte = scanner.peek else { continue }
      let place = scanner.index
      // Letters and later characters begin none but a document.
      var kind: ParseError.Kind?
      if isFirst || !(Self.isLetter(byte) || byte >= 0x80) {
        kind = scanner.unreadKind(isFirst: isFirst)
      }
      if kind == nil, scanner.rowHasChords { kind = .chordPro }
      // The root says which kind of XML it is, soon after the declaration.
      while kind == .xml, scanner.index < min(bytes.count, place + 4096) {
        scanner.index += 1
        if let root = scanner.unreadKind(isFirst: true),
          root.rawValue < ParseError.Kind.xml.rawValue
        {
          kind = root
        }
      }
      if let kind { return error(kind, at: place) }
      isFirst = false
    }
    return nil
  }

  /// The format that what is here shows.
  private func unreadKind(isFirst: Bool) -> ParseError.Kind? {
    Self.signs.withUTF8Buffer { signs in
      var (next, at) = (0, index)
      var letter: UInt8 = 0
      while next < signs.count {
        let sign = signs[next]
        next += 1
        if sign == 0x0A {
          // All of a row of signs is here.
          if letter != 0 {
            return ParseError.Kind(rawValue: letter - 0x61 + ParseError.Kind.ttml.rawValue)
          }
        } else if next == 1 || signs[next - 2] == 0x0A {
          at = index
          letter = isFirst || sign >= 0x61 ? sign | 0x20 : 0
        } else if sign == 0x30 {
          let first = at
          while at < bytes.count, Self.isDigit(bytes[at]) { at += 1 }
          if at == first { letter = 0 }
        } else if sign == 0x20 {
          while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        } else if at < bytes.count, Self.lowercased(bytes[at]) == sign {
          at += 1
        } else {
          letter = 0
        }
      }
      return nil
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
