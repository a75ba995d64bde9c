import TestSupport
import Testing

@testable import ElasticKit

@Suite("A ball over an app's own labels")
struct BallFramesTests {
  /// The frames in which the component itself draws the words.
  private func ownFrames(of ball: BallMotion) -> [Rect2D] {
    (0..<ball.wordCount).map { word in
      Rect2D(
        x: ball.rows.centers[word] - ball.rows.widths[word] / 2,
        y: ball.rows.textTop(ball.rows.row(of: word)), width: ball.rows.widths[word],
        height: ball.rows.lineHeight)
    }
  }

  @Test(
    "given the component's own frames it hops as over its own words, and draws none",
    arguments: 1...8)
  func sameAsOwn(seed: Int) throws {
    let lyrics = try BallStage.song(seed: UInt64(seed))
    // So high that its own rows are not scrolled.
    let size = Size2D(width: 375, height: 20_000)
    var own = BallStage.ball(lyrics, size: size)
    var placed = own
    let placedPlaces: WordFrames = try #require(WordFrames(frames: ownFrames(of: own)))
    placed.setWordFrames(placedPlaces, at: 0)
    own.perform(.play, at: 0)
    placed.perform(.play, at: 0)
    for step in 0...400 {
      let time = own.duration * Double(step) / 400
      own.advance(to: time)
      placed.advance(to: time)
      let (a, b) = (try #require(own.ballPosition), try #require(placed.ballPosition))
      #expect((a - b).length < 1e-9, "at \(time)")
      var drawing = Drawing()
      placed.draw(into: &drawing)
      #expect(!drawing.items.contains { if case .text = $0.content { true } else { false } })
    }
    #expect(placed.score.words.isEmpty && placed.score.hops.count == own.score.hops.count)
  }

  @Test("it lands in the middle of each label, on its upper edge, however high each is")
  func landings() throws {
    let lyrics = try Lyrics("[00:01]<00:01>one <00:02>two <00:03>three\n[00:04]<00:04>four".utf8)
    let frames = [
      Rect2D(x: 20, y: 100, width: 40, height: 20), Rect2D(x: 80, y: 90, width: 60, height: 40),
      Rect2D(x: 20, y: 160, width: 50, height: 20), Rect2D(x: 200, y: 90, width: 30, height: 40),
    ]
    var ball = BallStage.ball(lyrics)
    let ballPlaces: WordFrames = try #require(WordFrames(frames: frames))
    ball.setWordFrames(ballPlaces, at: 0)
    #expect(ball.rows.rows.map(\.words) == [0..<2, 2..<3, 3..<4])
    #expect(ball.rows.rows[0].minX == 20 && ball.rows.rows[0].maxX == 140)
    ball.perform(.play, at: 0)
    for (index, frame) in frames.enumerated() {
      ball.advance(to: Double(index + 1))
      let place = try #require(ball.ballPosition)
      #expect((place.x - frame.center.x - ball.style.landingOffset).magnitude < 1e-9)
      #expect((place.y + ball.style.ballSize / 2 - frame.minY).magnitude < 1e-9)
      #expect(ball.wordCenter(index) == frame.center)
    }
  }

  @Test("the path leads to all labels, wherever they are")
  func pathToAll() throws {
    var style = BallMotion.Style()
    style.showsPath = true
    var ball = try BallStage.playing(String(repeating: "a b\n", count: 40), style: style)
    let frames = (0..<ball.wordCount).map {
      Rect2D(x: Double($0 % 2) * 50, y: Double($0 / 2) * 90, width: 40, height: 30)
    }
    let places: WordFrames = try #require(WordFrames(frames: frames))
    ball.setWordFrames(places, at: 0)
    var drawing = Drawing()
    ball.draw(into: &drawing)
    let path = try #require(drawing.items.first { $0.id == ItemID(.path) })
    #expect(try #require(drawing.path(of: path).bounds).maxY > frames[77].maxY)
  }

  @Test(
    "new places keep the position in the song, another song waits for places of its own, nil draws the words"
  )
  func changed() throws {
    var ball = try BallStage.playing("a b c d", durations: [1])
    let own = ownFrames(of: ball)
    let lower = own.map { Rect2D(x: $0.minX, y: $0.minY + 100, width: $0.width, height: $0.height) }
    ball.advance(to: 2)
    let (before, position) = (try #require(ball.ballPosition), ball.position)
    let ballPlaces: WordFrames = try #require(WordFrames(frames: lower))
    ball.setWordFrames(ballPlaces, at: 2)
    #expect((try #require(ball.ballPosition) - before - Vector2D(0, 100)).length < 1e-9)
    #expect(ball.position == position && ball.isPlaying)
    ball.setLyrics(try Lyrics(plain: "a b c".utf8), at: 2)
    #expect(ball.ballPosition == nil && ball.controlPoints.isEmpty)
    var drawing = Drawing()
    ball.draw(into: &drawing)
    #expect(drawing.items.isEmpty)
    ball.setLyrics(try Lyrics(plain: "e f g h".utf8, secondsPerWord: 1), at: 2)
    #expect(ball.ballPosition != nil)
    ball.setWordFrames(nil as WordFrames?, at: 2)
    ball.draw(into: &drawing)
    #expect(drawing.items.contains { if case .text = $0.content { true } else { false } })
  }

  @Test("numbers that are no frames are refused")
  func refused() {
    for bad in [Double.nan, .infinity, -.infinity, 2e6] {
      #expect(WordFrames(frames: [Rect2D(x: bad, y: 0, width: 1, height: 1)]) == nil)
      #expect(WordFrames(frames: [Rect2D(x: 0, y: 0, width: 1, height: bad)]) == nil)
    }
    #expect(WordFrames(frames: [Rect2D(x: 0, y: 0, width: -1, height: 1)]) == nil)
    #expect(WordFrames(frames: [])?.frames.isEmpty == true)
  }

  @Test("labels less than a point high are places, and a label above the one before starts a row")
  func smallAndAbove() throws {
    #expect(WordFrames(frames: [Rect2D(x: 0, y: 0, width: 0.5, height: 0.5)]) != nil)
    var ball = try BallStage.playing("a b", durations: [1])
    for (y, rows) in [(100.0, 1), (60, 2), (140, 2)] {
      let frames = [
        Rect2D(x: 0, y: 100, width: 20, height: 20), Rect2D(x: 30, y: y, width: 20, height: 20),
      ]
      let places: WordFrames = try #require(WordFrames(frames: frames))
      ball.setWordFrames(places, at: 0)
      #expect(ball.rows.rows.count == rows, "\(y)")
    }
  }
}
