import ElasticKit

/// Three dots over a word that is sung after a long silence: one goes with each of the last three seconds.
struct Countdown {
  /// The entries: a word, its row, and when the silence before it begins.
  private let entries: [(word: Int, row: Int, from: Double)]
  private let rows: SongRows
  private let paint: Paint

  /// Seconds of silence after which a singer needs a sign.
  private static let silence = 4.0
  private static let dots = 3

  init(_ rows: SongRows, paint: Paint) {
    (self.rows, self.paint) = (rows, paint)
    var entries: [(Int, Int, Double)] = []
    var end = 0.0
    let rowOfWord = rows.rows.indices.flatMap { row in rows.rows[row].words.map { _ in row } }
    let inTime = rows.words.indices.sorted { rows.words[$0].start < rows.words[$1].start }
    for word in inTime {
      if rows.words[word].start - end > Self.silence {
        entries.append((word, rowOfWord[word], end))
      }
      end = max(end, rows.words[word].end)
    }
    self.entries = entries
  }

  /// Draws the dots that a row has at a time, from its top.
  func draw(row: Int, at time: Double, into drawing: inout Drawing) {
    for entry in entries where entry.row == row {
      let word = rows.words[entry.word]
      let left = word.start - time
      guard left > 0, left < Double(Self.dots) + 1, time > entry.from else { continue }
      let step = word.run.size * 0.5
      let direction = word.run.isRightToLeft ? -1.0 : 1.0
      for dot in 0..<Self.dots {
        // The dots come together, and the last one goes a second before the word.
        let rest = left - Double(Self.dots - dot)
        guard rest > 0 else { continue }
        let opacity = min(rest / 0.2, (Double(Self.dots) + 1 - left) / 0.3, 1)
        drawing.ellipse(
          in: Rect2D(
            x: word.run.position.x + direction * Double(dot - 1) * step - step / 4,
            y: rows.gap - step * 1.4, width: step / 2, height: step / 2))
        drawing.fill(ItemID(.edge, dot), paint, opacity: opacity)
      }
    }
  }
}
