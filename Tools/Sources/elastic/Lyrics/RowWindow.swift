import ElasticKit

/// The part of a song's page that a film shows: as many whole rows as fit.
///
/// A row that comes or goes fades while it moves, and is gone before it would reach the title or the edge of the
/// picture: no letter is ever cut. The row that is sung lies in the middle where the song has rows on both sides of it.
struct RowWindow: SongLayout {
  let rows: SongRows
  /// Whether rows jump, for readers who want less motion.
  let jumps: Bool
  /// How many rows are shown at once.
  private let count: Int
  /// The top of the first row.
  private let top: Double
  /// How far a row moves as it goes over the first, or comes below the last.
  private let drift: (above: Double, below: Double)

  /// The share of the space over a row that remains below the last one.
  static let rest = 0.3

  /// A window of a height, from 0 down.
  /// - Parameter hasPath: whether the space over a row shows the ball's path.
  init(_ rows: SongRows, height: Double, hasPath: Bool, jumps: Bool) {
    (self.rows, self.jumps) = (rows, jumps)
    let room = height - Self.rest * rows.gap
    let count = min(max(Int(room / rows.pitch), 1), max(rows.rows.count, 1))
    let block = Double(count) * rows.pitch
    // The letters are in the middle if the ball has its space over them, and never outside.
    let top = min(max((height - block - rows.gap) / 2, 0), height - block)
    (self.count, self.top) = (count, top)
    drift = (
      min(rows.pitch, max(hasPath ? top : top + rows.gap, 0)),
      min(rows.pitch, max(height - top - block, 0))
    )
  }

  /// How many rows lie over the window at a time, which has a fraction while they move.
  private func offset(at time: Double) -> Double {
    let move = rows.move(at: time)
    let (from, to) = (offset(row: move.from), offset(row: move.to))
    return from + (to - from) * (jumps ? move.share < 1 ? 0 : 1 : move.share)
  }

  /// The same while a row is sung; whole.
  private func offset(row: Int) -> Double {
    var first = row - (count - 1) / 2
    // Rows that other voices still sing stay in sight, as far as there is room for them.
    for other in max(row - count + 1, 0)..<max(row, 0)
    where rows.rows[other].end > rows.rows[row].start {
      first = min(first, other)
    }
    return Double(min(max(first, 0), max(rows.rows.count - count, 0)))
  }

  func visible(at time: Double) -> [ShownRow] {
    let offset = offset(at: time)
    let first = max(Int(offset.rounded(.down)) - 1, 0)
    let last = min(Int(offset.rounded(.up)) + count, rows.rows.count - 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { row in
      let place = Double(row) - offset
      let outside = max(-place, place - Double(count - 1), 0)
      let drift = place < 0 ? drift.above : drift.below
      // It is gone before its neighbour, which moves the whole way, would touch it.
      let free = rows.pitch - rows.lineHeight
      let fading = drift < rows.pitch ? min(max(free / (rows.pitch - drift), 0.2), 1) : 1
      let opacity = 1 - outside / fading
      guard opacity > 0 else { return nil }
      let inside = min(max(place, 0), Double(count - 1))
      let way = (place < 0 ? -1 : 1) * outside * drift
      return ShownRow(row: row, top: top + inside * rows.pitch + way, opacity: opacity)
    }
  }

  func pageTop(ofRow row: Int) -> Double { Double(row) * rows.pitch }

  func page(at time: Double) -> Double { top - offset(at: time) * rows.pitch }

  func ballOpacity(at time: Double) -> Double { 1 }
}
