/// Words as written, grouped into passages, which are timed as a whole.
///
/// Times are whole microseconds, so that they are exact in every notation.
struct LyricsBuilder {
  /// A word without its time.
  struct Word {
    var text: Range<Int>
    let joinsPrevious: Bool
    let startsRow: Bool
    /// Of the row; set at the word that starts it.
    var isRightToLeft = false
    /// Its share of the time that several words have together: ``weigh(_:)``.
    var weight = 0
  }

  /// The start of the word with this index, and of the words after it.
  struct Anchor {
    let word: Int
    let time: Int64
  }

  /// A run of words: a row of LRC, a cue, a dialogue. One without words ends the one before.
  struct Passage {
    let words: Range<Int>
    let anchors: Range<Int>
    let start: Int64
    /// Nil if the file does not contain it.
    let end: Int64?
    /// What is added to the times of the anchors.
    let shift: Int64
  }

  private(set) var text: [UInt8] = []
  private(set) var words: [Word] = []
  private(set) var anchors: [Anchor] = []
  private(set) var passages: [Passage] = []
  var title, artist, album: Range<Int>?
  /// Whether any row has a time, even one without words.
  private(set) var hasTimes = false
  /// The position of the first word beyond the limit.
  private(set) var surplus: Int?
  /// The position of the first text that was not understood.
  private(set) var stray: Int?

  private var wordIsOpen = false
  /// Since the last word of the row.
  private var hasSpace = false
  private var isRowStart = true
  private var needsDirection = true
  private var directionIsRightToLeft = false
  private var isInVowels = false
  /// Since the last letter.
  private var marks = 0

  /// How many marks of one letter are kept: as many as in Unicode's stream-safe text (UAX #15, section 13). A renderer places each
  /// by all before it, so that thousands would block a page for seconds.
  private static let mostMarks = 30
  private var firstWord = 0
  private var firstAnchor = 0
  private var firstByte = 0
  private var sungWords = 0

  @inline(never)
  mutating func noteStray(at offset: Int) {
    if stray == nil { stray = offset }
  }

  // MARK: Words

  @inline(never)
  mutating func beginPassage() {
    newRow()
    (firstWord, firstAnchor, firstByte) = (words.count, anchors.count, text.count)
  }

  /// Whether there are words since the passage began.
  var passageHasWords: Bool { words.count > firstWord }

  /// The first anchor since the passage began.
  var firstTime: Int64? { anchors.count > firstAnchor ? anchors[firstAnchor].time : nil }

  @inline(never)
  mutating func newRow() {
    closeWord()
    hasSpace = false
    isRowStart = true
    needsDirection = true
    directionIsRightToLeft = false
  }

  /// Continues a word, or ends it, by one character at `offset`.
  @inline(never)
  mutating func put(_ scalar: UInt32, at offset: Int) {
    if LyricsLetter.isSpace(scalar) {
      closeWord()
      hasSpace = true
      return
    }
    if LyricsLetter.isLeftOut(scalar) { return }
    let letter = LyricsLetter(scalar)
    marks = letter == .mark ? marks + 1 : 0
    if marks > Self.mostMarks { return }
    if needsDirection {
      switch letter {
      case .other, .mark: break
      case .rightToLeft: (needsDirection, directionIsRightToLeft) = (false, true)
      case .vowel, .consonant, .leftToRight: needsDirection = false
      }
    }
    if !wordIsOpen {
      if LyricsLetter.isInvisible(scalar) {
        hasSpace = hasSpace || scalar == 0xA0 || scalar == 0x202F || scalar == 0x2007
        return
      }
      guard openWord(at: offset) else { return }
    }
    if directionIsRightToLeft { markRow() }
    LyricsLetter.append(scalar, to: &text)
    weigh(letter)
  }

  /// One for each run of vowels in the Latin alphabet, for each letter of any other script; at least
  /// one.
  @inline(never)
  private mutating func weigh(_ letter: LyricsLetter) {
    switch letter {
    case .mark: return
    case .vowel where isInVowels: return
    case .vowel, .leftToRight, .rightToLeft: words[words.count - 1].weight += 1
    case .consonant, .other: break
    }
    isInVowels = letter == .vowel
  }

  @inline(never)
  private mutating func openWord(at offset: Int) -> Bool {
    guard words.count < Lyrics.wordLimit else {
      if surplus == nil { surplus = offset }
      return false
    }
    words.append(
      Word(
        text: text.count..<text.count, joinsPrevious: !isRowStart && !hasSpace,
        startsRow: isRowStart))
    (wordIsOpen, hasSpace, isRowStart, isInVowels) = (true, false, false, false)
    return true
  }

  @inline(never)
  private mutating func closeWord() {
    guard wordIsOpen else { return }
    wordIsOpen = false
    let last = words.count - 1
    words[last].text = words[last].text.lowerBound..<text.count
    words[last].weight = max(words[last].weight, 1)
  }

  /// Stores the direction, once known, in the word that starts the row.
  @inline(never)
  private mutating func markRow() {
    var first = words.count - 1
    while !words[first].startsRow { first -= 1 }
    words[first].isRightToLeft = true
    directionIsRightToLeft = false
  }

  // MARK: Passages

  /// Sets the start of the following words.
  @inline(never)
  mutating func anchor(_ time: Int64) {
    closeWord()
    anchors.append(Anchor(word: words.count, time: time))
  }

  /// Times the words since the passage began; `offset` is where the time is written.
  ///
  /// Without words it ends the passage before it, or, unless `isGap`, is nothing.
  @inline(never)
  mutating func endPassage(
    start: Int64, end: Int64?, shift: Int64 = 0, isGap: Bool = false, at offset: Int
  ) {
    closeWord()
    hasTimes = true
    let range = firstWord..<words.count
    if range.isEmpty, !isGap { return dropPassage() }
    guard sungWords + range.count <= Lyrics.wordLimit else {
      if surplus == nil { surplus = offset }
      return
    }
    sungWords += range.count
    passages.append(
      Passage(
        words: range, anchors: firstAnchor..<anchors.count, start: start, end: end, shift: shift))
  }

  /// Removes everything since the start of the passage.
  @inline(never)
  mutating func dropPassage() {
    closeWord()
    words.removeLast(words.count - firstWord)
    anchors.removeLast(anchors.count - firstAnchor)
    text.removeLast(text.count - firstByte)
  }

  /// Stores a text that is not a word; nil if it contains only white space.
  @inline(never)
  mutating func metadata(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    let start = text.count
    var (index, end) = (range.lowerBound, start)
    while index < range.upperBound {
      let scalar = LyricsLetter.scalar(in: bytes, at: &index, before: range.upperBound)
      let isSpace = LyricsLetter.isSpace(scalar)
      if isSpace ? end == start : LyricsLetter.isLeftOut(scalar) { continue }
      LyricsLetter.append(isSpace ? 0x20 : scalar, to: &text)
      if !isSpace { end = text.count }
    }
    text.removeLast(text.count - end)
    return end > start ? start..<end : nil
  }
}
