/// SubRip's cues, and WebVTT's, which differ in little.
extension LyricsScanner {
  private struct Cue {
    let start: Int64
    let end: Int64
    let offset: Int
  }

  /// Cues: a row with two times, then rows of text up to an empty one or the next cue.
  /// - Parameter isWeb: whether a header, notes, styles and regions are to be skipped.
  func cueSong(isWeb: Bool) throws(ParseError) -> Lyrics {
    var scanner = self
    var builder = LyricsBuilder()
    var cue: Cue?
    var isFirst = true
    var isSkipping = false
    func endCue() {
      if let cue { builder.endPassage(start: cue.start, end: cue.end, at: cue.offset) }
      cue = nil
    }
    while scanner.nextRow() {
      let isHeader = isWeb && isFirst && scanner.rowIsHeader
      isFirst = false
      // A row with a space is text: automatic captions hold a line open with it.
      if scanner.row.isEmpty {
        endCue()
        isSkipping = false
      } else if isHeader || isSkipping {
        continue
      } else if let times = scanner.timing() {
        endCue()
        cue = Cue(start: times.start, end: times.end, offset: scanner.row.lowerBound)
        builder.beginPassage()
      } else if cue == nil {
        isSkipping = isWeb && scanner.rowIsWebBlock
        if !isSkipping, !scanner.rowIsNumber { builder.noteStray(at: scanner.row.lowerBound) }
      } else if scanner.rowIsNumber, scanner.isBeforeTiming {
        endCue()
      } else {
        builder.newRow()
        scanner.cueText(&builder)
      }
    }
    endCue()
    builder.dropRepeatedRows()
    return try scanner.song(of: builder)
  }

  private var rowIsNumber: Bool {
    var scanner = self
    scanner.index = row.lowerBound
    scanner.skipSpace()
    guard scanner.digits() != nil else { return false }
    scanner.skipSpace()
    return scanner.peek == nil
  }

  private var isBeforeTiming: Bool {
    var scanner = self
    return scanner.nextRow() && scanner.timing() != nil
  }

  /// Reads a row of a cue: times in angle brackets, tags and character references.
  private mutating func cueText(_ builder: inout LyricsBuilder) {
    var isAnnotation = false
    skipSinger(hasNames: true)
    while let byte = peek {
      let offset = index
      if byte == UInt8(ascii: "<") {
        if let time = time(in: .angle, hasColonFraction: false) {
          builder.anchor(time)
          continue
        }
        if let closing = tagClosing {
          // The reading of ruby text is skipped, so that it is not sung twice.
          if starts(with: "<rt>") { isAnnotation = true }
          if starts(with: "</rt>") { isAnnotation = false }
          index = closing + 1
          if builder.isRowStart { skipSinger(hasNames: true) }
          continue
        }
      } else if byte == UInt8(ascii: "{"), starts(with: "{\\"), let closing {
        index = closing + 1
        continue
      } else if skipSound() {
        continue
      }
      let scalar = byte == UInt8(ascii: "&") ? entity() ?? self.scalar() : self.scalar()
      if !isAnnotation { builder.put(scalar, at: offset) }
    }
  }

  /// The end of a tag: a letter or a stroke follows its `<`, so that hearts are no tags.
  private var tagClosing: Int? {
    let next = index + 1
    guard next < row.upperBound else { return nil }
    let letter = Self.lowercased(bytes[next])
    let isName = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
    return isName || letter == UInt8(ascii: "/") ? closing : nil
  }
}
