import ElasticKit

/// Which rows of a song a film shows, and where.
protocol SongLayout: Sendable {
  var rows: SongRows { get }

  /// The rows that can be seen at a time.
  func visible(at time: Double) -> [ShownRow]
  /// The top of a row on the page that the ball hops over.
  func pageTop(ofRow row: Int) -> Double
  /// Where the page's top is at a time.
  func page(at time: Double) -> Double
  /// How much of the ball is seen at a time: none where it would wait over a row that is gone.
  func ballOpacity(at time: Double) -> Double
}

/// A row in a film at one time.
struct ShownRow {
  var row: Int
  /// Points from the top of the rows' part of the picture.
  var top: Double
  var opacity: Double
}

extension SongLayout {
  /// Where the words are on the page; nil if the page is too long.
  var places: WordFrames? {
    var frames: [Rect2D] = []
    for (index, row) in rows.rows.enumerated() {
      for word in rows.words[row.words] {
        frames.append(
          Rect2D(
            x: word.run.position.x - word.width / 2, y: pageTop(ofRow: index) + rows.gap,
            width: word.width, height: rows.lineHeight))
      }
    }
    return WordFrames(frames: frames)
  }
}
