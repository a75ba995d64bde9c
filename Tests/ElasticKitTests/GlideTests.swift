import Testing

@testable import ElasticKit

/// Changes that are not finger input (a setting, the reader's direction, Reduce Motion) must not
/// make a shape jump either.
@Suite("Changes of settings glide")
struct GlideTests {
  private static let rightToLeft = Surroundings(direction: .rightToLeft)

  @Test("a flip of the reading direction moves nothing of a top edge", arguments: [0, 0.05, 0.3])
  func flip(after seconds: Double) {
    // 0: still held at 60. Otherwise: the time since the release.
    var surface = SurfaceTests.pulled(x: 60, dy: 80)
    if seconds > 0 {
      surface.handle(.touch(id: 1, phase: .up, point: Point2D(60, 140)), at: 1)
    }
    surface.advance(to: 1 + seconds)
    let before = surface.outline
    surface.handle(.surroundings(Self.rightToLeft), at: 1 + seconds)
    #expect(surface.outline.displacement(from: before, frame: surface.frame) < 1e-9)
    if seconds == 0 {
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(61, 140)), at: 1.1)
      #expect(surface.outline.displacement(from: before, frame: surface.frame) < 1 + 1e-9)
      surface.handle(.touch(id: 1, phase: .up, point: Point2D(61, 140)), at: 1.2)
    }
    // At rest it is drawn as for a reader from right to left.
    surface.advance(to: 9)
    var fresh = SurfaceMotion(style: SurfaceMotion.Style())
    fresh.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    fresh.handle(.surroundings(Self.rightToLeft), at: 0)
    #expect(surface.drawnBits == fresh.drawnBits)
  }

  @Test("a flip that moves the edge to the other side cancels the drag, and is at rest there")
  func flipToTheOtherSide() {
    var style = SurfaceMotion.Style()
    style.edge = .start
    var surface = SurfaceMotion(style: style)
    surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    surface.handle(.surroundings(Surroundings()), at: 0)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(60, 300)), at: 0)
    surface.handle(.touch(id: 1, phase: .move, point: Point2D(140, 300)), at: 0.1)
    surface.handle(.surroundings(Self.rightToLeft), at: 0.2)
    var events: [SurfaceMotion.Event] = []
    while let occurrence = surface.nextEvent() { events.append(occurrence.event) }
    #expect(events == [.cancelled, .settled])
    #expect(surface.state == .rest && surface.output.inset == 50)
    #expect(
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(150, 300)), at: 0.3) == .refused)
  }

  @Test("another height at rest, another profile and another wave glide", arguments: [0.0, 0.2])
  func settings(after release: Double) {
    var surface = SurfaceTests.pulled(dy: 120)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 180)), at: 1)
    surface.advance(to: 1 + release)
    let before = surface.outline
    var style = surface.style
    style.minimumHeight = 90
    style.profile = .smooth
    style.maximumWave = 20
    style.dampingRatio = 1
    surface.restyle(style, at: 1 + release)
    #expect(surface.outline.displacement(from: before, frame: surface.frame) < 1e-9)
    #expect(surface.advance(to: 1.01 + release) == .now)
    surface.advance(to: 20)
    #expect(surface.output.inset == 90 && surface.state == .rest)
    #expect(surface.profile == .smooth)
  }

  @Test("a change at rest takes effect at once")
  func settingsAtRest() {
    var surface = SurfaceMotion(style: SurfaceMotion.Style())
    surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    var style = surface.style
    style.minimumHeight = 70
    surface.restyle(style, at: 2)
    #expect(surface.output.inset == 70 && surface.state == .rest)
    var driver = MenuDriver()
    driver.open()
    var menu = driver.menu.style
    menu.width = 150
    driver.menu.restyle(menu, at: 1)
    #expect(driver.base == 150)
  }

  @Test("loading moves smoothly to another inset, and the circle keeps its angle")
  func loadingInset() {
    var driver = RefreshDriver()
    driver.perform(.beginRefreshing, at: 0)
    driver.advance(to: 3.3)
    let (inset, turn) = (driver.refresh.output.inset, driver.refresh.pose.turn)
    var style = driver.refresh.style
    style.loadingInset = 80
    style.spinPeriod = 3
    driver.refresh.restyle(style, at: 3.3)
    #expect(driver.refresh.output.inset == inset && driver.refresh.pose.turn == turn)
    driver.advance(to: 6.3)
    #expect(driver.refresh.output.inset == 80)
    #expect((driver.refresh.pose.turn - turn).remainder(dividingBy: 2 * .pi).magnitude < 1e-9)
  }

  @Test("the circle that closes and turns with the pull keeps its place under other numbers")
  func indicator() {
    var driver = RefreshDriver()
    driver.touch(.down, y: 10, at: 0)
    driver.touch(.move, y: 130, at: 0.1)
    let before = driver.refresh.pose
    var style = driver.refresh.style
    style.triggerOffset = 150
    style.indicatorTurn = 90
    driver.refresh.restyle(style, at: 0.2)
    #expect((driver.refresh.pose.arc - before.arc).magnitude < 1e-12)
    #expect((driver.refresh.pose.turn - before.turn).magnitude < 1e-12)
  }

  @Test("Reduce Motion on or off while it loads does not turn the circle away")
  func circleUnderReduceMotion() {
    var driver = RefreshDriver()
    driver.perform(.beginRefreshing, at: 0)
    driver.advance(to: 3.3)
    for (time, isReduced) in [(3.3, true), (4.1, false)] {
      let before = driver.refresh.pose
      driver.refresh.handle(.surroundings(Surroundings(reduceMotion: isReduced)), at: time)
      #expect(
        (driver.refresh.pose.turn - before.turn).remainder(dividingBy: 2 * .pi).magnitude < 1e-9)
      #expect((driver.refresh.pose.arc - before.arc).magnitude < 1e-9)
      driver.advance(to: time + 0.5)
    }
    // The circle stands still under Reduce Motion, and turns again after it.
    let turn = driver.refresh.pose.turn
    driver.advance(to: 4.7)
    #expect(driver.refresh.pose.turn != turn)
  }

  @Test("a scroll that begins and ends at once under Reduce Motion moves nothing afterwards")
  func scrollAtOneInstant() {
    var driver = RefreshDriver(surroundings: Surroundings(reduceMotion: true))
    driver.touch(.down, y: 10, at: 0)
    driver.refresh.handle(.scrolled(offset: -71, isTracking: true), at: 0.5)
    driver.refresh.handle(.scrolled(offset: -71, isTracking: false), at: 0.5)
    for step in 0...40 {
      driver.advance(to: 0.5 + Double(step) / 60)
      #expect(driver.refresh.output.extent == 0)
    }
  }

  @Test("a menu that fades under Reduce Motion fades on when that is switched off")
  func fade() {
    var driver = MenuDriver(surroundings: Surroundings(reduceMotion: true))
    driver.perform(.open, at: 1)
    driver.advance(to: 1.05)
    let before = driver.menu.drawnBits
    driver.menu.handle(.surroundings(Surroundings()), at: 1.05)
    #expect(driver.menu.drawnBits == before)
    #expect((driver.menu.pose.opacity - 0.25).magnitude < 1e-9)
    driver.advance(to: 9)
    var open = MenuDriver()
    open.open()
    #expect(driver.menu.drawnBits == open.menu.drawnBits)
    // The next motion does not fade.
    driver.perform(.close, at: 9)
    driver.advance(to: 9.1)
    #expect(driver.menu.pose.opacity == 1 && driver.base < 250)
  }

  @Test("a menu on its way glides to another width, and its edge keeps its shape on the way")
  func menuWidth() {
    var driver = MenuDriver()
    driver.pull(150)
    driver.lift(at: 2)
    driver.advance(to: 2.1)
    let (base, edge) = (driver.base, driver.glimpse)
    var style = driver.menu.style
    style.width = 150
    style.profile = .smooth
    driver.menu.restyle(style, at: 2.1)
    #expect((driver.base - base).magnitude < 1e-9)
    #expect(driver.glimpse.breachOfEdge(since: edge) == nil)
    driver.advance(to: 9)
    #expect(driver.base == 150 && driver.events == [.opening, .opened, .settled])
  }

  @Test("a flip moves nothing of a menu at the top, and takes one at the start to the other side")
  func menuFlip() {
    var style = MenuMotion.Style()
    style.edge = .top
    style.opensFrom = .anywhere
    var driver = MenuDriver(style)
    driver.menu.handle(.touch(id: 1, phase: .down, point: Point2D(60, 5)), at: 1)
    driver.menu.handle(.touch(id: 1, phase: .move, point: Point2D(60, 165)), at: 1.2)
    let before = driver.menu.drawnBits
    driver.menu.handle(.surroundings(Self.rightToLeft), at: 1.2)
    #expect(driver.menu.drawnBits == before)
    style.edge = .start
    var side = MenuDriver(style)
    side.touch(.down, x: 5, at: 1)
    side.touch(.move, x: 165, at: 1.2)
    side.menu.handle(.surroundings(Self.rightToLeft), at: 1.2)
    side.advance(to: 1.3)
    #expect(side.menu.state == .closed && side.base == 0)
    #expect(side.touch(.move, x: 170, at: 1.3) == .claimed)
    #expect(side.base == 0)
  }
}
