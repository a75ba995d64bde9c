import TestSupport
import Testing

@testable import ElasticKit

/// Tests use a circle of 100 points radius about (150, 150), unless stated otherwise.
@Suite("The elastic shape")
struct ShapeTests {
  static let frame = Size2D(width: 300, height: 300)

  static var circle: BezierPath {
    var path = BezierPath()
    path.ellipse(in: Rect2D(x: 0, y: 0, width: 1, height: 1))
    return path
  }

  static func shape(
    _ change: (inout ShapeMotion.Style) -> Void = { _ in }, path: BezierPath? = circle,
    size: Size2D = frame
  ) -> ShapeMotion {
    var style = ShapeMotion.Style()
    style.marginShare = 1.0 / 6
    change(&style)
    var shape = path.map { ShapeMotion(style: style, path: $0) } ?? ShapeMotion(style: style)
    shape.handle(.resized(size), at: 0)
    return shape
  }

  static func events(_ shape: inout ShapeMotion) -> [ShapeMotion.Event] {
    var events: [ShapeMotion.Event] = []
    while let occurrence = shape.nextEvent() { events.append(occurrence.event) }
    return events
  }

  /// The area inside the outline, by chords.
  static func area(_ shape: ShapeMotion) -> Double {
    let points = BezierPath(shape).segments.flatMap { segment in
      stride(from: 0.0, to: 1, by: 1.0 / 16).map { segment.cubic.point(at: $0) }
    }
    return zip(points, points.dropFirst() + [points[0]]).reduce(0) {
      $0 + ($1.0.x * $1.1.y - $1.0.y * $1.1.x) / 2
    }
  }

  @discardableResult
  static func touch(
    _ shape: inout ShapeMotion, _ phase: TouchPhase, _ x: Double, _ y: Double, at time: Double
  ) -> TouchClaim {
    shape.handle(.touch(id: 1, phase: phase, point: Point2D(x, y)), at: time)
  }

  // MARK: At rest

  @Test("fits the path's tight bounds and its line into the frame less its margin, in the middle")
  func fits() throws {
    let frames = [(300.0, 300.0), (200.0, 400.0), (375.0, 90.0)]
    for (width, height) in frames {
      var shape = Self.shape(
        {
          $0.marginShare = 0.1
          $0.lineWidth = 6
        }, size: Size2D(width: width, height: height))
      try shape.load(Array("M0 0C0 100 100 100 100 0Z".utf8), at: 0)
      var path = BezierPath()
      var drawing = Drawing()
      shape.outline(into: &drawing)
      path.append(drawing.paths.elements)
      let bounds = try #require(path.bounds)
      // The curve is 100 wide and, by its tight bounds, 75 high.
      let room = (width - 0.2 * min(width, height) - 6, height - 0.2 * min(width, height) - 6)
      let scale = min(room.0 / 100, room.1 / 75)
      #expect((bounds.width - 100 * scale).magnitude < 1e-9)
      #expect((bounds.height - 75 * scale).magnitude < 1e-9)
      #expect((bounds.center - Point2D(width / 2, height / 2)).length < 1e-9)
    }
  }

  @Test("is the path that was given, however it is cut", arguments: [0, 10, 64, 200])
  func cuts(pieces: Int) throws {
    let data = "M50 0 L62 35 Q80 20 98 36 C120 60 60 40 79 93 L50 72 L21 93 Z M40 40 h20 v20 z"
    var shape = Self.shape({ $0.minimumCurveCount = pieces })
    try shape.load(Array(data.utf8), at: 0)
    let given = try BezierPath(svg: data).fitted(
      into: Rect2D(x: 50, y: 50, width: 200, height: 200))
    let outline = BezierPath(shape)
    #expect((outline.length() - given.length()).magnitude < 1e-6)
    var random = SplitMix(seed: 4)
    for _ in 0..<500 {
      let place = Point2D(random.unit() * 300, random.unit() * 300)
      #expect(outline.contains(place) == given.contains(place))
    }
    // Uncut it has the six pieces of the star and the three sides of the triangle.
    #expect(shape.points.count >= 3 * max(pieces, 9))
  }

  @Test("closes an open path, and is a rounded rectangle without a path or with an empty one")
  func closes() throws {
    var shape = Self.shape()
    try shape.load(Array("M0 0 H100 V100".utf8), at: 0)
    #expect(BezierPath(shape).isClosed)
    try shape.load([], at: 0)
    #expect(shape.drawnBits == Self.shape(path: nil).drawnBits)
    let bounds = try #require(BezierPath(shape).bounds)
    #expect((bounds.width - 200).magnitude < 1e-9 && (bounds.height - 200).magnitude < 1e-9)
    // The corner: 48 points, cut off at 48·(1 − √½).
    let corner = Point2D(250, 50) + Vector2D(-48, 48)
    let nearest = shape.points.reduce(0) { max($0, ($1 - corner).dx - ($1 - corner).dy) }
    #expect((nearest / 2.0.squareRoot() - 48).magnitude < 0.02)
  }

  // MARK: Touched

  @Test("a touch moves nothing at once, then it sinks where it is poked")
  func poke() {
    var shape = Self.shape()
    let rest = shape.outlinePoints
    #expect(Self.touch(&shape, .down, 245, 150, at: 1) == .undecided)
    #expect(shape.outlinePoints == rest)
    #expect(shape.state == .dragging)
    shape.advance(to: 9)
    #expect(shape.advance(to: 9) == .at(.infinity))
    // The point nearest to the finger sinks by the whole depth, the far side not at all.
    #expect((shape.outlinePoints.map(\.x).max() ?? 0) < 241)
    let ways = zip(shape.outlinePoints, rest).map { ($0 - $1).length }
    #expect((ways.reduce(0, max) - 10).magnitude < 1e-9)
    #expect((shape.outlinePoints.map(\.x).min() ?? 0) == rest.map(\.x).min())
    Self.touch(&shape, .up, 245, 150, at: 10)
    #expect(shape.state == .settling)
    var highest = 0.0
    for frame in 1...200 {
      shape.advance(to: 10 + Double(frame) / 60)
      highest = max(highest, shape.outlinePoints.map(\.x).max() ?? 0)
    }
    #expect(highest > 252, "it wobbles")
    shape.advance(to: 20)
    #expect(shape.state == .rest)
    #expect(shape.outlinePoints == rest)
    #expect(Self.events(&shape) == [.activated, .settled])
  }

  @Test("follows a finger: the nearest point all the way, the others by the falloff it documents")
  func falloff() {
    var shape = Self.shape({ $0.pokeDepth = 0 })
    let rest = shape.points
    let finger = Point2D(262, 141)
    Self.touch(&shape, .down, finger.x, finger.y, at: 1)
    Self.touch(&shape, .move, finger.x + 30, finger.y - 40, at: 1.1)
    let nearest = rest.map { ($0 - finger).length }.reduce(.infinity, min)
    for (point, old) in zip(shape.points, rest) {
      let u = ((old - finger).length - nearest) / (0.45 * 200)
      let share = u < 1 ? (1 - u * u) * (1 - u * u) : 0
      #expect((point - (old + Vector2D(30, -40) * share)).length < 1e-9)
    }
  }

  @Test("in the middle, a finger moves the whole shape")
  func middle() {
    var shape = Self.shape({ $0.pokeDepth = 0 })
    let rest = shape.points
    Self.touch(&shape, .down, 150, 150, at: 1)
    Self.touch(&shape, .move, 170, 150, at: 1.1)
    for (point, old) in zip(shape.points, rest) {
      #expect((point - (old + Vector2D(20, 0))).length < 0.02)
    }
  }

  @Test("a grab in mid-wobble keeps the offset between finger and outline")
  func grab() throws {
    var shape = Self.shape({ $0.pokeDepth = 0 })
    Self.touch(&shape, .down, 250, 150, at: 1)
    Self.touch(&shape, .move, 290, 150, at: 1.1)
    Self.touch(&shape, .up, 290, 150, at: 1.5)
    shape.advance(to: 1.55)
    let index = try #require(shape.points.indices.max { shape.points[$0].x < shape.points[$1].x })
    let place = shape.points[index]
    #expect(place.x > 255)
    #expect(Self.touch(&shape, .down, place.x, place.y, at: 1.55) == .undecided)
    #expect(shape.points[index] == place)
    for (step, x) in [5.0, 20, -10].enumerated() {
      Self.touch(&shape, .move, place.x + x, place.y + 3, at: 1.7 + Double(step) * 0.3)
      #expect((shape.points[index] - (place + Vector2D(x, 3))).length < 1e-9)
    }
  }

  @Test("a fling hands on the finger's velocity to each point by its share")
  func fling() {
    var shape = Self.shape({ $0.pokeDepth = 0 })
    Self.touch(&shape, .down, 250, 150, at: 1)
    for step in 1...10 {
      Self.touch(&shape, .move, 250 + Double(step) * 4, 150, at: 1 + Double(step) * 0.01)
    }
    Self.touch(&shape, .up, 290, 150, at: 1.1)
    let before = shape.points
    shape.advance(to: 1.1 + 1e-6)
    for (index, point) in shape.points.enumerated() {
      // 400 points a second, within the change by the spring in a microsecond.
      let velocity = (point - before[index]) * 1e6
      #expect((velocity - Vector2D(400 * shape.field.weights[index], 0)).length < 0.05)
    }
  }

  @Test("each point moves on its own spring, to the closed form")
  func springs() {
    var shape = Self.shape({ $0.pokeDepth = 0 })
    let rest = shape.points
    Self.touch(&shape, .down, 250, 150, at: 1)
    Self.touch(&shape, .move, 280, 170, at: 1.1)
    Self.touch(&shape, .up, 280, 170, at: 1.5)
    let spring = ShapeMotion.Style().spring
    for frame in 1...60 {
      let time = Double(frame) / 60
      shape.advance(to: 1.5 + time)
      for index in stride(from: 0, to: rest.count, by: 7) {
        let share = shape.field.weights[index]
        let left = spring.state(
          after: time, from: DampedSpring.State(offset: 1, velocity: 0)
        ).offset
        let expected = rest[index] + Vector2D(30, 20) * (share * left)
        #expect((shape.points[index] - expected).length < 1e-9)
      }
    }
  }

  @Test("a tap and a key activate, also on a shape that wobbles; a drag and a cancel do not")
  func activates() {
    var shape = Self.shape()
    for time in [1.0, 1.2] {
      Self.touch(&shape, .down, 200, 150, at: time)
      #expect(shape.output.progress == 1)
      Self.touch(&shape, .move, 206, 150, at: time + 0.05)
      Self.touch(&shape, .up, 206, 150, at: time + 0.1)
    }
    #expect(Self.events(&shape) == [.activated, .activated])
    Self.touch(&shape, .down, 200, 150, at: 2)
    #expect(Self.touch(&shape, .move, 240, 150, at: 2.1) == .claimed)
    #expect(shape.output.progress == 0)
    Self.touch(&shape, .up, 240, 150, at: 2.2)
    #expect(Self.events(&shape) == [])
    Self.touch(&shape, .down, 200, 150, at: 2.3)
    Self.touch(&shape, .cancel, 200, 150, at: 2.4)
    #expect(Self.events(&shape) == [], "a tap")
    Self.touch(&shape, .down, 200, 150, at: 2.5)
    Self.touch(&shape, .move, 240, 150, at: 2.6)
    Self.touch(&shape, .cancel, 240, 150, at: 2.7)
    #expect(Self.events(&shape) == [.cancelled])
    shape.advance(to: 30)
    #expect(Self.events(&shape) == [.settled])
    let rest = shape.outlinePoints
    shape.handle(.activated, at: 31)
    #expect(shape.outlinePoints == rest)
    shape.advance(to: 31.1)
    #expect(shape.outlinePoints != rest)
    #expect(Self.events(&shape) == [.activated])
    shape.perform(.disable, at: 32)
    shape.handle(.activated, at: 33)
    #expect(Self.touch(&shape, .down, 200, 150, at: 33) == .refused)
    #expect(shape.state == .rest)
  }

  @Test("a touch that misses it by more than its margin is refused")
  func misses() {
    var shape = Self.shape({ $0.touchMargin = 22 })
    #expect(Self.touch(&shape, .down, 273, 150, at: 1) == .refused)
    #expect(Self.touch(&shape, .down, 150, 150, at: 1) == .undecided)
    Self.touch(&shape, .cancel, 150, 150, at: 1)
    #expect(Self.touch(&shape, .down, 271, 150, at: 2) != .refused)
    var anywhere = Self.shape()
    #expect(Self.touch(&anywhere, .down, 1, 1, at: 1) == .undecided)
  }

  @Test("the button preset is a button to a screen reader, and an ornament is passed over")
  func accessibility() {
    var button = ShapeMotion(style: .button)
    #expect(button.output.accessibility.role == .button)
    #expect(button.output.accessibility.action.description == "press")
    button.perform(.disable, at: 0)
    #expect(button.output.accessibility.action.description == "")
    #expect(ShapeMotion(style: ShapeMotion.Style()).output.accessibility.role == .decoration)
  }

  // MARK: Under all circumstances

  @Test("a resize keeps the motion's own numbers", arguments: [true, false])
  func resize(isOwnPath: Bool) {
    var shape = Self.shape(path: isOwnPath ? Self.circle : nil)
    var other = shape
    let wide = Size2D(width: 500, height: 260)
    let rest = Self.shape(path: isOwnPath ? Self.circle : nil, size: wide).points
    let start = shape.points
    Self.touch(&shape, .down, 250, 150, at: 1)
    Self.touch(&shape, .move, 290, 150, at: 1.1)
    Self.touch(&shape, .up, 290, 150, at: 1.5)
    other = shape
    other.handle(.resized(wide), at: 1.6)
    for time in [1.6, 1.7, 1.9, 2.3] {
      shape.advance(to: time)
      other.advance(to: time)
      for index in rest.indices {
        let ways = (shape.points[index] - start[index], other.points[index] - rest[index])
        #expect((ways.0 - ways.1).length < 1e-9)
      }
    }
  }

  @Test("dragged while its frame has no room, it comes up from its poke once there is some again")
  func draggedWithoutRoom() {
    func dragged(throughNoRoom: Bool) -> ShapeMotion {
      var shape = Self.shape()
      Self.touch(&shape, .down, 250, 150, at: 1)
      shape.advance(to: 1.2)
      if throughNoRoom { shape.handle(.resized(.zero), at: 1.2) }
      Self.touch(&shape, .move, 290, 150, at: 1.3)
      if throughNoRoom { shape.handle(.resized(Self.frame), at: 1.3) }
      Self.touch(&shape, .move, 295, 150, at: 1.4)
      shape.advance(to: 9)
      return shape
    }
    let (shape, other) = (dragged(throughNoRoom: true), dragged(throughNoRoom: false))
    #expect(shape.controlPoints.count > 0)
    for index in 0..<shape.controlPoints.count {
      #expect((shape.controlPoints[index] - other.controlPoints[index]).length < 0.01)
    }
  }

  @Test("another path takes the motion over, and the constants too")
  func takesOver() throws {
    var shape = Self.shape()
    Self.touch(&shape, .down, 250, 150, at: 1)
    Self.touch(&shape, .move, 290, 150, at: 1.1)
    try shape.load(Array("M0 0 H100 V100 H0 Z".utf8), at: 1.2)
    let ways = zip(shape.points, shape.layout.outline.points).map { ($0 - $1).length }
    #expect(ways.reduce(0, max) > 30)
    Self.touch(&shape, .up, 290, 150, at: 1.3)
    var style = shape.style
    style.minimumCurveCount = 0
    shape.restyle(style, at: 1.35)
    #expect(shape.points.count == 12)
    #expect(shape.advance(to: 1.4) == .now)
    shape.advance(to: 20)
    #expect(shape.state == .rest)
  }

  @Test("under Reduce Motion it follows the finger, and everything else ends at once")
  func reduceMotion() {
    var shape = Self.shape()
    let rest = shape.outlinePoints
    shape.handle(.surroundings(Surroundings(reduceMotion: true)), at: 0)
    Self.touch(&shape, .down, 245, 150, at: 1)
    let sunk = shape.outlinePoints
    #expect(sunk != rest)
    #expect(shape.advance(to: 2) == .at(.infinity))
    #expect(shape.outlinePoints == sunk)
    Self.touch(&shape, .move, 285, 150, at: 2.1)
    #expect((shape.outlinePoints.map(\.x).max() ?? 0) > 285)
    Self.touch(&shape, .up, 285, 150, at: 2.2)
    #expect(shape.state == .rest)
    #expect(shape.outlinePoints == rest)
    shape.handle(.activated, at: 3)
    #expect(shape.advance(to: 3.1) == .never)
    var late = Self.shape()
    Self.touch(&late, .down, 250, 150, at: 1)
    Self.touch(&late, .move, 290, 150, at: 1.1)
    Self.touch(&late, .up, 290, 150, at: 1.5)
    late.handle(.surroundings(Surroundings(reduceMotion: true)), at: 1.6)
    #expect(late.outlinePoints == rest)
  }

  @Test("invalid or too long path data is refused with a message and changes nothing")
  func badContent() {
    var shape = Self.shape()
    let before = shape.drawnBits
    let many = "M0 0" + String(repeating: "L1 5L0 7", count: 150_000) + "Z"
    let subpaths = String(repeating: "M0 0h1v1z", count: 120_000)
    let bad = [
      "M0 0", "M1 2z", "M5 5 L5 5", "x", "M0 0 L1e40 0", many, subpaths, "M0 0 L 1 ",
    ]
    for data in bad {
      do throws(ContentError) {
        try shape.load(Array(data.utf8), at: 0)
        Issue.record("\(data.prefix(20)) was taken")
      } catch {
        #expect(error.reason.description.hasPrefix("expected "))
      }
      #expect(shape.drawnBits == before)
    }
  }

  @Test(
    "odd paths are drawn finitely, poked and dragged",
    arguments: [
      "M0 0 H1", "M0 0 L3e38 3e38 L-3e38 0 Z", "M0 0 L1e-300 0 L0 1e-300 Z",
      "M0 0 C0 0 0 0 0 0 Z", "M0 0 L10 0 L0 10 L10 10 Z", "M0 0 H1 Z M5 5 M7 7 L7 8",
    ])
  func oddPaths(data: String) {
    var shape = Self.shape({ $0.keepsArea = true })
    do throws(ContentError) { try shape.load(Array(data.utf8), at: 0) } catch { return }
    Self.touch(&shape, .down, 150, 150, at: 1)
    Self.touch(&shape, .move, 250, 10, at: 1.1)
    Self.touch(&shape, .up, 250, 0, at: 1.12)
    for frame in 0...60 {
      shape.advance(to: 1.12 + Double(frame) / 60)
      #expect(shape.drawnBits.allSatisfy { Double(bitPattern: $0).isFinite })
    }
  }
}

extension BezierPath {
  /// The outline of a shape as it is drawn.
  init(_ shape: ShapeMotion) {
    var drawing = Drawing()
    shape.outline(into: &drawing)
    self = drawing.paths
  }
}
