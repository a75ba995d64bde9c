/// A component that shows a song, and can follow the player of its sound.
///
/// Its words are measured by the host of any component: ``ElasticComponent/words``.
public protocol SongComponent: ElasticComponent {
  /// The song.
  var lyrics: Lyrics { get }
  /// How many words have begun, in order of time.
  var startedWordCount: Int { get }

  /// Takes a player's position in seconds, its state and its rate.
  /// - Returns: the commands that have the same effect in a recording; none if nothing changed.
  @discardableResult
  mutating func follow(
    _ position: Double, isPlaying: Bool, rate: Double, at time: Double
  ) -> [Command]
  /// Sets the frames at which the host shows the words itself; nil to draw them.
  mutating func setWordFrames(_ frames: WordFrames?, at time: Double)
}

extension SongComponent {
  /// When a word is sung, in seconds of playback; nil for an invalid index.
  public func wordStart(_ index: Int) -> Double? {
    lyrics.words.indices.contains(index) ? lyrics.words[index].start : nil
  }
}

/// The words of a component that a host measures.
public struct MeasurableWords: Sendable {
  /// The font size in points, already scaled for the reader's text size.
  public let size: Double
  private let lyrics: Lyrics

  /// The words of a song, in a font size in points.
  package init(_ lyrics: Lyrics, size: Double) {
    self.lyrics = lyrics
    self.size = size
  }

  /// The number of words.
  public var count: Int { lyrics.words.count }

  /// Appends the UTF-8 of a word to `text`; nothing for an invalid index.
  public func append(_ index: Int, to text: inout [UInt8]) {
    guard lyrics.words.indices.contains(index) else { return }
    text.append(contentsOf: lyrics.text[lyrics.words[index].text])
  }
}
