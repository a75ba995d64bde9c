// The formats that are read, and how one is recognized: by the first row that only one format can have.
// Nothing is scored. Formats that are recognized and refused are in LyricsScanner+Unread.swift.

extension Lyrics {
  /// The format of a song file.
  public enum Format: UInt8, NamedCase {
    /// Words only, a line a row.
    case plain
    /// Rows behind `[mm:ss.xx]`, with or without times of words.
    case lrc
    /// SubRip: numbered cues.
    case srt
    /// The web's text tracks.
    case webVTT
    /// Advanced SubStation Alpha, with or without karaoke tags.
    case ass

    /// The name in files and on the command line.
    public static let names: [StaticString] = ["plain", "lrc", "srt", "webvtt", "ass"]
  }
}

extension LyricsScanner {
  /// The format of the first row that is specific to a format; plain if there is none.
  /// - Throws: a ``ParseError`` if the file is in a known format that is not read.
  func recognizedFormat() throws(ParseError) -> Lyrics.Format {
    var scanner = self
    var isFirst = true
    while scanner.nextRow() {
      if isFirst, scanner.rowIsHeader { return .webVTT }
      isFirst = false
      if scanner.rowIsSection || scanner.rowStarts(with: "dialogue:") { return .ass }
      if scanner.timing() != nil { return .srt }
      scanner.index = scanner.row.lowerBound
      scanner.skipSpace()
      if scanner.rowIsStamped { return .lrc }
    }
    if let error = unreadFormat() { throw error }
    return .plain
  }

  /// Whether this is WebVTT's first row.
  var rowIsHeader: Bool {
    guard rowStarts(with: "webvtt") else { return false }
    let after = row.lowerBound + 6
    return after >= row.upperBound || Self.isSpace(bytes[after])
  }

  /// Whether this row starts one of ASS's sections.
  var rowIsSection: Bool {
    rowStarts(with: "[script info]") || rowStarts(with: "[events]")
      || rowStarts(with: "[v4 styles]") || rowStarts(with: "[v4+ styles]")
  }

  /// Whether LRC's times or one of its tags start here.
  private var rowIsStamped: Bool {
    var scanner = self
    if scanner.time(in: .square) != nil { return true }
    if scanner.time(in: .angle) != nil { return true }
    for tag in ["[ti:", "[ar:", "[al:", "[au:", "[by:", "[offset:", "[length:", "[re:", "[ve:"]
      as [StaticString]
    {
      if scanner.starts(with: tag) { return true }
    }
    return false
  }
}
