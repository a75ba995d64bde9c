import ElasticKit

/// Sizes a song's words for a picture: as large as leaves the lines in one or two rows, and two rows in sight.
struct SongFit {
  let size: Size2D
  let layout: SongLook.Layout
  /// Whether two voices sing at once.
  let hasVoices: Bool
  /// The height of a title over the rows.
  let heading: Double

  /// Whether it is one for a phone held upright.
  private var isTall: Bool { size.height > size.width * 1.2 }

  private var shorterSide: Double { min(size.width, size.height) }

  /// The part of the picture for the rows. In a vertical film apps lay their bars over the top, the bottom and a side.
  var area: Rect2D {
    let (side, top, bottom) = isTall ? (0.1, 0.12, 0.22) : (0.06, 0.03, 0.06)
    return Rect2D(
      x: side * size.width, y: top * size.height, width: (1 - 2 * side) * size.width,
      height: (1 - top - bottom) * size.height)
  }

  /// Points that letters have in a wide picture at most.
  private var usualLimit: Double {
    switch layout {
    case .scroll: 0.1 * shorterSide
    case .twoRows: 0.12 * shorterSide
    case .oneRow: 0.13 * shorterSide
    }
  }

  /// Points that letters have at most, and at least where long lines take more rows.
  private var wordSizes: ClosedRange<Double> {
    // One or two rows in a tall picture have all its height: a few words fill the width.
    let growth = isTall ? layout == .scroll ? 1.2 : 1.7 : 1
    return shorterSide / 18...usualLimit * growth
  }

  /// How many rows a line may take.
  private var rowsOfLine: Int {
    let rows = size.width < size.height * 1.3 ? 3 : 2
    // Each voice needs its rows.
    return hasVoices ? rows - 1 : rows
  }

  /// The share of the lines that need not fit: one line without an end must not make all others small.
  private static let longLines = 0.1

  /// The style of a ball with the largest words that fit, and all lengths in proportion to them.
  /// - Parameters:
  ///   - ball: a ball with a song and measured words.
  ///   - given: the names of the settings that stay as they are.
  func style(of ball: BallMotion, given: Set<String>) -> BallMotion.Style {
    guard !given.contains("wordSize") else { return scaled(ball.style, to: nil, given: given) }
    // Sizes are in 32 steps: a finer one cannot be seen.
    let (smallest, largest) = (wordSizes.lowerBound, wordSizes.upperBound)
    var (low, high) = (0, 33)
    while high - low > 1 {
      let middle = (low + high) / 2
      let wordSize = smallest + (largest - smallest) * Double(middle) / 32
      let isFit = fits(ball, scaled(ball.style, to: wordSize, given: given))
      if isFit { low = middle } else { high = middle }
    }
    return scaled(
      ball.style, to: smallest + (largest - smallest) * Double(low) / 32, given: given)
  }

  /// Whether nearly all lines are in few enough rows, and enough of these in the height.
  private func fits(_ ball: BallMotion, _ style: BallMotion.Style) -> Bool {
    var ball = ball
    ball.restyle(style, at: 0)
    let rows = SongRows(of: ball, width: size.width)
    guard
      Double(layout.rowCount ?? 2) * rows.pitch + rows.gap * RowWindow.rest <= area.height - heading
    else { return false }
    let long = LongWords(room: size.width - 2 * style.margin)
    // A word that would be broken also in the smallest size must not make all others small.
    func isBroken(_ word: SongRows.Word) -> Bool {
      let width = word.width * ball.wordSize / word.run.size
      let smallest = width * wordSizes.lowerBound / style.wordSize
      return long.rowCount(width: width) > 1 && long.rowCount(width: smallest) == 1
    }
    // Larger letters than in a wide picture must not make a word smaller than others, or break it between its syllables.
    func isTooWide(_ words: Range<Int>) -> Bool {
      guard style.wordSize > usualLimit else { return false }
      var width = 0.0
      return words.contains { word in
        let full = rows.words[word].width * ball.wordSize / rows.words[word].run.size
        width = ball.lyrics.words[word].joinsPrevious ? width + full : full
        return width > long.room
      }
    }
    var row = 0
    var tooLong = 0
    for line in ball.lyrics.lines {
      let first = row
      while row < rows.rows.count, rows.rows[row].words.upperBound <= line.words.upperBound {
        row += 1
      }
      if row - first > rowsOfLine || rows.words[line.words].contains(where: isBroken)
        || isTooWide(line.words)
      {
        tooLong += 1
      }
    }
    return Double(tooLong) <= Self.longLines * Double(ball.lyrics.lines.count)
  }

  private func scaled(
    _ style: BallMotion.Style, to wordSize: Double?, given: Set<String>
  ) -> BallMotion.Style {
    var result = style
    let scale = (wordSize ?? style.wordSize) / BallMotion.Style().wordSize
    if let wordSize { result.wordSize = wordSize }
    // Large words need less room around them than small ones, in proportion.
    let tighter = scale * 0.78
    func set(_ name: String, _ length: WritableKeyPath<BallMotion.Style, Double>, _ scale: Double) {
      if !given.contains(name) { result[keyPath: length] = style[keyPath: length] * scale }
    }
    set("wordGap", \.wordGap, scale)
    set("ballSize", \.ballSize, tighter)
    set("lift", \.lift, tighter)
    set("rowGap", \.rowGap, tighter)
    set("entryDistance", \.entryDistance, tighter)
    set("exitDistance", \.exitDistance, tighter)
    set("pathWidth", \.pathWidth, scale)
    if !given.contains("margin") { result.margin = area.minX }
    return result
  }
}
