// The ball, its path and the rows of words, all of it a function of the position in the song.
//
// A hop is one cubic from word to word, whose parameter is the share of the time. The rows scroll during the hop, with
// the same share eased. A word fills from its start to its end by two clips side by side, sung and not yet sung.
// Words are drawn when the rows are laid out, and only moved here. The sizes are those of the bouncing ball over the
// Otsimo songs: BallFromTheOriginal.md in the documentation. Under Reduce Motion there is no ball and no path.

// MARK: - Places

extension BallMotion {
  /// The current scroll offset of the rows.
  var scroll: Double {
    let old = rows.scroll(at: rows.row(of: moment.front.from))
    if surroundings.reduceMotion { return old }
    let new = rows.scroll(at: rows.row(of: moment.front.to))
    // Smoothstep: the rows start and stop without a jerk.
    let share = moment.share
    return old + (new - old) * share * share * (3 - 2 * share)
  }

  /// The height of the ball's middle on a word, without scrolling.
  private func ground(_ word: Int) -> Double { rows.top(of: word) - style.ballSize / 2 }

  /// The ball's middle after landing on a word, without scrolling; −1 is the start of its path,
  /// the count of words its end.
  private func landing(on word: Int) -> Point2D {
    let row = rows.rows[rows.row(of: word)]
    let direction = row.isRightToLeft ? -1.0 : 1.0
    let x: Double
    if word < 0 {
      x = (row.isRightToLeft ? row.maxX : row.minX) - direction * style.entryDistance
    } else if word >= rows.centers.count {
      x =
        rows.centers[rows.exit]
        + direction * (style.exitDistance + style.landingOffset)
    } else {
      x = rows.centers[word] + direction * style.landingOffset
    }
    return Point2D(x, ground(word))
  }

  /// The path from a word to another, without scrolling.
  ///
  /// Each control point lies `lift` over the end next to it, so that a hop to another row is the same
  /// parabola once the rows glide along with it.
  func hop(from: Int, to: Int) -> CubicBezier {
    let (start, end) = (landing(on: from), landing(on: to))
    // With thirds x is linear and y quadratic in time: a falling ball. Halves are the original's curve.
    let share = style.hop == .gravity ? 1.0 / 3 : 0.5
    let way = end.x - start.x
    return CubicBezier(
      start, Point2D(start.x + way * share, start.y - style.lift),
      Point2D(end.x - way * share, end.y - style.lift), end)
  }

  /// The middle of the ball, not squashed; nil if nothing is laid out.
  public var ballPosition: Point2D? {
    guard !rows.isEmpty else { return nil }
    let point =
      moment.share == 0
      ? landing(on: moment.from)
      : moment.share == 1
        ? landing(on: moment.to) : hop(from: moment.from, to: moment.to).point(at: moment.share)
    return point - Vector2D(0, scroll)
  }

  /// The middle of a word's letters; nil for an invalid index, or if nothing is laid out.
  public func wordCenter(_ index: Int) -> Point2D? {
    guard index >= 0, index < rows.centers.count else { return nil }
    return rows.center(of: index) - Vector2D(0, scroll)
  }

  /// The four points of the hop.
  public func visitControlPoints(_ visit: (Point2D) -> Void) {
    guard !rows.isEmpty else { return }
    let hop = hop(from: moment.from, to: moment.to)
    let scroll = Vector2D(0, scroll)
    visit(hop.start - scroll)
    visit(hop.control1 - scroll)
    visit(hop.control2 - scroll)
    visit(hop.end - scroll)
  }

  public var output: ElasticOutput {
    ElasticOutput(
      inset: 0, extent: 0, progress: song.duration > 0 ? position / song.duration : 0,
      accessibility: ElasticAccessibility(
        role: .lyrics, label: "Lyrics",
        value: song.isEmpty ? "no words" : isPlaying ? "playing" : "paused"))
  }
}

// MARK: - Drawing

extension BallMotion {
  public func draw(into drawing: inout Drawing) {
    if !rows.isEmpty { drawSong(into: &drawing) }
  }

  private func drawSong(into drawing: inout Drawing) {
    let scroll = scroll
    let visible = rows.visible(scroll: scroll)
    if !surroundings.reduceMotion, style.showsPath, !visible.isEmpty {
      drawPath(visible, scroll, into: &drawing)
    }
    // Otherwise the app's own labels show the words.
    if rows.frames.isEmpty { drawWords(visible, scroll, into: &drawing) }
    guard !surroundings.reduceMotion else { return }
    drawBall(into: &drawing)
    if style.showsControlPoints { drawControlPoints(.red, into: &drawing) }
  }

  /// The hops to the visible words.
  private func drawPath(_ visible: Range<Int>, _ scroll: Double, into drawing: inout Drawing) {
    appendPath(visible, scroll, to: &drawing)
    drawing.fill(ItemID(.background), style.pathColor, opacity: style.pathFillOpacity)
    // A fill ends its path, so the line needs the same steps again.
    guard style.pathWidth > 0 else { return }
    appendPath(visible, scroll, to: &drawing)
    drawing.stroke(
      ItemID(.path), style.pathColor,
      PathStroke(width: style.pathWidth, cap: .round, join: .round), opacity: style.pathOpacity)
  }

  private func appendPath(_ visible: Range<Int>, _ scroll: Double, to drawing: inout Drawing) {
    var from = song.landing(before: rows.rows[visible.lowerBound].words.lowerBound)
    var isBegun = false
    repeat {
      let to = song.landing(after: from)
      // A hop from row to row would lead through words.
      let isDrawn = rows.row(of: from) == rows.row(of: to)
      if isDrawn {
        let hop = hop(from: from, to: to)
        if !isBegun { drawing.move(to: hop.start - Vector2D(0, scroll)) }
        drawing.cubic(
          hop.control1 - Vector2D(0, scroll), hop.control2 - Vector2D(0, scroll),
          to: hop.end - Vector2D(0, scroll))
      }
      isBegun = isDrawn
      from = to
    } while from < wordCount && rows.row(of: from) < visible.upperBound
  }

  /// The visible words, drawn when they were laid out: only their group moves.
  private func drawWords(
    _ visible: Range<Int>, _ scroll: Double, into drawing: inout Drawing
  ) {
    guard !visible.isEmpty else { return }
    drawing.beginGroup(ItemID(.word), transform: .translation(Vector2D(0, -scroll)))
    if song.lyrics.hasVoices {
      for row in visible {
        drawVoice(rows.rows[row].words, landed: landed(row: row), into: &drawing)
      }
    } else {
      let first = rows.rows[visible.lowerBound].words.lowerBound
      let words = first..<rows.rows[visible.upperBound - 1].words.upperBound
      let landed = min(max(moment.from + 1 - first, 0), words.count)
      drawVoice(words, landed: landed, into: &drawing)
    }
    drawing.endGroup(ItemID(.word))
  }

  /// Words of one voice; the ball has landed on the first ones.
  private func drawVoice(_ words: Range<Int>, landed: Int, into drawing: inout Drawing) {
    var next = words.lowerBound + landed
    let share = wipe(words, landed: landed)
    // The last word is still filling: it belongs to neither part.
    if share < 1 { next -= 1 }
    drawing.append(texts: words.lowerBound..<next, of: rows.sung)
    let isWiped = share > 0 && share < 1
    if isWiped { drawWipe(next, share, into: &drawing) }
    drawing.append(texts: (isWiped ? next + 1 : next)..<words.upperBound, of: rows.unsung)
  }

  /// Whether a word fills now; with voices one in sight.
  var fills: Bool {
    guard song.lyrics.hasVoices else { return wipe(0..<wordCount, landed: moment.from + 1) < 1 }
    guard !rows.isEmpty else { return false }
    for row in rows.visible(scroll: scroll) {
      if wipe(rows.rows[row].words, landed: landed(row: row)) < 1 { return true }
    }
    return false
  }

  /// How many words of a row the ball has landed on.
  private func landed(row: Int) -> Int { song.landed(in: rows.rows[row].words, by: moment.from) }

  /// The sung share of the last word that the ball has landed on: 1 if there is none, it lights up at once, or is over.
  private func wipe(_ words: Range<Int>, landed: Int) -> Double {
    guard landed > 0, style.highlight == .wipe, !surroundings.reduceMotion else { return 1 }
    let word = song.lyrics.words[words.lowerBound + landed - 1]
    let position = position
    return position < word.end ? (position - word.start) / (word.end - word.start) : 1
  }

  /// The two parts of a word, sung and not yet sung, side by side: letters over others would have a fringe of their colour.
  private func drawWipe(_ word: Int, _ share: Double, into drawing: inout Drawing) {
    let width = rows.widths[word]
    let isRightToLeft = rows.rows[rows.row(of: word)].isRightToLeft
    let front = rows.centers[word] + (isRightToLeft ? 0.5 - share : share - 0.5) * width
    // Letters reach a little over their advance and their line.
    let end = width / 2 + rows.lineHeight / 4
    let (left, right) = (rows.centers[word] - end, rows.centers[word] + end)
    drawPart(
      ItemID(.word, word), word, isSung: !isRightToLeft, from: left, to: front, into: &drawing)
    drawPart(
      ItemID(.background, word), word, isSung: isRightToLeft, from: front, to: right,
      into: &drawing)
  }

  private func drawPart(
    _ id: ItemID, _ word: Int, isSung: Bool, from left: Double, to right: Double,
    into drawing: inout Drawing
  ) {
    let slack = rows.lineHeight / 4
    drawing.rect(
      Rect2D(
        x: left, y: rows.textTop(rows.row(of: word)) - slack, width: right - left,
        height: rows.lineHeight + 2 * slack))
    drawing.beginGroup(id, clip: .nonZero)
    // The texts are not passed on: a copy of a drawing counts references to all of its arrays.
    if isSung {
      drawing.append(texts: word..<word + 1, of: rows.sung)
    } else {
      drawing.append(texts: word..<word + 1, of: rows.unsung)
    }
    drawing.endGroup(id)
  }

  /// The ball: flat where it has just landed, always on its lowest point; it fades as it leaves.
  private func drawBall(into drawing: inout Drawing) {
    guard let position = ballPosition, style.ballSize > 0 else { return }
    let isLeaving = style.fadesOut && moment.to == song.lyrics.words.count
    let opacity = isLeaving ? 1 - moment.share : 1
    guard opacity > 0 else { return }
    let height = style.ballSize * (1 - style.squashShare * moment.squash)
    guard height > 0 else { return }
    // Its area stays the same.
    let width = style.ballSize * style.ballSize / height
    drawing.ellipse(
      in: Rect2D(
        x: position.x - width / 2, y: position.y + style.ballSize / 2 - height, width: width,
        height: height))
    drawing.fill(ItemID(.ball), style.ballColor, opacity: opacity)
  }
}
