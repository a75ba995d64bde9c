@_spi(Programs) import ElasticKit

/// A song's words in rows, as the lyric ball lays them out in a width, one below the other on a page.
///
/// All times are the song's and the ball's own.
struct SongRows {
  struct Row {
    /// Indices in ``SongRows/words``.
    var words: Range<Int>
    /// When its first word starts and when its last word ends, in seconds of playback.
    var start: Double
    var end: Double
    /// The index of its line in ``Lyrics/lines``.
    var line = 0
    /// Whether the second of two voices sings it.
    var isSecond = false
    /// The hops from word to word within the row, from its top.
    var hops: [CubicBezier] = []
  }

  /// A word and its place on the page.
  struct Word {
    var utf8: [UInt8]
    var run: TextRun
    var width: Double
    var start: Double
    var end: Double
  }

  /// The rows move so that another one is sung in the middle; it ends as the ball lands on that row.
  struct Move {
    var start: Double
    var end: Double
    var from: Int
    var to: Int
  }

  let rows: [Row]
  let words: [Word]
  /// In order of time.
  let moves: [Move]
  /// The distance from row to row, and its part over the letters, in which the ball moves.
  let pitch: Double
  let gap: Double
  let lineHeight: Double

  /// The rows of a ball that has a song and measured words.
  /// - Parameter styles: those of the song's lines, which say at which side they lie; empty for none.
  init(of ball: BallMotion, width: Double, styles: [SongStyles.Style] = []) {
    var ball = ball
    // In a picture one point high, every row that is sung is scrolled to: the offset tells which it is.
    ball.handle(.resized(Size2D(width: width, height: 1)), at: 0)
    let score = ball.score
    let gap = max(ball.style.rowGap, 0)
    // The baseline of most letters lies four fifths down the line; nothing is over the first row.
    let lineHeight = score.words.first.map { ($0.run.position.y - gap) / 0.8 } ?? 1
    let pitch = gap + lineHeight
    var words = score.words.enumerated().map { index, word in
      Word(
        utf8: ball.lyrics.letters(of: index), run: word.run, width: word.width, start: word.start,
        end: word.end)
    }
    func row(_ word: Word) -> Int { Int(word.run.position.y / pitch) }
    var rows: [Row] = []
    for (index, word) in words.enumerated() {
      if row(word) == rows.count {
        rows.append(Row(words: index..<index, start: word.start, end: word.end))
      }
      rows[rows.count - 1].words = rows[rows.count - 1].words.lowerBound..<index + 1
      rows[rows.count - 1].start = min(rows[rows.count - 1].start, word.start)
      rows[rows.count - 1].end = max(rows[rows.count - 1].end, word.end)
    }
    // The ball stands on the upper end of the letters.
    let middle = ball.style.ballSize / 2 + lineHeight / 2
    let isSecond = ball.lyrics.secondVoice
    // Each voice has its own ball.
    let hops =
      !ball.lyrics.hasVoices
      ? score.hops
      : [false, true].flatMap { voice in
        ball.part(ofLines: isSecond.indices.filter { isSecond[$0] == voice }).score.hops
      }
    for hop in hops {
      let from = Int((hop.curve.start.y + middle) / pitch)
      let to = Int((hop.curve.end.y + middle) / pitch)
      guard from == to, rows.indices.contains(from) else { continue }
      let up = Vector2D(0, -Double(from) * pitch)
      rows[from].hops.append(
        CubicBezier(
          hop.curve.start + up, hop.curve.control1 + up, hop.curve.control2 + up,
          hop.curve.end + up))
    }
    let shortest = ball.style.edgeHopDuration
    moves = score.hops.compactMap { hop in
      let (from, to) = (Int(hop.scroll.start / pitch), Int(hop.scroll.end / pitch))
      guard from != to else { return nil }
      // The row is in place until its last word is over, as far as the hop leaves time for that.
      let over = rows[from].end
      let latest = hop.landing - min(shortest, hop.landing - hop.takeOff)
      let start = max(hop.takeOff, min(over, latest))
      return Move(start: start, end: hop.landing, from: from, to: to)
    }
    Self.findLines(of: &rows, in: ball.lyrics)
    if ball.lyrics.hasVoices || !styles.isEmpty {
      Self.part(&rows, &words, of: ball.lyrics, styles, margin: ball.style.margin)
    }
    (self.rows, self.words) = (rows, words)
    (self.pitch, self.gap, self.lineHeight) = (pitch, gap, lineHeight)
  }

  /// The share of the free space beside its rows by which a voice lies at its side.
  private static let parting = 0.7

  private static func findLines(of rows: inout [Row], in lyrics: Lyrics) {
    var line = 0
    for index in rows.indices {
      while lyrics.lines[line].words.upperBound <= rows[index].words.lowerBound { line += 1 }
      rows[index].line = line
    }
  }

  /// Moves rows to the side of their style, or else those of the first voice to the left and of the second to the right.
  private static func part(
    _ rows: inout [Row], _ words: inout [Word], of lyrics: Lyrics, _ styles: [SongStyles.Style],
    margin: Double
  ) {
    let isSecond = lyrics.secondVoice
    // A file that lays some lines at a side means the middle for the others.
    let parts = lyrics.hasVoices && styles.allSatisfy { $0.side == .middle }
    for index in rows.indices {
      let line = rows[index].line
      rows[index].isSecond = isSecond[line]
      let range = rows[index].words
      let left = words[range].map { $0.run.position.x - $0.width / 2 }.min() ?? 0
      let share =
        switch styles.isEmpty ? .middle : styles[line].side {
        case .left: -1.0
        case .right: 1.0
        case .middle where parts: rows[index].isSecond ? parting : -parting
        case .middle: 0.0
        }
      let shift = max(left - margin, 0) * share
      for word in range { words[word].run.position.x += shift }
      let way = Vector2D(shift, 0)
      rows[index].hops = rows[index].hops.map {
        CubicBezier($0.start + way, $0.control1 + way, $0.control2 + way, $0.end + way)
      }
    }
  }

  /// The last move that has begun at a time, and the share of it that is over, without a jerk at either end.
  func move(at time: Double) -> (from: Int, to: Int, share: Double) {
    var (low, high) = (0, moves.count)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else {
      let first = moves.first?.from ?? 0
      return (first, first, 1)
    }
    let move = moves[low - 1]
    return (move.from, move.to, smoothstep((time - move.start) / (move.end - move.start)))
  }
}

/// From 0 to 1 for a share from 0 to 1, level at both ends.
func smoothstep(_ share: Double) -> Double {
  let share = min(max(share, 0), 1)
  return share * share * (3 - 2 * share)
}
