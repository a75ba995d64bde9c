import Testing

@testable import ElasticKit

@Suite("The flowing menu's one motion")
struct MenuMotionTests {
  // MARK: Interrupted

  @Test(
    "opens, is grabbed at 0.1 s, closed, grabbed and opened, and nothing ever jumps",
    arguments: MenuBubble.allCases, [0.2, 0.6])
  func interrupted(bubble: MenuBubble, duration: Double) {
    var style = MenuMotion.Style()
    style.bubble = bubble
    style.duration = duration
    var driver = MenuDriver(style)
    /// Performs an action without a finger; returns the parts that moved.
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
    #expect(
      driver.events == [
        .opening, .cancelled, .closing, .cancelled, .opening, .opened, .settled,
      ])
    var direct = MenuDriver(style)
    direct.open()
    direct.advance(to: 9)
    #expect(direct.menu.drawnBits == driver.menu.drawnBits)
  }

  @Test("keeps its remaining distance after a resize in flight, and its pull under a finger")
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

  @Test("is as wide as a share or a number of points, at most its maximum and the view's width")
  func widths() {
    var style = MenuMotion.Style()
    #expect(style.width(inDepth: 375) == 250)
    style.maximumWidth = 240
    #expect(style.width(inDepth: 375) == 240)
    style.width = 200
    #expect(style.width(inDepth: 375) == 200)
    style.maximumWidth = nil
    style.width = 500
    #expect(style.width(inDepth: 375) == 375)
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
    var style = MenuMotion.Style()
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
      let outline = path(try #require(drawing.items.first { $0.id.part == .edge }))
      let ellipse = drawing.items.first { $0.id.part == .bubble }.map(path)
      let around = drawing.items.dropFirst().first {
        if case .fill = $0.content { $0.id.part == .edge } else { false }
      }
      let menu = try #require(driver.glimpse.menu)
      for step in 0..<400 {
        let place = Point2D(Double(step % 20) * 18.3 + 2.7, Double(step / 20) * 33 + 3.1)
        guard outline.contains(place) else { continue }
        let showsMenu = ellipse?.contains(place) != false && place.x < menu.maxX
        let showsEdge = around.map(path)?.contains(place) == true
        #expect(showsMenu || showsEdge, "\(place) after \(frame) frames")
      }
    }
    driver.advance(to: 6)
    #expect(driver.menu.state == .open)
  }

  @Test("a veil goes with the bubble that it is over, also where the menu itself is away")
  func veilOfABubble() throws {
    var caught = 0
    for step in 0..<60 {
      var style = MenuMotion.Style()
      style.profile = .smooth
      var menu = MenuMotion(style: style)
      menu.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      menu.perform(.open, at: 0)
      menu.perform(.close, at: 3)
      // It closes; a finger that catches it pushes it on.
      let time = 3 + Double(step) / 60
      menu.handle(.touch(id: 1, phase: .down, point: Point2D(200, 300)), at: time)
      for way in stride(from: 4.0, through: 120, by: 4) {
        menu.handle(.touch(id: 1, phase: .move, point: Point2D(200 - way, 300)), at: time)
        let pose = menu.pose
        var drawing = Drawing()
        menu.draw(into: &drawing)
        let veil = drawing.items.first { $0.id == ItemID(.backdrop) }?.opacity ?? 0
        #expect(veil == (pose.slide + pose.reveal) / 2)
        if pose.slide == 0, pose.reveal > 0 { caught += 1 }
      }
    }
    #expect(caught > 0)
  }

  @Test("darkens the page by the share of the pull, and with the original's profile twice as early")
  func veil() throws {
    for (profile, shares) in [(WaveProfile.smooth, [0.25, 0.5, 0.75]), (.classic, [0.5, 1, 1])] {
      var style = MenuMotion.Style()
      style.profile = profile
      style.openThresholdShare = 0.5
      for (pull, share) in zip([0.25, 0.5, 0.75], shares) {
        var menu = MenuMotion(style: style)
        menu.handle(.resized(Size2D(width: 400, height: 600)), at: 0)
        menu.handle(.touch(id: 1, phase: .down, point: Point2D(0, 300)), at: 0)
        menu.handle(
          .touch(id: 1, phase: .move, point: Point2D(pull * menu.flow.parameters.menuWidth, 300)),
          at: 0.1)
        var drawing = Drawing()
        menu.draw(into: &drawing)
        let veil = try #require(drawing.items.first { $0.id == ItemID(.backdrop) })
        #expect((veil.opacity - share).magnitude < 1e-9, "\(profile), pulled by \(pull)")
      }
    }
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
    #expect(driver.events == [.closing, .closed, .settled])
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
