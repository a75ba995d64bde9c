import LawKit
import TestSupport
import Testing

@testable import ElasticKit

/// Songs and balls that tests play with.
enum BallStage {
  static let size = Size2D(width: 375, height: 667)

  /// A ball over plain words, measured, playing from 0.
  static func playing(
    _ words: String, durations: [Double] = [], style: BallMotion.Style = BallMotion.Style(),
    size: Size2D = size
  ) throws -> BallMotion {
    ball(try Lyrics(plain: words.utf8, durations: durations), style: style, size: size)
  }

  static func ball(
    _ lyrics: Lyrics, style: BallMotion.Style = BallMotion.Style(), size: Size2D = size
  ) -> BallMotion {
    var ball = BallMotion(style: style, lyrics: lyrics)
    ball.handle(.resized(size), at: 0)
    ball.measureByBytes()
    ball.perform(.play, at: 0)
    return ball
  }

  /// A song of random words in both directions, rows of any length, gaps of any.
  static func song(seed: UInt64) throws -> Lyrics {
    var random = SplitMix(seed: seed)
    var text = ""
    var durations: [Double] = []
    for _ in 0..<6 {
      let letter = random.unit() < 0.3 ? "ש" : "o"
      for _ in 0...Int(random.unit() * 14) {
        text += String(repeating: letter, count: 1 + Int(random.unit() * 9)) + " "
        durations.append(random.unit() < 0.2 ? 1 + random.unit() * 3 : 0.05 + random.unit())
      }
      text += "\n"
    }
    return try Lyrics(plain: text.utf8, durations: durations)
  }

  /// The position of the ball at a time of the song. Advances a copy.
  static func position(of ball: BallMotion, at time: Double) throws -> Point2D {
    var ball = ball
    ball.advance(to: time)
    return try #require(ball.ballPosition)
  }
}

@Suite("The lyric ball")
struct BallTests {
  @Test(
    "lands on the middle of every word at the word's own time",
    arguments: 1...20 as ClosedRange<UInt64>)
  func landings(seed: UInt64) throws {
    let lyrics = try BallStage.song(seed: seed)
    var style = BallMotion.Style()
    style.hop = seed % 2 == 0 ? .gravity : .classic
    let ball = BallStage.ball(lyrics, style: style)
    for (index, word) in lyrics.words.enumerated() {
      var landed = ball
      landed.advance(to: word.start)
      let place = try #require(landed.ballPosition)
      let center = try #require(landed.wordCenter(index))
      #expect((place.x - center.x).magnitude <= 1e-9)
      #expect((place.y - (center.y - 10 - 7)).magnitude <= 1e-9, "it stands on the letters")
      // At no time near the landing, down to 1e-9 s away, is it lower: the time is exact.
      for apart in [1e-9, 1e-6, 1e-3, 0.02] {
        #expect(try BallStage.position(of: ball, at: word.start - apart).y < place.y)
        #expect(try BallStage.position(of: ball, at: word.start + apart).y <= place.y)
      }
    }
  }

  @Test("rises 36 points over the row in a hop of any length")
  func apex() throws {
    for duration in [0.05, 0.3, 1.2] {
      for shape in BallHopShape.allCases {
        var style = BallMotion.Style()
        style.hop = shape
        let ball = try BallStage.playing("one two three", durations: [duration], style: style)
        let ground = try BallStage.position(of: ball, at: 0.3).y
        let apex = try BallStage.position(of: ball, at: 0.3 + duration / 2)
        #expect((ground - apex.y - 36).magnitude < 1e-9)
      }
    }
  }

  @Test("obeys gravity: along the row evenly, in height a parabola in time")
  func gravity() throws {
    let ball = try BallStage.playing("one three", durations: [0.8])
    let (start, end) = (
      try BallStage.position(of: ball, at: 0.3), try BallStage.position(of: ball, at: 1.1)
    )
    for share in [0.1, 0.25, 0.5, 0.6, 0.9] {
      let place = try BallStage.position(of: ball, at: 0.3 + 0.8 * share)
      #expect((place.x - start.x - (end.x - start.x) * share).magnitude < 1e-9)
      #expect((start.y - place.y - 144 * share * (1 - share)).magnitude < 1e-9)
    }
  }

  @Test("keeps the original's curve: both control points 48 over the middle")
  func classic() throws {
    var style = BallMotion.Style()
    style.hop = .classic
    var ball = try BallStage.playing("one three", style: style)
    ball.advance(to: 0.4)
    let points = ball.controlPoints
    let middle = (points[0].x + points[3].x) / 2
    for point in points[1...2] {
      #expect((point.x - middle).magnitude < 1e-9)
      #expect((point.y - (points[0].y - 48)).magnitude < 1e-9)
    }
    let curve = CubicBezier(points[0], points[1], points[2], points[3])
    let place = try #require(ball.ballPosition)
    #expect((place - curve.point(at: 1.0 / 3)).length < 1e-9)
  }

  @Test("comes from 10 points before the row in 0.3 s, leaves over 60 in 0.3 s")
  func edges() throws {
    for text in ["one two", "אחד שתיים"] {
      let direction = text == "one two" ? 1.0 : -1.0
      let ball = try BallStage.playing(text)
      let row = ball.rows.rows[0]
      #expect(row.isRightToLeft == (direction < 0))
      let edge = direction > 0 ? row.minX : row.maxX
      #expect(try BallStage.position(of: ball, at: 0).x == edge - direction * 10)
      let first = try BallStage.position(of: ball, at: 0.3)
      #expect((first.x - ball.rows.centers[0]).magnitude < 1e-9)
      let last = try BallStage.position(of: ball, at: 0.6)
      let gone = try BallStage.position(of: ball, at: 0.9)
      #expect((gone.x - last.x - direction * 60).magnitude < 1e-9)
      #expect((gone.y - last.y).magnitude < 1e-9)
      #expect((ball.duration - 0.9).magnitude < 1e-12)
    }
  }

  @Test("hops once more than there are words, each 0.3 s where words are plain")
  func hops() throws {
    var ball = try BallStage.playing("one two three four")
    var states: [BallMotion.State] = []
    for frame in 0...170 {
      ball.advance(to: Double(frame) / 100 + 0.005)
      if states.last != ball.state { states.append(ball.state) }
    }
    #expect(states == [.hopping, .finished], "it goes from word to word without a rest")
    #expect((ball.duration - 5 * 0.3).magnitude < 1e-12)
  }

  @Test("waits on the word before a long gap, then hops 1.2 s")
  func gaps() throws {
    let lyrics = try Lyrics(
      "[00:01.00]<00:01.00>one <00:02.00>\n[00:09.00]<00:09.00>two <00:12.00>".utf8)
    var ball = BallStage.ball(lyrics)
    let expected: [(Double, BallMotion.State)] = [
      (0.5, .waiting), (0.8, .hopping), (1, .holding), (1.9, .holding), (2.5, .waiting),
      (7.79, .waiting), (7.81, .hopping), (8.99, .hopping), (9, .holding), (11.69, .holding),
      (11.71, .hopping), (12, .finished),
    ]
    for (time, state) in expected {
      ball.advance(to: time)
      #expect(ball.state == state, "at \(time)")
    }
    let fresh = BallStage.ball(lyrics)
    #expect(try BallStage.position(of: fresh, at: 7.8) == BallStage.position(of: fresh, at: 1))
  }

  @Test("lands once on words that are sung together: on the last of them")
  func together() throws {
    let lyrics = try Lyrics("[00:01]<00:01>a <00:02>bb <00:02>ccc <00:03>d <00:04>".utf8)
    var ball = BallStage.ball(lyrics)
    ball.advance(to: 1.999_999_999_9)
    let before = try #require(ball.ballPosition)
    ball.advance(to: 2)
    let place = try #require(ball.ballPosition)
    #expect((place - before).length < 1e-6, "nothing jumps")
    #expect(place.x == ball.wordCenter(2)?.x)
  }

  @Test("is flat where it lands, round in the air, and its lowest point is its place's")
  func squash() throws {
    func bounds(_ time: Double) throws -> Rect2D {
      var ball = try BallStage.playing("one two three", durations: [1])
      ball.advance(to: time)
      var drawing = Drawing()
      ball.draw(into: &drawing)
      let item = try #require(drawing.items.first { $0.id.part == .ball })
      let place = try #require(ball.ballPosition)
      let bounds = try #require(drawing.path(of: item).controlBounds)
      #expect((bounds.maxY - place.y - 7).magnitude < 1e-9)
      #expect((bounds.center.x - place.x).magnitude < 1e-9)
      #expect((bounds.width * bounds.height - 196).magnitude < 1e-6)
      return bounds
    }
    #expect(try (bounds(0.3).height - 14 * 0.75).magnitude < 1e-9)
    #expect(try (bounds(0.8).height - 14).magnitude < 1e-9)
    #expect(try (bounds(0.42).height - 14).magnitude < 1e-9, "0.12 s later")
    #expect(try bounds(0.36).height < 14)
  }
}
