import ElasticKit

/// Draws one row of a song: its words, those that are sung in another colour, and the ball's path.
struct RowPainter {
  let rows: SongRows
  let style: BallMotion.Style
  /// Whether words light up at once and nothing moves, for readers who want less motion.
  let isStill: Bool

  /// Draws a row as it is at a time, from its top down.
  func draw(_ index: Int, at time: Double, into drawing: inout Drawing) {
    let row = rows.rows[index]
    if style.showsPath, !isStill { path(row, into: &drawing) }
    for word in row.words { self.word(word, of: index, at: time, into: &drawing) }
  }

  /// The share of a word that is sung.
  private func share(of word: BallScore.Word, at time: Double) -> Double {
    guard style.highlight == .wipe, !isStill else {
      return time >= word.start - style.landingLead ? 1 : 0
    }
    return time >= word.end ? 1 : max((time - word.start) / (word.end - word.start), 0)
  }

  private func word(_ index: Int, of row: Int, at time: Double, into drawing: inout Drawing) {
    let word = rows.words[index]
    var run = word.run
    run.position.y -= Double(row) * rows.pitch
    let share = share(of: word, at: time)
    guard share > 0, share < 1 else {
      drawing.text(
        ItemID(.word, index), word.utf8, share < 1 ? style.wordColor : style.sungColor, run)
      return
    }
    // Two parts, side by side: letters over others would have a fringe of their colour.
    let isRightToLeft = run.isRightToLeft
    let front = run.position.x + (isRightToLeft ? 0.5 - share : share - 0.5) * word.width
    // Letters reach a little over their advance and their line.
    let slack = rows.lineHeight / 4
    let (left, right) = (
      run.position.x - word.width / 2 - slack, run.position.x + word.width / 2 + slack
    )
    for (from, to, isSung) in [(left, front, !isRightToLeft), (front, right, isRightToLeft)] {
      let id = ItemID(isSung ? .word : .background, index)
      drawing.rect(
        Rect2D(
          x: from, y: rows.gap - slack, width: to - from, height: rows.lineHeight + 2 * slack))
      drawing.beginGroup(id, clip: .nonZero)
      drawing.text(id, word.utf8, isSung ? style.sungColor : style.wordColor, run)
      drawing.endGroup(id)
    }
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
