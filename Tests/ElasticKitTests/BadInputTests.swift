import ElasticSettings
import LawKit
import TestSupport
import Testing

@_spi(Programs) @testable import ElasticKit

/// Nothing a user, a finger or a broken clock can feed a component traps or leaves it in disorder.
@Suite("Bad input")
struct BadInputTests {
  private let odd: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 0, -0.0, .leastNonzeroMagnitude, 1e-300,
    375,
  ]

  @Test(
    "of any bytes as a play, any number anywhere, traps nothing and breaks no law",
    arguments: ComponentKind.allCases)
  func anyNumber(kind: ComponentKind) throws {
    func check<C: TestedComponent>(_ type: C.Type) {
      for seed in Chance.seeds(400 / C.playCost) {
        var random = SplitMix(seed: seed)
        let bytes = (0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        var reader = PlayReader<C, ByteFeed>(ByteFeed(bytes))
        var session = ElasticSession<C>()
        session.handle(.resized(size), at: 0)
        guard let breach = breach(of: .all, by: reader.steps(60), on: session) else { continue }
        Issue.record("\(Chance.again(seed)), \(breach)")
        return
      }
    }
    check(try kind.tested())
  }

  @Test("a finger that moves or lifts while the view has no size is not forgotten")
  func vanishedView() {
    checkVanishing(SurfaceMotion.self)
    checkVanishing(RefreshMotion.self)
    checkVanishing(MenuMotion.self)
  }

  private func checkVanishing<C: ElasticComponent>(_ type: C.Type) {
    var component = dragged(type)
    component.handle(.resized(Size2D(width: 375, height: 0)), at: 0.3)
    component.touch(.move, 90, 90, at: 0.4)
    component.handle(.resized(size), at: 0.5)
    component.advance(to: 0.6)
    let before = component.drawnBits
    // The finger has not moved since.
    component.touch(.move, 90, 90, at: 0.6)
    #expect(component.drawnBits == before, "\(type)")
    component.handle(.resized(.zero), at: 0.7)
    component.touch(.up, 90, 90, at: 0.8)
    component.handle(.resized(size), at: 0.9)
    #expect(component.advance(to: 1000) == .never, "\(type)")
  }

  @Test("a finger that touches a view without size again, never lifted, holds nothing any more")
  func touchedAgain() {
    checkTouchingAgain(SurfaceMotion.self)
    checkTouchingAgain(RefreshMotion.self)
    checkTouchingAgain(MenuMotion.self)
    checkTouchingAgain(ShapeMotion.self)
  }

  private func checkTouchingAgain<C: ElasticComponent>(_ type: C.Type) {
    var component = dragged(type)
    component.handle(.resized(Size2D(width: 375, height: 0)), at: 0.3)
    #expect(component.touch(.down, 90, 90, at: 0.4) == .refused, "\(type)")
    component.handle(.resized(size), at: 0.5)
    component.advance(to: 0.6)
    let before = component.drawnBits
    #expect(component.touch(.move, 95, 300, at: 0.6) == .refused, "\(type)")
    #expect(component.touch(.up, 95, 400, at: 0.6) == .refused, "\(type)")
    #expect(component.drawnBits == before, "\(type)")
    #expect(component.advance(to: 1000) == .never, "\(type)")
  }

  private let size = Size2D(width: 375, height: 667)

  /// Held by a finger that has gone 200 points right and down, from near the edge.
  private func dragged<C: ElasticComponent>(_ type: C.Type) -> C {
    var component = C(style: C.Style())
    component.handle(.resized(size), at: 0)
    component.touch(.down, 5, 60, at: 0.1)
    for step in 1...10 {
      let way = 20 * Double(step)
      component.touch(.move, 5 + way, 60 + way, at: 0.1 + 0.01 * Double(step))
    }
    #expect(component.touch(.move, 205, 260, at: 0.25) == .claimed, "\(type)")
    return component
  }

  @Test("as a style's own numbers traps nothing")
  func anyStyle() {
    for value in odd {
      var surface = SurfaceMotion.Style()
      surface.settlingDuration = value
      surface.dampingRatio = value
      surface.maximumWave = value
      surface.waveRatio = value
      surface.rubberBand = value
      surface.overPull = .rubberBand
      surface.maximumTravel = value
      surface.minimumHeight = value
      var component = SurfaceTests.pulled(surface, dy: 300)
      component.handle(.touch(id: 1, phase: .up, point: Point2D(100, 360)), at: 1)
      component.advance(to: 2)
      _ = component.drawnBits

      var refresh = RefreshMotion.Style()
      refresh.triggerOffset = value
      refresh.loadingInset = value
      refresh.settlingDuration = value
      refresh.spinPeriod = value
      refresh.indicatorSize = value
      refresh.stopDuration = value
      refresh.insetDuration = value
      refresh.minimumVisibleTime = value
      var driver = RefreshDriver(refresh)
      driver.pull(300)
      driver.release(300)
      driver.perform(.endRefreshing, at: 2)
      driver.advance(to: 20)
      _ = driver.refresh.drawnBits

      var menu = MenuMotion.Style()
      menu.widthShare = value
      menu.width = value
      menu.maximumWidth = value
      menu.baseRatio = value
      menu.waveRatio = value
      menu.closingWaveRatio = value
      menu.openThresholdShare = value
      menu.closeThresholdShare = value
      menu.projectionTime = value
      menu.rubberBand = value
      menu.releaseDuration = value
      menu.dampingRatio = value
      menu.bubble = .classic
      var flowing = MenuDriver(menu)
      flowing.pull(150)
      flowing.lift(at: 2)
      flowing.advance(to: 2.1)
      _ = flowing.menu.drawnBits
      flowing.perform(.open, at: 2.2)
      flowing.advance(to: 20)
      _ = flowing.menu.drawnBits
    }
  }

  @Test("in a style is the nearest that its table allows, or the default")
  func styles() throws {
    func check<C: ElasticComponent>(_ type: C.Type) {
      for property in C.Style.properties {
        guard case .number(_, let range) = property.kind else { continue }
        #expect(range.contains(property.get(C.Style())), "\(C.name) \(property.name)")
      }
    }
    for kind in ComponentKind.allCases { check(try kind.tested()) }
    for (wild, allowed) in [(-3, 0.01), (1e300, 10), (.infinity, 10), (.nan, 0.9)] {
      var style = SurfaceMotion.Style()
      style.settlingDuration = wild
      var surface = SurfaceMotion(style: style)
      #expect(surface.style.settlingDuration == allowed)
      surface = SurfaceMotion()
      surface.restyle(style, at: 0)
      #expect(surface.style.settlingDuration == allowed)
    }
    for (wild, allowed) in [(-3, 1), (200, 12), (5, 5)] {
      var style = BalloonMotion.Style()
      style.dotCount = wild
      #expect(BalloonMotion(style: style).style.dotCount == allowed)
    }
    for number in [-1, 0, 1, 0.5, 1e300, .nan, .infinity] {
      var style = MenuMotion.Style()
      (style.width, style.widthShare, style.projectionTime) = (number, number, number)
      var menu = MenuMotion()
      menu.restyle(style, at: 0)
      #expect(menu.style == style.allowed && menu.style.allowed == menu.style)
    }
  }

  @Test(
    "as a duration too short for a frame counts as none, in Swift, by text and in a recording",
    arguments: [1.4e-255, .leastNonzeroMagnitude, 1e-10])
  func hardlyAnyTime(seconds: Double) throws {
    var style = RefreshMotion.Style()
    style.stopDuration = seconds
    #expect(RefreshMotion(style: style).style.stopDuration == 0)
    let property = try #require(RefreshMotion.Style.property(named: "stopDuration".utf8))
    style = RefreshMotion.Style()
    try property.set(seconds, in: &style)
    #expect(style.stopDuration == 0)
    try property.set(1e-9, in: &style)
    #expect(style.stopDuration == 1e-9)
  }

  @Test(
    "as a text size or a margin is ignored with all of the reader's settings",
    arguments: ComponentKind.allCases)
  func surroundings(kind: ComponentKind) throws {
    func check<C: ElasticComponent>(_ type: C.Type) {
      var component = C()
      component.handle(.resized(size), at: 0)
      let before = component.surroundings
      for number in [.nan, .infinity, -.infinity, 2e9, -2e9] {
        let area = Surroundings.SafeArea.self
        for wild in [
          Surroundings(textScale: number), Surroundings(safeArea: area.init(top: number)),
          Surroundings(safeArea: area.init(left: number)),
          Surroundings(safeArea: area.init(bottom: number)),
          Surroundings(reduceMotion: true, safeArea: area.init(right: number)),
        ] {
          component.handle(.surroundings(wild), at: 1)
          #expect(component.surroundings == before, "\(C.name) \(number)")
        }
      }
      for scale in [0, -1.0] {
        component.handle(.surroundings(Surroundings(textScale: scale)), at: 1)
      }
      #expect(component.surroundings == before, "\(C.name)")
    }
    check(try kind.tested())
  }

  @Test("of a wave of almost no height gives a finite progress")
  func hardlyAnyWave() {
    var surface = SurfaceTests.pulled(dy: 80)
    var style = surface.style
    style.maximumWave = .leastNonzeroMagnitude
    surface.restyle(style, at: 0.2)
    #expect(surface.output.progress.isFinite)
  }

  @Test("as no size at all gives an empty drawing, and as a huge one a finite drawing")
  func sizes() {
    for size in [Size2D.zero, Size2D(width: 0, height: 100), Size2D(width: 100, height: 0)] {
      let surface = SurfaceTests.pulled(dy: 80, size: size)
      #expect(surface.drawnBits.isEmpty)
    }
    let huge = SurfaceTests.pulled(dy: 80, size: Size2D(width: 1e9, height: 1e9))
    #expect(huge.drawnBits.allSatisfy { Double(bitPattern: $0).isFinite })
    var negative = SurfaceTests.pulled(dy: 80)
    let before = negative.drawnBits
    negative.handle(.resized(Size2D(width: -1, height: 5)), at: 0.1)
    #expect(negative.drawnBits == before)
  }

  @Test("as time that runs backwards is taken at the latest time seen")
  func backwards() {
    var late = SurfaceTests.pulled(dy: 80)
    late.advance(to: 5)
    var early = late
    late.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 5)
    early.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 2)
    early.advance(to: -3)
    #expect(early.advance(to: 5.1) == late.advance(to: 5.1))
    #expect(early.drawnBits == late.drawnBits)
  }

  @Test(
    "an invalid time is ignored with its command, and a motion continues",
    arguments: [.nan, .infinity, 1e10])
  func invalidTime(time: Double) {
    var surface = SurfaceMotion()
    surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    surface.touch(.down, 100, 20, at: 0)
    surface.touch(.move, 100, 100, at: 0.1)
    surface.perform(.cancel, at: time)
    #expect(surface.state == .dragging)
    surface.touch(.up, 100, 100, at: 0.2)
    #expect(surface.advance(to: time) == .now)
  }

}

extension ElasticComponent {
  @discardableResult
  fileprivate mutating func touch(
    _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double
  ) -> TouchClaim {
    handle(.touch(id: 1, phase: phase, point: Point2D(x, y)), at: time)
  }
}
