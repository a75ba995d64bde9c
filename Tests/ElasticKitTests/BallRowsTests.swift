import ElasticSettings
import TestSupport
import Testing

@testable import ElasticKit

@Suite("The lyric ball's rows")
struct BallRowsTests {
  @Test("keep within the margins, in order, eight points from word to word")
  func layout() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let lyrics = try BallStage.song(seed: seed)
      let rows = BallStage.ball(lyrics).rows
      #expect(rows.rows.flatMap { Array($0.words) } == Array(lyrics.words.indices))
      for row in rows.rows {
        #expect(row.minX >= 20 - 1e-9 && row.maxX <= 355 + 1e-9)
        #expect(((row.minX + row.maxX) / 2 - 187.5).magnitude < 1e-9, "centred")
        let direction = row.isRightToLeft ? -1.0 : 1.0
        var edge = row.isRightToLeft ? row.maxX : row.minX
        for word in row.words {
          #expect((rows.centers[word] - direction * rows.widths[word] / 2 - edge).magnitude < 1e-9)
          edge += direction * (rows.widths[word] + 8)
        }
      }
    }
  }

  @Test("break where the song's lines do, and a long line evenly")
  func breaks() throws {
    let ball = try BallStage.playing("aaaaaaaaaa bbbbbbbbbb cccccccccc ddd\ne")
    #expect(ball.rows.rows.map(\.words) == [0..<2, 2..<4, 4..<5])
  }

  @Test("are as few as a line needs, and none could be narrower without one more")
  func balance() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let lyrics = try BallStage.song(seed: seed)
      let rows = BallStage.ball(lyrics).rows
      for line in lyrics.lines {
        let broken = rows.rows.filter { line.words.contains($0.words.lowerBound) }
        /// The rows that it takes at a width, filled one after the other.
        func filled(_ room: Double) -> Int {
          var (count, right) = (1, 0.0)
          for word in line.words {
            let after = right == 0 ? rows.widths[word] : right + 8 + rows.widths[word]
            let isOver = after > room && right > 0
            count += isOver ? 1 : 0
            right = isOver ? rows.widths[word] : after
          }
          return count
        }
        #expect(broken.count == filled(335))
        let widest = broken.map { $0.maxX - $0.minX }.max() ?? 0
        let narrower = widest - 335.0 / 128
        let word = line.words.map { rows.widths[$0] }.max() ?? 0
        if broken.count > 1, narrower > word { #expect(filled(narrower) > broken.count) }
      }
    }
  }

  @Test("draw a word that is wider than a row smaller, and cut none")
  func wideWord() throws {
    let text = String(repeating: "a", count: 100) + " b"
    let ball = BallStage.ball(try Lyrics(plain: text.utf8))
    #expect(ball.rows.rows.map(\.words) == [0..<1, 1..<2])
    #expect(ball.rows.widths[0] == 335)
    guard case .text(_, let wide) = ball.rows.unsung.items[0].content,
      case .text(_, let usual) = ball.rows.unsung.items[1].content
    else {
      Issue.record("no words are drawn")
      return
    }
    #expect(usual.size == 24)
    #expect((wide.size - 24 * 335 / 1000).magnitude < 1e-9)
  }

  @Test("keep the syllables of a word together, unless it has no room by itself")
  func syllables() throws {
    let text = "[00:01]<00:01>aaaaaaaaaaaaaaa <00:02>bbbbbbbbbbbb<00:03>cccccccccc <00:04>d"
    let ball = BallStage.ball(try Lyrics(text.utf8))
    #expect(ball.rows.rows.map(\.words) == [0..<1, 1..<4])
    #expect(ball.rows.centers[2] - ball.rows.centers[1] == 110, "no gap between them")
    let narrow = BallStage.ball(
      try Lyrics(text.utf8), size: Size2D(width: 200, height: 667))
    #expect(narrow.rows.rows.map(\.words) == [0..<1, 1..<2, 2..<4])
  }

  @Test("stay in the middle while they are sung, and glide only during the hop that leads there")
  func scrolling() throws {
    let text = (0..<20).map { "row number \($0)" }.joined(separator: "\n")
    var ball = try BallStage.playing(text, durations: [0.5])
    var last = 0.0
    var glides = 0
    for frame in 0...1200 {
      ball.advance(to: Double(frame) / 40)
      let scroll = ball.scroll
      #expect(scroll >= last - 1e-9 && scroll <= 20 * 76 - 667 + 1e-9)
      let isChange = ball.rows.row(of: ball.moment.from) != ball.rows.row(of: ball.moment.to)
      if scroll != last {
        // The last frame of a glide is the first of the next hop.
        if !isChange { #expect(ball.moment.share == 0) }
        glides += 1
      }
      last = scroll
    }
    #expect(last == 20 * 76 - 667)
    #expect(glides > 100)
    // In the middle of the song the ball's hops are the same height on the screen, row or no row.
    ball.perform(.seek(to: 15.3), at: 31)
    let ground = try #require(ball.ballPosition).y
    ball.perform(.seek(to: 15.55), at: 32)
    let apex = try #require(ball.ballPosition).y
    #expect((ground - apex - 36).magnitude < 1e-9)
  }

  @Test("set out and arrive without a jerk when they glide: 3s² − 2s³ of the way")
  func gliding() throws {
    let text = (0..<20).map { "row number \($0)" }.joined(separator: "\n")
    var ball = try BallStage.playing(text, durations: [0.5])
    var seen = 0
    for frame in 0...1200 {
      ball.advance(to: Double(frame) / 40)
      let moment = ball.moment
      let old = ball.rows.scroll(at: ball.rows.row(of: moment.from))
      let new = ball.rows.scroll(at: ball.rows.row(of: moment.to))
      guard new > old, moment.share > 0, moment.share < 1 else { continue }
      seen += 1
      let share = 3 * moment.share * moment.share - 2 * moment.share * moment.share * moment.share
      #expect((ball.scroll - (old + share * (new - old))).magnitude < 1e-9)
    }
    #expect(seen > 50)
  }

  @Test("are laid out anew for another size, in proportion for larger letters")
  func resizing() throws {
    var ball = try BallStage.playing("one two three four five six seven eight nine ten")
    ball.advance(to: 1)
    ball.handle(.resized(Size2D(width: 667, height: 375)), at: 1)
    #expect(ball.position == 1)
    #expect(ball.rows.rows.count == 1)
    let width = ball.rows.widths[0]
    ball.handle(.surroundings(Surroundings(textScale: 2)), at: 1)
    #expect(ball.wordSize == 48)
    #expect(ball.rows.widths[0] == 2 * width)
    #expect(ball.rows.lineHeight == 40)
    ball.handle(.measured(widths: [1, 2], lineHeight: 20), at: 1)
    #expect(ball.rows.widths[0] == 2 * width, "widths of other words are ignored")
  }

  @Test("are estimated before the words are measured, and nothing is laid out without a size")
  func unmeasured() throws {
    var ball = BallMotion(style: BallMotion.Style(), lyrics: try Lyrics(plain: "été".utf8))
    #expect(ball.ballPosition == nil)
    #expect(ball.wordCenter(0) == nil)
    #expect(ball.drawnBits.isEmpty)
    ball.handle(.resized(BallStage.size), at: 0)
    #expect((ball.rows.widths[0] - 3 * 24 * 0.6).magnitude < 1e-9)
    #expect(!ball.drawnBits.isEmpty)
  }
}

@Suite("The lyric ball's drawing")
struct BallDrawingTests {
  private func items(_ ball: BallMotion) -> [Drawing.Item] {
    var drawing = Drawing()
    ball.draw(into: &drawing)
    return drawing.items
  }

  private func paints(_ ball: BallMotion) -> [Paint] {
    items(ball).compactMap {
      if case .text(let paint, _) = $0.content { paint } else { nil }
    }
  }

  @Test("fills the word that is sung as far as it is, from its own start")
  func wipe() throws {
    for text in ["one two three", "אחד שתיים שלוש"] {
      var ball = try BallStage.playing(text)
      ball.advance(to: 0.3 + 0.3 + 0.075)
      var drawing = Drawing()
      ball.draw(into: &drawing)
      let clips = drawing.items.filter {
        if case .group(_, clipped: .nonZero) = $0.content { true } else { false }
      }
      let bounds = clips.compactMap { drawing.path(of: $0).controlBounds }
      try #require(bounds.count == 2)
      let center = ball.rows.centers[1]
      let width = ball.rows.widths[1]
      let isRightToLeft = ball.rows.rows[0].isRightToLeft
      let front = center + (isRightToLeft ? width : -width) / 4
      // The two parts lie side by side: over others letters have a fringe.
      #expect((bounds[0].maxX - front).magnitude < 1e-9)
      #expect((bounds[1].minX - front).magnitude < 1e-9)
      #expect(bounds[0].minX < center - width / 2 && bounds[1].maxX > center + width / 2)
      let (sung, unsung) = (Paint.role(.highlight), Paint.role(.label))
      #expect(
        paints(ball)
          == (isRightToLeft ? [sung, unsung, sung, unsung] : [sung, sung, unsung, unsung]))
    }
  }

  @Test(
    "leads its path through no word, in each feel",
    arguments: BallMotion.Style.presets.map(\.name.description))
  func path(preset: String) throws {
    let words = (0..<30).map { "word\($0)" }.joined(separator: " ")
    var style = BallMotion.Style(preset: try #require(BallMotion.Style.preset(named: preset.utf8)))
    style.showsPath = true
    let ball = try BallStage.playing(words, style: style)
    try #require(ball.rows.rows.count > 2)
    var drawing = Drawing()
    ball.draw(into: &drawing)
    let path = try #require(drawing.items.first { $0.id == ItemID(.path) })
    let line = style.pathWidth / 2
    drawing.path(of: path).flattened(tolerance: 0.1) {
      $0.forEachPoint { point in
        for row in ball.rows.rows.indices {
          let top = ball.rows.textTop(row) - ball.scroll
          let isInside = point.y + line > top && point.y - line < top + ball.rows.lineHeight
          #expect(!isInside)
        }
      }
    }
  }

  @Test("lights a word up at its start, if it is to go in steps")
  func step() throws {
    var style = BallMotion.Style()
    style.highlight = .step
    var ball = try BallStage.playing("one two three", style: style)
    for (time, lit) in [(0, 0), (0.299, 0), (0.3, 1), (0.59, 1), (0.61, 2), (5, 3)] {
      ball.advance(to: time)
      #expect(paints(ball).filter { $0 == .role(.highlight) }.count == lit, "at \(time)")
    }
  }

  @Test("draws no ball under Reduce Motion: words light up, and rows do not glide")
  func reduceMotion() throws {
    let text = (0..<20).map { "row number \($0)" }.joined(separator: "\n")
    var style = BallMotion.Style()
    style.showsPath = true
    var ball = try BallStage.playing(text, durations: [0.5], style: style)
    ball.handle(.surroundings(Surroundings(reduceMotion: true)), at: 0)
    var scrolls: Set<Double> = []
    for frame in 0...1200 {
      let activity = ball.advance(to: Double(frame) / 40)
      #expect(activity != .now)
      #expect(items(ball).allSatisfy { $0.id.part == .word })
      scrolls.insert(ball.scroll)
    }
    #expect(scrolls.count <= 20)
    #expect(paints(ball).allSatisfy { $0 == .role(.highlight) })
  }

  @Test("shows the original's way of the ball, in its colour, filled 0.3, stroked 0.9, 3 points")
  func path() throws {
    var style = BallMotion.Style()
    style.showsPath = true
    let ball = try BallStage.playing("one two", style: style)
    var drawing = Drawing()
    ball.draw(into: &drawing)
    let color = Paint.role(.highlight)
    let (fill, line) = (drawing.items[0], drawing.items[1])
    #expect(fill.content == .fill(color, .nonZero) && fill.opacity == 0.3)
    #expect(
      line.content == .stroke(color, PathStroke(width: 3, cap: .round, join: .round))
        && line.opacity == 0.9)
    #expect(Array(drawing.path(of: line)).count == 1 + 3, "n words are n + 1 hops")
    #expect(Array(drawing.path(of: fill)) == Array(drawing.path(of: line)))
  }

  @Test("leaves the ball out once it has left, and fades it on the way")
  func leaving() throws {
    var ball = try BallStage.playing("one two")
    for (time, opacity) in [(0.5, 1), (0.75, 0.5), (0.9, nil), (9, nil)] as [(Double, Double?)] {
      ball.advance(to: time)
      let drawn = items(ball).first { $0.id.part == .ball }?.opacity
      #expect(((drawn ?? -1) - (opacity ?? -1)).magnitude < 1e-9)
    }
  }
}
