// Advanced SubStation Alpha, with karaoke as Aegisub and other editors write it.
//
// Row by row: `Format:` gives the order of the fields, and each `Dialogue:` is a passage. A tag `\k` with its duration
// starts a syllable, which becomes an anchor: the start of the dialogue and the durations so far, in microseconds.
// If comments with the effect `karaoke` hold the song, a template has made the dialogues with the effect `fx` of them:
// the file is then read a second time without those.
// Limits: all other tags are skipped, and so are drawings, styles and readings of characters (furigana).

extension LyricsScanner {
  /// Dialogues, with karaoke's tags where there are any.
  func assSong() throws(ParseError) -> Lyrics {
    var templates = ASSTemplates()
    while true {
      var (scanner, builder) = (self, LyricsBuilder())
      scanner.assEvents(&builder, &templates)
      // The comments may come after the dialogues made of them, so this is known only at the end.
      if templates.areSkipped || !templates.haveSource { return try scanner.song(of: builder) }
      templates.areSkipped = true
    }
  }

  /// Reads all rows.
  private mutating func assEvents(
    _ builder: inout LyricsBuilder, _ templates: inout ASSTemplates
  ) {
    var fields = ASSFields()
    var (isInfo, isEvents) = (false, false)
    while nextRow() {
      let isComment = starts(with: "comment:")
      if peek == UInt8(ascii: "[") {
        isInfo = starts(with: "[script info]")
        isEvents = starts(with: "[events]")
      } else if isInfo, builder.title == nil, starts(with: "title:") {
        let value = row.lowerBound + 6
        builder.title = builder.metadata(bytes, value..<row.upperBound)
      } else if isEvents, starts(with: "format:") {
        index += 7
        fields = assFields()
      } else if isComment || starts(with: "dialogue:") {
        index += isComment ? 8 : 9
        assDialogue(fields, isComment: isComment, &templates, &builder)
      }
    }
  }

  /// Moves to the next field, past a comma; false at the row's end.
  private mutating func assNextField() -> Bool {
    while let byte = peek, byte != UInt8(ascii: ",") { index += 1 }
    return skip(UInt8(ascii: ","))
  }

  private mutating func assFields() -> ASSFields {
    var fields = ASSFields(start: -1, end: -1, effect: -1, text: -1)
    var column = 0
    repeat {
      skipSpace()
      if starts(with: "start") { fields.start = column }
      if starts(with: "end") { fields.end = column }
      if starts(with: "effect") { fields.effect = column }
      if starts(with: "text") { fields.text = column }
      fields.last = column
      column += 1
    } while assNextField()
    // The format has the text last.
    if fields.text < 0 { fields.text = fields.last }
    return fields
  }

  private mutating func assDialogue(
    _ fields: ASSFields, isComment: Bool, _ templates: inout ASSTemplates,
    _ builder: inout LyricsBuilder
  ) {
    let noted = outOfRange
    var isSung = !isComment
    var (start, end): (Int64?, Int64?) = (nil, nil)
    var offset = row.lowerBound
    var text: Range<Int>?
    var column = 0
    repeat {
      let first = index
      skipSpace()
      if column == fields.start {
        offset = index
        start = time()
      } else if column == fields.end {
        end = time()
      } else if column == fields.effect {
        if isComment, starts(with: "karaoke") { (isSung, templates.haveSource) = (true, true) }
        if templates.areSkipped, starts(with: "fx") { isSung = false }
      } else if column == fields.text {
        // The last field keeps its commas.
        while let byte = peek, column == fields.last || byte != UInt8(ascii: ",") { index += 1 }
        text = first..<index
      }
      column += 1
    } while assNextField()
    guard isSung else {
      // A time that is not used cannot be wrong.
      outOfRange = noted
      return
    }
    guard let start else { return builder.noteStray(at: offset) }
    guard let text else { return }
    narrow(to: text)
    builder.beginPassage()
    // A dialogue of no duration is never shown: a credit, or a note of who made the file.
    if end.map({ $0 > start }) ?? true { assText(start, &builder) }
    builder.endPassage(start: start, end: end, at: offset)
  }

  private mutating func assText(_ start: Int64, _ builder: inout LyricsBuilder) {
    var karaoke = ASSKaraoke(start: start, time: start)
    skipSinger(hasNames: true)
    while let byte = peek {
      let offset = index
      if byte == UInt8(ascii: "{"), let closing {
        while index < closing {
          if skip(UInt8(ascii: "\\")) { assTag(&karaoke, &builder) } else { index += 1 }
        }
        index = closing + 1
        if builder.isRowStart { skipSinger(hasNames: true) }
      } else if let escape = assEscape() {
        if escape == UInt8(ascii: "N") {
          builder.newRow()
          skipSinger(hasNames: true)
        } else {
          // `\n` and `\h` are spaces; otherwise it is a brace.
          builder.put(escape < 0x60 || escape > 0x7A ? UInt32(escape) : 0x20, at: offset)
        }
      } else if karaoke.hasSyllables, skipMark(UInt8(ascii: "|")) {
        // How it is read, up to the next syllable: shown above the word elsewhere, not sung twice.
        while let byte = peek, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "\\") { index += 1 }
      } else if karaoke.hasSyllables, skipSameSyllable() {
        // More of the last word's reading.
        builder.dropLastAnchor()
      } else if !skipSound() {
        let scalar = scalar()
        if !karaoke.isDrawing { builder.put(scalar, at: offset) }
      }
    }
    // The end of the last syllable: no word follows, so it ends the last one.
    if karaoke.hasSyllables { builder.anchor(karaoke.time) }
  }

  /// Moves past a `#` that is all of a syllable's text but the spaces after it.
  private mutating func skipSameSyllable() -> Bool {
    let start = index
    guard start > row.lowerBound, bytes[start - 1] == UInt8(ascii: "}"),
      skipMark(UInt8(ascii: "#"))
    else { return false }
    let end = index
    skipSpace()
    let isAlone =
      peek == nil || peek == UInt8(ascii: "{") || peek == UInt8(ascii: "|") || starts(with: "｜")
    index = isAlone ? end : start
    return isAlone
  }

  /// The letter of a line break or a hard space, or a brace that is text.
  mutating func assEscape() -> UInt8? {
    let next = index + 1
    guard peek == UInt8(ascii: "\\"), next < row.upperBound else { return nil }
    let letter = bytes[next]
    switch letter {
    case UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "h"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      index += 2
      return letter
    default: return nil
    }
  }

  /// Reads a tag after its backslash: a syllable, a drawing, or an ignored tag.
  private mutating func assTag(_ karaoke: inout ASSKaraoke, _ builder: inout LyricsBuilder) {
    if skip(UInt8(ascii: "p")) {
      // `\p1` starts a drawing and `\p0` ends it; `\pos` and `\pbo` have no digit here.
      if let scale = digits() { karaoke.isDrawing = scale.value > 0 }
      return
    }
    var setsTime = false
    if skip(UInt8(ascii: "k")) {
      setsTime = skip(UInt8(ascii: "t"))
      if !setsTime, !skip(UInt8(ascii: "f")) { _ = skip(UInt8(ascii: "o")) }
    } else if !skip(UInt8(ascii: "K")) {
      return
    }
    guard let duration = assDuration() else { return }
    if setsTime {
      // Since the dialogue's start.
      karaoke.next = karaoke.start + duration
      return
    }
    if let next = karaoke.next { (karaoke.time, karaoke.next) = (next, nil) }
    builder.anchor(karaoke.time)
    karaoke.time += duration
    karaoke.hasSyllables = true
  }

  /// Centiseconds with or without a fraction and brackets, as microseconds; a second if there is nothing, nil for anything
  /// else.
  private mutating func assDuration() -> Int64? {
    skipSpace()
    if skip(UInt8(ascii: "(")) { skipSpace() }
    guard let centiseconds = limitedDigits() else {
      let isEnd =
        peek == UInt8(ascii: "}") || peek == UInt8(ascii: "\\") || peek == UInt8(ascii: ")")
      return isEnd ? 1_000_000 : nil
    }
    var fraction: Int64 = 0
    if skip(UInt8(ascii: ".")), let number = digits() {
      fraction = microseconds(number.range) / 100
    }
    return centiseconds * 10_000 + fraction
  }
}

/// Aegisub's templates, which make dialogues with the effect `fx` of karaoke that becomes comments with the effect `karaoke`.
private struct ASSTemplates {
  /// Whether such karaoke is in the file.
  var haveSource = false
  /// Whether what they have made is skipped.
  var areSkipped = false
}

/// The indices of the fields of a dialogue; those of ASS if the file does not define them.
private struct ASSFields {
  var start = 1
  var end = 2
  var effect = 8
  var text = 9
  var last = 9
}

/// The current state of a dialogue's tags.
private struct ASSKaraoke {
  /// When the dialogue starts, in microseconds.
  let start: Int64
  /// When the next syllable starts, in microseconds.
  var time: Int64
  /// The same, if a tag has set it.
  var next: Int64?
  var hasSyllables = false
  /// Whether the following text is a shape's numbers.
  var isDrawing = false
}
