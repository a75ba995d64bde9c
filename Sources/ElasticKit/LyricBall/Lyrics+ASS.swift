extension LyricsScanner {
  /// Dialogues, with karaoke's tags where there are any.
  func assSong() throws(ParseError) -> Lyrics {
    var builder = LyricsBuilder()
    var scanner = self
    if scanner.assEvents(&builder, skipsGenerated: false) {
      builder = LyricsBuilder()
      scanner = self
      _ = scanner.assEvents(&builder, skipsGenerated: true)
    }
    return try scanner.song(of: builder)
  }

  /// Reads all rows.
  /// - Parameter skipsGenerated: whether the dialogues that Aegisub's templates have made are skipped.
  /// - Returns: whether the karaoke that they are made from is in the file, as comments.
  private mutating func assEvents(
    _ builder: inout LyricsBuilder, skipsGenerated: Bool
  ) -> Bool {
    var fields = ASSFields()
    var hasSource = false
    var (isInfo, isEvents) = (false, false)
    while nextRow() {
      if peek == UInt8(ascii: "[") {
        isInfo = starts(with: "[script info]")
        isEvents = starts(with: "[events]")
      } else if isInfo, builder.title == nil, starts(with: "title:") {
        let value = row.lowerBound + 6
        builder.title = builder.metadata(bytes, value..<row.upperBound)
      } else if isEvents, starts(with: "format:") {
        index += 7
        fields = assFields()
      } else if starts(with: "dialogue:") {
        index += 9
        if !skipsGenerated || !assField(fields.effect, is: "fx") {
          assDialogue(fields, &builder)
        }
      } else if starts(with: "comment:") {
        index += 8
        if assField(fields.effect, is: "karaoke") {
          hasSource = true
          assDialogue(fields, &builder)
        }
      }
    }
    return hasSource
  }

  /// Moves to the next field, past a comma; false at the row's end.
  private mutating func assNextField() -> Bool {
    while let byte = peek, byte != UInt8(ascii: ",") { index += 1 }
    return skip(UInt8(ascii: ","))
  }

  /// Whether the field with this index is this word.
  private func assField(_ place: Int, is word: StaticString) -> Bool {
    var scanner = self
    for _ in 0..<place where !scanner.assNextField() { return false }
    scanner.skipSpace()
    guard scanner.starts(with: word) else { return false }
    scanner.index += word.utf8CodeUnitCount
    scanner.skipSpace()
    return scanner.peek == UInt8(ascii: ",")
  }

  private mutating func assFields() -> ASSFields {
    var fields = ASSFields(start: -1, end: -1, effect: .max, text: -1)
    var place = 0
    repeat {
      skipSpace()
      if starts(with: "start") { fields.start = place }
      if starts(with: "end") { fields.end = place }
      if starts(with: "effect") { fields.effect = place }
      if starts(with: "text") { fields.text = place }
      fields.last = place
      place += 1
    } while assNextField()
    if fields.text < 0 { fields.text = fields.last }
    return fields
  }

  private mutating func assDialogue(_ fields: ASSFields, _ builder: inout LyricsBuilder) {
    var (start, end): (Int64?, Int64?) = (nil, nil)
    var offset = row.lowerBound
    var text: Range<Int>?
    var place = 0
    repeat {
      let first = index
      skipSpace()
      if place == fields.start {
        offset = index
        start = time()
      } else if place == fields.end {
        end = time()
      } else if place == fields.text {
        // The last field keeps its commas.
        while let byte = peek, place == fields.last || byte != UInt8(ascii: ",") { index += 1 }
        text = first..<index
      }
      place += 1
    } while assNextField()
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
          builder.put(escape < 0x60 || escape > 0x7A ? UInt32(escape) : 0x20, at: offset)
        }
      } else if karaoke.hasSyllables, skipMark("|", "｜") {
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
    if karaoke.hasSyllables { builder.anchor(karaoke.time) }
  }

  /// Moves past a mark of furigana, in ASCII or in full width.
  private mutating func skipMark(_ mark: StaticString, _ wide: StaticString) -> Bool {
    for mark in [mark, wide] where starts(with: mark) {
      index += mark.utf8CodeUnitCount
      return true
    }
    return false
  }

  /// Moves past a `#` that is all of a syllable's text but spaces.
  private mutating func skipSameSyllable() -> Bool {
    let start = index
    guard skipMark("#", "＃") else { return false }
    let end = index
    var before = start
    while before > row.lowerBound, Self.isSpace(bytes[before - 1]) { before -= 1 }
    skipSpace()
    let isAlone =
      before > row.lowerBound && bytes[before - 1] == UInt8(ascii: "}")
      && (peek == nil || peek == UInt8(ascii: "{") || starts(with: "|") || starts(with: "｜"))
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
      if let scale = digits() { karaoke.isDrawing = scale.value > 0 }
      return
    }
    if skip(UInt8(ascii: "k")) {
      if skip(UInt8(ascii: "t")) {
        // Since the dialogue's start.
        karaoke.next = assDuration().map { karaoke.start + $0 }
        return
      }
      if !skip(UInt8(ascii: "f")) { _ = skip(UInt8(ascii: "o")) }
    } else if !skip(UInt8(ascii: "K")) {
      return
    }
    guard let duration = assDuration(orNone: 1_000_000) else { return }
    if let next = karaoke.next { (karaoke.time, karaoke.next) = (next, nil) }
    builder.anchor(karaoke.time)
    karaoke.time += duration
    karaoke.hasSyllables = true
  }

  /// Centiseconds with or without a fraction and brackets, as microseconds; nil for anything else.
  /// - Parameter none: what a tag without an argument means.
  private mutating func assDuration(orNone none: Int64? = nil) -> Int64? {
    skipSpace()
    if skip(UInt8(ascii: "(")) { skipSpace() }
    guard let centiseconds = limitedDigits() else {
      let isEnd =
        peek == UInt8(ascii: "}") || peek == UInt8(ascii: "\\") || peek == UInt8(ascii: ")")
      return isEnd ? none : nil
    }
    var fraction: Int64 = 0
    if skip(UInt8(ascii: ".")), let number = digits() {
      fraction = microseconds(number.place) / 100
    }
    return centiseconds * 10_000 + fraction
  }
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
