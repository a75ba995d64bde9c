/// Words as written, grouped into passages, which are timed as a whole.
///
/// Times are whole microseconds, so that they are exact in every notation.
package struct LyricsBuilder {
  /// A word without its time.
  package struct Word {
    var text: Range<Int>
    /// Its position in the file.
    let offset: Int
    var joinsPrevious: Bool
    var startsRow: Bool
    /// Of the row; set at the word that starts it.
    var isRightToLeft = false
    /// Its share of the time that several words have together: ``weigh(_:)``.
    var weight = 0
  }

  /// The start of the word with this index, and of the words after it.
  package struct Anchor {
    package var word: Int
    package let time: Int64
  }

  /// A run of words: a row of LRC, a cue, a dialogue. One without words ends the one before.
  package struct Passage {
    var words: Range<Int>
    let anchors: Range<Int>
    let start: Int64
    /// Nil if the file does not contain it.
    package var end: Int64?
    /// What is added to the times of the anchors.
    let shift: Int64
    /// Whether it lasts until its end, whatever begins meanwhile: a voice that the file names.
    package var keepsEnd = false
  }

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

  /// Whether the last of `words` still gets letters.
  private var wordIsOpen = false
  /// Whether the open word has more than marks such as a dash. One that has not is joined by `joinMarks`.
  private var wordIsSung = false
  /// Whether there are letters of a script without spaces since the passage began.
  var hasSpaceless = false
  /// Whether there was white space since the last word of the row. If not, the next word joins that one.
  private var hasSpace = false
  /// Whether the row has only a mark so far, such as a dash. The first word is then joined to it.
  private var hasMarkFirst = false
  /// Whether the row has no words so far. The next word starts the row, and a singer's name may still follow.
  package private(set) var isRowStart = true
  /// Whether the row has no letter with a direction so far. The first such letter decides for the row.
  private var needsDirection = true
  /// Whether the row runs from right to left and no word says so yet. `markRow` stores it and resets this.
  private var directionIsRightToLeft = false
  /// The last character of the open word, accents aside; 0 at its start. A vowel after a vowel adds no weight.
  private var lastScalar: UInt32 = 0
  /// How many words there were as the passage began, so that `dropPassage` can remove the others.
  private(set) var firstWord = 0
  /// How many combining marks follow the last letter; those over `mostMarks` are dropped.
  private var marks = 0

  /// How many marks of one letter are kept: as many as in Unicode's stream-safe text (UAX #15, section 13). A renderer places each
  /// by all before it, so that thousands would block a page for seconds.
  private static let mostMarks = 30
  /// How many anchors there were as the passage began.
  private var firstAnchor = 0
  /// How many bytes of text there were as the passage began.
  private var firstByte = 0
  /// The words of all passages. A row of LRC that is sung at several times counts once for each, so that a short file
  /// cannot become a song of any length.
  private var sungWords = 0

  package mutating func noteStray(at offset: Int) {
    if stray == nil { stray = offset }
  }

  // MARK: Words

  package mutating func beginPassage() {
    newRow()
    (firstWord, firstAnchor, firstByte) = (words.count, anchors.count, text.count)
    hasSpaceless = false
  }

  /// Whether there are words since the passage began.
  package var passageHasWords: Bool { words.count > firstWord }

  /// The first anchor since the passage began.
  package var firstTime: Int64? { anchors.count > firstAnchor ? anchors[firstAnchor].time : nil }

  package mutating func newRow() {
    closeWord()
    (hasSpace, hasMarkFirst) = (false, false)
    isRowStart = true
    needsDirection = true
    directionIsRightToLeft = false
  }

  /// Continues a word, or ends it, by one character at `offset`.
  @inline(never)  // 5 calls in the module with all elements.
  package mutating func put(_ scalar: UInt32, at offset: Int) {
    if LyricsLetter.isSpace(scalar) {
      closeWord()
      hasSpace = true
      return
    }
    if LyricsLetter.isLeftOut(scalar) { return }
    let letter = LyricsLetter(scalar)
    guard keeps(scalar) else { return }
    if needsDirection {
      switch letter {
      case .other, .mark: break
      case .rightToLeft: (needsDirection, directionIsRightToLeft) = (false, true)
      case .vowel, .consonant, .leftToRight: needsDirection = false
      }
    }
    if !wordIsOpen {
      if LyricsLetter.isInvisible(scalar) {
        // Invisible characters begin no word; a non-breaking space among them still separates.
        hasSpace = hasSpace || scalar == 0xA0 || scalar == 0x202F || scalar == 0x2007
        return
      }
      guard openWord(at: offset) else { return }
    }
    if directionIsRightToLeft { markRow() }
    LyricsLetter.append(scalar, to: &text)
    // Weights are added up letter by letter; a word without any gets one as it is closed.
    words[words.count - 1].weight += Self.weight(of: letter, after: lastScalar)
    if LyricsLetter.isSung(scalar) { wordIsSung = true }
    if LyricsCluster.isSpaceless(scalar) { hasSpaceless = true }
    if letter != .mark { lastScalar = scalar }
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

  private mutating func openWord(at offset: Int) -> Bool {
    // The error is thrown at the end of the file, with this position.
    guard words.count < Lyrics.wordLimit else {
      if surplus == nil { surplus = offset }
      return false
    }
    words.append(
      Word(
        text: text.count..<text.count, offset: offset,
        joinsPrevious: !isRowStart && !hasSpace, startsRow: isRowStart))
    (wordIsOpen, wordIsSung, hasSpace, isRowStart, lastScalar) = (true, false, false, false, 0)
    return true
  }

  @inline(never)  // 16 calls in the module with all elements.
  private mutating func closeWord() {
    guard wordIsOpen else { return }
    wordIsOpen = false
    let last = words.count - 1
    words[last].text = words[last].text.lowerBound..<text.count
    words[last].weight = max(words[last].weight, 1)
    joinMarks(wordIsSung)
  }

  /// Joins a dash, an ampersand or another mark that stands alone to the word before it in its row, or else to the one
  /// after it, which has just been closed.
  private mutating func joinMarks(_ isSung: Bool) {
    let last = words.count - 1
    guard !words[last].startsRow else {
      return hasMarkFirst = !isSung
    }
    // A mark that starts the row waits for a word.
    guard !isSung || hasMarkFirst, last > firstWord else { return }
    hasMarkFirst = hasMarkFirst && !isSung
    let word = words.removeLast()
    if !word.joinsPrevious { text.insert(0x20, at: word.text.lowerBound) }
    words[last - 1].text = words[last - 1].text.lowerBound..<text.count
    if isSung {
      words[last - 1].weight = word.weight
      for index in anchors.indices[firstAnchor...] where anchors[index].word == last {
        anchors[index].word = last - 1
      }
    }
  }

  /// The last syllable goes on: its successor has no letters of its own.
  package mutating func dropLastAnchor() {
    if anchors.count > firstAnchor { anchors.removeLast() }
  }

  mutating func noteSurplus(at offset: Int) {
    if surplus == nil { surplus = offset }
  }

  /// Stores the direction, once known, in the word that starts the row.
  private mutating func markRow() {
    var first = words.count - 1
    while !words[first].startsRow { first -= 1 }
    words[first].isRightToLeft = true
    directionIsRightToLeft = false
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

  /// Whether a word other than the first has a time of its own.
  private var hasWordTimes: Bool {
    for anchor in anchors[firstAnchor...] where anchor.word > firstWord && anchor.word < words.count
    {
      return true
    }
    return false
  }

  /// Removes everything since the start of the passage.
  package mutating func dropPassage() {
    closeWord()
    words.removeLast(words.count - firstWord)
    anchors.removeLast(anchors.count - firstAnchor)
    text.removeLast(text.count - firstByte)
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
