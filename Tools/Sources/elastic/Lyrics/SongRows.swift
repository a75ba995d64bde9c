import ElasticKit

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
    /// The hops from word to word within the row, from its top.
    var hops: [CubicBezier] = []
  }

  /// A hop that takes the song from a row to another.
  struct Move {
    var takeOff: Double
    var landing: Double
    var from: Int
    var to: Int
  }

  let rows: [Row]
  let words: [BallScore.Word]
  /// In order of time.
  let moves: [Move]
  /// The distance from row to row, and its part over the letters, in which the ball moves.
  let pitch: Double
  let gap: Double
  let lineHeight: Double

  /// The rows of a ball that has a song and measured words.
  init(of ball: BallMotion, width: Double) {
    var ball = ball
    // In a picture one point high, every row that is sung is scrolled to: the offset tells which it is.
    ball.handle(.resized(Size2D(width: width, height: 1)), at: 0)
    let score = ball.score
    let gap = max(ball.style.rowGap, 0)
    // The baseline of most letters lies four fifths down the line; nothing is over the first row.
    let lineHeight = score.words.first.map { ($0.run.position.y - gap) / 0.8 } ?? 1
    let pitch = gap + lineHeight
    func row(_ word: BallScore.Word) -> Int { Int(word.run.position.y / pitch) }
    var rows: [Row] = []
    for (index, word) in score.words.enumerated() {
      if row(word) == rows.count {
        rows.append(Row(words: index..<index, start: word.start, end: word.end))
      }
      rows[rows.count - 1].words = rows[rows.count - 1].words.lowerBound..<index + 1
      rows[rows.count - 1].start = min(rows[rows.count - 1].start, word.start)
      rows[rows.count - 1].end = max(rows[rows.count - 1].end, word.end)
    }
    let radius = ball.style.ballSize / 2
    for hop in score.hops {
      // The ball stands on the upper end of the letters.
      let from = Int((hop.curve.start.y + radius) / pitch)
      let to = Int((hop.curve.end.y + radius) / pitch)
      guard from == to, rows.indices.contains(from) else { continue }
      let up = Vector2D(0, -Double(from) * pitch)
      rows[from].hops.append(
        CubicBezier(
          hop.curve.start + up, hop.curve.control1 + up, hop.curve.control2 + up,
          hop.curve.end + up))
    }
    moves = score.hops.compactMap { hop in
      let move = Move(
        takeOff: hop.takeOff, landing: hop.landing, from: Int(hop.scroll.start / pitch),
        to: Int(hop.scroll.end / pitch))
      return move.from == move.to ? nil : move
    }
    (self.rows, words) = (rows, score.words)
    (self.pitch, self.gap, self.lineHeight) = (pitch, gap, lineHeight)
  }

  /// The last move that has begun at a time, and the share of it that is over, without a jerk at either end.
  func move(at time: Double) -> (from: Int, to: Int, share: Double) {
    var (low, high) = (0, moves.count)
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].takeOff <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else {
      let first = moves.first?.from ?? 0
      return (first, first, 1)
    }
    let move = moves[low - 1]
    return (move.from, move.to, smoothstep((time - move.takeOff) / (move.landing - move.takeOff)))
  }
}

/// From 0 to 1 for a share from 0 to 1, level at both ends.
func smoothstep(_ share: Double) -> Double {
  let share = min(max(share, 0), 1)
  return share * share * (3 - 2 * share)
}
