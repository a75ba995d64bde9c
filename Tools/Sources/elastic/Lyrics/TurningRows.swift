import ElasticKit

/// One row, or two, at places that stay: the next row takes the place of the one that has been sung, as in karaoke.
///
/// A row goes before the next one comes, so that letters never lie over others.
struct TurningRows: SongLayout {
  let rows: SongRows
  /// Whether rows change at once, for readers who want less motion.
  let jumps: Bool
  private let count: Int
  /// The top of the first row.
  private let top: Double
  /// How far a row moves up as it comes, and as it goes: a third of a line, and never from beyond the height.
  private let drift: (below: Double, above: Double)
  /// When each row takes its place; a time before the song for those that are there from the start.
  private let turns: [ClosedRange<Double>]

  /// Rows in a height, from 0 down.
  /// - Parameter turn: seconds in which a row goes and the next one comes, at most.
  init(_ rows: SongRows, count: Int, height: Double, turn: Double, jumps: Bool) {
    (self.rows, self.count, self.jumps) = (rows, count, jumps)
    let block = Double(count) * rows.pitch
    top = min(max((height - block - rows.gap) / 2, 0), height - block)
    let way = rows.lineHeight / 3
    drift = (min(way, max(height - top - block, 0)), way)
    turns = rows.rows.indices.map { row in
      guard row >= count else { return -1...(-1) }
      let (old, new) = (rows.rows[row - count], rows.rows[row])
      // The old row is over; where another row is in sight, that one is begun.
      let begin = count > 1 ? max(old.end, rows.rows[row - 1].start) : old.end
      let turn = min(turn, max(new.start - old.start, 0) / 2)
      let end = min(begin + turn, new.start)
      return end - turn...end
    }
  }

  /// The fewest rows, of at least so many, of which each is over before the next one needs its place; nil if more than two
  /// are sung at once.
  static func count(for rows: SongRows, atLeast least: Int) -> Int? {
    (least...2).first { count in
      rows.rows.indices.dropFirst(count).allSatisfy { row in
        rows.rows[row - count].end <= rows.rows[row].start
      }
    }
  }

  func visible(at time: Double) -> [ShownRow] {
    // The rows that have come, or are about to.
    var (low, high) = (0, rows.rows.count)
    while low < high {
      let middle = (low + high) / 2
      if turns[middle].lowerBound <= time { low = middle + 1 } else { high = middle }
    }
    return (max(low - 2 * count, 0)..<low).compactMap { row in
      let (come, gone) = (coming(row, at: time), going(row, at: time))
      let opacity = come * (1 - gone)
      guard opacity > 0 else { return nil }
      let drift = (1 - come) * drift.below - gone * drift.above
      return ShownRow(row: row, top: pageTop(ofRow: row) + top + drift, opacity: opacity)
    }
  }

  /// How much of a row has come: in the second half of its turn.
  private func coming(_ row: Int, at time: Double) -> Double {
    let turn = turns[row]
    let middle = (turn.lowerBound + turn.upperBound) / 2
    if jumps || turn.isEmpty || middle == turn.upperBound { return time >= middle ? 1 : 0 }
    return smoothstep((time - middle) / (turn.upperBound - middle))
  }

  /// How much of a row has gone: in the first half of the turn of the one after it.
  private func going(_ row: Int, at time: Double) -> Double {
    guard row + count < turns.count else { return 0 }
    let turn = turns[row + count]
    let middle = (turn.lowerBound + turn.upperBound) / 2
    if jumps || middle == turn.lowerBound { return time >= middle ? 1 : 0 }
    return smoothstep((time - turn.lowerBound) / (middle - turn.lowerBound))
  }

  func pageTop(ofRow row: Int) -> Double { Double(row % count) * rows.pitch }

  func page(at time: Double) -> Double { top }

  func ballOpacity(at time: Double) -> Double {
    let move = rows.move(at: time)
    let stays = 1 - going(move.from, at: time)
    // It is there again early in its hop to the next row.
    return move.share < 1 ? max(stays, min(4 * move.share, 1)) : 1 - going(move.to, at: time)
  }
}
