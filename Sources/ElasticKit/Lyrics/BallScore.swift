/// A song laid out from its start to its end, for exporters that write animations.
///
/// Positions are in the component's coordinates, without scrolling.
public struct BallScore: Sendable {
  /// A hop from one word to the next.
  public struct Hop: Sendable {
    /// When the ball leaves, in seconds of playback.
    public let takeOff: Double
    /// When it lands, in seconds of playback.
    public let landing: Double
    /// The path of the ball's middle; its parameter is the share of the time.
    public let curve: CubicBezier
    /// The scroll offset at its start and its end; between them 3s² − 2s³ of the difference.
    public let scroll: (start: Double, end: Double)
    /// How long before the landing the ball begins to flatten, in seconds.
    public let squashBefore: Double
    /// How long after the landing it is round again, in seconds.
    public let squashAfter: Double
  }

  /// A word and its position.
  public struct Word: Sendable {
    /// UTF-8.
    public let utf8: [UInt8]
    /// Its middle.
    public let run: TextRun
    /// Its advance, in points.
    public let width: Double
    /// Its start, in seconds of playback.
    public let start: Double
    /// Its end, in seconds of playback.
    public let end: Double
  }

  /// In order of time; empty if nothing is laid out.
  public let hops: [Hop]
  /// In the order of ``Lyrics/words``; empty if the app's own labels show the words.
  public let words: [Word]
  /// When the ball has left, in seconds of playback.
  public let duration: Double
}

extension BallMotion {
  /// The current layout of the song.
  public var score: BallScore {
    var hops: [BallScore.Hop] = []
    var words: [BallScore.Word] = []
    if !rows.isEmpty {
      var from = -1
      while from < wordCount {
        let to = song.landing(after: from)
        hops.append(scoreHop(from: from, to: to))
        from = to
      }
      // An app's own labels are not part of it.
      for index in 0..<(wordFrames == nil ? wordCount : 0) {
        let word = lyrics.words[index]
        guard case .text(_, let run) = rows.unsung.items[index].content else { continue }
        words.append(
          BallScore.Word(
            utf8: Array(lyrics.text[word.text]), run: run,
            width: rows.widths[index], start: word.start, end: word.end))
      }
    }
    return BallScore(hops: hops, words: words, duration: duration)
  }

  private func scoreHop(from: Int, to: Int) -> BallScore.Hop {
    let flight = song.flight(from: from, to: to)
    let front = song.front(after: from)
    let after = to < wordCount ? song.landing(after: to) : to
    let next = song.flight(from: to, to: after).landing
    return BallScore.Hop(
      takeOff: flight.takeOff, landing: flight.landing, curve: hop(from: from, to: to),
      scroll: (
        rows.scroll(at: rows.row(of: front.from)), rows.scroll(at: rows.row(of: front.to))
      ),
      squashBefore: song.flatteningTime(from: flight.takeOff, to: flight.landing),
      squashAfter: song.roundingTime(from: flight.landing, to: next))
  }
}
