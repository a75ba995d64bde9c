#if canImport(QuartzCore)
import ElasticKit
import ElasticSongFormats
import Foundation

// Songs from files and from words.

extension LyricBallView {
  /// Loads a song file: plain words, LRC, SRT, WebVTT, ASS karaoke, TTML, UltraStar or Whisper's JSON.
  /// - Throws: an error with the line of the mistake, or an ``ElasticError`` if there are no words in it; the song is then
  ///   unchanged.
  public func load(_ file: some Sequence<UInt8>) throws { try show(Lyrics(songFile: file)) }

  /// Loads a song file; for Objective-C.
  /// - Throws: an ``ElasticError`` with the line of the mistake, or of its kind ``ElasticError/Kind/emptySong`` if there are no
  ///   words in it; the song is then unchanged.
  @available(swift, obsoleted: 5, renamed: "load(_:)")
  @objc(loadSong:error:) public func loadSong(from file: Data) throws {
    try show(ElasticError.wrap { () throws(Lyrics.ParseError) in try Lyrics(songFile: file) })
  }

  /// Loads a song file; returns false if it is invalid or has no words. For Objective-C.
  @available(swift, obsoleted: 5, renamed: "load(_:)")
  @discardableResult @objc public func loadSong(_ file: Data) -> Bool { (try? load(file)) != nil }

  /// Loads plain words, a line a row, each with its own duration; for Objective-C.
  /// - Parameters:
  ///   - words: separated by white space. The first is sung after 0.3 s, each further one when the one before it is over.
  ///   - durations: in seconds, each at least 0 and at most a million. The last stands for all words after it; without any, words
  ///     last 0.3 s; further durations are ignored.
  /// - Throws: an ``ElasticError`` with the place of the word whose duration is invalid, or of its kind
  ///   ``ElasticError/Kind/emptySong``; the song is then unchanged.
  @objc(loadWords:durations:error:) public func load(words: String, durations: [Double]) throws {
    try show(
      ElasticError.wrap { () throws(Lyrics.ParseError) in
        try Lyrics(plain: words.utf8, durations: durations)
      })
  }

  private func show(_ song: Lyrics) throws {
    guard !song.words.isEmpty else {
      throw ElasticError(.emptySong, "there are no words in the song")
    }
    lyrics = song
  }
}
#endif
