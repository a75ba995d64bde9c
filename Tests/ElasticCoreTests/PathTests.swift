import TestSupport
import Testing

@testable import ElasticCore

@Suite("A path")
struct PathTests {
  static let circle: BezierPath = {
    var path = BezierPath()
    path.ellipse(in: Rect2D(x: -100, y: -100, width: 200, height: 200))
    return path
  }()

  @Test("four cubics make a circle to 0.00027 of its radius")
  func circleRadius() {
    for segment in Self.circle.segments {
      for step in 0...100 {
        let radius = segment.cubic.point(at: Double(step) / 100).distance(to: .origin)
        #expect(radius > 100 - 1e-12 && radius < 100.0274)
      }
    }
    #expect(Self.circle.bounds == Rect2D(x: -100, y: -100, width: 200, height: 200))
  }

  @Test("the circle's length and area are those of its four cubics")
  func circleLength() {
    // From mpmath, to 25 digits, over the speed of the quarter circle as a formula.
    #expect(abs(Self.circle.length(tolerance: 1e-9) - 628.4066792295423) < 1e-9)
    var area = 0.0
    var last = Point2D.origin
    Self.circle.flattened(tolerance: 1e-5) { element in
      guard case .line(let p) = element else {
        if case .move(let p) = element { last = p }
        return
      }
      area += (last.x * p.y - last.y * p.x) / 2
      last = p
    }
    // Area: 4·(½ + 3/5·k − 3/20·k²) with k the handle.
    let k = 0.5522847498307936
    #expect(abs(area - 40_000 * (0.5 + 0.6 * k - 0.15 * k * k)) < 0.01)
  }

  @Test("bounds ignore control points and lone moves")
  func bounds() {
    var path = BezierPath()
    #expect(path.bounds == nil)
    #expect(path.controlBounds == nil)
    path.move(to: Point2D(-50, -50))
    #expect(path.bounds == nil)
    #expect(path.controlBounds == Rect2D(x: -50, y: -50, width: 0, height: 0))
    path.move(to: Point2D(0, 0))
    path.quad(Point2D(5, 10), to: Point2D(10, 0))
    #expect(path.bounds == Rect2D(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlBounds == Rect2D(x: -50, y: -50, width: 60, height: 60))
    path.move(to: Point2D(7, 3))
    path.close()
    path.move(to: Point2D(500, 0))
    #expect(path.bounds == Rect2D(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("bounds agree with a fine polyline's", arguments: 0..<50)
  func boundsAgree(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    var path = random.path(steps: 12)
    path.line(to: random.point())
    var polyline = BezierPath()
    path.flattened(tolerance: 1e-4) { polyline.append($0) }
    let exact = try #require(path.bounds)
    let sampled = try #require(polyline.bounds)
    #expect(abs(exact.minX - sampled.minX) < 1e-4 && abs(exact.maxX - sampled.maxX) < 1e-4)
    #expect(abs(exact.minY - sampled.minY) < 1e-4 && abs(exact.maxY - sampled.maxY) < 1e-4)
  }

  @Test("a rectangle's perimeter is walked at an even pace, corner by corner")
  func rectangle() throws {
    var path = BezierPath()
    path.rect(Rect2D(x: 10, y: 20, width: 30, height: 40))
    #expect(path.length() == 140)
    #expect(path.isClosed)
    let right = try #require(path.point(atDistance: 50))
    #expect(right == PathPosition(point: Point2D(40, 40), tangent: Vector2D(0, 1)))
    let closing = try #require(path.point(atDistance: 120))
    #expect(closing == PathPosition(point: Point2D(10, 40), tangent: Vector2D(0, -1)))
    #expect(path.point(atDistance: -3)?.point == Point2D(10, 20))
    #expect(path.point(atDistance: .nan)?.point == Point2D(10, 20))
    #expect(path.point(atDistance: 1e9)?.point == Point2D(10, 20))
    #expect(path.point(atDistance: .infinity)?.tangent == Vector2D(0, -1))
    #expect(BezierPath().point(atDistance: 0) == nil)
  }

  @Test("a position at a distance lies that far along", arguments: 0..<20)
  func positions(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    var path = BezierPath()
    path.move(to: random.point())
    for _ in 0..<4 { path.cubic(random.point(), random.point(), to: random.point()) }
    let total = path.length(tolerance: 1e-9)
    // Even steps are chords of the path: their sum is its length.
    var sum = 0.0
    var last = try #require(path.point(atDistance: 0)).point
    let count = 400
    for step in 1...count {
      let next = try #require(path.point(atDistance: total * Double(step) / Double(count)))
      let chord = next.point.distance(to: last)
      #expect(chord <= total / Double(count) + 3e-6)
      #expect(abs(next.tangent.length - 1) < 1e-14)
      sum += chord
      last = next.point
    }
    #expect(sum > total * 0.99)
  }

  @Test("an affine image has the mapped bounds, lengths and inside", arguments: 0..<20)
  func transforms(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let path = random.path(steps: 10)
    let map = Affine.rotation(random.number(-3...3)).then(.translation(Vector2D(5, -9)))
    let image = path.transformed(by: map)
    #expect(abs(image.length() - path.length()) < 1e-5)
    #expect(image.hasSameShape(as: path))
    for _ in 0..<20 {
      let p = random.point()
      #expect(image.contains(map(p)) == path.contains(p))
      #expect(image.contains(map(p), rule: .evenOdd) == path.contains(p, rule: .evenOdd))
    }
    var copied = BezierPath()
    copied.append(path.elements, by: map)
    #expect(copied == image)
  }

  @Test("fits a frame by its tight bounds, in the middle", arguments: 0..<30)
  func fits(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    var path = random.path(steps: 8)
    path.cubic(random.point(), random.point(), to: random.point())
    let frame = Rect2D(
      x: random.number(), y: random.number(), width: random.number(1...500),
      height: random.number(1...500))
    let bounds = try #require(path.fitted(into: frame).bounds)
    #expect(bounds.center.distance(to: frame.center) < 1e-9)
    #expect(bounds.width < frame.width + 1e-9 && bounds.height < frame.height + 1e-9)
    let before = try #require(path.bounds)
    let isFlatter = before.width * frame.height > before.height * frame.width
    #expect(abs(isFlatter ? bounds.width - frame.width : bounds.height - frame.height) < 1e-9)
  }

  @Test("a path without width, height or both still fits")
  func degenerateFits() {
    let frame = Rect2D(x: 0, y: 0, width: 100, height: 50)
    var line = BezierPath()
    line.move(to: Point2D(7, 3))
    line.line(to: Point2D(7, 13))
    #expect(line.fitted(into: frame).bounds == Rect2D(x: 50, y: 0, width: 0, height: 50))
    var point = BezierPath()
    point.move(to: Point2D(7, 3))
    point.close()
    #expect(point.fitted(into: frame).bounds == Rect2D(x: 50, y: 25, width: 0, height: 0))
    #expect(Self.circle.fitted(into: .zero).bounds == .zero)
    #expect(BezierPath().fitted(into: frame).isEmpty)
    for odd in [Double.nan, .infinity, -1] {
      let bad = Rect2D(x: 0, y: 0, width: odd, height: 10)
      #expect(Self.circle.fitted(into: bad) == Self.circle)
    }
  }

  @Test("blends with a path of the same shape, and with no other")
  func blends() throws {
    var random = GeometryRandom(seed: 4)
    let a = random.path(steps: 20)
    let b = a.transformed(by: .translation(Vector2D(10, 4)))
    #expect(a.blended(with: b, 0) == a)
    let half = try #require(a.blended(with: b, 0.5))
    let expected = a.transformed(by: .translation(Vector2D(5, 2)))
    for (p, q) in zip(half.segments, expected.segments) {
      #expect(p.end.distance(to: q.end) < 1e-12)
    }
    #expect(a.blended(with: Self.circle, 0.5) == nil)
    var stepwise = BezierPath()
    for (p, q) in zip(a.elements, b.elements) {
      stepwise.append(try #require(p.blended(with: q, 0.5)))
    }
    #expect(stepwise == half)
    #expect(PathElement.close.blended(with: .move(.origin), 0.5) == nil)
  }

  @Test("closed means that every drawn subpath is closed")
  func closes() throws {
    for (data, expected) in [
      ("", false), ("M0 0", false), ("M0 0L1 1", false), ("M0 0L1 1Z", true),
      ("M0 0L1 1ZM5 5", true), ("M0 0L1 1ZM5 5L6 6", false), ("M0 0L1 1M5 5L6 6Z", false),
      ("M0 0L1 1ZL2 2", false), ("M0 0Z", true), ("M0 0L5 5L0 0", false),
    ] { #expect(try BezierPath(svg: data).isClosed == expected, "\(data)") }
  }

  @Test("a run within a path answers as a path of its own", arguments: 0..<20)
  func runs(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    let first = random.path(steps: 9)
    let second = random.path(steps: 9)
    var pool = first
    let verb = pool.wholeRange.endVerb
    let point = pool.points.count
    pool.append(second.elements)
    let run = pool.elements(in: pool.range(fromVerb: verb, point: point))
    #expect(Array(run) == Array(second.elements))
    #expect(run.bounds == second.bounds)
    #expect(run.controlBounds == second.controlBounds)
    #expect(run.length() == second.length())
    #expect(run.isClosed == second.isClosed)
    #expect(run.point(atDistance: 50) == second.point(atDistance: 50))
    let p = random.point()
    #expect(run.contains(p) == second.contains(p))
    var bytes: [UInt8] = []
    run.appendSVG(to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == second.svg)
    var lines = 0
    var others = 0
    run.flattened(tolerance: 0.5) { _ in lines += 1 }
    second.flattened(tolerance: 0.5) { _ in others += 1 }
    #expect(lines == others && lines > 0)
  }

  @Test("appended at once equals appended step by step, moved or not")
  func takenAtOnce() throws {
    let path = try BezierPath(svg: "M1 2L3 4Q5 6 7 8C1 2 3 4 5 6ZM9 9h1")
    for map in [Affine.identity, Affine(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)] {
      var whole = path
      whole.append(path, by: map)
      var steps = path
      for element in path.elements { steps.append(element.transformed(by: map)) }
      #expect(whole == steps)
      var drawing = Drawing()
      drawing.append(path, by: map)
      drawing.fill(ItemID(.path), .color(.black))
      #expect(drawing.paths == path.transformed(by: map))
    }
  }
}
