import LawKit
import TestSupport
import Testing

@testable import ElasticKit

@Suite("The lyric ball's playback")
struct BallPlaybackTests {
  private func told(_ ball: inout BallMotion) -> [Occurrence<BallMotion.Event>] {
    var told: [Occurrence<BallMotion.Event>] = []
    while let event = ball.nextEvent() { told.append(event) }
    return told
  }

  @Test(
    "shows the same picture for a position, independent of earlier frames",
    arguments: [false, true])
  func pure(loops: Bool) throws {
    var style = BallMotion.Style()
    style.loops = loops
    let lyrics = try BallStage.song(seed: 3)
    var random = SplitMix(seed: 5)
    var wanderer = BallStage.ball(lyrics, style: style)
    for step in 1...300 {
      let time = Double(step)
      wanderer.perform(.pause, at: time)
      wanderer.perform(.rate(random.unit() * 4), at: time)
      let place = random.unit() * lyrics.duration
      wanderer.perform(.seek(to: place), at: time)
      var fresh = BallStage.ball(lyrics, style: style)
      fresh.perform(.pause, at: 0)
      fresh.perform(.seek(to: place), at: 0)
      #expect(wanderer.position == place)
      #expect(wanderer.drawnBits == fresh.drawnBits)
      if step % 3 == 0 { wanderer.perform(.play, at: time) }
    }
  }

  @Test("follows a player, and does not restart while the music continues after the last word")
  func follow() throws {
    var ball = BallStage.ball(try BallStage.song(seed: 3))
    ball.follow(0.5, isPlaying: true, at: 0)
    #expect(ball.isPlaying && ball.position == 0.5)
    // An invisible difference keeps its own clock; a larger one makes it jump.
    ball.follow(0.74, isPlaying: true, at: 0.25)
    #expect(ball.position == 0.75)
    ball.follow(2, isPlaying: true, rate: 2, at: 0.25)
    ball.advance(to: 0.5)
    #expect(ball.position == 2.5)
    ball.follow(.nan, isPlaying: false, at: 0.5)
    #expect(ball.isPlaying)
    ball.follow(2.5, isPlaying: false, rate: 2, at: 0.5)
    #expect(!ball.isPlaying && ball.position == 2.5)
    for second in 0...3 {
      let time = Double(second) + 1
      ball.follow(ball.duration + time, isPlaying: true, at: time)
      #expect(ball.position == ball.duration && ball.state == .finished && !ball.isPlaying)
    }
    ball.follow(1, isPlaying: true, at: 5)
    #expect(ball.isPlaying && ball.position == 1)
  }

  @Test("is the same when played twice, also when started again by itself")
  func twice() throws {
    // Halves of a second, so that a second round starts at a place that is exact.
    let words = "one two three four five"
    var style = BallMotion.Style()
    style.edgeHopDuration = 0.5
    let lyrics = try Lyrics(plain: words.utf8, durations: [0.5, 2])
    func trace(_ ball: inout BallMotion, from start: Double) -> [[UInt64]] {
      (0..<200).map {
        ball.advance(to: start + Double($0) / 16)
        return ball.drawnBits
      }
    }
    var ball = BallMotion(style: style, lyrics: lyrics)
    ball.handle(.resized(BallStage.size), at: 0)
    ball.measureByBytes()
    ball.perform(.play, at: 0)
    let first = trace(&ball, from: 0)
    #expect(ball.state == .finished)
    ball.perform(.play, at: 16)
    #expect(trace(&ball, from: 16) == first)
    #expect(told(&ball).filter { $0.event == .finished }.count == 2)

    let again = ball.drawnBits
    ball.perform(.pause, at: 40)
    #expect(ball.drawnBits == again, "a second end changes nothing")
  }

  @Test("starts again at its end, if it is to, exactly where it began")
  func loops() throws {
    var style = BallMotion.Style()
    style.loops = true
    var ball = try BallStage.playing("one two three", style: style)
    let length = ball.duration
    var rounds: [Double] = []
    for round in 0..<4 {
      for share in [0.1, 0.5, 0.9] {
        ball.advance(to: (Double(round) + share) * length)
        #expect((ball.position - share * length).magnitude < 1e-9)
        #expect(ball.state != .finished)
      }
      rounds.append(told(&ball).reduce(0) { $0 + ($1.event.code == 0 ? 1 : 0) })
    }
    #expect(rounds == [3, 3, 3, 3])
    ball.perform(.pause, at: 4.5 * length)
    #expect((ball.position - 0.5 * length).magnitude < 1e-9)
  }

  @Test("follows the rate, stays while paused, and neither change causes a jump")
  func rate() throws {
    var ball = try BallStage.playing("one two three four five six")
    ball.advance(to: 0.5)
    let before = ball.drawnBits
    ball.perform(.rate(2), at: 0.5)
    #expect(ball.drawnBits == before)
    ball.advance(to: 0.75)
    #expect(ball.position == 1)
    ball.perform(.pause, at: 0.75)
    let paused = ball.drawnBits
    #expect(ball.advance(to: 9) == .never)
    #expect(ball.position == 1)
    #expect(ball.drawnBits == paused)
    ball.perform(.play, at: 10)
    #expect(ball.drawnBits == paused)
    ball.advance(to: 10.25)
    #expect(ball.position == 1.5)
    for odd in [-1, 17, Double.nan, .infinity] { ball.perform(.rate(odd), at: 10.25) }
    ball.advance(to: 10.5)
    #expect(ball.position == 2, "a rate there is not is ignored")
    ball.perform(.rate(0), at: 10.5)
    #expect(ball.advance(to: 99) == .never)
    #expect(ball.position == 2)
  }

  @Test("takes a seek outside of the song as its nearest end")
  func seek() throws {
    var ball = try BallStage.playing("one two three")
    ball.perform(.seek(to: 99), at: 1)
    #expect(ball.state == .finished)
    #expect(ball.position == ball.duration)
    ball.perform(.seek(to: -3), at: 2)
    #expect(ball.position == 0)
    #expect(!ball.isPlaying, "once it is over only play starts it")
    ball.perform(.seek(to: .nan), at: 3)
    #expect(ball.position == 0)
  }

  @Test("posts each word and line at its own time, at any frame rate and speed")
  func events() throws {
    let lyrics = try Lyrics(BallMotion.testSong.utf8)
    for (rate, step) in [(1, 0.01), (2, 0.37), (0.5, 100)] {
      var ball = BallStage.ball(lyrics)
      ball.perform(.rate(rate), at: 0)
      var times: [Double] = []
      var lines: [Int] = []
      var words: [Int] = []
      var time = 0.0
      while time < 60 {
        time += step
        ball.advance(to: time)
        for event in told(&ball) {
          switch event.event {
          case .word(let word):
            words.append(word)
            times.append(event.time)
          case .line(let number):
            lines.append(number)
            let line = lyrics.lines[lines.count - 1]
            #expect((event.time - line.start / rate).magnitude < 1e-9)
            #expect(words.count == line.words.lowerBound, "before its first word")
          case .finished, .settled:
            #expect((event.time - ball.duration / rate).magnitude < 1e-9)
          }
        }
      }
      #expect(words == Array(lyrics.words.indices))
      #expect(lines == Array(lyrics.lines.indices))
      for (time, word) in zip(times, lyrics.words) {
        #expect((time - word.start / rate).magnitude < 1e-9)
      }
    }
  }

  @Test("posts the line after a seek once")
  func seekLine() throws {
    var ball = BallStage.ball(try Lyrics(BallMotion.testSong.utf8))
    ball.perform(.seek(to: 2.2), at: 0.1)
    ball.perform(.seek(to: 2.3), at: 0.2)
    #expect(told(&ball).map(\.event) == [.line(1)])
    ball.perform(.seek(to: 1), at: 0.2)
    #expect(told(&ball).map(\.event) == [.line(1), .word(3)], "its first word says it by itself")
    ball.perform(.seek(to: 0), at: 0.2)
    #expect(told(&ball).isEmpty)
  }

  @Test("posts the first line after a seek into its first word")
  func seekFirstLine() throws {
    var ball = BallStage.ball(try Lyrics(BallMotion.testSong.utf8))
    let (start, end) = (ball.lyrics.words[0].start, ball.lyrics.words[1].start)
    ball.perform(.seek(to: (start + end) / 2), at: 0.1)
    #expect(told(&ball).map(\.event) == [.line(0)])
  }

  @Test("requests frames only during visible motion")
  func activity() throws {
    var style = BallMotion.Style()
    style.highlight = .step
    let lyrics = try Lyrics(
      "[00:01.00]<00:01.00>one <00:02.00>\n[00:09.00]<00:09.00>two <00:12.00>".utf8)
    var ball = BallStage.ball(lyrics, style: style)
    #expect(ball.advance(to: 0.1) == .at(0.7))
    #expect(ball.advance(to: 0.8) == .now)
    #expect(ball.advance(to: 1.5) == .at(2))
    guard case .at(let hop) = ball.advance(to: 3) else {
      Issue.record("expected a wait")
      return
    }
    #expect((hop - 7.8).magnitude < 1e-9)
    #expect(ball.advance(to: 8) == .now)
    #expect(ball.advance(to: 13) == .never)
    #expect(ball.endTime == nil)
  }

  @Test("a frame of an hour-long song needs no more lookups than the logarithm of its size allows")
  func hour() throws {
    let words = String(repeating: "la la la la la la la la\n", count: 900)
    let long = try Lyrics(plain: words.utf8, durations: [0.5])
    #expect(long.duration > 3600)
    for count in [1, 7, 8, 400, 7200, 200_000] {
      for target in [0, count / 3, count] {
        var asked = 0
        let found = BallSong.partitionIndex(count) {
          asked += 1
          return $0 < target
        }
        #expect(found == target)
        #expect(asked <= count.bitWidth - count.leadingZeroBitCount)
      }
    }
    // And it draws no more: rows, not the song, fill the view.
    let short = try Lyrics(plain: words.utf8.prefix(24 * 40), durations: [0.5])
    func items(_ lyrics: Lyrics, at place: Double) -> Int {
      var ball = BallStage.ball(lyrics)
      ball.perform(.seek(to: place), at: 0)
      var drawing = Drawing()
      ball.draw(into: &drawing)
      return drawing.items.count
    }
    #expect(items(long, at: 1800.9) == items(short, at: 80.9))
  }

  @Test("continues at its position in another song and another style")
  func exchange() throws {
    var ball = try BallStage.playing("one two three four five six")
    ball.advance(to: 1)
    ball.setLyrics(try Lyrics(plain: "uno due tre quattro cinque".utf8), at: 1)
    #expect(ball.position == 1)
    var style = BallMotion.Style()
    style.loops = true
    ball.restyle(style, at: 1.1)
    ball.advance(to: 1.2)
    #expect((ball.position - 1.2).magnitude < 1e-12)
    #expect(ball.isPlaying)
    #expect(throws: ContentError.self) { try ball.load([0x61, 0], at: 1.3) }
    #expect(ball.wordCount == 5, "what cannot be read changes nothing")
  }

  @Test("follows a clock without a rate: each word once, and a jump is a seek")
  func follows() throws {
    var ball = try BallStage.playing("Hop over every word", durations: [0.5, 0.5, 0.5, 0.5])
    var heard: [BallMotion.Event] = []
    func frame(_ place: Double, at time: Double) {
      let before = ball.position
      ball.follow(place, at: time)
      ball.advance(to: time)
      let expected = place.isFinite ? min(max(place, 0), ball.duration) : before
      #expect(ball.position == expected, "\(place)")
      while let event = ball.nextEvent() { heard.append(event.event) }
    }
    for step in 0...100 { frame(Double(step) / 60, at: Double(step) / 60) }
    #expect(heard == [.line(0), .word(0), .word(1), .word(2)])
    // It stands as long as the clock does, goes back with it, and on.
    for step in 101...110 { frame(100.0 / 60, at: Double(step) / 60) }
    #expect(heard.count == 4)
    for step in 111...300 { frame(Double(step - 51) / 60, at: Double(step) / 60) }
    #expect(heard.dropFirst(4) == [.word(2), .word(3), .finished, .settled])
    frame(.nan, at: 6)
    frame(-5, at: 7)
    #expect(ball.position == 0)
  }

  @Test("draws the same as at this position of its own clock")
  func followsAsItself() throws {
    let song = try BallStage.song(seed: 3)
    var (own, led) = (BallStage.ball(song), BallStage.ball(song))
    for step in 1...200 {
      let time = Double(step) / 30
      own.advance(to: time)
      led.follow(own.position, at: time)
      #expect(led.drawnBits == own.drawnBits)
    }
  }

  @Test(
    "without words nothing is drawn, told or played, only the rate counts; a song after that is as on a new ball",
    arguments: [true, false])
  func takenAway(isSized: Bool) throws {
    let song = try Lyrics("[00:01]<00:01>one <00:02>two <00:03>three".utf8)
    let size = isSized ? Size2D(width: 375, height: 200) : .zero
    var ball = BallStage.ball(song, size: size)
    ball.perform(.play, at: 0)
    ball.advance(to: 1.9)  // In the air.
    ball.setLyrics(Lyrics(), at: 2)
    while ball.nextEvent() != nil {}
    for command in [BallMotion.Command.seek(to: 1), .play, .rate(2), .rate(-1), .pause] {
      ball.perform(command, at: 3)
    }
    #expect(
      ball.state == .waiting && ball.rate == 2 && ball.ballPosition == nil && ball.position == 0)
    #expect(ball.advance(to: 4) == .never && ball.nextEvent() == nil)
    var drawing = Drawing()
    ball.draw(into: &drawing)
    #expect(drawing.items.isEmpty)

    ball.setLyrics(song, at: 5)
    var new = BallMotion(lyrics: song)
    new.handle(.resized(size), at: 5)
    new.perform(.rate(2), at: 5)
    ball.perform(.play, at: 5.5)
    new.perform(.play, at: 5.5)
    for time in [5.5, 6, 6.6, 9] {
      ball.advance(to: time)
      new.advance(to: time)
      #expect(
        ball.state == new.state && ball.position == new.position
          && ball.ballPosition == new.ballPosition)
      #expect(ball.drawnBits == new.drawnBits)
      while let event = new.nextEvent() { #expect(ball.nextEvent()?.event == event.event) }
      #expect(ball.nextEvent() == nil)
    }
  }
}
