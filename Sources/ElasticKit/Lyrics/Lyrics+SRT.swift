// Cues of SubRip and of WebVTT, which differ in little: a row with two times, then rows of text up to an empty one.
//
// Times in angle brackets are anchors of words. Tags and the readings of ruby text are skipped, and a tag of WebVTT may
// go on in the next row. Rows that rolling captions repeat are dropped at the end.
// Limits: styles, positions and regions are skipped. WebVTT alone has what is in Lyrics+WebVTT.swift.

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
    var text = CueText(isWeb: isWeb)
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
        text = CueText(isWeb: isWeb)
      } else if cue == nil {
        isSkipping = isWeb && scanner.rowIsWebBlock
        if !isSkipping, !scanner.rowIsNumber { builder.noteStray(at: scanner.row.lowerBound) }
      } else if scanner.rowIsNumber, scanner.isBeforeTiming {
        endCue()
      } else {
        scanner.cueText(&builder, &text)
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
  private mutating func cueText(_ builder: inout LyricsBuilder, _ text: inout CueText) {
    if text.isInTag {
      while let byte = peek, byte != UInt8(ascii: ">") { index += 1 }
      text.isInTag = !skip(UInt8(ascii: ">"))
    } else {
      beginCueRow(&builder)
    }
    while let byte = peek {
      let offset = index
      if byte == UInt8(ascii: "<") {
        if let time = time(in: .angle, hasColonFraction: false) {
          builder.anchor(time)
          continue
        }
        if cueTag(&builder, &text) { continue }
      } else if byte == UInt8(ascii: "{"), starts(with: "{\\"), let closing {
        index = closing + 1
        continue
      } else if !text.isWeb, let escape = assEscape() {
        // Of files that were once ASS.
        if escape == UInt8(ascii: "h") {
          builder.put(0x20, at: offset)
        } else {
          beginCueRow(&builder)
        }
        continue
      } else if skipSound() {
        continue
      }
      let scalar = byte == UInt8(ascii: "&") ? entity() ?? self.scalar() : self.scalar()
      if !text.isAnnotation { builder.put(scalar, at: offset) }
    }
  }

  private mutating func beginCueRow(_ builder: inout LyricsBuilder) {
    builder.newRow()
    skipSinger(hasNames: true)
  }

  /// Moves past a tag; false if there is none here.
  private mutating func cueTag(_ builder: inout LyricsBuilder, _ text: inout CueText) -> Bool {
    guard let end = tagEnd(isWeb: text.isWeb) else { return false }
    // The reading of ruby text is skipped, so that it is not sung twice.
    if tagIs("<rt") { text.isAnnotation = true }
    if tagIs("</rt") || tagIs("</ruby") { text.isAnnotation = false }
    let isBreak = tagIs("<br")
    text.isInTag = end == row.upperBound
    index = min(end + 1, row.upperBound)
    if isBreak { builder.newRow() }
    if builder.isRowStart { skipSinger(hasNames: true) }
    return true
  }

  private func tagIs(_ name: StaticString) -> Bool {
    guard starts(with: name) else { return false }
    let next = index + name.utf8CodeUnitCount
    return next == row.upperBound || Self.isSpace(bytes[next]) || bytes[next] == UInt8(ascii: ".")
      || bytes[next] == UInt8(ascii: ">") || bytes[next] == UInt8(ascii: "/")
  }

  /// The `>` of a tag, or the row's end for one that goes on in WebVTT's next row; nil without a tag.
  ///
  /// A letter or a stroke follows its `<`, so that hearts are no tags.
  private func tagEnd(isWeb: Bool) -> Int? {
    let next = index + 1
    guard next < row.upperBound else { return nil }
    guard Self.isLetter(bytes[next]) || bytes[next] == UInt8(ascii: "/") else { return nil }
    var end = next
    while end < row.upperBound, bytes[end] != UInt8(ascii: ">") {
      if bytes[end] == UInt8(ascii: "<") { return nil }
      end += 1
    }
    return end < row.upperBound || isWeb ? end : nil
  }
}

/// What of a cue's text goes on in its next row.
private struct CueText {
  let isWeb: Bool
  /// Whether this is the reading of ruby text.
  var isAnnotation = false
  /// Whether a tag has not ended yet.
  var isInTag = false
}
