import Testing

@testable import ElasticKit

/// A pull-to-refresh driven by one finger, in a view of 375 by 667.
struct RefreshDriver {
  var refresh: RefreshMotion
  var time = 0.0
  var events: [RefreshMotion.Event] = []

  init(
    _ style: RefreshMotion.Style = RefreshMotion.Style(),
    surroundings: Surroundings = Surroundings()
  ) {
    refresh = RefreshMotion(style: style)
    refresh.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    refresh.handle(.surroundings(surroundings), at: 0)
  }

  @discardableResult
  mutating func touch(_ phase: TouchPhase, x: Double = 187.5, y: Double, at time: Double)
    -> TouchClaim
  {
    let claim = refresh.handle(.touch(id: 1, phase: phase, point: Point2D(x, y)), at: time)
    collect()
    return claim
  }

  /// Pulls by `distance`, rests, and is still down at 1 s.
  mutating func pull(_ distance: Double) {
    touch(.down, y: 10, at: 0)
    touch(.move, y: 10 + distance, at: 0.2)
    advance(to: 1)
  }

  mutating func release(_ distance: Double, at time: Double = 1) {
    touch(.up, y: 10 + distance, at: time)
  }

  mutating func perform(_ command: RefreshMotion.Command, at time: Double) {
    refresh.perform(command, at: time)
    collect()
  }

  @discardableResult
  mutating func advance(to time: Double) -> NextFrame {
    let activity = refresh.advance(to: time)
    collect()
    return activity
  }

  mutating func collect() {
    while let occurrence = refresh.nextEvent() { events.append(occurrence.event) }
  }

  var height: Double { refresh.elastic.pull.value(at: refresh.now) }
  var wave: Double { refresh.elastic.wave.value(at: refresh.now) }
}

@Suite("Pull-to-refresh")
struct RefreshTests {
  @Test(
    "the wave and the base of a pull are the original's",
    arguments: [(60.0, 32.0, 28.0), (120, 64, 56), (160, 70, 90)])
  func vectors(pull: Double, wave: Double, base: Double) {
    var driver = RefreshDriver()
    driver.pull(pull)
    #expect((driver.wave - wave).magnitude < 1e-12)
    #expect((driver.refresh.controlPoints[0].y - base).magnitude < 1e-12)
    #expect(driver.refresh.state == .dragging)
    #expect(driver.refresh.output.progress == pull / 95)
    #expect((driver.refresh.output.inset - pull).magnitude < 1e-12)
  }

  @Test("a scroll view's own over-scroll is the pull, and the inset begins at the release")
  func scrolled() {
    var driver = RefreshDriver()
    driver.refresh.handle(.scrolled(offset: -120, isTracking: true), at: 0.1)
    #expect((driver.wave - 64).magnitude < 1e-12)
    #expect(driver.refresh.output.inset == 0)
    driver.refresh.handle(.scrolled(offset: -120, isTracking: false), at: 1)
    driver.collect()
    #expect(driver.events == [.armed, .refresh])
    #expect(driver.refresh.output.inset == 120)
    driver.advance(to: 1.36)
    #expect(driver.refresh.output.inset == 50)
  }

  @Test("it refreshes at the release, once, bounces for exactly 0.9 s and then loads flat at 50")
  func refresh() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    #expect(driver.events == [.armed, .refresh])
    #expect(driver.refresh.state == .bouncing)
    driver.advance(to: 1.899999)
    #expect(driver.refresh.state == .bouncing)
    driver.advance(to: 1.9)
    #expect(driver.refresh.state == .loading)
    driver.advance(to: 5)
    #expect(driver.height == 50)
    #expect(driver.wave == 0)
    driver.perform(.endRefreshing, at: 6)
    #expect(driver.refresh.state == .stopping)
    #expect(driver.refresh.output.inset == 50)
    driver.advance(to: 6.2)
    #expect((driver.refresh.output.inset - 25).magnitude < 1e-9)
    driver.advance(to: 6.4)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.refresh.output.inset == 0)
    #expect(driver.advance(to: 7) == .never)
    #expect(driver.events == [.armed, .refresh, .ended, .settled])
  }

  @Test("the bounce is UIView's spring (0.9, 0.43) to 50, overshooting by 22.4 % of the travel")
  func bounce() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    let ratio = 0.43
    let omega = ElasticMath.log(ratio / (0.001 * (1 - ratio * ratio).squareRoot())) / (ratio * 0.9)
    #expect((omega - 15.933).magnitude < 1e-3)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    var lowest = 0.0
    for instant in 1...50 {
      let t = Double(instant) * 0.017
      driver.advance(to: 1 + t)
      let swing = ElasticMath.sinCos(damped * t)
      let left =
        ElasticMath.exp(-ratio * omega * t) * (swing.cos + ratio * omega / damped * swing.sin)
      #expect((driver.height - (50 + 70 * left)).magnitude < 1e-6)
      #expect((driver.wave - 64 * left).magnitude < 1e-6)
      lowest = min(lowest, left)
    }
    let deepest = -ElasticMath.exp(-ratio * Double.pi / (1 - ratio * ratio).squareRoot())
    #expect((deepest + 0.224).magnitude < 5e-4)
    #expect(lowest - deepest < 0.002)
  }

  @Test("the inset goes from the pull to 50 in 0.36 s, easing in and out")
  func inset() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    #expect(driver.refresh.output.inset == 120)
    driver.advance(to: 1.18)
    #expect((driver.refresh.output.inset - 85).magnitude < 1e-9)
    driver.advance(to: 1.36)
    #expect(driver.refresh.output.inset == 50)
  }

  @Test("released under the trigger it is stopped at once and returns in 0.4 s")
  func underTrigger() {
    var driver = RefreshDriver()
    driver.pull(94)
    driver.release(94)
    #expect(driver.refresh.state == .stopped)
    driver.advance(to: 1.2)
    #expect((driver.height - 47).magnitude < 1e-9)
    #expect((driver.refresh.output.inset - 47).magnitude < 1e-9)
    let frame = driver.advance(to: 1.41)
    #expect((frame == .now) == (driver.refresh.elastic.crest.restTime > 1.41))
    #expect(driver.height == 0)
    driver.advance(to: 5)
    #expect(driver.events == [.settled])
  }

  @Test("ended while bouncing it stops, and the wave continues to settle")
  func endWhileBouncing() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    driver.advance(to: 1.1)
    let (height, wave) = (driver.height, driver.wave)
    driver.perform(.endRefreshing, at: 1.1)
    #expect(driver.refresh.state == .stopping)
    #expect(driver.height == height && driver.wave == wave)
    var untouched = RefreshDriver()
    untouched.pull(120)
    untouched.release(120)
    for time in stride(from: 1.15, to: 1.45, by: 0.05) {
      driver.advance(to: time)
      untouched.advance(to: time)
      #expect(driver.wave == untouched.wave)
    }
    driver.advance(to: 1.5)
    #expect(driver.refresh.state == .stopped)
    driver.advance(to: 9)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.events == [.armed, .refresh, .ended, .settled])
  }

  @Test("a cancelled touch never triggers")
  func cancelledTouch() {
    var driver = RefreshDriver()
    driver.pull(150)
    driver.touch(.cancel, y: 160, at: 1)
    driver.advance(to: 9)
    #expect(driver.events == [.armed, .cancelled, .settled])
    #expect(driver.refresh.state == .stopped)
  }

  @Test("cancel ends a pull, and ends loading at once")
  func cancelCommand() {
    var pulled = RefreshDriver()
    pulled.pull(150)
    pulled.perform(.cancel, at: 1)
    #expect(pulled.refresh.state == .stopped)
    #expect(pulled.touch(.move, y: 400, at: 1.1) == .refused)
    pulled.release(390, at: 1.2)
    pulled.advance(to: 9)
    #expect(pulled.events == [.armed, .cancelled, .settled])

    var loading = RefreshDriver()
    loading.pull(150)
    loading.release(150)
    loading.perform(.cancel, at: 3)
    #expect(loading.refresh.state == .stopping)
    loading.advance(to: 9)
    #expect(loading.refresh.state == .stopped)
    #expect(loading.events == [.armed, .refresh, .ended, .settled])
  }

  @Test("it arms and disarms as the finger crosses the trigger")
  func arming() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.touch(.move, y: 40, at: 1.1)
    driver.touch(.move, y: 140, at: 1.2)
    #expect(driver.events == [.armed, .disarmed, .armed])
  }

  @Test("begun from code it bounces in, loads and ends, and requests no refresh")
  func begin() {
    var driver = RefreshDriver()
    driver.perform(.beginRefreshing, at: 1)
    #expect(driver.refresh.state == .bouncing)
    #expect(driver.height == 0)
    driver.advance(to: 4)
    #expect(driver.refresh.state == .loading)
    #expect(driver.height == 50)
    #expect(driver.refresh.output.inset == 50)
    driver.perform(.beginRefreshing, at: 4)
    driver.perform(.endRefreshing, at: 5)
    driver.advance(to: 9)
    #expect(driver.events == [.ended, .settled])
  }

  @Test("loading shows at least the minimum time")
  func minimumVisibleTime() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 3
    var driver = RefreshDriver(style)
    driver.pull(120)
    driver.release(120)
    driver.perform(.endRefreshing, at: 1.5)
    driver.advance(to: 3.999)
    #expect(driver.refresh.state == .loading)
    driver.advance(to: 4)
    #expect(driver.refresh.state == .stopping)
    driver.advance(to: 4.4)
    #expect(driver.refresh.state == .stopped)
  }

  @Test("disabled it refuses touches and ends a pull or loading; enabled it accepts them again")
  func disable() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    driver.perform(.disable, at: 3)
    #expect(driver.refresh.state == .disabled)
    #expect(driver.touch(.down, y: 10, at: 3.1) == .refused)
    driver.advance(to: 9)
    #expect(driver.height == 0)
    #expect(driver.refresh.state == .disabled)
    driver.perform(.enable, at: 10)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.touch(.down, y: 10, at: 10.1) == .undecided)
  }

  @Test("pulled while it loads it follows the finger and requests no second refresh")
  func pullWhileLoading() {
    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    driver.touch(.down, y: 100, at: 4)
    driver.touch(.move, y: 220, at: 4.2)
    #expect((driver.height - 170).magnitude < 1e-9)
    driver.touch(.up, y: 220, at: 5)
    driver.advance(to: 8)
    #expect(driver.height == 50)
    #expect(driver.refresh.state == .loading)
    #expect(driver.events == [.armed, .refresh])
  }

  @Test("pulled far aside while it loads, it waits no sooner than its straight edge is still")
  func crestWhileLoading() {
    var style = RefreshMotion.Style()
    style.indicator = .none
    var driver = RefreshDriver(style)
    driver.perform(.beginRefreshing, at: 0)
    driver.advance(to: 3)
    driver.touch(.down, x: 10, y: 20, at: 4)
    driver.touch(.move, x: 10, y: 22, at: 4.5)
    driver.touch(.cancel, x: 10, y: 22, at: 5)
    var time = 5.0
    while driver.advance(to: time) == .now, time < 20 { time += 1.0 / 120 }
    #expect(driver.advance(to: time) == .at(.infinity))
    let drawn = driver.refresh.drawnBits
    driver.advance(to: time + 1.0 / 120)
    #expect(driver.refresh.drawnBits == drawn)
  }

  @Test("the indicator's circle closes with the pull, turns past it and spins while loading")
  func indicator() {
    var driver = RefreshDriver()
    driver.pull(47.5)
    #expect((driver.refresh.pose.arc - 0.45).magnitude < 1e-12)
    driver.touch(.move, y: 10 + 142.5, at: 1)
    #expect((driver.refresh.pose.arc - 0.9).magnitude < 1e-12)
    let turned = 100 / 180 * Double.pi
    #expect((driver.refresh.pose.turn - turned).magnitude < 1e-9)
    driver.release(142.5, at: 2)
    driver.advance(to: 2.25)
    #expect((driver.refresh.pose.turn - turned - Double.pi / 2).magnitude < 1e-9)
    #expect(driver.advance(to: 60) == .now)
    #expect((driver.refresh.pose.turn - turned).magnitude < 1e-9)
  }

  @Test(
    "the indicator is 30 by 30, centred, at max(min((h − 30)/2, 10), 0)",
    arguments: [(20.0, 0.0), (40, 5), (120, 10)])
  func indicatorFrame(pull: Double, y: Double) {
    var driver = RefreshDriver()
    driver.pull(pull)
    let frame = driver.refresh.output.indicator?.frame
    #expect(frame == Rect2D(x: 172.5, y: y, width: 30, height: 30))
  }

  @Test("another indicator gets a slot, clipped by the wave, and none draws none")
  func indicatorKinds() {
    func parts(_ indicator: RefreshIndicator) -> [Drawing.Content] {
      var style = RefreshMotion.Style()
      style.indicator = indicator
      var driver = RefreshDriver(style)
      driver.pull(120)
      var drawing = Drawing()
      driver.refresh.draw(into: &drawing)
      return drawing.items.filter { $0.id.part == .indicator }.map(\.content)
    }
    #expect(parts(.none).isEmpty)
    #expect(parts(.circle).count == 3)
    #expect(
      parts(.custom) == [
        .group(.identity, clipped: .nonZero),
        .slot(Rect2D(x: 172.5, y: 10, width: 30, height: 30)), .endGroup,
      ])
  }

  @Test("a sideways or backward drag is refused and falls back; a pull is claimed")
  func claims() {
    var sideways = RefreshDriver()
    #expect(sideways.touch(.down, y: 10, at: 0) == .undecided)
    #expect(sideways.touch(.move, x: 190, y: 12, at: 0.1) == .undecided)
    #expect(sideways.touch(.move, x: 220, y: 14, at: 0.2) == .refused)
    #expect(sideways.touch(.move, x: 220, y: 200, at: 0.3) == .refused)
    sideways.advance(to: 5)
    #expect(sideways.height == 0)
    var backward = RefreshDriver()
    backward.touch(.down, y: 100, at: 0)
    #expect(backward.touch(.move, y: 80, at: 0.1) == .refused)
    var pull = RefreshDriver()
    pull.touch(.down, y: 10, at: 0)
    #expect(pull.touch(.move, y: 25, at: 0.1) == .claimed)
  }

  @Test("a tap at rest or on the loading band moves nothing and posts no event")
  func tap() {
    var driver = RefreshDriver()
    driver.touch(.down, y: 10, at: 0)
    driver.touch(.up, y: 10, at: 0.1)
    #expect(driver.advance(to: 0.1) == .never)
    #expect(driver.events.isEmpty)
    driver.perform(.beginRefreshing, at: 1)
    driver.advance(to: 5)
    #expect(driver.touch(.down, y: 10, at: 5) == .undecided)
    driver.advance(to: 6)
    #expect(driver.wave == 0 && driver.height == 50)
    driver.touch(.up, y: 10, at: 6)
    driver.advance(to: 7)
    #expect(driver.wave == 0 && driver.height == 50)
  }

  @Test("an activation has the effect of a drag")
  func activation() {
    var driver = RefreshDriver()
    #expect(driver.refresh.output.accessibility.action.description == "Refresh")
    driver.refresh.handle(.activated, at: 1)
    driver.collect()
    #expect(driver.events == [.refresh])
    #expect(driver.refresh.state == .bouncing)
    driver.refresh.handle(.activated, at: 2)
    driver.collect()
    #expect(driver.events == [.refresh])
  }

  @Test("under Reduce Motion it follows the finger, never bounces, and cross-fades in 0.2 s")
  func reduceMotion() {
    var driver = RefreshDriver(surroundings: Surroundings(reduceMotion: true))
    driver.pull(120)
    #expect((driver.wave - 64).magnitude < 1e-12)
    driver.release(120)
    #expect(driver.refresh.state == .loading)
    #expect(driver.events == [.armed, .refresh])
    for time in stride(from: 1.0, to: 3, by: 0.02) {
      driver.advance(to: time)
      #expect(driver.height == 50 && driver.wave == 0)
      #expect((driver.refresh.pose.opacity - min((time - 1) / 0.2, 1)).magnitude < 1e-12)
      #expect(driver.refresh.pose.turn == 0)
    }
    #expect(driver.advance(to: 4) == .at(.infinity))
    #expect(driver.refresh.pose.arc == 1)
    driver.perform(.endRefreshing, at: 5)
    #expect(driver.refresh.output.inset == 0)
    #expect(driver.advance(to: 5.19) == .now)
    driver.advance(to: 5.2)
    #expect(driver.refresh.state == .stopped)
    #expect(driver.advance(to: 6) == .never)
  }

  @Test("left and right edges and right to left pull sideways")
  func sides() {
    for (edge, direction, dx) in [
      (ElasticEdge.left, ReadingDirection.leftToRight, 120.0), (.right, .leftToRight, -120),
      (.start, .rightToLeft, -120), (.end, .rightToLeft, 120),
    ] {
      var style = RefreshMotion.Style()
      style.edge = edge
      var driver = RefreshDriver(style, surroundings: Surroundings(direction: direction))
      driver.touch(.down, x: 180, y: 300, at: 0)
      driver.touch(.move, x: 180 + dx, y: 300, at: 0.2)
      #expect((driver.height - 120).magnitude < 1e-9)
    }
  }
}
