import Testing

@testable import ElasticKit

@Suite("The flowing menu's input")
struct MenuTouchTests {
  // MARK: Touches

  @Test("opens by a touch that begins within 32 points of its side, and refuses any other")
  func bezel() {
    for (edge, direction, x, isTaken) in [
      (ElasticEdge.left, ReadingDirection.leftToRight, 31.0, true),
      (.left, .leftToRight, 33, false),
      (.right, .leftToRight, 344, true), (.right, .leftToRight, 342, false),
      (.start, .rightToLeft, 344, true), (.start, .rightToLeft, 31, false),
      (.end, .rightToLeft, 31, true), (.end, .leftToRight, 31, false),
    ] {
      var style = MenuMotion.Style()
      style.edge = edge
      var driver = MenuDriver(style, surroundings: Surroundings(direction: direction))
      let claim = driver.touch(.down, x: x, at: 1)
      #expect(claim == (isTaken ? .undecided : .refused), "\(edge) \(direction) \(x)")
      let inward = x < 100 ? x + 60 : x - 60
      #expect(driver.touch(.move, x: inward, at: 1.1) == (isTaken ? .claimed : .refused))
      #expect(driver.menu.output.progress == (isTaken ? 60.0 / 125 : 0))
    }
  }

  @Test("ends the drag of a finger that touches down again outside of its area, without an up")
  func downAgain() {
    var driver = MenuDriver()
    driver.touch(.down, x: 5, at: 1)
    #expect(driver.touch(.down, x: 200, at: 1.1) == .refused)
    #expect(driver.touch(.move, x: 200, at: 1.2) == .refused)
    #expect(driver.base == 0)
    #expect(driver.wave == 0)
    #expect(driver.menu.output.progress == 0)
  }

  @Test("released in a very narrow view, moves nothing at once")
  func hardlyAnyWidth() {
    let width = Double.leastNormalMagnitude / 1e9
    var menu = MenuMotion(style: MenuMotion.Style())
    menu.handle(.resized(Size2D(width: width, height: 667)), at: 0)
    menu.perform(.open, at: 0.1)
    menu.advance(to: 10)
    menu.handle(.touch(id: 1, phase: .down, point: Point2D(0, 300)), at: 10.1)
    menu.handle(.touch(id: 1, phase: .move, point: Point2D(-width / 4, 300)), at: 10.2)
    let before = menu.output.progress
    menu.perform(.cancel, at: 10.3)
    #expect(menu.output.progress == before)
  }

  @Test("opens from anywhere or nowhere, by its style")
  func reach() {
    var style = MenuMotion.Style()
    style.opensFrom = .anywhere
    var anywhere = MenuDriver(style)
    anywhere.touch(.down, x: 200, at: 1)
    #expect(anywhere.touch(.move, x: 300, at: 1.1) == .claimed)
    #expect(anywhere.menu.output.progress == 0.8)
    style.opensFrom = .nowhere
    var nowhere = MenuDriver(style)
    #expect(nowhere.touch(.down, x: 2, at: 1) == .refused)
    nowhere.open()
    nowhere.touch(.down, x: 100, at: 2)
    #expect(nowhere.touch(.move, x: 60, at: 2.1) == .claimed)
  }

  @Test("leaves a scroll along its side to the page, falls back, and posts no event")
  func scrolled() {
    var driver = MenuDriver()
    let closed = driver.menu.drawnBits
    driver.touch(.down, x: 10, y: 300, at: 1)
    #expect(driver.touch(.move, x: 14, y: 303, at: 1.05) == .undecided)
    #expect(driver.touch(.move, x: 15, y: 330, at: 1.1) == .refused)
    #expect(driver.advance(to: 1.11) == .now)
    #expect(driver.advance(to: 5) == .never)
    #expect(driver.menu.drawnBits == closed)
    #expect(driver.events.isEmpty)
  }

  @Test("keeps its rows tappable, and leaves them their scrolling, while it is open")
  func rows() {
    var driver = MenuDriver()
    driver.open()
    let open = driver.menu.drawnBits
    #expect(driver.touch(.down, x: 100, at: 2) == .undecided)
    #expect(driver.lift(at: 2.1) == .undecided)
    driver.advance(to: 3)
    #expect(driver.menu.drawnBits == open)
    #expect(driver.events.isEmpty)
    #expect(driver.touch(.down, x: 100, y: 300, at: 3) == .undecided)
    #expect(driver.touch(.move, x: 101, y: 330, at: 3.1) == .refused)
    driver.advance(to: 6)
    #expect(driver.menu.drawnBits == open)
    #expect(driver.menu.state == .open)
    #expect(driver.events.isEmpty)
  }

  @Test("closes by a tap on the backdrop, which the page beneath does not get")
  func backdrop() {
    var driver = MenuDriver()
    driver.open()
    #expect(driver.touch(.down, x: 330, at: 2) == .claimed)
    #expect(driver.touch(.move, x: 332, at: 2.05) == .claimed)
    #expect(driver.lift(at: 2.1) == .claimed)
    #expect(driver.menu.state == .closing)
    driver.advance(to: 5)
    #expect(driver.events == [.closing, .closed, .settled])
    var dragged = MenuDriver()
    dragged.open()
    dragged.touch(.down, x: 330, at: 2)
    dragged.touch(.move, x: 300, at: 2.2)
    dragged.advance(to: 3)
    dragged.lift(at: 3)
    #expect(dragged.menu.state == .opening)
  }

  @Test("follows one finger until it lifts")
  func secondFinger() {
    var driver = MenuDriver()
    driver.pull(100)
    let before = driver.menu.drawnBits
    for phase in TouchPhase.allCases {
      let touch = ElasticInput.touch(id: 2, phase: phase, point: Point2D(4, 10))
      #expect(driver.menu.handle(touch, at: 2) == .refused)
    }
    #expect(driver.menu.drawnBits == before)
  }

  // MARK: Keys, code and readers

  @Test("closes by Escape and opens by Return, as a screen reader's action does")
  func activated() {
    var driver = MenuDriver()
    #expect(driver.menu.output.accessibility.role == .menu)
    #expect(!driver.menu.output.accessibility.isModal)
    #expect(driver.menu.output.accessibility.action.description == "Open menu")
    driver.menu.handle(.activated, at: 1)
    #expect(driver.menu.state == .opening)
    #expect(driver.menu.output.accessibility.isModal)
    driver.advance(to: 4)
    #expect(driver.menu.output.accessibility.isModal)
    #expect(driver.menu.output.accessibility.value.description == "Open")
    #expect(driver.menu.output.accessibility.action.description == "Close menu")
    driver.menu.handle(.activated, at: 5)
    #expect(driver.menu.state == .closing)
    #expect(!driver.menu.output.accessibility.isModal)
    driver.advance(to: 8)
    #expect(driver.events == [.opening, .opened, .settled, .closing, .closed, .settled])
  }

  @Test("is restored at once, and moves on to the nearer end from any value between")
  func restored() {
    var driver = MenuDriver()
    driver.perform(.restore(1), at: 1)
    #expect(driver.menu.state == .open)
    #expect(driver.base == 250)
    #expect(driver.advance(to: 1) == .never)
    #expect(driver.events == [.opened])
    driver.perform(.restore(0.7), at: 2)
    #expect(driver.menu.output.progress == 0.7)
    #expect(driver.base == 175)
    #expect(driver.menu.state == .opening)
    driver.perform(.restore(0.3), at: 2.01)
    #expect(driver.menu.output.progress == 0.3)
    #expect(driver.menu.state == .closing)
    for odd in [Double.nan, .infinity] { driver.perform(.restore(odd), at: 2.01) }
    #expect(driver.menu.output.progress == 0.3)
    driver.perform(.restore(-3), at: 3)
    #expect(driver.menu.state == .closed)
    var early = MenuMotion(style: MenuMotion.Style())
    early.perform(.restore(1), at: 0)
    early.handle(.resized(Size2D(width: 300, height: 300)), at: 1)
    #expect(early.flow.base.value(at: 1) == 200)
  }

  @Test("posts its progress with every frame that changes it, and keeps only the last unread")
  func slides() {
    var driver = MenuDriver()
    driver.perform(.open, at: 1)
    for frame in 1...120 { driver.advance(to: 1 + Double(frame) / 60) }
    #expect(driver.slides.count > 5)
    #expect(driver.slides == driver.slides.sorted())
    #expect(driver.slides.last == 1)
    #expect(driver.slides.allSatisfy { (0...1).contains($0) })
    let count = driver.slides.count
    driver.advance(to: 9)
    #expect(driver.slides.count == count)
    driver.menu.perform(.close, at: 10)
    for frame in 1...120 { driver.menu.advance(to: 10 + Double(frame) / 60) }
    driver.advance(to: 13)
    // The last one before the command `close`, and the last of all.
    #expect(driver.slides.count == count + 2)
    #expect(driver.slides.last == 0)
  }

  @Test("a release projects ahead by the style's time", arguments: [0.0, 0.12, 0.5])
  func projection(seconds: Double) {
    // 250 wide, so that 125 decide; 100 points a second over the last tenth.
    for (travel, velocity) in [(100.0, 100.0), (115, 100), (60, 300), (80, 100)] {
      var style = MenuMotion.Style()
      style.projectionTime = seconds
      var driver = MenuDriver(style)
      driver.touch(.down, x: 5, at: 1)
      for step in 0...10 {
        let time = 2 + Double(step) / 100
        driver.touch(.move, x: 5 + travel - velocity * (2.1 - time), at: time)
      }
      driver.lift(at: 2.1)
      let opens = travel + velocity * seconds >= 125
      #expect(driver.menu.state == (opens ? .opening : .closing), "\(travel), \(velocity)")
    }
  }
}
