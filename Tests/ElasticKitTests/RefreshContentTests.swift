import Testing

@testable import ElasticKit

@Suite("The content of pull-to-refresh")
struct RefreshShiftTests {
  @Test("the shift keeps the content on the edge while it bounces, and the inset keeps its time")
  func shift() {
    var driver = RefreshDriver()
    driver.pull(160)
    #expect(driver.refresh.output.shift == 0)
    driver.release(160)
    var farthest = 0.0
    for frame in 0...60 {
      driver.advance(to: 1 + Double(frame) / 60)
      let output = driver.refresh.output
      let place = output.inset + output.shift
      // The classic crest is 4 % of the wave less deep than the pull.
      #expect(place >= output.extent - 1e-9)
      #expect(place <= output.extent + 0.04 * max(driver.wave, 0) + 1e-9)
      if frame >= 22 {
        #expect((output.inset - 50).magnitude < 1e-9)
        farthest = max(farthest, output.shift.magnitude)
      }
    }
    #expect(farthest > 1)
    driver.advance(to: 4)
    #expect(driver.refresh.output.shift.magnitude < 1e-9)
  }

  @Test("the content stays on the edge when loading ends while that still bounces")
  func endsInTheBounce() {
    var driver = RefreshDriver()
    driver.pull(160)
    driver.release(160)
    driver.advance(to: 1.15)
    driver.perform(.endRefreshing, at: 1.15)
    var farthest = 0.0
    for frame in 1...10 {
      driver.advance(to: 1.15 + Double(frame) / 60)
      let output = driver.refresh.output
      #expect((output.inset + output.shift - output.extent).magnitude < 1e-9, "\(frame)")
      farthest = max(farthest, output.shift.magnitude)
    }
    #expect(farthest > 1)
  }

  @Test("the circle turns at most 500 turns for a pull, so that no rounding shows")
  func farthestTurn() {
    for degrees in [180.0, -180, 3600] {
      var style = RefreshMotion.Style()
      style.indicatorTurn = degrees
      var driver = RefreshDriver(style)
      for triggers in [0.5, 2, 40, 1e7] {
        driver.refresh.handle(
          .scrolled(offset: -(1 + triggers) * style.triggerOffset, isTracking: true),
          at: driver.time)
        let turns = min(max(degrees / 360 * triggers, -500), 500)
        let turn = driver.refresh.output.indicator?.turn ?? .nan
        #expect((turn / (2 * .pi) - turns).magnitude < 1e-9, "\(triggers)")
      }
    }
  }

  @Test(
    "a list caught in the bounce and let go again never jumps, and ends at its place",
    arguments: [ScrollInset.Side.leading, .trailing])
  func caught(side: ScrollInset.Side) {
    var farthest = 0.0
    for frame in stride(from: 1, through: 45, by: 2) {
      var list = PulledList(side: side)
      list.pull(to: 120)
      let released = list.place
      list.lift()
      #expect((list.place - released).magnitude < 1e-9)
      list.run(seconds: Double(frame) / 60)
      farthest = max(farthest, list.shift.magnitude)

      let caught = list.place
      list.touch()
      #expect((list.place - caught).magnitude < 1e-9, "caught after \(frame) frames")
      list.run(seconds: 0.02)
      #expect((list.place - caught).magnitude < 8)
      let before = list.place
      list.lift()
      #expect((list.place - before).magnitude < 1e-9, "let go after \(frame) frames")
      list.run(seconds: 4)
      #expect(list.shift == 0)
      list.driver.perform(.endRefreshing, at: list.time)
      list.run(seconds: 4)
      #expect(list.shift == 0)
    }
    #expect(farthest > 20)
  }

  @Test("while a scroll view is pulled and nothing bounces, its content is left to it")
  func pulled() {
    var list = PulledList(side: .leading)
    for over in stride(from: 5.0, through: 140, by: 5) {
      list.pull(to: over)
      #expect(list.shift == 0)
      #expect(list.place == over)
      list.run(seconds: 0.01)
    }
    list.pull(to: 40)
    list.lift()
    #expect(list.shift == 0)
    list.run(seconds: 2)
    #expect(list.shift == 0)
  }

  @Test("under Reduce Motion the list is not moved")
  func reduced() {
    var list = PulledList(side: .leading)
    list.driver.refresh.handle(.surroundings(Surroundings(reduceMotion: true)), at: 0)
    list.pull(to: 120)
    list.lift()
    for _ in 0..<60 {
      list.run(seconds: 0.02)
      #expect(list.shift == 0)
    }
  }
}

/// A list in a scroll view that stays where it is put: it does not spring back by itself.
private struct PulledList {
  var driver: RefreshDriver
  var time = 0.0
  private var room: ScrollInset
  private var report: ScrollReport

  init(side: ScrollInset.Side) {
    var style = RefreshMotion.Style()
    style.edge = side == .leading ? .top : .bottom
    driver = RefreshDriver(style)
    room = ScrollInset(side: side)
    report = ScrollReport(
      offset: side == .leading ? 0 : 1333, length: 667, contentLength: 2000, leading: 0,
      trailing: 0,
      isTracking: false)
  }

  /// How far from the edge the content is shown.
  var place: Double {
    outward(report.offset - (room.side == .leading ? 0 : 1333))
      - outward(room.translation(for: driver.refresh.output.shift))
  }
  var shift: Double { driver.refresh.output.shift }

  private func outward(_ distance: Double) -> Double {
    room.side == .leading ? -distance : distance
  }

  mutating func pull(to over: Double) {
    report.offset = room.side == .leading ? -over : 1333 + over
    scroll(isTracking: true)
  }

  mutating func touch() { scroll(isTracking: true) }

  mutating func lift() { scroll(isTracking: false) }

  private mutating func scroll(isTracking: Bool) {
    report.isTracking = isTracking
    driver.refresh.handle(
      .scrolled(offset: room.overScroll(at: report), isTracking: isTracking), at: time)
    show()
  }

  /// In frames of a 120th of a second.
  mutating func run(seconds: Double) {
    let end = time + seconds
    while time < end {
      time = min(time + 1 / 120, end)
      driver.advance(to: time)
      show()
    }
  }

  private mutating func show() {
    let change = room.fit(driver.refresh.output.inset, at: report)
    if room.side == .leading {
      report.leading += change.inset
    } else {
      report.trailing += change.inset
    }
    if let offset = change.offset { report.offset = offset }
  }
}
