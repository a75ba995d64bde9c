import Testing

@testable import ElasticKit

@Suite("The flowing menu's one motion")
struct MenuMotionTests {
  // MARK: Interrupted

  @Test(
    "opens, is grabbed at 0.1 s, closed, grabbed and opened, and nothing ever jumps",
    arguments: MenuBubble.allCases, [0.2, 0.6])
  func interrupted(bubble: MenuBubble, duration: Double) {
    var style = MenuStyle()
    style.bubble = bubble
    style.duration = duration
    var driver = MenuDriver(style)
    /// Lets something happen that moves no finger, and says what moved.
    func still(_ what: String, at time: Double, _ change: (inout MenuDriver) -> Void) {
      driver.advance(to: time)
      let before = driver.glimpse
      change(&driver)
      let breach = driver.glimpse.breach(since: before, finger: 0)
      #expect(breach == nil, "\(what)")
    }
    func drag(to x: Double, at time: Double) {
      driver.advance(to: time)
      let before = driver.glimpse
      let way = (x - driver.finger.x).magnitude
      driver.touch(.move, x: x, at: time)
      #expect(driver.glimpse.breach(since: before, finger: way) == nil, "a move to \(x)")
      #expect(driver.menu.state == .dragging)
    }
    still("open", at: 1) { $0.perform(.open, at: 1) }
    driver.advance(to: 1.1)
    #expect(driver.menu.state == .opening)
    still("grab", at: 1.1) { $0.touch(.down, x: 120, at: 1.1) }
    #expect(driver.menu.state == .dragging)
    for step in 1...8 { drag(to: 120 - Double(step) * 9, at: 1.1 + Double(step) / 60) }
    still("close", at: 1.25) { $0.perform(.close, at: 1.25) }
    #expect(driver.menu.state == .closing)
    still("a move of the finger it was taken from", at: 1.25) { $0.touch(.move, x: 20, at: 1.25) }
    still("its lifting", at: 1.26) { $0.lift(at: 1.26) }
    driver.advance(to: 1.28)
    still("grab", at: 1.28) { $0.touch(.down, x: 12, at: 1.28) }
    for step in 1...6 { drag(to: 12 + Double(step) * 5, at: 1.28 + Double(step) / 60) }
    still("open", at: 1.4) { $0.perform(.open, at: 1.4) }
    #expect(driver.menu.state == .opening)
    driver.advance(to: 9)
    #expect(driver.menu.state == .open)
    #expect(driver.base == 250 && driver.wave == 0)
    #expect(driver.events == [.opening, .closing, .opening, .opened])
    var direct = MenuDriver(style)
    direct.open()
    direct.advance(to: 9)
    #expect(direct.menu.drawnBits == driver.menu.drawnBits)
  }

  @Test("keeps what is left of its way when it is resized in flight, and its pull under a finger")
  func resized() {
    var driver = MenuDriver()
    driver.pull(150)
    driver.lift(at: 2)
    driver.advance(to: 2.05)
    let left = driver.base - 250
    driver.menu.handle(.resized(Size2D(width: 667, height: 375)), at: 2.05)
    #expect((driver.base - 667 * 2 / 3 - left).magnitude < 1e-9)
    driver.advance(to: 6)
    #expect((driver.base - 667 * 2 / 3).magnitude < 1e-9)
    driver.menu.handle(.resized(Size2D(width: 375, height: 667)), at: 7)
    #expect(driver.base == 250)
    driver.touch(.down, x: 200, at: 8)
    driver.touch(.move, x: 150, at: 8.2)
    let pulled = driver.base - 250
    driver.menu.handle(.resized(Size2D(width: 667, height: 375)), at: 8.3)
    #expect((driver.base - 667 * 2 / 3 - pulled).magnitude < 1e-9)
    let before = driver.base
    driver.touch(.move, x: 140, at: 8.3)
    #expect((driver.base - before + 6.9).magnitude < 1e-9)
  }

  @Test("is as wide as a share or a number of points, and no wider than told or than the view")
  func widths() {
    var style = MenuStyle()
    #expect(style.width(inDepth: 375) == 250)
    style.maximumWidth = 240
    #expect(style.width(inDepth: 375) == 240)
    style.menuPoints = 200
    #expect(style.width(inDepth: 375) == 200)
    style.maximumWidth = 100_000
    style.menuPoints = 500
    #expect(style.width(inDepth: 375) == 375)
  }

  // MARK: Touches

  @Test("opens by a touch that begins within 32 points of its side, and refuses any other")
  func bezel() {
    for (edge, direction, x, isTaken) in [
      (Edge.left, LayoutDirection.leftToRight, 31.0, true), (.left, .leftToRight, 33, false),
      (.right, .leftToRight, 344, true), (.right, .leftToRight, 342, false),
      (.start, .rightToLeft, 344, true), (.start, .rightToLeft, 31, false),
      (.end, .rightToLeft, 31, true), (.end, .leftToRight, 31, false),
    ] {
      var style = MenuStyle()
      style.edge = edge
      var driver = MenuDriver(style, surroundings: Surroundings(direction: direction))
      let claim = driver.touch(.down, x: x, at: 1)
      #expect(claim == (isTaken ? .undecided : .refused), "\(edge) \(direction) \(x)")
      let inward = x < 100 ? x + 60 : x - 60
      #expect(driver.touch(.move, x: inward, at: 1.1) == (isTaken ? .claimed : .refused))
      #expect(driver.menu.output.progress == (isTaken ? 60.0 / 125 : 0))
    }
  }

  @Test("opens from anywhere or nowhere where it is told to")
  func reach() {
    var style = MenuStyle()
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

  @Test("leaves a scroll along its side to the page, falls back, and tells nobody")
  func scrolled() {
    var driver = MenuDriver()
    let closed = driver.menu.drawnBits
    driver.touch(.down, x: 10, y: 300, at: 1)
    #expect(driver.touch(.move, x: 14, y: 303, at: 1.05) == .undecided)
    #expect(driver.touch(.move, x: 15, y: 330, at: 1.1) == .refused)
    #expect(driver.advance(to: 1.11) == .moving)
    #expect(driver.advance(to: 5) == .atRest)
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
    #expect(driver.menu.drawnBits == open)
    #expect(driver.touch(.down, x: 100, y: 300, at: 3) == .undecided)
    #expect(driver.touch(.move, x: 101, y: 330, at: 3.1) == .refused)
    driver.advance(to: 6)
    #expect(driver.menu.drawnBits == open)
    #expect(driver.menu.state == .open)
    #expect(driver.events.isEmpty)
  }

  @Test("closes by a tap on the backdrop, which the page beneath never sees")
  func backdrop() {
    var driver = MenuDriver()
    driver.open()
    #expect(driver.touch(.down, x: 330, at: 2) == .claimed)
    #expect(driver.touch(.move, x: 332, at: 2.05) == .claimed)
    #expect(driver.lift(at: 2.1) == .claimed)
    #expect(driver.menu.state == .closing)
    driver.advance(to: 5)
    #expect(driver.events == [.closing, .closed])
    var dragged = MenuDriver()
    dragged.open()
    dragged.touch(.down, x: 330, at: 2)
    dragged.touch(.move, x: 300, at: 2.2)
    dragged.advance(to: 3)
    dragged.lift(at: 3)
    #expect(dragged.menu.state == .opening)
  }

  @Test("listens to one finger until it lifts")
  func secondFinger() {
    var driver = MenuDriver()
    driver.pull(100)
    let before = driver.menu.drawnBits
    for phase in TouchPhase.allCases {
      let touch = Input.touch(id: 2, phase: phase, point: Point2D(4, 10))
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
    #expect(driver.events == [.opening, .opened, .closing, .closed])
  }

  @Test("is restored at once, and goes on to the nearer end from anything between")
  func restored() {
    var driver = MenuDriver()
    driver.perform(.restore, value: 1, at: 1)
    #expect(driver.menu.state == .open)
    #expect(driver.base == 250)
    #expect(driver.advance(to: 1) == .atRest)
    #expect(driver.events == [.opened])
    driver.perform(.restore, value: 0.7, at: 2)
    #expect(driver.menu.output.progress == 0.7)
    #expect(driver.base == 175)
    #expect(driver.menu.state == .opening)
    driver.perform(.restore, value: 0.3, at: 2.01)
    #expect(driver.menu.output.progress == 0.3)
    #expect(driver.menu.state == .closing)
    for odd in [Double.nan, .infinity] { driver.perform(.restore, value: odd, at: 2.01) }
    #expect(driver.menu.output.progress == 0.3)
    driver.perform(.restore, value: -3, at: 3)
    #expect(driver.menu.state == .closed)
    var early = MenuMotion(style: MenuStyle())
    early.perform(.restore, value: 1, at: 0)
    early.handle(.resized(Size2D(width: 300, height: 300)), at: 1)
    #expect(early.flow.base.value(at: 1) == 200)
  }

  @Test("says how far it is open with every frame that changes it, and keeps only the last unread")
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
    #expect(driver.slides.count == count + 1)
    #expect(driver.slides.last == 0)
  }

  // MARK: The look

  @Test("shows the menu through the original's ellipses at the original's times")
  func classicBubble() {
    var driver = MenuDriver(.classic)
    driver.pull(125)
    driver.lift(at: 2)
    let (width, height, largest) = (250.0, 667.0, 667.0)
    for (time, ellipse) in [
      (1e-9, Rect2D(x: 1, y: height / 2 - 1, width: 2, height: 2)),
      (0.24, Rect2D(x: -width, y: 0, width: 2 * width, height: height)),
      (
        0.6 - 1e-9,
        Rect2D(x: -largest, y: height / 2 - largest, width: 2 * largest, height: 2 * largest)
      ),
    ] {
      driver.advance(to: 2 + time)
      let bubble = driver.glimpse.bubble ?? .zero
      #expect((bubble.origin - ellipse.origin).length < 1e-5, "\(time)")
      #expect((bubble.width - ellipse.width).magnitude < 1e-5, "\(time)")
      #expect((bubble.height - ellipse.height).magnitude < 1e-5, "\(time)")
    }
  }

  @Test(
    "leaves no gap inside the edge while it springs, and none of the menu outside",
    arguments: MenuBubble.allCases)
  func noGap(bubble: MenuBubble) throws {
    var style = MenuStyle()
    style.bubble = bubble
    var driver = MenuDriver(style)
    driver.pull(150)
    driver.lift(at: 2)
    for frame in 1...60 {
      driver.advance(to: 2 + Double(frame) / 60)
      var drawing = Drawing()
      driver.menu.draw(into: &drawing)
      func path(_ item: Drawing.Item) -> BezierPath {
        var path = BezierPath()
        for element in drawing.path(of: item) { path.append(element) }
        return path
      }
      let outline = path(try #require(drawing.items.first { $0.id.part == .menu }))
      let ellipse = path(try #require(drawing.items.first { $0.id.part == .bubble }))
      let mask = drawing.items.first { $0.id.part == .edge }.map(path)
      let menu = try #require(driver.glimpse.menu)
      for step in 0..<400 {
        let place = Point2D(Double(step % 20) * 18.3 + 2.7, Double(step / 20) * 33 + 3.1)
        guard outline.contains(place) else { continue }
        let showsMenu = ellipse.contains(place) && place.x < menu.maxX
        let showsEdge = mask?.contains(place) == true
        #expect(showsMenu || showsEdge, "\(place) after \(frame) frames")
      }
    }
    driver.advance(to: 6)
    #expect(driver.menu.state == .open)
  }

  @Test("fades under Reduce Motion: the finger, and then 0.2 s, and nothing bends or slides")
  func reduceMotion() {
    let still = Surroundings(reduceMotion: true)
    var driver = MenuDriver(surroundings: still)
    let closed = driver.menu.drawnBits
    driver.pull(50)
    func opacity() -> Double {
      var drawing = Drawing()
      driver.menu.draw(into: &drawing)
      let slot = drawing.items.first { $0.id.part == .menu && $0.opacity < 1 }
      return slot?.opacity ?? 1
    }
    #expect((opacity() - 0.4).magnitude < 1e-12)
    #expect(driver.glimpse.menu == Rect2D(x: 0, y: 0, width: 250, height: 667))
    driver.lift(at: 2)
    #expect((opacity() - 0.4).magnitude < 1e-12)
    driver.advance(to: 2.1)
    #expect((opacity() - 0.2).magnitude < 1e-9)
    driver.advance(to: 2.2)
    #expect(driver.menu.drawnBits == closed)
    #expect(driver.events == [.closing, .closed])
    driver.perform(.open, at: 3)
    driver.advance(to: 3.1)
    #expect((opacity() - 0.5).magnitude < 1e-9)
    driver.perform(.close, at: 3.1)
    #expect((opacity() - 0.5).magnitude < 1e-9)
    driver.perform(.open, at: 3.1)
    driver.advance(to: 3.31)
    #expect(driver.menu.state == .open)
    var moving = MenuDriver()
    moving.perform(.open, at: 1)
    moving.advance(to: 1.05)
    moving.menu.handle(.surroundings(still), at: 1.05)
    moving.advance(to: 1.05)
    #expect(moving.menu.state == .open)
  }
}
