extension LyricsBuilder {
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
}
