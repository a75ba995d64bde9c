import Testing

@testable import ElasticKit

/// FlowingMenu in two stages, against its own numbers.
@Suite("The original menu")
struct ClassicMenuTests {
  @Test("is only the elastic edge while it is dragged, point by point the original's")
  func dragging() {
    for (travel, y) in [(20.0, 300.0), (80, 120), (124, 600), (200, 333.5), (330, 40)] {
      var driver = MenuDriver(.classic)
      driver.pull(travel, y: y)
      let (x, v, height) = (0.09 * travel, 0.9 * travel, 667.0)
      let lean = 0.28 * (y - height / 2)
      let (top, bottom) = (min(lean, 0), max(height + lean, height))
      let (t, u) = (y - top, bottom - y)
      let original = [
        Point2D(x, top), Point2D(x, top + 0.44 * t), Point2D(x + 0.64 * v, top + 0.71 * t),
        Point2D(x + 1.36 * v, y), Point2D(x + 0.64 * v, bottom - 0.71 * u),
        Point2D(x, bottom - 0.44 * u), Point2D(x, bottom),
      ]
      for (index, point) in original.enumerated() {
        #expect((driver.menu.controlPoints[index] - point).length < 1e-9)
      }
      #expect(driver.glimpse.bubble == nil && driver.glimpse.menu == nil)
      #expect(driver.glimpse.hasEdge)
      // The percentage of the transition, which the view behind fades with.
      #expect((driver.menu.output.progress - min(travel / 125, 1)).magnitude < 1e-12)
    }
  }

  @Test("opens at the release if progress is 1, at any velocity; otherwise goes back")
  func threshold() {
    for (travel, opens) in [(125.0, true), (124.99, false), (300, true), (60, false)] {
      var driver = MenuDriver(.classic)
      driver.touch(.down, x: 5, at: 1)
      driver.touch(.move, x: 5 + travel - 1, at: 1.01)
      driver.touch(.move, x: 5 + travel, at: 1.02)
      driver.lift(at: 1.02)
      #expect(driver.events.last == (opens ? .opening : .closing), "\(travel)")
    }
  }

  @Test("opens its bubble after the release, through the original's ellipses in 0.6 s")
  func bubble() throws {
    var driver = MenuDriver(.classic)
    driver.pull(130)
    driver.lift(at: 2)
    #expect(driver.glimpse.bubble == nil)
    let (width, height, large) = (250.0, 667.0, 667.0)
    let frames = [
      (0.0, Rect2D(x: 1, y: height / 2 - 1, width: 2, height: 2)),
      (0.4, Rect2D(x: -width, y: 0, width: 2 * width, height: height)),
      (1, Rect2D(x: -large, y: height / 2 - large, width: 2 * large, height: 2 * large)),
    ]
    for share in [0.001, 0.1, 0.25, 0.4, 0.55, 0.8, 0.99] {
      driver.advance(to: 2 + 0.6 * share)
      let (before, after) = share < 0.4 ? (frames[0], frames[1]) : (frames[1], frames[2])
      let part = (share - before.0) / (after.0 - before.0)
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      let bubble = try #require(driver.glimpse.bubble)
      #expect((bubble.minX - mix(before.1.minX, after.1.minX)).magnitude < 1e-6)
      #expect((bubble.minY - mix(before.1.minY, after.1.minY)).magnitude < 1e-6)
      #expect((bubble.width - mix(before.1.width, after.1.width)).magnitude < 1e-6)
      #expect((bubble.height - mix(before.1.height, after.1.height)).magnitude < 1e-6)
    }
  }

  @Test(
    "posts that it is open at 0.6 s and closed at 0.2 s, at any frame times",
    arguments: [0.0, 1.0 / 60, 0.37])
  func times(frame: Double) {
    func told(_ menu: inout MenuMotion, from start: Double) -> [MenuMotion.Event: Double] {
      var found: [MenuMotion.Event: Double] = [:]
      var time = start
      while time < start + 3 {
        time = frame == 0 ? start + 3 : time + frame
        menu.advance(to: time)
        while let event = menu.nextEvent() { found[event.event] = event.time - start }
      }
      return found
    }
    var opening = MenuDriver(.classic)
    opening.pull(140)
    opening.lift(at: 2)
    #expect(((told(&opening.menu, from: 2)[.opened] ?? 0) - 0.6).magnitude < 1e-12)
    #expect(opening.menu.state == .open && opening.menu.advance(to: 9) == .never)

    var givenUp = MenuDriver(.classic)
    givenUp.pull(3)
    givenUp.menu.handle(.touch(id: 1, phase: .move, point: Point2D(25, 300)), at: 2)
    givenUp.lift(at: 3)
    #expect(((told(&givenUp.menu, from: 3)[.closed] ?? 0) - 0.2).magnitude < 1e-12)
    #expect(givenUp.menu.state == .closed && givenUp.menu.advance(to: 9) == .never)

    for (travel, closes) in [(50.0, false), (50.5, true)] {
      var closing = MenuDriver(.classic)
      closing.open()
      closing.touch(.down, x: 200, at: 1)
      closing.touch(.move, x: 200 - travel, at: 1.5)
      closing.advance(to: 3)
      closing.lift(at: 3)
      let events = told(&closing.menu, from: 3)
      #expect((events[.closed] != nil) == closes)
      if closes { #expect(((events[.closed] ?? 0) - 0.2).magnitude < 1e-12) }
    }
  }

  @Test("has an edge of its own colour, else of the menu's, else black")
  func color() {
    func edge(_ change: (inout MenuMotion.Style) -> Void) -> Paint? {
      var style = MenuMotion.Style.classic
      change(&style)
      var driver = MenuDriver(style)
      driver.pull(80)
      var drawing = Drawing()
      driver.menu.draw(into: &drawing)
      return drawing.paint(of: .edge)
    }
    #expect(edge { _ in } == .role(.surface))
    #expect(edge { $0.background = .role(.tint) } == .role(.tint))
    #expect(edge { $0.background = .color(.clear) } == .color(.black))
    #expect(edge { $0.fill = .role(.highlight) } == .role(.highlight))
  }

  @Test("can be caught while its bubble opens, which then closes under the finger without a jump")
  func caught() throws {
    var driver = MenuDriver(.classic)
    driver.pull(140)
    driver.lift(at: 2)
    driver.advance(to: 2.15)
    let before = driver.glimpse
    driver.touch(.down, x: 60, at: 2.15)
    #expect(driver.glimpse.breach(since: before, finger: 0) == nil)
    #expect(driver.menu.state == .dragging)
    driver.advance(to: 6)
    #expect(driver.menu.state == .dragging)
    #expect(!driver.events.contains(.opened))
  }
}
