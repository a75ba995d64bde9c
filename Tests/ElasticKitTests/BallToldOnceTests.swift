import Testing

@testable import ElasticKit

@Suite("Each word of a song is reported once")
struct BallToldOnceTests {
  private static let song = """
    [00:01.00]<00:01.00>one <00:02.00>two <00:03.00>three <00:04.00>
    """

  private func playing(rate: Double = 1) throws -> BallMotion {
    var ball = BallMotion(style: BallMotion.Style(), lyrics: try Lyrics(Self.song.utf8))
    ball.perform(.play, at: 0)
    ball.advance(to: 2)
    if rate != 1 { ball.perform(.rate(rate), at: 2) }
    return ball
  }

  private func words(_ ball: inout BallMotion) -> [Int] {
    var words: [Int] = []
    while let occurrence = ball.nextEvent() {
      if case .word(let word) = occurrence.event { words.append(word) }
    }
    return words
  }

  @Test("also if settings change at its instant", arguments: [1.0, 0])
  func settings(rate: Double) throws {
    var ball = try playing(rate: rate)
    #expect(words(&ball) == [0, 1])
    for step in 1...3 {
      var style = ball.style
      style.rowGap = 20 + Double(step)
      ball.restyle(style, at: 2)
      ball.advance(to: 2)
    }
    #expect(words(&ball) == [])
    ball.perform(.rate(1), at: 2)
    ball.advance(to: 9)
    #expect(words(&ball) == [2])
  }

  @Test("also after loading at its instant; a song that has not started posts its first word later")
  func loads() throws {
    var ball = try playing()
    #expect(words(&ball) == [0, 1])
    try ball.load(Array(Self.song.utf8), at: 2)
    ball.advance(to: 9)
    #expect(words(&ball) == [2])
    var fresh = BallMotion(style: BallMotion.Style())
    try fresh.load(Array("[00:00.00]<00:00.00>at <00:01.00>once <00:02.00>".utf8), at: 0)
    fresh.perform(.play, at: 0)
    fresh.advance(to: 9)
    #expect(words(&fresh) == [0, 1])
  }

  @Test("also if its player stalled and is a little behind; further back is a seek")
  func stalledPlayer() throws {
    var ball = try playing()
    ball.follow(2.1, isPlaying: true, at: 2.1)
    #expect(words(&ball) == [0, 1])
    ball.follow(1.9, isPlaying: true, at: 2.1)
    #expect(ball.position == 1.9)
    ball.advance(to: 2.4)
    #expect(words(&ball) == [])
    ball.advance(to: 3.25)
    #expect(words(&ball) == [2])
    ball.follow(1.9, isPlaying: true, at: 3.25)
    ball.advance(to: 3.5)
    #expect(words(&ball) == [1])
  }

  @Test("no word of the old song is reported after another song is loaded")
  func oldSong() throws {
    var ball = try playing()
    // A handler of the first word loads; the second has come with the same frame.
    var told: [Int] = []
    while let occurrence = ball.nextEvent() {
      guard case .word(let word) = occurrence.event else { continue }
      told.append(word)
      if told.count == 1 { try ball.load(Array("[00:09.00]<00:09.00>late <00:10.00>".utf8), at: 2) }
    }
    #expect(told == [0])
    ball.advance(to: 20)
    #expect(words(&ball) == [0])
  }

  @Test("the end is reported once, also after later changes of the style")
  func end() throws {
    var ball = try playing()
    ball.advance(to: 20)
    var style = ball.style
    style.rowGap = 30
    ball.restyle(style, at: 21)
    ball.advance(to: 30)
    var ends = 0
    while let occurrence = ball.nextEvent() { if occurrence.event == .finished { ends += 1 } }
    #expect(ends == 1)
  }
}
