import ElasticKit

extension Lyrics {
  /// What a format cannot hold of a song.
  public enum Loss: UInt8, NamedCase {
    /// Any times: words only are written.
    case times
    /// The times of words within a line.
    case wordTimes
    /// The end of a line during which another one begins.
    case voices
    case title, artist, album

    /// As in `SRT cannot hold the times of words`.
    public static let names: [StaticString] = [
      "times", "the times of words", "the ends of lines that overlap", "the title", "the singer",
      "the album",
    ]
  }

  /// What ``file(in:)`` leaves out of this song, in the order of the cases.
  public func losses(in format: Format) -> [Loss] {
    var losses: [Loss] = []
    if format == .plain, !words.isEmpty { losses.append(.times) }
    if format == .srt, SongWriter(self, format).hasWordTimes { losses.append(.wordTimes) }
    if format == .lrc, hasVoices { losses.append(.voices) }
    if format != .lrc {
      if title != nil, format != .ass { losses.append(.title) }
      if artist != nil { losses.append(.artist) }
      if album != nil { losses.append(.album) }
    }
    return losses
  }
}
