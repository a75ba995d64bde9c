import ElasticCore
import TestSupport
import Testing

@Suite("Shapes written into a path")
struct PathShapeTests {
  @Test(
    "a circle from any point is the unit circle, turned, moved and made larger, to the bit",
    arguments: [(3.0, 4.0), (-0.7, 12.25), (0.001, -5), (-100, -1e-9), (12, 0)])
  func circle(x: Double, y: Double) {
    var path = BezierPath()
    path.circle(about: Point2D(17, -3.5), from: Vector2D(x, y))
    var moved = BezierPath()
    moved.append(.circle, by: Affine(a: x, b: y, c: -y, d: x, tx: 17, ty: -3.5))
    #expect(path == moved)
  }

  @Test(
    "an arc stays on its circle and ends at its end angle",
    arguments: [0.1, 1, 1.5707963267948966, 2, 3.5, 6, 6.283185307179586, -0.5, -4])
  func arcs(sweep: Double) throws {
    let center = Point2D(30, -20)
    for angle in [0.0, 0.7, -2, 3] {
      var path = BezierPath()
      path.arc(center: center, radius: 50, from: angle, sweep: sweep)
      var count = 0
      for segment in path.segments {
        count += 1
        for step in 0...20 {
          let radius = segment.cubic.point(at: Double(step) / 20).distance(to: center)
          #expect(abs(radius - 50) < 50 * 0.000275)
        }
      }
      #expect(count == Int((abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)))
      let (sine, cosine) = ElasticMath.sinCos(angle + sweep)
      let end = Point2D(center.x + 50 * cosine, center.y + 50 * sine)
      let position = try #require(path.point(atDistance: .infinity))
      #expect(position.point.distance(to: end) < 1e-12)
      let way = Vector2D(-sine, cosine) * (sweep < 0 ? -1 : 1)
      #expect((position.tangent - way).length < 1e-9)
      #expect(abs(path.length() - 50 * abs(sweep)) < 50 * abs(sweep) * 0.0003)
    }
  }

  @Test("an arc can start with a line; senseless numbers draw nothing")
  func arcEdges() {
    var pie = BezierPath()
    pie.move(to: .origin)
    pie.arc(center: .origin, radius: 10, from: 0, sweep: Double.pi / 2, joined: true)
    pie.close()
    #expect(pie.contains(Point2D(5, 5)))
    #expect(!pie.contains(Point2D(5, -5)))
    var whole = BezierPath()
    whole.arc(center: .origin, radius: 10, from: 0, sweep: 1e9)
    #expect(abs(whole.length() - 62.84067) < 1e-4)
    for odd in [Double.nan, .infinity, -.infinity] {
      var nothing = BezierPath()
      nothing.arc(center: .origin, radius: odd, from: 0, sweep: 1)
      nothing.arc(center: .origin, radius: 1, from: odd, sweep: 1)
      nothing.arc(center: .origin, radius: 1, from: 0, sweep: odd)
      nothing.arc(center: Point2D(odd, 0), radius: 1, from: 0, sweep: 1)
      #expect(nothing.isEmpty)
    }
  }

  @Test("an ellipse touches all sides of its rectangle and turns clockwise")
  func ellipses() {
    var path = BezierPath()
    let frame = Rect2D(x: 10, y: 20, width: 30, height: 80)
    path.ellipse(in: frame)
    #expect(path.bounds == frame)
    #expect(path.isClosed)
    #expect(path.point(atDistance: 0)?.tangent == Vector2D(0, 1))
  }

  @Test("chords stay within the tolerance", arguments: [1, 0.1, 0.001])
  func flattening(tolerance: Double) {
    var random = GeometryRandom(seed: 9)
    for _ in 0..<20 {
      let curve = random.curve()
      var path = BezierPath()
      path.move(to: curve.start)
      path.cubic(curve.control1, curve.control2, to: curve.end)
      var points: [Point2D] = []
      path.flattened(tolerance: tolerance) { element in
        if case .line(let p) = element { points.append(p) }
      }
      #expect(points.last == curve.end)
      // Between two chord ends, the curve is nowhere further off than the tolerance.
      var worst = 0.0
      var last = curve.start
      for (index, point) in points.enumerated() {
        for step in 1..<8 {
          let t = (Double(index) + Double(step) / 8) / Double(points.count)
          let p = curve.point(at: t)
          let chord = point - last
          let length = max(chord.length, 1e-300)
          let across = abs(chord.dx * (p.y - last.y) - chord.dy * (p.x - last.x)) / length
          worst = max(worst, across)
        }
        last = point
      }
      #expect(worst <= tolerance * 1.000001 + 1e-9)
    }
  }

  @Test("a senseless tolerance gives a bounded number of chords", arguments: [0, -1, Double.nan])
  func boundedFlattening(tolerance: Double) {
    var lines = 0
    PathTests.circle.flattened(tolerance: tolerance) { element in
      if case .line = element { lines += 1 }
    }
    #expect(lines == 4 * 4096)
  }
}
