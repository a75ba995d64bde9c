import Testing

@testable import ElasticKit

@Suite("The flowing menu")
struct MenuTests {
  // MARK: The edge

  @Test(
    "has the original's control points, and no gap at its end",
    arguments: [(120.0, 100.0), (333.5, 250), (600, 60)])
  func controlPoints(y: Double, travel: Double) {
    var driver = MenuDriver()
    driver.pull(travel, y: y)
    let (x, v, height) = (0.09 * travel, 0.9 * travel, 667.0)
    let top = min(0.28 * (y - height / 2), 0)
    let bottom = max(height + 0.28 * (y - height / 2), height)
    let (t, u) = (y - top, bottom - y)
    let expected = [
      Point2D(x, top), Point2D(x, top + 0.44 * t), Point2D(x + 0.64 * v, top + 0.71 * t),
      Point2D(x + 1.36 * v, y), Point2D(x + 0.64 * v, bottom - 0.71 * u),
      Point2D(x, bottom - 0.44 * u), Point2D(x, bottom), Point2D(0, height),
    ]
    #expect(driver.menu.controlPoints.count == 8)
    for (index, point) in expected.enumerated() {
      #expect((driver.menu.controlPoints[index] - point).length < 1e-9, "[\(index)]")
    }
  }

  @Test("follows the finger however far it goes before the release", arguments: [50.0, 200, 360])
  func follows(travel: Double) {
    var driver = MenuDriver()
    driver.pull(travel)
    #expect((driver.base - 0.09 * travel).magnitude < 1e-12)
    #expect((driver.wave - 0.9 * travel).magnitude < 1e-12)
    #expect(driver.menu.output.progress == min(travel / 125, 1))
    #expect(driver.menu.state == .dragging)
    // 1.314 of the travel at its control point, 0.954 where it is drawn.
    #expect((driver.menu.output.extent - 0.954 * travel).magnitude < 1e-9)
  }

  @Test(
    "covers the whole side at every finger position",
    arguments: ElasticEdge.allCases, [0.0, 0.1, 0.5, 0.93, 1])
  func covers(edge: ElasticEdge, place: Double) throws {
    var style = MenuMotion.Style()
    style.edge = edge
    style.opensFrom = .anywhere
    var driver = MenuDriver(style)
    let frame = driver.menu.frame
    let start = frame.viewPoint(Point2D(place * frame.length, 5))
    let end = frame.viewPoint(Point2D(place * frame.length, 105))
    driver.touch(.down, x: start.x, y: start.y, at: 1)
    driver.touch(.move, x: end.x, y: end.y, at: 1.2)
    var drawing = Drawing()
    driver.menu.draw(into: &drawing)
    let item = try #require(drawing.items.first { $0.id.part == .edge })
    var path = BezierPath()
    for element in drawing.path(of: item) { path.append(element) }
    for step in 0...100 {
      let along = frame.length * (0.0005 + 0.999 * Double(step) / 100)
      #expect(path.contains(frame.viewPoint(Point2D(along, 4.5))), "\(edge) at \(along)")
    }
  }

  @Test("is on a rubber band past open, and by default free before the release")
  func rubberBand() {
    var open = MenuDriver()
    open.open()
    open.touch(.down, x: 200, at: 2)
    open.touch(.move, x: 300, at: 3)
    let band = RubberBand(extent: 375)
    #expect((open.base + open.wave - 250 - 0.99 * band.offset(forPull: 100)).magnitude < 1e-9)
    #expect(open.wave > 0)
    var style = MenuMotion.Style()
    style.overPull = .rubberBand
    var pulled = MenuDriver(style)
    pulled.pull(350)
    let pull = 250 + band.offset(forPull: 100)
    #expect((pulled.wave - 0.9 * pull).magnitude < 1e-9)
  }

  // MARK: Letting go

  /// Releases after a drag to `share` of the width that ends with `velocity` widths a second.
  private func release(
    _ driver: inout MenuDriver, at share: Double, velocity: Double, from x: Double
  ) {
    let end = x + (share - (x > 100 ? 1 : 0)) * 250
    driver.touch(.down, x: x, at: 2)
    driver.touch(.move, x: end - velocity * 250 * 0.08, at: 2.5)
    if velocity == 0 { driver.advance(to: 3) }
    let time = velocity == 0 ? 3 : 2.54
    if velocity != 0 { driver.touch(.move, x: end - velocity * 250 * 0.04, at: 2.54) }
    if velocity != 0 { driver.touch(.move, x: end, at: 2.58) }
    driver.lift(at: velocity == 0 ? time : 2.58)
  }

  @Test(
    "opens if the travel and 0.12 s of the velocity pass half of the width",
    arguments: [
      (0.4, 0.0, false), (0.4, 2, true), (0.4, -2, false), (0.4, 0.5, false), (0.4, 1, true),
      (0.6, 0, true), (0.6, 2, true), (0.6, -2, false), (0.6, -0.5, true), (0.6, -1, false),
    ])
  func decision(share: Double, velocity: Double, opens: Bool) {
    var closed = MenuDriver()
    release(&closed, at: share, velocity: velocity, from: 5)
    #expect(closed.menu.state == (opens ? .opening : .closing))
    closed.advance(to: 10)
    #expect(
      closed.events == (opens ? [.opening, .opened, .settled] : [.closing, .closed, .settled]))
    var open = MenuDriver()
    open.open()
    release(&open, at: share, velocity: velocity, from: 245)
    #expect(open.menu.state == (opens ? .opening : .closing))
    open.advance(to: 10)
    #expect(open.menu.state == (opens ? .open : .closed))
  }

  @Test("has thresholds that can be set, the original's among them")
  func thresholds() {
    var original = MenuDriver(.classic)
    original.open()
    release(&original, at: 0.75, velocity: 0, from: 245)
    #expect(original.menu.state == .closing)
    var style = MenuMotion.Style()
    style.openThresholdShare = 0.2
    var early = MenuDriver(style)
    release(&early, at: 0.25, velocity: 0, from: 5)
    #expect(early.menu.state == .opening)
  }

  @Test("springs to the menu's width, damped by 0.4, with the finger's velocity")
  func opens() {
    var driver = MenuDriver()
    driver.pull(150)
    driver.lift(at: 2)
    let spring = DampedSpring.resolved(settlingDuration: 0.6, dampingRatio: 0.4)
    for time in [0.02, 0.1, 0.2, 0.4] {
      driver.advance(to: 2 + time)
      let left = spring.state(
        after: time, from: DampedSpring.State(offset: 13.5 - 250, velocity: 0))
      #expect((driver.base - 250 - left.offset).magnitude < 1e-9)
      let bent = spring.state(after: time, from: DampedSpring.State(offset: 135, velocity: 0))
      #expect((driver.wave - bent.offset).magnitude < 1e-9)
    }
    var thrown = MenuDriver()
    thrown.touch(.down, x: 5, at: 1)
    for step in 1...10 { thrown.touch(.move, x: 5 + Double(step) * 10, at: 1 + Double(step) / 100) }
    thrown.lift(at: 1.1)
    #expect((thrown.menu.flow.base.velocity(at: 1.1) - 90).magnitude < 1e-6)
    #expect((thrown.menu.flow.wave.velocity(at: 1.1) - 900).magnitude < 1e-6)
  }

  @Test("opens without a release if its style does, and the finger can continue")
  func opensWithoutRelease() {
    var style = MenuMotion.Style()
    style.opensWithoutRelease = true
    var driver = MenuDriver(style)
    driver.touch(.down, x: 5, at: 1)
    #expect(driver.touch(.move, x: 125, at: 1.2) == .claimed)
    #expect(driver.menu.state == .dragging)
    #expect(driver.touch(.move, x: 131, at: 1.21) == .claimed)
    #expect(driver.menu.state == .opening)
    let before = driver.menu.drawnBits
    #expect(driver.touch(.move, x: 20, at: 1.21) == .claimed)
    #expect(driver.menu.drawnBits == before)
    driver.lift(at: 3)
    driver.advance(to: 4)
    #expect(driver.events == [.opening, .opened, .settled])
  }

  @Test("restores everything after a cancel: the closed scene, or the open one, to the bit")
  func cancelled() {
    for isByTouch in [true, false] {
      var style = MenuMotion.Style()
      style.showsControlPoints = true
      var driver = MenuDriver(style)
      let closed = driver.menu.drawnBits
      driver.pull(200, y: 100)
      if isByTouch { driver.lift(.cancel, at: 2) } else { driver.perform(.cancel, at: 2) }
      driver.advance(to: 6)
      #expect(driver.menu.drawnBits == closed)
      #expect(driver.events == [.cancelled, .closing, .closed, .settled])
      #expect(driver.menu.output.progress == 0)

      var open = MenuDriver(style)
      open.open()
      let before = open.menu.drawnBits
      open.touch(.down, x: 200, at: 2)
      open.touch(.move, x: 40, at: 2.2)
      if isByTouch { open.lift(.cancel, at: 2.3) } else { open.perform(.cancel, at: 2.3) }
      open.advance(to: 6)
      #expect(open.menu.drawnBits == before)
      #expect(open.events == [.cancelled, .opening, .opened, .settled])
    }
  }
}
