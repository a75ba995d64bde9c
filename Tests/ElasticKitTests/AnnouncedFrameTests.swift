import Testing

@testable import ElasticKit

/// Cases of what a host is told about its next frame.
@Suite("The announced frame")
struct AnnouncedFrameTests {
  private static let song =
    "[00:01.00]One <00:01.30>two <00:01.60>three\n[00:04.00]<00:04.00>four <00:05.00>five <00:06.00>"

  /// The song, whose landings come a second before the words.
  private func ball(reduceMotion: Bool) throws -> BallMotion {
    var style = BallMotion.Style()
    style.landingLead = 1
    var ball = BallMotion(style: style, lyrics: try Lyrics(Self.song.utf8))
    ball.handle(.resized(Size2D(width: 375, height: 300)), at: 0)
    ball.handle(.surroundings(Surroundings(reduceMotion: reduceMotion)), at: 0)
    ball.perform(.play, at: 0)
    return ball
  }

  @Test(
    "of a ball comes no later than each word, though the ball has landed on it long before",
    arguments: [true, false])
  func words(reduceMotion: Bool) throws {
    var ball = try ball(reduceMotion: reduceMotion)
    let starts = ball.lyrics.words.map(\.start)
    var (time, told): (Double, [Double]) = (0, [])
    while time < 9 {
      let next = ball.advance(to: time)
      while let event = ball.nextEvent() {
        guard case .word = event.event else { continue }
        #expect(event.time == time || reduceMotion == false)
        told.append(event.time)
      }
      switch next {
      case .now: time += 1.0 / 64
      case .at(let due): time = due
      case .never: time = .infinity
      }
    }
    #expect(told == starts)
  }

  @Test("of a ball comes no later than the start of a hop that is not drawn: its state changes")
  func hops() throws {
    var ball = try ball(reduceMotion: true)
    var times = 0
    var (time, state) = (0.0, ball.state)
    while case .at(let due) = ball.advance(to: time), due < .infinity {
      if ball.state != state { times += 1 }
      state = ball.state
      ball.advance(to: due.nextDown)
      #expect(ball.state == state, "at \(due)")
      time = due
    }
    #expect(times == 4)
  }

  @Test("of a waiting ball is not later than its word by a rounding", arguments: 1...60)
  func rounding(third: Int) throws {
    var ball = try ball(reduceMotion: true)
    ball.perform(.rate(Double(third) / 7), at: 0.01 * Double(third))
    var time = 0.01 * Double(third)
    var announced = 0
    while true {
      let next = ball.advance(to: time)
      while ball.nextEvent() != nil {}
      guard case .at(let due) = next else {
        if next == .never { break }
        // The announced time was a rounding early.
        time += 1e-6
        continue
      }
      announced += 1
      var early = ball
      early.advance(to: due.nextDown)
      let event = early.nextEvent()
      #expect(event == nil && early.state == ball.state, "at \(due)")
      time = due
    }
    #expect(announced > 5)
  }

  @Test("a balloon whose dots get a shorter cycle has stopped then, not before")
  func shorterCycle() throws {
    var style = BalloonMotion.Style()
    style.riseDuration = 10
    var balloon = BalloonMotion(style: style)
    balloon.handle(.resized(Size2D(width: 100, height: 100)), at: 0)
    balloon.perform(.stop, at: 2.87)
    balloon.perform(.hide, at: 3.88)
    balloon.advance(to: 10)
    balloon.restyle(BalloonMotion.Style(), at: 10.28)
    balloon.advance(to: 11)
    var told: [Occurrence<BalloonMotion.Event>] = []
    while let event = balloon.nextEvent() { told.append(event) }
    #expect(told.map(\.event) == [.hidden, .stopped, .settled])
    #expect(told.dropFirst().map(\.time) == [10.28, 10.28])
  }

  @Test("a balloon that is started again before it has stopped posts no second start")
  func startedOnce() throws {
    var balloon = try BalloonTests.balloon()
    func events() -> [BalloonMotion.Event] {
      var told: [BalloonMotion.Event] = []
      while let event = balloon.nextEvent() { told.append(event.event) }
      return told
    }
    balloon.perform(.stop, at: 0.1)
    balloon.advance(to: 3)
    #expect(events() == [.stopped, .settled])
    balloon.perform(.start, at: 3)
    balloon.perform(.stop, at: 3.2)
    balloon.perform(.start, at: 3.3)
    balloon.perform(.hide, at: 3.4)
    balloon.perform(.show, at: 3.41)
    #expect(events() == [.started])
    balloon.perform(.stop, at: 4)
    balloon.advance(to: 9)
    #expect(events() == [.stopped, .settled])
  }
}
