// Words as a reader of a format finds them, character by character.
//
// A reader begins a passage, puts characters, sets anchors where a time is written and new rows where one begins, and ends the
// passage with its times, or drops it. From white space and anchors follow the words; marks that stand alone are joined to a word as it is closed.
// Each word gets its weight and each row its direction on the way. LyricsTiming.swift makes a song of all passages at the end.

/// Words as written, grouped into passages, which are timed as a whole.
///
/// Times are whole microseconds, so that they are exact in every notation.
package struct LyricsBuilder {
  package init() {}

  private(set) var text: [UInt8] = []
  package var words: [Word] = []
  package private(set) var anchors: [Anchor] = []
  package var passages: [Passage] = []
  package var title, artist, album: Range<Int>?
  /// Whether any row has a time, even one without words.
  package private(set) var hasTimes = false
  /// The position of the first word beyond the limit.
  private(set) var surplus: Int?
  /// The position of the first text that was not understood.
  package private(set) var stray: Int?

  /// The last of `words` while it still gets letters.
  private struct OpenWord {
    /// Whether it has more than marks such as a dash. One that has not is joined by `joinMarks`.
    var isSung = false
    /// Its last character, accents aside; 0 at its start. A vowel after a vowel adds no weight.
    var lastScalar: UInt32 = 0
  }

  /// What is known of the current row.
  private struct Row {
    /// Whether it has no words so far. The next word starts it, and a singer's name may still follow.
    var isEmpty = true
    /// Whether there was white space since its last word. If not, the next word joins that one.
    var hasSpace = false
    /// Whether it has only a mark so far, such as a dash. The first word is then joined to it.
    var hasMarkFirst = false
    /// Whether it has no letter with a direction so far. The first such letter decides for the row.
    var needsDirection = true
    /// Whether it runs from right to left and no word says so yet. `markRow` stores it and resets this.
    var isRightToLeft = false
  }

  /// How many words, anchors and bytes of text there were as the passage began, so that `dropPassage` can remove the others.
  private struct PassageStart {
    var words = 0
    var anchors = 0
    var bytes = 0
  }

  private var openWord: OpenWord?
  private var row = Row()
  private var passageStart = PassageStart()
  /// Whether there are letters of a script without spaces since the passage began.
  var hasSpaceless = false
  /// How many combining marks follow the last letter; those over `mostMarks` are dropped.
  private var marks = 0

  /// How many marks of one letter are kept: as many as in Unicode's stream-safe text (UAX #15, section 13). A renderer places each
  /// by all before it, so that thousands would block a page for seconds.
  private static let mostMarks = 30
  /// The words of all passages. A row of LRC that is sung at several times counts once for each, so that a short file
  /// cannot become a song of any length.
  private var sungWords = 0

  package mutating func noteStray(at offset: Int) {
    if stray == nil { stray = offset }
  }

  // MARK: Words

  package mutating func beginPassage() {
    newRow()
    passageStart = PassageStart(words: words.count, anchors: anchors.count, bytes: text.count)
    hasSpaceless = false
  }

  /// Whether the row has no words so far.
  package var isRowStart: Bool { row.isEmpty }

  /// Whether there are words since the passage began.
  package var passageHasWords: Bool { words.count > passageStart.words }

  /// The first anchor since the passage began.
  package var firstTime: Int64? {
    anchors.count > passageStart.anchors ? anchors[passageStart.anchors].time : nil
  }

  /// How many words there were as the passage began.
  var firstWord: Int { passageStart.words }

  package mutating func newRow() {
    closeWord()
    row = Row()
  }

  /// Continues a word, or ends it, by one character at `offset`.
  @inline(never)  // 5 calls in the module with all elements.
  package mutating func put(_ scalar: UInt32, at offset: Int) {
    if LyricsLetter.isSpace(scalar) {
      closeWord()
      row.hasSpace = true
      return
    }
    if LyricsLetter.isLeftOut(scalar) { return }
    let letter = LyricsLetter(scalar)
    guard keeps(scalar) else { return }
    if row.needsDirection {
      switch letter {
      case .other, .mark: break
      case .rightToLeft: (row.needsDirection, row.isRightToLeft) = (false, true)
      case .vowel, .consonant, .leftToRight: row.needsDirection = false
      }
    }
    if openWord == nil {
      if LyricsLetter.isInvisible(scalar) {
        // Invisible characters begin no word; a non-breaking space among them still separates.
        row.hasSpace = row.hasSpace || scalar == 0xA0 || scalar == 0x202F || scalar == 0x2007
        return
      }
      guard startWord(at: offset) else { return }
    }
    if row.isRightToLeft { markRow() }
    LyricsLetter.append(scalar, to: &text)
    // Weights are added up letter by letter; a word without any gets one as it is closed.
    words[words.count - 1].weight += Self.weight(of: letter, after: openWord?.lastScalar ?? 0)
    if LyricsLetter.isSung(scalar) { openWord?.isSung = true }
    if LyricsCluster.isSpaceless(scalar) { hasSpaceless = true }
    if letter != .mark { openWord?.lastScalar = scalar }
  }

  /// Whether a letter is no mark beyond the most of the letter before it.
  private mutating func keeps(_ scalar: UInt32) -> Bool {
    marks = LyricsLetter.isCombining(scalar) ? marks + 1 : 0
    return marks <= Self.mostMarks
  }

  /// One for each run of vowels in the Latin alphabet, for each letter of any other script.
  /// - Parameter last: the character before it, no accent.
  static func weight(of letter: LyricsLetter, after last: UInt32) -> Int {
    switch letter {
    case .vowel: LyricsLetter(last) == .vowel ? 0 : 1
    case .leftToRight, .rightToLeft: 1
    case .mark, .consonant, .other: 0
    }
  }

  private mutating func startWord(at offset: Int) -> Bool {
    // The error is thrown at the end of the file, with this position.
    guard words.count < Lyrics.wordLimit else {
      if surplus == nil { surplus = offset }
      return false
    }
    words.append(
      Word(
        text: text.count..<text.count, offset: offset,
        joinsPrevious: !row.isEmpty && !row.hasSpace, startsRow: row.isEmpty))
    openWord = OpenWord()
    (row.hasSpace, row.isEmpty) = (false, false)
    return true
  }

  @inline(never)  // 16 calls in the module with all elements.
  private mutating func closeWord() {
    guard let word = openWord else { return }
    openWord = nil
    let last = words.count - 1
    words[last].text = words[last].text.lowerBound..<text.count
    words[last].weight = max(words[last].weight, 1)
    joinMarks(word.isSung)
  }

  /// Joins a dash, an ampersand or another mark that stands alone to the word before it in its row, or else to the one
  /// after it, which has just been closed.
  private mutating func joinMarks(_ isSung: Bool) {
    let last = words.count - 1
    guard !words[last].startsRow else {
      row.hasMarkFirst = !isSung
      return
    }
    // A mark that starts the row waits for a word.
    guard !isSung || row.hasMarkFirst, last > passageStart.words else { return }
    row.hasMarkFirst = row.hasMarkFirst && !isSung
    let word = words.removeLast()
    if !word.joinsPrevious { text.insert(0x20, at: word.text.lowerBound) }
    words[last - 1].text = words[last - 1].text.lowerBound..<text.count
    if isSung {
      words[last - 1].weight = word.weight
      for index in anchors.indices[passageStart.anchors...] where anchors[index].word == last {
        anchors[index].word = last - 1
      }
    }
  }

  /// The last syllable goes on: its successor has no letters of its own.
  package mutating func dropLastAnchor() {
    if anchors.count > passageStart.anchors { anchors.removeLast() }
  }

  mutating func noteSurplus(at offset: Int) {
    if surplus == nil { surplus = offset }
  }

  /// Stores the direction, once known, in the word that starts the row.
  private mutating func markRow() {
    var first = words.count - 1
    while !words[first].startsRow { first -= 1 }
    words[first].isRightToLeft = true
    row.isRightToLeft = false
  }

  // MARK: Passages

  /// Sets the start of the following words.
  package mutating func anchor(_ time: Int64) {
    closeWord()
    anchors.append(Anchor(word: words.count, time: time))
  }

  /// Times the words since the passage began; `offset` is where the time is written.
  ///
  /// Without words it ends the passage before it, or, unless `isGap`, is nothing.
  @inline(never)  // 8 calls in the module with all elements.
  package mutating func endPassage(
    start: Int64, end: Int64?, shift: Int64 = 0, isGap: Bool = false, at offset: Int
  ) {
    closeWord()
    hasTimes = true
    // Chinese, Japanese, Thai and Lao: each character is a word, unless the passage has times of words.
    if !hasWordTimes { splitWords() }
    let range = passageStart.words..<words.count
    if range.isEmpty, !isGap { return dropPassage() }
    guard sungWords + range.count <= Lyrics.wordLimit else {
      if surplus == nil { surplus = offset }
      return
    }
    sungWords += range.count
    passages.append(
      Passage(
        words: range, anchors: passageStart.anchors..<anchors.count, start: start, end: end,
        shift: shift))
  }

  /// Whether a word other than the first has a time of its own.
  private var hasWordTimes: Bool {
    for anchor in anchors[passageStart.anchors...]
    where anchor.word > passageStart.words && anchor.word < words.count {
      return true
    }
    return false
  }

  /// Removes everything since the start of the passage.
  package mutating func dropPassage() {
    closeWord()
    words.removeLast(words.count - passageStart.words)
    anchors.removeLast(anchors.count - passageStart.anchors)
    text.removeLast(text.count - passageStart.bytes)
  }

  /// Stores a text that is not a word; nil if it contains only white space.
  package mutating func metadata(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let start = text.count
    var (index, end) = (range.lowerBound, start)
    while index < range.upperBound {
      let scalar = LyricsLetter.scalar(in: bytes, at: &index, before: range.upperBound)
      let isSpace = LyricsLetter.isSpace(scalar)
      if isSpace ? end == start : LyricsLetter.isLeftOut(scalar) { continue }
      guard keeps(scalar) else { continue }
      LyricsLetter.append(isSpace ? 0x20 : scalar, to: &text)
      if !isSpace { end = text.count }
    }
    text.removeLast(text.count - end)
    return end > start ? start..<end : nil
  }
}
