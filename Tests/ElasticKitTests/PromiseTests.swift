import ElasticSettings
import TestSupport
import Testing

@testable import ElasticKit

/// Statements of the comments on presets, defaults and limits of ranges, each tested literally.
@Suite("Documented statements")
struct PromiseTests {
  private let size = Size2D(width: 300, height: 200)

  @Test("the presets are their originals, number by number")
  func presets() throws {
    func differences<S: ComponentStyle>(_ style: S) -> [String: Double] {
      S.properties.reduce(into: [:]) { found, property in
        let value = property.get(style)
        if value != property.get(S()) { found[property.name.description] = value }
      }
    }
    #expect(
      differences(ShapeMotion.Style.button) == [
        "purpose": 1, "cornerRadius": 16, "marginShare": 0.1, "reachShare": 0.3, "pokeDepth": 6,
        "settlingDuration": 0.8, "dampingRatio": 0.3, "keepsArea": 1, "touchMargin": 22,
      ])
    #expect(
      differences(BallMotion.Style.classic) == [
        "hop": 1, "squashShare": 0, "highlight": 1, "landingLead": 0.15, "landingOffset": 3,
        "fadesOut": 0, "ballColor": Double(0xF28D_0AFF as UInt32),
        "pathColor": Double(0xDE78_B4FF as UInt32),
      ])
    #expect(
      differences(MenuMotion.Style.classic) == [
        "bubble": 0, "closeThresholdShare": 0.2, "opensInStages": 1, "projectionTime": 0,
        "fill": 0,
      ])
    #expect(
      differences(BalloonMotion.Style.classic) == [
        "dotStyle": 3, "fit": 1, "lineColor": 255, "dotColor": 255,
      ])
    #expect(
      differences(RefreshMotion.Style.classic) == [
        "indicatorLineWidth": 1, "indicatorColor": Double(UInt32.max),
      ])
    #expect(
      differences(SurfaceMotion.Style.classic) == ["fill": Double(0x3943_59FF as UInt32)])
    #expect(
      differences(SurfaceMotion.Style.objectiveC) == [
        "fill": Double(0x5B90_D4FF as UInt32), "crest": 1, "maximumTravel": 150,
        "controlPointColors": 1,
      ])
  }

  @Test("a component without content of one's own refuses it, and stays as it was")
  func contentless() {
    var surface = SurfaceMotion(style: SurfaceMotion.Style())
    surface.handle(.resized(size), at: 0)
    let before = surface.drawnBits
    #expect(throws: ContentError.self) { try surface.load(Array("M0 0H9".utf8), at: 1) }
    let path = LoadedContent(unread: Array("M0 0H9".utf8))
    #expect(throws: ContentError.self) { try surface.load(path, at: 1) }
    #expect(surface.drawnBits == before)
  }

  @Test("a command without a number has the number 0")
  func noNumber() {
    var driver = MenuDriver()
    driver.open()
    driver.menu.perform(.restore(0), at: 2)
    #expect(driver.menu.state == .closed)
  }

  @Test("a button can be reached with the keyboard, and an ornament cannot")
  func focus() {
    #expect(ShapeMotion(style: .button).isFocusable)
    #expect(!ShapeMotion(style: ShapeMotion.Style()).isFocusable)
  }

  @Test("a billion points and seconds are still a number, and more are not")
  func billion() {
    for (number, isTaken) in [
      (1e9, true), (-1e9, true), (1e9.nextUp, false), ((-1e9).nextUp, true),
    ] {
      var surface = SurfaceMotion(style: SurfaceMotion.Style())
      surface.handle(.resized(size), at: 0)
      let down = ElasticInput.touch(id: 1, phase: .down, point: Point2D(number, 10))
      #expect((surface.handle(down, at: 1) != .refused) == isTaken, "\(number)")
      var ball = BallMotion(style: BallMotion.Style())
      ball.handle(.resized(Size2D(width: 10, height: number.magnitude)), at: 0)
      #expect((ball.size.height > 0) == (number.magnitude <= 1e9))
    }
  }

  @Test("a surface without a wave is on its rubber band from the start")
  func noWave() {
    var style = SurfaceMotion.Style()
    style.waveRatio = 0
    style.overPull = .rubberBand
    let surface = SurfaceTests.pulled(style, dy: 200)
    let band = RubberBand(coefficient: 0.55, extent: 667)
    #expect((surface.output.inset - 50 - band.offset(forPull: 200)).magnitude < 1e-9)
  }

  @Test("corners are round by half the shorter side at most")
  func corners() {
    var style = ShapeMotion.Style()
    (style.cornerRadius, style.marginShare, style.minimumCurveCount) = (1000, 0, 0)
    var shape = ShapeMotion(style: style)
    shape.handle(.resized(Size2D(width: 200, height: 100)), at: 0)
    // Two half circles of radius 50 and two straight sides.
    for point in shape.outlinePoints {
      let middle = min(max(point.x, 50), 150)
      #expect(((point - Point2D(middle, 50)).length - 50).magnitude < 0.02)
    }
  }

  @Test("a shape keeps each point's motion through a path with as many points, and with more")
  func resizedField() throws {
    var style = ShapeMotion.Style()
    style.minimumCurveCount = 0
    var shape = ShapeMotion(style: style)
    shape.handle(.resized(size), at: 0)
    try shape.load(Array("M0 0H100V100H0Z".utf8), at: 0)
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(250, 180)), at: 1)
    shape.handle(.touch(id: 1, phase: .move, point: Point2D(290, 190)), at: 1.1)
    func bulge(_ shape: ShapeMotion) -> Int? {
      let places = zip(shape.points, shape.layout.outline.points)
      let ways = places.map { ($0 - $1).length }
      return ways.max().flatMap { ways.firstIndex(of: $0) }
    }
    let before = try #require(bulge(shape))
    let share = Double(before) / Double(shape.points.count)
    try shape.load(Array("M0 0H50H100V50V100H50H0V50Z".utf8), at: 1.1)
    let after = try #require(bulge(shape))
    #expect((Double(after) / Double(shape.points.count) - share).magnitude < 0.15)
  }

  @Test("a shape with doubled points is drawn and dragged as one without")
  func doubledPoints() throws {
    var style = ShapeMotion.Style()
    style.minimumCurveCount = 0
    for content in [
      "M0 0H100H50V80H0Z", "M0 0L0 0H100L100 0V100H0V0Z", "M0 0H100V100H0L0 0Z M50 50L50 50Z",
    ] {
      var shape = ShapeMotion(style: style)
      shape.handle(.resized(size), at: 0)
      try shape.load(Array(content.utf8), at: 0)
      shape.handle(.touch(id: 1, phase: .down, point: Point2D(150, 100)), at: 1)
      shape.advance(to: 1.5)
      #expect(shape.drawnBits.allSatisfy { Double(bitPattern: $0).isFinite }, "\(content)")
      #expect(shape.layout.normals.allSatisfy { $0.length < 1 + 1e-9 }, "\(content)")
      let sunk = zip(shape.points, shape.layout.outline.points).map { ($0 - $1).length }
      #expect((sunk.max() ?? 0) > 1, "\(content)")
    }
  }

  @Test("a menu that is caught at its open end keeps its distance from there when it gets wider")
  func widerWhileHeld() {
    var driver = MenuDriver()
    driver.open()
    driver.perform(.close, at: 1)
    driver.touch(.down, x: 100, at: 1.02)
    #expect(driver.menu.flow.isOnOpenEnd)
    let before = driver.base
    driver.menu.handle(.resized(Size2D(width: 405, height: 667)), at: 1.02)
    #expect((driver.base - before - 20).magnitude < 1e-9)
  }

  @Test("a drag is claimed up to the style's slant, and no further")
  func slant() {
    for (along, isTaken) in [(40.0, true), (40.01, false)] {
      var driver = MenuDriver()
      driver.touch(.down, x: 5, y: 300, at: 1)
      let claim = driver.touch(.move, x: 25, y: 300 + along, at: 1.1)
      #expect(claim == (isTaken ? .claimed : .refused), "\(along)")
    }
  }

  @Test("an untouched menu posts no event, and a ball without a song has progress 0")
  func nothingToTell() {
    var menu = MenuDriver()
    menu.advance(to: 1)
    #expect(menu.slides.isEmpty && menu.events.isEmpty)
    var ball = BallMotion(style: BallMotion.Style())
    ball.handle(.resized(size), at: 0)
    #expect(ball.output.progress == 0)
    #expect(ball.state == .waiting)
    #expect(ball.score.hops.isEmpty && ball.score.words.isEmpty)
  }

  @Test("a score has a hop to each landing and one away, and every word in its place")
  func score() throws {
    let ball = try BallStage.playing("one two three")
    let score = ball.score
    #expect(
      score.words.map { String(decoding: $0.utf8, as: UTF8.self) } == ["one", "two", "three"])
    #expect(score.hops.count == 4)
    #expect(score.hops.dropLast().map(\.landing) == ball.lyrics.words.map(\.start))
    #expect(score.duration == ball.duration)
    var unlaid = BallMotion(style: BallMotion.Style(), lyrics: ball.lyrics)
    unlaid.advance(to: 0)
    #expect(unlaid.score.hops.isEmpty)
  }

  @Test("a song's first artist stays, and a narrow space parts words")
  func songs() throws {
    let song = try Lyrics("[ar:First]\n[ar:Second]\n[00:01]one\u{202F}\u{A0}two".utf8)
    #expect(song.artist.map { String(decoding: song.text[$0], as: UTF8.self) } == "First")
    for space in ["\u{202F}", "\u{A0}", "\u{2007}"] {
      let parted = try Lyrics("[00:01]a \(space)b<00:02>\(space)c<00:03>d".utf8)
      #expect(parted.words.count == 4)
      #expect(parted.words.map(\.joinsPrevious) == [false, false, false, true])
    }
  }

  @Test("a drag of the surface may be as slanted as one of the refresh control, and no more")
  func surfaceSlant() {
    for (along, isTaken) in [(40.0, true), (40.01, false)] {
      var surface = SurfaceMotion(style: SurfaceMotion.Style())
      surface.handle(.resized(size), at: 0)
      surface.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 1)
      let move = ElasticInput.touch(id: 1, phase: .move, point: Point2D(100 + along, 40))
      #expect((surface.handle(move, at: 1.1) == .claimed) == isTaken, "\(along)")
    }
  }

  @Test("a ball is as far in a song of less than a second as in any other")
  func shortSong() throws {
    var ball = try BallStage.playing("one")
    #expect(ball.duration < 1)
    ball.advance(to: ball.duration / 4)
    #expect((ball.output.progress - 0.25).magnitude < 1e-9)
  }

  @Test("a side is square to its normals however its curve is written down")
  func normals() throws {
    var style = ShapeMotion.Style()
    style.minimumCurveCount = 0
    let corners = try [
      "M0 0L100 0L100 100L0 100Z",
      "M0 0C50 0 100 0 100 0C100 50 100 100 100 100C50 100 0 100 0 100C0 50 0 0 0 0Z",
      "M0 0C0 0 50 0 100 0C100 0 100 50 100 100C100 100 50 100 0 100C0 100 0 50 0 0Z",
    ].map { content in
      var shape = ShapeMotion(style: style)
      shape.handle(.resized(size), at: 0)
      try shape.load(Array(content.utf8), at: 0)
      return stride(from: 0, to: 12, by: 3).map { shape.layout.normals[$0] }
    }
    for other in corners {
      for (normal, expected) in zip(other, corners[0]) {
        #expect((normal - expected).length < 1e-9)
        #expect((normal.length - 1).magnitude < 1e-9)
      }
    }
  }

  @Test("a curve whose last control point lies on its end still has a direction there")
  func normalAtTheEnd() throws {
    var style = ShapeMotion.Style()
    (style.minimumCurveCount, style.marginShare) = (0, 0)
    var shape = ShapeMotion(style: style)
    shape.handle(.resized(Size2D(width: 100, height: 100)), at: 0)
    // It arrives from its first control point and goes on to the left; the normal halves that corner.
    try shape.load(Array("M0 0C100 0 100 100 100 100L0 100Z".utf8), at: 0)
    let normal = shape.layout.normals[3]
    #expect((shape.layout.outline.points[3] - Point2D(100, 100)).length < 1e-9)
    #expect((shape.layout.outline.points[2] - Point2D(100, 100)).length < 1e-9)
    let arrival = shape.layout.outline.points[3] - shape.layout.outline.points[1]
    let departure = Vector2D(-1, 0)
    let along = arrival.unit + departure
    #expect((normal - Vector2D(-along.dy, along.dx).unit).length < 1e-9)
  }

  @Test("a corner that is pulled out by itself leaves the area as it is")
  func cornerArea() throws {
    var shape = ShapeTests.shape({
      $0.keepsArea = true
      $0.minimumCurveCount = 0
      $0.reachShare = 0.05
    })
    try shape.load(Array("M0 0H100V100H0Z".utf8), at: 0)
    let area = ShapeTests.area(shape)
    let corner = shape.points[0]
    ShapeTests.touch(&shape, .down, corner.x, corner.y, at: 1)
    ShapeTests.touch(&shape, .move, corner.x - 30, corner.y - 20, at: 1.1)
    #expect((shape.points[0] - corner).length > 5)
    #expect((ShapeTests.area(shape) / area - 1).magnitude < 0.001)
  }

  @Test(
    "a shape that keeps its area follows a finger a part of the way where it may not go all of it")
  func followsInPart() {
    var (moves, stuck) = (0, 0)
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix(seed: seed)
      var shape = ShapeTests.shape({
        $0.keepsArea = true
        $0.reachShare = seed % 2 == 0 ? 2 : 0.45
      })
      var place = Point2D(100 + 100 * random.unit(), 100 + 100 * random.unit())
      ShapeTests.touch(&shape, .down, place.x, place.y, at: 1)
      for step in 1...12 {
        place = place + Vector2D(30 * random.unit() - 15, 30 * random.unit() - 15)
        let before = shape.field.drag
        ShapeTests.touch(&shape, .move, place.x, place.y, at: 1 + Double(step) / 60)
        moves += 1
        stuck += shape.field.drag == before ? 1 : 0
      }
    }
    #expect(stuck == 0, "of \(moves)")
  }
}
