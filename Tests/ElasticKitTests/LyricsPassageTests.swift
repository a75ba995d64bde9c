import TestSupport
import Testing

@testable import ElasticKit

@Suite("Passages of a song")
struct LyricsPassageTests {
  private func text(_ passage: LyricsPassage, of ball: BallMotion) -> String {
    var bytes: [UInt8] = []
    ball.appendText(of: passage, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "words are as they are written, rows as they are laid out, and each part of the song is in one",
    arguments: 1...12)
  func division(seed: Int) throws {
    let ball = BallStage.ball(try BallStage.song(seed: UInt64(seed)))
    for unit in LyricsPassage.Unit.allCases {
      let passages = ball.passages(by: unit)
      #expect(passages.flatMap { Array($0.words) } == Array(ball.lyrics.words.indices))
      #expect(passages.allSatisfy { $0.start == ball.lyrics.words[$0.words.lowerBound].start })
    }
    let rows = ball.passages(by: .row)
    #expect(rows.contains { $0.words.count > 1 })
    for (row, words) in zip(rows, rows.map { ball.lyrics.words[$0.words] }) {
      let frame = try #require(ball.frame(of: row))
      // A word that is wider than the column is alone in its row.
      if words.count > 1 { #expect(frame.minX >= 20 - 1e-9) }
      #expect((frame.height - ball.rows.lineHeight).magnitude < 1e-9)
      #expect(!text(row, of: ball).contains("\n"))
    }
  }

  @Test("syllables are read as one word, lines with a break between them")
  func syllables() throws {
    let ball = BallStage.ball(try Lyrics("[00:01]<00:01>o<00:02>ver <00:03>it\n[00:04]now".utf8))
    #expect(ball.passages(by: .word).map { text($0, of: ball) } == ["over", "it", "now"])
    #expect(ball.passages(by: .word).map(\.start) == [1, 3, 4])
    #expect(ball.passages(by: .song).map { text($0, of: ball) } == ["over it\nnow"])
    #expect(BallMotion().passages(by: .word).isEmpty && BallMotion().passages(by: .song).isEmpty)
  }

  @Test("a song without words says so to screen readers, one with words whether it plays")
  func value() throws {
    var ball = BallMotion()
    func value() -> String { ball.output.accessibility.value.description }
    #expect(value() == "no words")
    ball.setLyrics(try Lyrics("one two".utf8), at: 0)
    #expect(value() == "paused")
    ball.perform(.play, at: 0)
    #expect(value() == "playing")
    ball.setLyrics(Lyrics(), at: 0)
    #expect(value() == "no words")
  }

  @Test(
    "a word is found under its middle, the nearest of its row beside it, and none beside all rows")
  func found() throws {
    var ball = try BallStage.playing((0..<40).map { "row \($0)" }.joined(separator: "\n"))
    ball.advance(to: 9)
    #expect(ball.scroll > 100)
    let seen = (0..<ball.wordCount).filter { word in
      ball.wordCenter(word).map { (0...667).contains($0.y) } ?? false
    }
    #expect(seen.count > 10)
    for word in seen {
      let center = try #require(ball.wordCenter(word))
      #expect(ball.word(at: center) == word)
      #expect(ball.word(at: Point2D(center.x < 187.5 ? 1 : 374, center.y)) == word)
      // Between its row and the one above, the ball flies.
      #expect(ball.word(at: center - Vector2D(0, ball.rows.pitch / 2)) == nil)
    }
  }
}
