/// A song's words and their times.
///
/// Read from plain words, LRC, SRT, WebVTT or ASS karaoke; <doc:SongFiles> lists the supported parts of each.
/// Reading is linear in the size of the file (lines out of order are sorted). Words follow one
/// another: none starts before the previous one, or ends after the start of the next one, except where two voices sing at
/// once (``hasVoices``). Within a line that is always so.
public struct Lyrics: Sendable, Hashable {
  /// A word, or a syllable if the file times syllables.
  public struct Word: Sendable, Hashable {
    /// The range of its UTF-8 in ``Lyrics/text``; never empty.
    public let text: Range<Int>
    /// Its start, in seconds of playback from 0; never after ``end``.
    public let start: Double
    /// Its end, in seconds of playback.
    public let end: Double
    /// Whether it continues the written word before it, without a space between the two.
    public let joinsPrevious: Bool
    /// The index of the word that starts after as many others as there are words before this one.
    var inOrderOfTime: Int32 = 0
  }

  /// A row of words as the file has it.
  public struct Line: Sendable, Hashable {
    /// Its indices in ``Lyrics/words``; never empty.
    public let words: Range<Int>
    /// When its first word starts, in seconds of playback.
    public let start: Double
    /// When its last word ends, in seconds of playback.
    public let end: Double
    /// Whether its first strong letter is one of a script written from right to left.
    public let isRightToLeft: Bool
  }

  /// The UTF-8, always well formed, of all words and of the metadata.
  public let text: [UInt8]
  /// In order of the lines, which is that of time unless voices overlap: ``word(inOrderOfTime:)``.
  public let words: [Word]
  /// In order of time; together they hold every word once. The rows of one cue stay together where another voice overlaps them.
  public let lines: [Line]
  /// The range of the song's name in ``text``, if the file contains one.
  public let title: Range<Int>?
  /// The range of the singer's or the band's name in ``text``, if the file contains one.
  public let artist: Range<Int>?
  /// The range of the album's name in ``text``, if the file contains one.
  public let album: Range<Int>?

  /// Whether words of different lines are sung at once.
  public let hasVoices: Bool

  /// When the last word ends, in seconds of playback; 0 without words.
  public var duration: Double {
    var end = 0.0
    for line in lines.indices { end = max(end, lines[line].end) }
    return end
  }

  /// The index in ``words`` of the word that starts after `place` others; of words that start together, the first in the text comes
  /// first.
  /// - Parameter rank: from 0 to less than the count of words.
  public func word(inOrderOfTime rank: Int) -> Int {
    hasVoices ? Int(words[rank].inOrderOfTime) : rank
  }

  /// The largest accepted file, in bytes.
  public static var byteLimit: Int { 8_388_608 }
  /// The largest number of words of a song.
  public static var wordLimit: Int { 200_000 }
  /// The start of the first of plain words in seconds: after the ball's first hop.
  package static var leadIn: Double { 0.3 }

  /// A song without words.
  public init() {
    self.init(text: [], words: [], hasVoices: false, lines: [], title: nil, artist: nil, album: nil)
  }

  init(
    text: [UInt8], words: [Word], hasVoices: Bool, lines: [Line], title: Range<Int>?,
    artist: Range<Int>?, album: Range<Int>?
  ) {
    self.text = text
    self.words = words
    self.hasVoices = hasVoices
    self.lines = lines
    self.title = title
    self.artist = artist
    self.album = album
  }

  /// Reads a song file.
  ///
  /// It reads all supported parts and ignores the rest of the file: see <doc:SongFiles>. Plain text gets 0.3 s a
  /// word.
  /// - Parameters:
  ///   - bytes: the file, UTF-8 with or without a byte order mark; ill-formed bytes are read as U+FFFD.
  ///   - format: nil to detect it from the content.
  ///   - showsLabels: whether the names of singers and the sounds in brackets are shown, as words.
  /// - Throws: ``ParseError`` if the song cannot be read.
  public init(
    _ bytes: some Sequence<UInt8>, format: Format? = nil, showsLabels: Bool = false
  ) throws(ParseError) {
    var scanner = try LyricsScanner(bytes)
    scanner.showsLabels = showsLabels
    self = try scanner.song(format)
  }

  /// Plain words, a line a row, all with the same duration.
  ///
  /// The first word is sung 0.3 seconds after the start.
  /// - Parameter secondsPerWord: at least 0 and at most a million.
  /// - Throws: ``ParseError`` for an invalid number, too many words, or bytes that are not text.
  public init(
    plain bytes: some Sequence<UInt8>, secondsPerWord: Double = 0.3
  ) throws(ParseError) {
    self = try LyricsScanner(bytes).plainSong(durations: [secondsPerWord])
  }

  /// Plain words, a line a row, each with its own duration.
  ///
  /// The first word is sung 0.3 seconds after the start, each further one when the one before it is over.
  /// - Parameter durations: seconds, each at least 0 and at most a million. The last stands for all
  ///   words after it; without any, words last 0.3 s; further durations are ignored.
  /// - Throws: ``ParseError`` for an invalid number, at its word, too many words, or bytes that are not
  ///   text.
  public init(plain bytes: some Sequence<UInt8>, durations: [Double]) throws(ParseError) {
    self = try LyricsScanner(bytes).plainSong(durations: durations)
  }
}
