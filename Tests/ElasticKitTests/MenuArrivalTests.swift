import Testing

@testable import ElasticKit

@Suite("When a menu has arrived")
struct MenuArrivalTests {
  /// Events and their times of a menu that advances only once, long after its motion.
  private func told(_ menu: inout MenuMotion) -> [(name: MenuMotion.Event, time: Double)] {
    var told: [(MenuMotion.Event, Double)] = []
    menu.advance(to: 60)
    while let occurrence = menu.nextEvent() {
      if !occurrence.event.isOfFrames { told.append((occurrence.event, occurrence.time)) }
    }
    return told
  }

  @Test("it is open 0.6 s after the release, where it will stay, and settled when nothing moves")
  func opened() {
    var driver = MenuDriver()
    driver.pull(150)
    driver.lift(at: 2)
    driver.advance(to: 2.6)
    #expect(driver.menu.state == .open)
    // Its spring ends within a thousandth; the damped edge still swings by as much.
    #expect((driver.base - 250).magnitude < 1)
    var menu = driver.menu
    let events = told(&menu)
    #expect(events.map(\.name) == [.settled])
    #expect(events[0].time > 2.7 && events[0].time < 3.5)
  }

  @Test("commands arrive after their own duration", arguments: [0.2, 0.6])
  func commanded(duration: Double) {
    var style = MenuMotion.Style()
    style.duration = duration
    var driver = MenuDriver(style)
    driver.menu.perform(.open, at: 1)
    let opened = told(&driver.menu)
    #expect(opened.map(\.name) == [.opening, .opened, .settled])
    #expect((opened[1].time - 1 - duration).magnitude < 1e-9)
    driver.menu.perform(.close, at: 61)
    driver.menu.advance(to: 100)
    let closed = told(&driver.menu)
    #expect(closed.map(\.name) == [.closing, .closed, .settled])
    #expect((closed[1].time - 61 - duration).magnitude < 1e-9)
  }

  @Test("a tap that moves nothing settles nothing")
  func tap() {
    var driver = MenuDriver()
    driver.touch(.down, x: 5, at: 1)
    driver.lift(at: 1.1)
    driver.advance(to: 9)
    #expect(driver.events == [])
  }

  @Test("grabbed while it still swings, it is dragged from open")
  func grabbedWhileSwinging() {
    var driver = MenuDriver()
    driver.pull(150)
    driver.lift(at: 2)
    driver.advance(to: 2.65)
    driver.touch(.down, x: 100, at: 2.65)
    for step in 1...10 {
      driver.touch(.move, x: 100 - Double(step) * 20, at: 2.65 + Double(step) / 60)
    }
    driver.lift(at: 2.9)
    driver.advance(to: 9)
    #expect(driver.events == [.opening, .opened, .closing, .closed, .settled])
  }

  @Test("caught on its way and let go of in the same direction, it posts that direction once")
  func sameWay() {
    var driver = MenuDriver()
    driver.perform(.open, at: 1)
    for tap in [1.05, 1.1] {
      driver.touch(.down, x: 40, at: tap)
      #expect(driver.menu.state == .dragging)
      driver.lift(at: tap + 0.02)
      #expect(driver.menu.state == .opening)
    }
    driver.advance(to: 5)
    #expect(driver.events == [.opening, .opened, .settled])

    driver.events = []
    driver.perform(.close, at: 6)
    driver.touch(.down, x: 20, at: 6.1)
    driver.lift(at: 6.12)
    driver.advance(to: 9)
    #expect(driver.events == [.closing, .closed, .settled])

    driver.events = []
    driver.perform(.open, at: 10)
    driver.perform(.close, at: 10.05)
    driver.perform(.open, at: 10.1)
    driver.advance(to: 15)
    #expect(driver.events == [.opening, .closing, .opening, .opened, .settled])
  }
}
