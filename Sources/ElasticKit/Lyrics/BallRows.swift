/// The words laid out in rows: computed when the song, the widths, the size or the style change, not
/// for each frame.
///
/// Every line of the song starts a row, and continues in further ones if it is too long: in as few as it needs, of lengths
/// as equal as its words allow. Rows are centred; words follow one another in their line's own direction. A word that is
/// wider than a row is drawn smaller. An app that shows the words itself says where each is (``WordFrames``).
struct BallRows: Sendable {
  struct Row: Sendable {
    var words: Range<Int>
    var isRightToLeft: Bool
    /// The start and end of the letters.
    var minX = 0.0, maxX = 0.0
  }

  var rows: [Row] = []
  /// The middle of each word, along its row.
  var centers: [Double] = []
  /// The advance of each word.
  var widths: [Double] = []
  /// The frames of the app's own labels; empty if the words are drawn here.
  var frames: [Rect2D] = []
  /// The drawing of the words before they are sung and afterwards, an item each, without scrolling.
  private(set) var unsung = Drawing(), sung = Drawing()
  var rowOfWord: [Int32] = []
  /// The word that the ball leaves at the end.
  var exit = 0
  /// The distance from row to row, and its part over the letters.
  private(set) var pitch = 1.0
  private var rowGap = 0.0
  private(set) var lineHeight = 0.0
  private var height = 0.0
  /// The start of the first row's space, without scrolling.
  private var top = 0.0

  /// Nothing is laid out.
  init() {}

  /// Lays out a song's words.
  ///
  /// - Parameters:
  ///   - widths: as many as there are words.
  ///   - wordSize: the size of their letters, in points.
  init(
    _ lyrics: Lyrics, widths: [Double], lineHeight: Double, wordSize: Double, in size: Size2D,
    style: BallMotion.Style
  ) {
    guard size.width > 0, size.height > 0, lineHeight > 0, !lyrics.words.isEmpty else { return }
    let room = size.width - 2 * style.margin
    self.widths = room > 0 ? widths.map { min($0, room) } : widths
    self.lineHeight = lineHeight
    rowGap = style.rowGap > 0 ? style.rowGap : 0
    pitch = rowGap + lineHeight
    height = size.height
    centers.reserveCapacity(widths.count)
    rowOfWord.reserveCapacity(widths.count)
    for line in lyrics.lines {
      breakLine(line, lyrics.words, room: room, gap: style.wordGap)
    }
    for index in rows.indices {
      layOutRow(index, lyrics.words, style.wordGap, middle: size.width / 2)
    }
    top = max((height - Double(rows.count) * pitch) / 2, 0)
    unsung = draw(lyrics, style.wordColor, size: wordSize, measured: widths)
    sung = draw(lyrics, style.sungColor, size: wordSize, measured: widths)
  }

  /// Breaks a line into the fewest rows, and these at the smallest width that takes no more of them.
  private mutating func breakLine(
    _ line: Lyrics.Line, _ words: [Lyrics.Word], room: Double, gap: Double
  ) {
    let fewest = rowCount(line, words, room: room, gap: gap)
    var width = room
    // A narrower row must not break a word that fits whole.
    var low = fewest > 1 ? widestWord(line, words) : room
    // To a 256th of the room.
    for _ in 0..<8 where low < width {
      let middle = (low + width) / 2
      if rowCount(line, words, room: middle, gap: gap) > fewest {
        low = middle
      } else {
        width = middle
      }
    }
    var first = line.words.lowerBound
    while first < line.words.upperBound {
      let end = rowEnd(first, line, words, room: width, gap: gap)
      rows.append(Row(words: first..<end, isRightToLeft: line.isRightToLeft))
      first = end
    }
  }

  private func rowCount(
    _ line: Lyrics.Line, _ words: [Lyrics.Word], room: Double, gap: Double
  ) -> Int {
    var (first, count) = (line.words.lowerBound, 0)
    while first < line.words.upperBound {
      first = rowEnd(first, line, words, room: room, gap: gap)
      count += 1
    }
    return count
  }

  /// The width of the widest written word of a line, with all its syllables.
  private func widestWord(_ line: Lyrics.Line, _ words: [Lyrics.Word]) -> Double {
    var (widest, width) = (0.0, 0.0)
    for word in line.words {
      width = words[word].joinsPrevious ? width + widths[word] : widths[word]
      widest = max(widest, width)
    }
    return widest
  }

  /// The end of the row that begins with a word: before a written word, and within one only if that does not fit alone.
  private func rowEnd(
    _ first: Int, _ line: Lyrics.Line, _ words: [Lyrics.Word], room: Double, gap: Double
  ) -> Int {
    var end = first
    var (right, breakable) = (0.0, first)
    while end < line.words.upperBound {
      let isJoined = words[end].joinsPrevious && end > first
      let after = right + (isJoined || end == first ? 0 : gap) + widths[end]
      if !isJoined { breakable = end }
      if end > first, after > room { break }
      right = after
      end += 1
    }
    return end < line.words.upperBound && breakable > first ? breakable : end
  }

  private mutating func layOutRow(
    _ index: Int, _ words: [Lyrics.Word], _ gap: Double, middle: Double
  ) {
    let row = rows[index]
    var width = 0.0
    for word in row.words {
      if word > row.words.lowerBound, !words[word].joinsPrevious { width += gap }
      width += widths[word]
    }
    let direction = row.isRightToLeft ? -1.0 : 1.0
    rows[index].minX = middle - width / 2
    rows[index].maxX = middle + width / 2
    var edge = middle - direction * width / 2
    for word in row.words {
      if word > row.words.lowerBound, !words[word].joinsPrevious { edge += direction * gap }
      centers.append(edge + direction * widths[word] / 2)
      rowOfWord.append(Int32(truncatingIfNeeded: index))
      edge += direction * widths[word]
    }
  }
}

// MARK: - Places

extension BallRows {
  var isEmpty: Bool { rows.isEmpty }

  /// The row of a word; for −1 the first, for the count of words that of the exit.
  func row(of word: Int) -> Int { Int(rowOfWord[standing(word)]) }

  private func standing(_ word: Int) -> Int {
    word < rowOfWord.count ? max(word, 0) : exit
  }

  /// The upper end of a row's letters, without scrolling.
  func textTop(_ row: Int) -> Double { top + Double(row) * pitch + rowGap }

  /// The upper end of a word's letters, without scrolling; of the first for −1, of the exit's for the count of words.
  func top(of word: Int) -> Double {
    frames.isEmpty ? textTop(row(of: word)) : frames[standing(word)].minY
  }

  /// The middle of a word, without scrolling.
  func center(of word: Int) -> Point2D {
    guard frames.isEmpty else { return frames[word].center }
    return Point2D(centers[word], textTop(row(of: word)) + lineHeight / 2)
  }

  private func draw(
    _ lyrics: Lyrics, _ paint: Paint, size: Double, measured: [Double]
  ) -> Drawing {
    var drawing = Drawing()
    for index in lyrics.words.indices {
      let isWhole = !(widths[index] < measured[index])
      drawing.text(
        ItemID(.word, index), lyrics.text[lyrics.words[index].text], paint,
        textRun(index, size: isWhole ? size : size * widths[index] / measured[index]))
    }
    return drawing
  }

  /// The frame of a word's letters, without scrolling.
  private func textRun(_ word: Int, size: Double) -> TextRun {
    let row = row(of: word)
    // The baseline of most letters lies four fifths down the line.
    return TextRun(
      position: Point2D(centers[word], textTop(row) + lineHeight * 0.8), size: size,
      anchor: .middle, isRightToLeft: rows[row].isRightToLeft)
  }

  /// The scroll offset for a row that is sung: the row is in the middle, but the offset never goes
  /// past the first row or the last.
  func scroll(at row: Int) -> Double {
    guard frames.isEmpty else { return 0 }
    let limit = Double(rows.count) * pitch - height
    return limit > 0 ? min(max((Double(row) + 0.5) * pitch - height / 2, 0), limit) : 0
  }

  /// The rows with visible letters at a scroll offset; letters reach a little over their line. All rows of an app's labels.
  func visible(scroll: Double) -> Range<Int> {
    guard frames.isEmpty else { return rows.indices }
    let slack = lineHeight / 4
    let first = clamped((scroll - top - slack) / pitch)
    return first..<max(first, clamped((scroll + height + slack - top - rowGap) / pitch + 1))
  }

  private func clamped(_ row: Double) -> Int {
    row > 0 ? (row < Double(rows.count) ? Int(Int64(row)) : rows.count) : 0
  }
}
