import ElasticSettings
import Testing

@testable import ElasticKit

/// Rare cases.
@Suite("Rare cases")
struct EdgeCaseTests {
  private let size = Size2D(width: 300, height: 200)

  // MARK: Pull-to-refresh

  @Test(
    "pulled again while it goes away it is dragged, and stays at the end of its data if it is there"
  )
  func pulledWhileStopping() {
    for (command, state) in [
      (RefreshMotion.Command.endRefreshing, RefreshMotion.State.dragging),
      (.noMoreData, .noMoreData), (.cancel, .dragging),
    ] {
      var driver = RefreshDriver()
      driver.perform(.beginRefreshing, at: 0)
      driver.advance(to: 2)
      driver.perform(command, at: 3)
      #expect(driver.refresh.state == .stopping)
      driver.touch(.down, y: 10, at: 3.05)
      driver.touch(.move, y: 40, at: 3.1)
      #expect(driver.refresh.state == state)
      // `ended` has been posted once by then.
      #expect(driver.events.filter { $0 == .ended }.count == 1)
      driver.advance(to: 5)
      #expect(driver.events.filter { $0 == .ended }.count == 1)
    }
  }

  @Test("only the first finger on a scrolled list leads the crest")
  func steered() {
    var driver = RefreshDriver()
    driver.refresh.handle(.scrolled(offset: -80, isTracking: true), at: 0.1)
    driver.touch(.down, x: 300, y: 100, at: 0.2)
    driver.advance(to: 3)
    #expect((driver.refresh.controlPoints[3].x - 300).magnitude < 1e-9)
    driver.touch(.move, x: 120, y: 130, at: 3.1)
    driver.advance(to: 6)
    #expect((driver.refresh.controlPoints[3].x - 120).magnitude < 1e-9)
    driver.refresh.handle(.touch(id: 2, phase: .down, point: Point2D(20, 20)), at: 6.1)
    driver.advance(to: 9)
    #expect((driver.refresh.controlPoints[3].x - 120).magnitude < 1e-9)
    driver.touch(.up, x: 120, y: 130, at: 9.1)
    driver.refresh.handle(.touch(id: 2, phase: .move, point: Point2D(50, 20)), at: 9.2)
    driver.advance(to: 12)
    #expect((driver.refresh.controlPoints[3].x - 50).magnitude < 1e-9)
  }

  @Test("the crest glides to the finger of a scrolled list after a new reading direction")
  func turned() {
    var driver = RefreshDriver()
    driver.refresh.handle(.scrolled(offset: -80, isTracking: true), at: 0.1)
    driver.touch(.down, x: 300, y: 100, at: 0.2)
    driver.advance(to: 3)
    driver.refresh.handle(.surroundings(Surroundings(direction: .rightToLeft)), at: 3)
    // The direction waits until the edge is straight.
    driver.refresh.handle(.scrolled(offset: 0, isTracking: true), at: 3.1)
    driver.advance(to: 3.2)
    driver.refresh.handle(.scrolled(offset: -80, isTracking: true), at: 3.3)
    driver.advance(to: 3.4)
    let before = driver.refresh.controlPoints[3].x
    #expect((before - 75).magnitude < 1e-9)
    driver.touch(.move, x: 301, y: 100, at: 3.4)
    #expect((driver.refresh.controlPoints[3].x - before).magnitude < 1e-9)
    driver.advance(to: 6)
    #expect((driver.refresh.controlPoints[3].x - 301).magnitude < 1e-9)
  }

  @Test("a list that is let go of while it moves hands on its velocity")
  func scrollVelocity() {
    for velocity in [0.0, 500, 1500] {
      var driver = RefreshDriver()
      for step in 0...10 {
        let offset = -(120 - velocity * Double(10 - step) / 100)
        driver.refresh.handle(
          .scrolled(offset: min(offset, -1), isTracking: true), at: 1 + Double(step) / 100)
      }
      #expect((driver.refresh.elastic.scrollVelocity(time: 1.1) - velocity).magnitude < 400)
      driver.refresh.handle(.scrolled(offset: -120, isTracking: false), at: 1.1)
      let speed = driver.refresh.elastic.pull.velocity(at: 1.1)
      #expect(velocity == 0 ? speed.magnitude < 1e-9 : speed > velocity * 0.6, "\(velocity)")
    }
  }

  // MARK: The surface

  @Test(
    "a finger that comes back to where it started gives its velocity to the base, not to a wave")
  func backAtTheStart() {
    var surface = SurfaceTests.pulled(dy: 0)
    for (y, time) in [(90.0, 0.05), (30, 0.2), (45, 0.21), (60, 0.22)] {
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(100, y)), at: time)
    }
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 60)), at: 0.22)
    surface.advance(to: 0.24)
    #expect(surface.elastic.wave.value(at: 0.24) == 0)
    #expect(surface.elastic.pull.value(at: 0.24) > 1)
  }

  // MARK: The shape and the menu

  @Test("a finger that lifts without a move keeps its velocity")
  func liftsInPlace() {
    var shape = ShapeMotion(style: ShapeMotion.Style())
    shape.handle(.resized(size), at: 0)
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(150, 100)), at: 1)
    shape.handle(.touch(id: 1, phase: .move, point: Point2D(190, 100)), at: 1.05)
    let tracker = shape.tracker
    shape.handle(.touch(id: 1, phase: .up, point: Point2D(190, 100)), at: 1.08)
    #expect(shape.tracker == tracker)
    #expect(shape.state == .settling)
  }

  @Test("a held menu requests no frames from the instant it is still")
  func standsStill() {
    var driver = MenuDriver()
    driver.touch(.down, x: 5, y: 300, at: 1)
    driver.touch(.move, x: 105, y: 300, at: 1.1)
    driver.advance(to: 1.12)
    driver.perform(.cancel, at: 1.15)
    driver.touch(.up, x: 105, y: 300, at: 1.16)
    driver.touch(.down, x: 20, y: 500, at: 1.2)
    let end = max(driver.menu.flow.restTime, driver.menu.flow.crest.restTime)
    #expect(driver.advance(to: end.nextDown) == .now)
    #expect(driver.advance(to: end) == .at(.infinity))
  }

  // MARK: Balloon

  @Test("a time outside of its range is the nearest in it, and no time the usual one")
  func unusableTimes() {
    func bits(_ change: (inout BalloonMotion.Style) -> Void) -> [[UInt64]] {
      var style = BalloonMotion.Style()
      change(&style)
      var balloon = BalloonMotion(style: style)
      balloon.handle(.resized(size), at: 0)
      balloon.perform(.start, at: 0)
      return stride(from: 0, to: 2, by: 0.13).map { time in
        balloon.advance(to: time)
        return balloon.drawnBits
      }
    }
    let usual = bits { _ in }
    let times: [WritableKeyPath<BalloonMotion.Style, Double>] = [
      \.riseDuration, \.fallDuration, \.placeDuration,
    ]
    for time in times {
      for (wild, nearest) in [(-1, 0.01), (0, 0.01), (1e7, 10), (.infinity, 10)] {
        #expect(
          bits { $0[keyPath: time] = wild } == bits { $0[keyPath: time] = nearest }, "\(wild)")
      }
      #expect(bits { $0[keyPath: time] = .nan } == usual)
    }
    for (wild, nearest) in [(-1, 0.0), (1e7, 2), (.infinity, 2), (.nan, 0.1)] {
      #expect(bits { $0.dotDelay = wild } == bits { $0.dotDelay = nearest }, "\(wild)")
    }
  }

  @Test("a path too large for numbers is not drawn")
  func hugePath() {
    var path = BezierPath()
    path.move(to: Point2D(-1.7e308, -1.7e308))
    path.line(to: Point2D(1.7e308, 1.7e308))
    path.line(to: Point2D(0, 1.7e308))
    var balloon = BalloonMotion(style: BalloonMotion.Style(), path: path)
    balloon.handle(.resized(size), at: 0)
    #expect(balloon.drawnBits.allSatisfy { Double(bitPattern: $0).isFinite })
  }

  // MARK: Lists and tables

  @Test("half a pixel away from its end a list is still at its end, further away it is not")
  func nearTheEnd() {
    for (away, offset) in [(0.5, -140.0), (0.51, nil)] as [(Double, Double?)] {
      var ours = ScrollInset(side: .leading)
      let change = ours.fit(
        50, at: ScrollReport(offset: -90 + away, length: 600, contentLength: 2000, leading: 90))
      #expect(change.offset == offset)
    }
  }

  @Test("an invalid number is refused as such")
  func notANumber() {
    for property in MenuMotion.Style.properties {
      var style = MenuMotion.Style()
      #expect(throws: PropertyError.notANumber) { try property.set(.nan, in: &style) }
    }
  }

  @Test("a strip is cut off at each side, and never more than there is")
  func cut() {
    let rect = Rect2D(x: 10, y: 20, width: 100, height: 50)
    #expect(ElasticEdge.top.cut(30, from: rect) == Rect2D(x: 10, y: 50, width: 100, height: 20))
    #expect(ElasticEdge.bottom.cut(30, from: rect) == Rect2D(x: 10, y: 20, width: 100, height: 20))
    #expect(ElasticEdge.start.cut(30, from: rect) == Rect2D(x: 40, y: 20, width: 70, height: 50))
    #expect(ElasticEdge.end.cut(300, from: rect) == Rect2D(x: 10, y: 20, width: 0, height: 50))
    #expect(ElasticEdge.left.cut(.nan, from: rect).size.width.isFinite)
    #expect(ElasticEdge.right.cut(-5, from: rect) == rect)
  }

  // MARK: Songs

  @Test(
    "a song that was looped for hours out of sight reports about its last 1,000 words",
    arguments: [("one", 1001), ("two words", 1002), ("a b c d e f g", 1001)])
  func rounds(song: String, expected: Int) throws {
    var style = BallMotion.Style()
    style.loops = true
    var ball = try BallStage.playing(song, style: style)
    let length = ball.duration
    ball.advance(to: ball.duration * 100_000 + length / 10)
    var words = 0
    while let next = ball.nextEvent() {
      if case .word = next.event { words += 1 }
    }
    #expect(words == expected)
  }

  @Test("a line that is sung again and again counts as often, up to 200,000 words")
  func wordLimit() throws {
    let line = Array(repeating: "la", count: 1000).joined(separator: " ")
    for (times, isTaken) in [(200, true), (201, false)] {
      let stamps = (0..<times).map { "[\($0 / 60):\($0 % 60 / 10)\($0 % 10)]" }
      let song = try? Lyrics((stamps.joined() + line).utf8)
      #expect((song?.words.count == times * 1000) == isTaken)
    }
  }

  @Test("cues that begin together each have their own end, and the last of these is the song's")
  func endsTogether() throws {
    let cues = [
      "1\n00:00:01,000 --> 00:00:05,000\na b\n", "2\n00:00:01,000 --> 00:00:02,000\nc\n",
    ]
    for text in [cues, cues.reversed()] {
      let song = try Lyrics(text.joined(separator: "\n").utf8)
      #expect(song.words.count == 3)
      #expect(song.hasVoices && song.duration == 5)
      #expect(song.words.map(\.start).sorted() == [1, 1, 3])
      #expect(song.words.map(\.end).sorted() == [2, 3, 5])
    }
  }

  @Test("a bracket that does not close is no time, and a reference without digits is its letters")
  func unclosed() throws {
    func words(_ song: Lyrics) -> [String] {
      song.words.map { String(decoding: song.text[$0.text], as: UTF8.self) }
    }
    #expect(try words(Lyrics("[00:01.00]a <00:02.00 b".utf8)) == ["a", "<00:02.00", "b"])
    let cue = "WEBVTT\n\n00:01.000 --> 00:03.000\none&#; &#x; &#65;\n"
    #expect(try words(Lyrics(cue.utf8)) == ["one&#;", "&#x;", "A"])
  }

  @Test("overlong UTF-8 sequences are not characters")
  func overlong() {
    for bytes in [
      [0xF0, 0x80, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xC0, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]] {
      var index = 0
      let scalar = LyricsLetter.scalar(in: bytes, at: &index, before: bytes.count)
      #expect(scalar == LyricsLetter.replacement)
      #expect(index == 1)
    }
    for letter in ["a", "é", "€", "𐀀", "\u{10FFFF}"] {
      let bytes = Array(letter.utf8)
      var index = 0
      #expect(
        LyricsLetter.scalar(in: bytes, at: &index, before: bytes.count)
          == letter.unicodeScalars.first?.value)
      #expect(index == bytes.count)
    }
  }
}
