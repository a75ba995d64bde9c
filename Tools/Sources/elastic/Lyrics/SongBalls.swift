#if Cairo
@_spi(Programs) import ElasticKit

/// The balls of a film: one over the words of all, or one for each of two voices that sing at once.
///
/// The ball of a voice leaves when that is silent while the other one goes on to rows of its own, and comes again over its next
/// row: it would wait on a row that is gone.
struct SongBalls: Sendable {
  /// A ball from its first hop to its last one.
  private struct Turn {
    var ball: BallMotion
    /// The same ball where its trail ends; nil without a trail.
    var tail: BallMotion?
    let painter: BallPainter
    /// When it comes; nil for the only ball, which is always there.
    let start: Double?
    /// Those of a voice's ball.
    let landings: [Landing]
  }

  private struct Landing {
    let takeOff: Double
    let time: Double
    let row: Int
  }

  private var turns: [Turn]
  private let layout: any SongLayout

  /// One ball, or one for each voice.
  /// - Parameters:
  ///   - ball: over the places of all words, at the song's beginning.
  ///   - hasTrail: whether the balls leave a trail.
  ///   - painters: of the first voice's ball, and of the second's.
  init(
    of ball: BallMotion, in layout: any SongLayout, hasTrail: Bool,
    painters: (first: BallPainter, second: BallPainter), second: Paint
  ) {
    self.layout = layout
    let trail = hasTrail && !ball.surroundings.reduceMotion
    guard ball.lyrics.hasVoices else {
      turns = [
        Turn(
          ball: ball, tail: trail ? ball : nil, painter: painters.first, start: nil, landings: [])
      ]
      return
    }
    turns = []
    let isSecond = ball.lyrics.secondVoice
    for voice in [false, true] {
      let lines = isSecond.indices.filter { isSecond[$0] == voice }
      for lines in Self.turns(of: lines, ball) {
        var part = ball.part(ofLines: lines)
        if voice {
          var style = part.style
          style.ballColor = second
          part.restyle(style, at: 0)
        }
        part.perform(.play, at: 0)
        let landings = Self.landings(of: part, lines: lines, layout.rows)
        turns.append(
          Turn(
            ball: part, tail: trail ? part : nil,
            painter: voice ? painters.second : painters.first, start: landings[0].takeOff,
            landings: landings))
      }
    }
  }

  /// The lines of one voice in parts that a ball hops over without leaving.
  private static func turns(of lines: [Int], _ ball: BallMotion) -> [[Int]] {
    var turns: [[Int]] = []
    // Time for the last hop of one turn and the first of the next.
    let pause = 2 * ball.style.edgeHopDuration
    for line in lines {
      if let last = turns.last?.last {
        let silence = ball.lyrics.lines[line].start - ball.lyrics.lines[last].end
        if silence < pause || line == last + 1 {
          turns[turns.count - 1].append(line)
          continue
        }
      }
      turns.append([line])
    }
    return turns
  }

  /// Where and when a voice's ball lands, and at last leaves.
  private static func landings(of ball: BallMotion, lines: [Int], _ rows: SongRows) -> [Landing] {
    let kept = Set(lines)
    var found: [(start: Double, row: Int)] = []
    for (index, row) in rows.rows.enumerated() where kept.contains(row.line) {
      found += row.words.map { (rows.words[$0].start, index) }
    }
    found.sort { ($0.start, $0.row) < ($1.start, $1.row) }
    // Of words that start together the ball lands on the last.
    var rowsOfLandings: [Int] = []
    for (index, word) in found.enumerated()
    where index + 1 == found.count || found[index + 1].start > word.start {
      rowsOfLandings.append(word.row)
    }
    let exit = rowsOfLandings.last ?? 0
    return ball.score.hops.enumerated().map { index, hop in
      Landing(
        takeOff: hop.takeOff, time: hop.landing,
        row: index < rowsOfLandings.count ? rowsOfLandings[index] : exit)
    }
  }

  mutating func advance(to time: Double) {
    for index in turns.indices {
      // Those that have left, or have not come, are not drawn.
      if let start = turns[index].start {
        let end = (turns[index].landings.last?.time ?? 0) + BallPainter.trailDuration
        guard time >= start, time <= end + 1 else { continue }
      }
      _ = turns[index].ball.advance(to: time)
      while turns[index].ball.nextEvent() != nil {}
      guard time > BallPainter.trailDuration else { continue }
      _ = turns[index].tail?.advance(to: time - BallPainter.trailDuration)
      while turns[index].tail?.nextEvent() != nil {}
    }
  }

  /// Draws the balls that are there.
  /// - Parameters:
  ///   - position: in the song.
  ///   - now: the film's time, which goes on after the song.
  ///   - top: where the rows begin.
  func draw(at position: Double, now: Double, top: Double, into drawing: inout Drawing) {
    for (index, turn) in turns.enumerated() {
      if let start = turn.start {
        guard position >= start, position < turn.landings.last?.time ?? 0 else { continue }
      }
      let place = place(of: turn, at: position)
      let id = ItemID(.ball, index)
      drawing.beginGroup(
        id, transform: .translation(Vector2D(0, top + place.page)), opacity: place.opacity)
      if let tail = turn.tail { turn.painter.drawTrail(from: tail, until: now, into: &drawing) }
      turn.painter.draw(turn.ball, into: &drawing)
      drawing.endGroup(id)
    }
  }

  /// Where a ball's page is, and how much of the ball is seen.
  private func place(of turn: Turn, at position: Double) -> (page: Double, opacity: Double) {
    guard let hop = turn.landings.firstIndex(where: { $0.time > position }) else {
      return (layout.page(at: position), layout.ballOpacity(at: position))
    }
    let landing = turn.landings[hop]
    let (from, to) = (turn.landings[max(hop - 1, 0)].row, landing.row)
    let share = min(
      max((position - landing.takeOff) / (landing.time - landing.takeOff), 0), 1)
    let shown = layout.visible(at: position)
    func place(ofRow row: Int) -> (page: Double, opacity: Double) {
      guard let row = shown.first(where: { $0.row == row }) else {
        return (layout.page(at: position), 0)
      }
      return (row.top - layout.pageTop(ofRow: row.row), row.opacity)
    }
    let (old, new) = (place(ofRow: from), place(ofRow: to))
    // It goes with its row; over the next one it is there early in its hop.
    let opacity =
      from == to ? new.opacity : max(old.opacity * (1 - share), new.opacity * min(4 * share, 1))
    return (old.page + (new.page - old.page) * share, opacity)
  }
}
#endif
