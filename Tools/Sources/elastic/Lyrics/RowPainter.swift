#if Cairo
@_spi(Programs) import ElasticCairo
import ElasticKit

/// Draws the rows of a song: each as two pictures, sung and not yet sung, side by side where it is sung, and the ball's path.
struct RowPainter {
  let rows: SongRows
  let style: BallMotion.Style
  /// Whether words light up at once and nothing moves, for readers who want less motion.
  let isStill: Bool
  /// Whether a word grows for a moment as the ball lands on it.
  let pops: Bool
  /// How much it grows, and the seconds in which it does and is as before.
  private static let pop = (growth: 0.15, rise: 0.05, fall: 0.25)
  /// The frame of each row's pictures, from its top.
  private let frames: [Rect2D]

  /// A painter whose pictures are added to `pictures`.
  /// - Parameter colors: of each of the song's lines.
  init(
    rows: SongRows, style: BallMotion.Style, isStill: Bool, pops: Bool, colors: [SongColors],
    pictures: SongPictures
  ) {
    (self.rows, self.style, self.isStill, self.pops) = (rows, style, isStill, pops && !isStill)
    frames = rows.rows.enumerated().map { index, row in
      let up = Vector2D(0, -Double(index) * rows.pitch)
      let words = rows.words[row.words]
      let look = colors[row.line]
      let left = words.map { $0.run.position.x - $0.width / 2 }.min() ?? 0
      let right = words.map { $0.run.position.x + $0.width / 2 }.max() ?? 0
      // Letters reach over their advance, and some scripts far over the line of Latin letters.
      let slack = rows.lineHeight / 2
      let frame = Rect2D(
        x: left - slack, y: rows.gap - slack, width: right - left + 2 * slack,
        height: rows.lineHeight + 2 * slack)
      var whole = frame
      for isSung in [false, true] {
        let texts = words.map { word in
          var run = word.run
          run.position = run.position + up
          let sung = row.isSecond ? look.second : look.sung
          return PlacedText(word.utf8, run, isSung ? sung : look.unsung)
        }
        whole = pictures.add(texts, in: frame, for: Self.slot(index, isSung: isSung))
      }
      return whole
    }
  }

  private static func slot(_ row: Int, isSung: Bool) -> ItemID {
    ItemID(.word, 2 * row + (isSung ? 1 : 0))
  }

  /// Draws a row as it is at a time, from its top down.
  func draw(_ index: Int, at time: Double, into drawing: inout Drawing) {
    if style.showsPath, !isStill { path(rows.rows[index], into: &drawing) }
    let frame = frames[index]
    let isRightToLeft = rows.words[rows.rows[index].words.lowerBound].run.isRightToLeft
    // Side by side: letters over others would have a fringe of their colour.
    var parts: [(left: Double, right: Double, isSung: Bool)] = []
    if let front = front(of: index, at: time) {
      let front = min(max(front, frame.minX), frame.maxX)
      parts = [(frame.minX, front, !isRightToLeft), (front, frame.maxX, isRightToLeft)]
    } else {
      parts = [(frame.minX, frame.maxX, false)]
    }
    let popping = poppingWord(of: index, at: time)
    guard let popping else {
      return draw(parts, of: index, from: frame.minX, to: frame.maxX, into: &drawing)
    }
    let word = rows.words[popping.word]
    let (left, right) = edges(of: popping.word, in: index)
    draw(parts, of: index, from: frame.minX, to: left, into: &drawing)
    draw(parts, of: index, from: right, to: frame.maxX, into: &drawing)
    let middle = Vector2D(word.run.position.x, rows.gap + rows.lineHeight / 2)
    drawing.beginGroup(
      ItemID(.word),
      transform: .translation(middle * -1).then(.scale(popping.scale, popping.scale)).then(
        .translation(middle)))
    draw(parts, of: index, from: left, to: right, into: &drawing)
    drawing.endGroup(ItemID(.word))
  }

  /// Draws what parts of a row lie between two places.
  private func draw(
    _ parts: [(left: Double, right: Double, isSung: Bool)], of index: Int, from left: Double,
    to right: Double, into drawing: inout Drawing
  ) {
    let frame = frames[index]
    for part in parts {
      let (left, right) = (max(left, part.left), min(right, part.right))
      guard left < right else { continue }
      let slot = Self.slot(index, isSung: part.isSung)
      if left == frame.minX, right == frame.maxX { return drawing.slot(slot, frame) }
      drawing.rect(Rect2D(x: left, y: frame.minY, width: right - left, height: frame.height))
      drawing.beginGroup(slot, clip: .nonZero)
      drawing.slot(slot, frame)
      drawing.endGroup(slot)
    }
  }

  /// The word of a row that grows at a time.
  private func poppingWord(of index: Int, at time: Double) -> (word: Int, scale: Double)? {
    guard pops else { return nil }
    let landed = rows.rows[index].words.last { rows.words[$0].start - style.landingLead <= time }
    guard let landed else { return nil }
    let since = time - (rows.words[landed].start - style.landingLead)
    let share =
      since < Self.pop.rise ? since / Self.pop.rise : 1 - (since - Self.pop.rise) / Self.pop.fall
    // A long word stays clear of its neighbours.
    let growth = min(Self.pop.growth, 1.2 * style.wordGap / max(rows.words[landed].width, 1))
    return share > 0 ? (landed, 1 + growth * smoothstep(share)) : nil
  }

  /// The places around a word at which it is cut off from its neighbours: in the middle of the gaps, and beyond its row's ends.
  private func edges(of word: Int, in index: Int) -> (left: Double, right: Double) {
    let (frame, own) = (frames[index], rows.words[word])
    var (left, right) = (frame.minX, frame.maxX)
    for neighbour in [word - 1, word + 1] where rows.rows[index].words.contains(neighbour) {
      let other = rows.words[neighbour]
      let middle = (own.run.position.x + other.run.position.x) / 2
      let widths = (own.width - other.width) / 4
      if other.run.position.x < own.run.position.x {
        left = middle - widths
      } else {
        right = middle + widths
      }
    }
    return (left, right)
  }

  /// How far along a row has been sung; nil if nothing of it has, and beyond its frame if all has.
  private func front(of index: Int, at time: Double) -> Double? {
    let words = rows.rows[index].words
    guard let last = words.last(where: { share(of: rows.words[$0], at: time) > 0 }) else {
      return nil
    }
    let word = rows.words[last]
    let direction = word.run.isRightToLeft ? -1.0 : 1.0
    let part = self.share(of: word, at: time)
    let edge = word.run.position.x + direction * (part - 0.5) * word.width
    guard part == 1 else { return edge }
    guard last + 1 < words.upperBound else { return direction * .infinity }
    // In the middle of the gap, so that nothing around the letters is cut off.
    let next = rows.words[last + 1]
    return (edge + next.run.position.x - direction * next.width / 2) / 2
  }

  /// The share of a word that is sung.
  private func share(of word: SongRows.Word, at time: Double) -> Double {
    guard style.highlight == .wipe, !isStill else {
      return time >= word.start - style.landingLead ? 1 : 0
    }
    return time >= word.end ? 1 : max((time - word.start) / (word.end - word.start), 0)
  }

  private func path(_ row: SongRows.Row, into drawing: inout Drawing) {
    append(row.hops, to: &drawing)
    drawing.fill(ItemID(.background), style.pathColor, opacity: style.pathFillOpacity)
    // A fill ends its path, so the line needs the same steps again.
    guard style.pathWidth > 0 else { return }
    append(row.hops, to: &drawing)
    drawing.stroke(
      ItemID(.path), style.pathColor,
      PathStroke(width: style.pathWidth, cap: .round, join: .round), opacity: style.pathOpacity)
  }

  private func append(_ hops: [CubicBezier], to drawing: inout Drawing) {
    for (index, hop) in hops.enumerated() {
      if index == 0 || hops[index - 1].end != hop.start { drawing.move(to: hop.start) }
      drawing.cubic(hop.control1, hop.control2, to: hop.end)
    }
  }
}
#endif
