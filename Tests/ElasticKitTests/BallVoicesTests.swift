import LawKit
import TestSupport
import Testing

@_spi(Programs) @testable import ElasticKit

@Suite("Voices that sing at once")
struct BallVoicesTests {
  /// Two voices whose words alternate, and a row of both in turn.
  static let duet = BallMotion.testDuet

  /// Two to four voices with random words, most of which overlap those of others.
  static func song(seed: UInt64) throws -> Lyrics {
    var random = SplitMix(seed: seed)
    var text = ""
    for _ in 0..<(2 + Int(random.unit() * 3)) {
      var time = random.unit() * 0.3
      func stamp() -> String { "00:\(time < 10 ? "0" : "")\((time * 1000).rounded() / 1000)" }
      text += "[\(stamp())]"
      for _ in 0...(3 + Int(random.unit() * 8)) {
        text += "<\(stamp())>\(random.unit() < 0.2 ? "שיר" : "voice") "
        time += 0.2 + random.unit()
      }
      text += "<\(stamp())>\n"
    }
    return try Lyrics(text.utf8, format: .lrc)
  }

  @Test("keep the times that the file says")
  func times() throws {
    let lyrics = try Lyrics(Self.duet.utf8)
    #expect(lyrics.hasVoices)
    #expect(lyrics.words.map(\.start) == [1, 2, 3, 5, 1.5, 2.5, 4.5, 5.5, 9])
    #expect(lyrics.words.map(\.end) == [2, 3, 5, 6, 2.5, 4.5, 5.5, 8, 10])
    let inOrder = lyrics.words.indices.map(lyrics.word(inOrderOfTime:))
    #expect(inOrder == [0, 4, 1, 5, 2, 6, 3, 7, 8])
    #expect(lyrics.duration == 10)
  }

  @Test("are none where a cue stays on for a moment after the next has begun")
  func slight() throws {
    let lyrics = try Lyrics(
      """
      1
      00:00:01,000 --> 00:00:03,200
      la lu

      2
      00:00:03,000 --> 00:00:05,000
      li
      """.utf8)
    #expect(!lyrics.hasVoices)
    #expect(lyrics.words.map(\.start) == [1, 2, 3])
    #expect(lyrics.words.map(\.end) == [2, 3, 5])
  }

  @Test("are over when the longest word is", arguments: 1...20 as ClosedRange<UInt64>)
  func duration(seed: UInt64) throws {
    let lyrics = try Self.song(seed: seed)
    #expect(lyrics.duration == lyrics.words.map(\.end).max())
    #expect(LyricsLaw.broken(by: lyrics) == nil)
  }

  @Test(
    "each get their landings, on the middle of every word at the word's own time",
    arguments: 1...20 as ClosedRange<UInt64>)
  func landings(seed: UInt64) throws {
    let lyrics = try Self.song(seed: seed)
    #expect(lyrics.hasVoices)
    for places in [false, true] {
      var ball = BallStage.ball(lyrics)
      if places {
        let frames = lyrics.words.indices.map {
          Rect2D(x: Double($0 % 7) * 40, y: Double($0 / 7) * 50, width: 30, height: 20)
        }
        ball.setWordFrames(WordFrames(frames: frames), at: 0)
      }
      for (index, word) in lyrics.words.enumerated() {
        // Of words that start together, the last.
        guard !lyrics.words[(index + 1)...].contains(where: { $0.start == word.start }) else {
          continue
        }
        var landed = ball
        landed.advance(to: word.start)
        let (place, center) = (try #require(landed.ballPosition), landed.wordCenter(index))
        #expect((place.x - (center?.x ?? 0)).magnitude <= 1e-9)
        #expect((place.y - ((center?.y ?? 0) - 10 - 7)).magnitude <= 1e-9)
        for apart in [1e-9, 1e-3] {
          #expect(try BallStage.position(of: ball, at: word.start - apart).y < place.y + 1e-6)
        }
      }
    }
  }

  @Test("fill each with its own colour", arguments: 1...20 as ClosedRange<UInt64>)
  func fill(seed: UInt64) throws {
    let lyrics = try Self.song(seed: seed)
    var ball = BallStage.ball(lyrics)
    for step in 0..<60 {
      let time = Double(step) * 0.2 + 0.1
      ball.advance(to: time)
      var drawing = Drawing()
      ball.draw(into: &drawing)
      var shown: [Int: [Paint]] = [:]
      for item in drawing.items where item.id.part == .word {
        guard case .text(let paint, _) = item.content, let index = item.id.index else { continue }
        shown[index, default: []].append(paint)
      }
      for (index, paints) in shown {
        let word = lyrics.words[index]
        let (unsung, sung) = (ball.style.wordColor, ball.style.sungColor)
        // The two parts of a word that fills are drawn from left to right.
        let expected: Set =
          time <= word.start ? [unsung] : time < word.end ? [sung, unsung] : [sung]
        #expect(
          Set(paints) == expected && paints.count == expected.count, "word \(index) at \(time)")
      }
    }
  }

  @Test("are told word by word in order of time, each line before its first word")
  func events() throws {
    var ball = BallStage.ball(try Lyrics(Self.duet.utf8))
    ball.advance(to: 20)
    var told: [BallMotion.Event] = []
    while let event = ball.nextEvent() { told.append(event.event) }
    #expect(
      told == [
        .line(0), .word(0), .line(1), .word(4), .word(1), .word(5), .word(2), .word(6), .word(3),
        .word(7), .line(2), .word(8), .finished, .settled,
      ])
  }

  @Test("need frames while a word of either fills")
  func frames() throws {
    let lyrics = try Lyrics(
      """
      [00:01.00]<00:01.00>long <00:02.50>note <00:09.00>
      [00:02.00]<00:02.00>two <00:03.00>short <00:04.00>
      [00:20.00]end
      """.utf8)
    var ball = BallStage.ball(lyrics)
    ball.advance(to: 5)
    #expect(ball.state == .waiting, "the word under the ball is over")
    #expect(ball.nextFrame() == .now, "the other voice's word fills")
    ball.advance(to: 9.5)
    #expect(ball.nextFrame() != .now, "nothing is sung")
  }

  @Test("need no frames for a word that fills out of sight")
  func framesOutOfSight() throws {
    let short = stride(from: 10, to: 58, by: 3)
      .map { "[00:\($0).00]<00:\($0).00>word <00:\($0).20>\n" }.joined()
    let lyrics = try Lyrics("[00:01.00]<00:01.00>long <00:12.00>note <00:59.00>\n\(short)".utf8)
    #expect(lyrics.hasVoices)
    var ball = BallStage.ball(lyrics, size: Size2D(width: 300, height: 120))
    ball.advance(to: 5)
    #expect(ball.nextFrame() == .now, "its row is in sight")
    // The ball is round again, and stands.
    ball.advance(to: 34.5)
    #expect(ball.nextFrame() != .now, "its row has been scrolled away")
  }

  @Test("never scroll the rows back", arguments: 1...20 as ClosedRange<UInt64>)
  func scroll(seed: UInt64) throws {
    let size = Size2D(width: 300, height: 120)
    var ball = BallStage.ball(try Self.song(seed: seed), size: size)
    var last = 0.0
    for step in 0..<200 {
      ball.advance(to: Double(step) * 0.07)
      #expect(ball.scroll >= last - 1e-9)
      last = ball.scroll
    }
    #expect(last > 0)
  }

  @Test("have a score of hops that is the ball's own way")
  func score() throws {
    let ball = BallStage.ball(try Lyrics(Self.duet.utf8), size: Size2D(width: 200, height: 90))
    let score = ball.score
    #expect(score.hops.dropLast().map(\.landing) == [1, 1.5, 2, 2.5, 3, 4.5, 5, 5.5, 9])
    for hop in score.hops {
      for share in [0.01, 0.5, 0.99] {
        var moving = ball
        moving.advance(to: hop.takeOff + (hop.landing - hop.takeOff) * share)
        let scroll =
          hop.scroll.start
          + (hop.scroll.end - hop.scroll.start) * share * share * (3 - 2 * share)
        let place = hop.curve.point(at: share) - Vector2D(0, scroll)
        let ballPosition = try #require(moving.ballPosition)
        #expect((place - ballPosition).length < 1e-6)
      }
    }
  }

  @Test("have a ball each for programs, which lands on the words of its own")
  func balls() throws {
    let lyrics = try Lyrics(Self.duet.utf8)
    let isSecond = lyrics.secondVoice
    #expect(isSecond.contains(true))
    for places in [false, true] {
      var ball = BallStage.ball(lyrics, size: Size2D(width: 200, height: 90))
      if places {
        let frames = lyrics.words.indices.map {
          Rect2D(x: Double($0 % 7) * 40, y: Double($0 / 7) * 50, width: 30, height: 20)
        }
        ball.setWordFrames(WordFrames(frames: frames), at: 0)
      }
      for (line, voice) in zip(lyrics.lines, isSecond) {
        for word in line.words {
          var landed = ball
          landed.advance(to: lyrics.words[word].start)
          let balls = landed.voicePositions
          try #require(balls.count == 2)
          let center = try #require(landed.wordCenter(word))
          #expect((balls[voice ? 1 : 0].x - center.x).magnitude <= 1e-9)
          #expect((balls[voice ? 1 : 0].y - (center.y - 10 - 7)).magnitude <= 1e-9)
        }
      }
    }
  }

  @Test(
    "have parts of the song with the same words and times",
    arguments: 1...20 as ClosedRange<UInt64>)
  func parts(seed: UInt64) throws {
    let lyrics = try Self.song(seed: seed)
    let isSecond = lyrics.secondVoice
    for voice in [false, true] {
      let lines = lyrics.lines.indices.filter { isSecond[$0] == voice }
      let part = lyrics.part(ofLines: lines)
      #expect(LyricsLaw.broken(by: part) == nil)
      let words = lines.flatMap { lyrics.lines[$0].words }
      #expect(part.words.map(\.text) == words.map { lyrics.words[$0].text })
      #expect(part.words.map(\.start) == words.map { lyrics.words[$0].start })
      #expect(voice || !part.hasVoices)
    }
  }
}
