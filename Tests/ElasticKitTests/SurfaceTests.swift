import Testing

@testable import ElasticKit

@Suite("The elastic surface")
struct SurfaceTests {
  /// A finger that touches at (x, y), moves to (x + dx, y + dy) and rests there.
  static func pulled(
    _ style: SurfaceMotion.Style = SurfaceMotion.Style(), x: Double = 100, dx: Double = 0,
    dy: Double,
    size: Size2D = Size2D(width: 375, height: 667),
    surroundings: Surroundings = Surroundings()
  ) -> SurfaceMotion {
    var surface = SurfaceMotion(style: style)
    surface.handle(.resized(size), at: 0)
    surface.handle(.surroundings(surroundings), at: 0)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(x, 60)), at: 0)
    surface.handle(.touch(id: 1, phase: .move, point: Point2D(x + dx, 60 + dy)), at: 0.1)
    return surface
  }

  private func isNear(_ p: Point2D, _ x: Double, _ y: Double) -> Bool {
    (p - Point2D(x, y)).length < 1e-11
  }

  @Test("a pull of 80 gives a base of 82, a wave of 48 and the originals' control points")
  func pull80() {
    let surface = Self.pulled(dy: 80)
    let expected = [
      (-24.5, 82), (30.28, 82), (63.895, 112.72), (100, 147.28), (179.75, 112.72), (254, 82),
      (375, 82),
    ]
    for (index, (x, y)) in expected.enumerated() {
      #expect(isNear(surface.controlPoints[index], x, y))
    }
    #expect(surface.state == .dragging)
    #expect((surface.output.inset - 82).magnitude < 1e-12)
  }

  @Test("the wave stops growing at 100 and the base takes the rest of the pull")
  func saturates() {
    let surface = Self.pulled(dy: 300)
    #expect(surface.elastic.wave.value(at: 1) == 100)
    #expect((surface.output.inset - (50 + 300 - 100)).magnitude < 1e-12)
  }

  @Test("an upward pull moves nothing")
  func upward() {
    let surface = Self.pulled(dy: -50)
    #expect(surface.output.inset == 50)
  }

  @Test("the release is UIView's spring (0.9, 0.57): every height follows the closed form")
  func release() throws {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    #expect(surface.state == .settling)
    // The closed form once more, written out independently of DampedSpring.
    let ratio = 0.57
    let omega = ElasticMath.log(ratio / (0.001 * (1 - ratio * ratio).squareRoot())) / (ratio * 0.9)
    #expect((omega - 12.752600).magnitude < 1e-6)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    var lowest = 0.0
    for instant in 1...50 {
      let t = Double(instant) * 0.02
      surface.advance(to: 1 + t)
      guard surface.state == .settling else { break }
      let swing = ElasticMath.sinCos(damped * t)
      let left =
        ElasticMath.exp(-ratio * omega * t) * (swing.cos + ratio * omega / damped * swing.sin)
      lowest = min(lowest, left)
      #expect((surface.output.inset - (50 + 32 * left)).magnitude < 1e-6)
      #expect((surface.controlPoints[3].y - (50 + 32 * left + 1.36 * 48 * left)).magnitude < 1e-6)
    }
    #expect(lowest < -0.112)
  }

  @Test("the first overshoot is 11.31 % of the travel, at 0.2998 s")
  func overshoot() {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    surface.advance(to: 1.2998)
    #expect(((50 - surface.output.inset) / 32 - 0.1131).magnitude < 5e-5)
  }

  @Test("it comes to rest exactly and reports it once")
  func rest() {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    #expect(surface.advance(to: 1.1) == .now)
    #expect(surface.advance(to: 10) == .never)
    let occurrence = surface.nextEvent()
    #expect(occurrence?.event == .settled)
    #expect(occurrence.map { $0.time > 1.5 && $0.time < 3 } == true)
    #expect(surface.nextEvent() == nil)
    #expect(surface.output.inset == 50)
    #expect(surface.controlPoints[3] == Point2D(187.5, 50))
    var fresh = SurfaceMotion(style: SurfaceMotion.Style())
    fresh.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    #expect(fresh.drawnBits == surface.drawnBits)
  }

  @Test("a grab in mid-bounce keeps the offset between finger and shape")
  func grab() {
    var surface = Self.pulled(dy: 120)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 180)), at: 1)
    surface.advance(to: 1.1)
    let held = surface.elastic.pull.value(at: 1.1)
    #expect(
      surface.handle(.touch(id: 2, phase: .down, point: Point2D(220, 300)), at: 1.1) == .undecided)
    #expect(surface.state == .dragging)
    #expect(
      surface.handle(.touch(id: 2, phase: .move, point: Point2D(220, 330)), at: 1.3) == .claimed)
    #expect((surface.elastic.pull.value(at: 1.3) - (held + 30)).magnitude < 1e-9)
  }

  @Test("the finger's velocity enters the spring")
  func velocity() {
    func extent(lifting: Double) -> Double {
      var surface = SurfaceMotion(style: SurfaceMotion.Style())
      surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      surface.handle(.touch(id: 1, phase: .down, point: Point2D(180, 60)), at: 0)
      for step in 1...10 {
        surface.handle(
          .touch(id: 1, phase: .move, point: Point2D(180, 60 + Double(step) * 8)),
          at: Double(step) * 0.01)
      }
      surface.handle(.touch(id: 1, phase: .up, point: Point2D(180, 140)), at: lifting)
      surface.advance(to: lifting + 0.03)
      return surface.output.extent
    }
    let thrown = extent(lifting: 0.1)
    let rested = extent(lifting: 0.5)
    #expect(thrown > rested + 10)
  }

  @Test("the crest eases back to the middle instead of freezing")
  func crest() {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    surface.advance(to: 1.08)
    let first = surface.controlPoints[3].x
    surface.advance(to: 1.16)
    #expect(first > 100 && surface.controlPoints[3].x > first)
  }

  @Test("the crest stays in the view", arguments: [-500.0, 5000])
  func clamped(dx: Double) {
    let surface = Self.pulled(dx: dx, dy: 80)
    #expect((0...375).contains(surface.controlPoints[3].x))
  }

  @Test("all four edges are the same shape, turned")
  func edges() {
    let size = Size2D(width: 300, height: 300)
    let top = Self.pulled(x: 60, dx: 40, dy: 80, size: size)
    for edge in [ElasticEdge.bottom, .left, .right] {
      var style = SurfaceMotion.Style()
      style.edge = edge
      var surface = SurfaceMotion(style: style)
      surface.handle(.resized(size), at: 0)
      let frame = EdgeFrame(edge: edge, direction: .leftToRight, size: size)
      surface.handle(
        .touch(id: 1, phase: .down, point: frame.viewPoint(Point2D(60, 60))), at: 0)
      surface.handle(
        .touch(id: 1, phase: .move, point: frame.viewPoint(Point2D(100, 140))), at: 0.1)
      for index in 0..<7 {
        let p = frame.viewPoint(top.controlPoints[index])
        #expect((p - surface.controlPoints[index]).length < 1e-9)
      }
    }
  }

  @Test("right to left is the mirror image, and start and end change sides")
  func rightToLeft() {
    let left = Self.pulled(x: 100, dy: 80)
    let right = Self.pulled(x: 275, dy: 80, surroundings: Surroundings(direction: .rightToLeft))
    for index in 0..<7 {
      let p = left.controlPoints[index]
      #expect((Point2D(375 - p.x, p.y) - right.controlPoints[index]).length < 1e-9)
    }
    #expect(ElasticEdge.start.resolved(for: .rightToLeft) == .right)
    #expect(ElasticEdge.end.resolved(for: .rightToLeft) == .left)
  }

  @Test("a resize in mid-flight keeps the motion's own numbers")
  func resize() {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    var turned = surface
    turned.handle(.resized(Size2D(width: 667, height: 375)), at: 1.05)
    for time in stride(from: 1.05, to: 2, by: 0.05) {
      surface.advance(to: time)
      turned.advance(to: time)
      #expect(surface.output.inset == turned.output.inset)
      #expect(surface.elastic.crest == turned.elastic.crest)
    }
  }

  @Test("over-pull can be rubber-banded, and a grab undoes the band exactly")
  func rubberBand() {
    var style = SurfaceMotion.Style()
    style.overPull = .rubberBand
    let full = 100 / 0.6
    let surface = Self.pulled(style, dy: full + 100)
    let band = 667 * (1 - 1 / (0.55 * 100 / 667 + 1))
    #expect((surface.elastic.pull.value(at: 0.1) - (full + band)).magnitude < 1e-9)
    let curve = surface.elastic.parameters.curve
    for travel in stride(from: 0.0, to: 600, by: 37) {
      #expect((curve.travel(forPull: curve.pull(forTravel: travel)) - travel).magnitude < 1e-9)
    }
  }

  @Test("the Objective-C preset: crest by travel, stops following after 150, coloured dots")
  func objectiveC() {
    var surface = Self.pulled(.objectiveC, x: 10, dx: 40, dy: 150)
    surface.handle(.touch(id: 1, phase: .move, point: Point2D(90, 360)), at: 0.1)
    #expect(surface.controlPoints[3].x == 187.5 + 40)
    #expect(surface.elastic.pull.value(at: 0.1) == 150)
    #expect(SurfaceMotion.Style.objectiveC.fill == .color(ElasticColor(rgb: 91, 144, 212)))
  }

  @Test("under Reduce Motion it follows the finger and ends at once")
  func reduceMotion() {
    var surface = Self.pulled(dy: 80, surroundings: Surroundings(reduceMotion: true))
    #expect((surface.output.inset - 82).magnitude < 1e-12)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    #expect(surface.state == .rest)
    #expect(surface.output.inset == 50)
    #expect(surface.advance(to: 1.01) == .never)
  }

  @Test("a cancelled touch has no velocity and posts one event")
  func cancel() {
    var surface = Self.pulled(dy: 80)
    surface.handle(.touch(id: 1, phase: .cancel, point: Point2D(100, 140)), at: 0.11)
    #expect(surface.state == .settling)
    #expect(surface.nextEvent()?.event == .cancelled)
    #expect(surface.elastic.pull.velocity(at: 0.11) == 0)
  }

  @Test("only the first finger counts until it lifts")
  func twoFingers() {
    var surface = Self.pulled(dy: 80)
    let before = surface.drawnBits
    #expect(
      surface.handle(.touch(id: 2, phase: .down, point: Point2D(300, 60)), at: 0.1) == .refused)
    #expect(
      surface.handle(.touch(id: 2, phase: .move, point: Point2D(300, 260)), at: 0.1) == .refused)
    #expect(
      surface.handle(.touch(id: 2, phase: .up, point: Point2D(300, 260)), at: 0.1) == .refused)
    #expect(surface.drawnBits == before)
    #expect(surface.state == .dragging)
  }

  @Test("it claims a touch after 10 points, at once in mid-bounce, and none while disabled")
  func claims() {
    var surface = SurfaceMotion(style: SurfaceMotion.Style())
    surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    func touch(_ phase: TouchPhase, _ y: Double, _ time: Double) -> TouchClaim {
      surface.handle(.touch(id: 1, phase: phase, point: Point2D(100, y)), at: time)
    }
    #expect(touch(.down, 60, 0) == .undecided)
    #expect(touch(.move, 69, 0.1) == .undecided)
    #expect(surface.output.inset > 50)
    #expect(touch(.move, 70, 0.2) == .claimed)
    #expect(touch(.up, 70, 0.3) == .claimed)
    surface.perform(.disable, at: 5)
    #expect(touch(.down, 60, 6) == .refused)
    surface.perform(.enable, at: 7)
    #expect(touch(.down, 60, 8) == .undecided)
  }

  @Test(
    "it claims drags away from its edge; it refuses others, and they do not bend it",
    arguments: [ElasticEdge.top, .bottom, .left, .right])
  func claimsWhatItFollows(edge: ElasticEdge) {
    let away: [ElasticEdge: Vector2D] = [
      .top: Vector2D(0, 1), .bottom: Vector2D(0, -1), .left: Vector2D(1, 0),
      .right: Vector2D(-1, 0),
    ]
    var style = SurfaceMotion.Style()
    style.edge = edge
    for way in [Vector2D(0, 1), Vector2D(0, -1), Vector2D(1, 0), Vector2D(-1, 0)] {
      var surface = SurfaceMotion(style: style)
      surface.handle(.resized(Size2D(width: 400, height: 400)), at: 0)
      let start = Point2D(200, 200)
      surface.handle(.touch(id: 1, phase: .down, point: start), at: 0)
      let claim = surface.handle(.touch(id: 1, phase: .move, point: start + way * 60), at: 0.1)
      let isAway = way == away[edge]
      #expect(claim == (isAway ? .claimed : .refused))
      #expect(surface.state == (isAway ? .dragging : .rest))
      #expect((surface.output.extent == 50) != isAway)
      surface.handle(.touch(id: 1, phase: .cancel, point: start + way * 60), at: 0.2)
      #expect((surface.nextEvent()?.event == .cancelled) == isAway)
    }
  }
}
