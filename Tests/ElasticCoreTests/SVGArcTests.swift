import ElasticCore
import TestSupport
import Testing

/// The parametric ellipse that SVG's implementation notes describe, worked out with angles, which
/// the code under test never forms.
private struct Ellipse {
  var center: Point2D
  var radiusX: Double
  var radiusY: Double
  var tilt: Double
  var start: Double
  var sweep: Double

  init(
    from p: Point2D, to q: Point2D, radiusX: Double, radiusY: Double, degrees: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    tilt = degrees * Double.pi / 180
    let (sine, cosine) = ElasticMath.sinCos(tilt)
    let half = (p - q) * 0.5
    let x = cosine * half.dx + sine * half.dy
    let y = cosine * half.dy - sine * half.dx
    let excess = (x * x) / (radiusX * radiusX) + (y * y) / (radiusY * radiusY)
    let growth = max(1, excess.squareRoot())
    self.radiusX = radiusX * growth
    self.radiusY = radiusY * growth
    let rx = self.radiusX
    let ry = self.radiusY
    let top = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let bottom = rx * rx * y * y + ry * ry * x * x
    let factor = max(0, top / bottom).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let cx = factor * rx * y / ry
    let cy = -factor * ry * x / rx
    center = Point2D(
      cosine * cx - sine * cy + (p.x + q.x) / 2, sine * cx + cosine * cy + (p.y + q.y) / 2)
    start = ElasticMath.atan2((y - cy) / ry, (x - cx) / rx)
    let end = ElasticMath.atan2((-y - cy) / ry, (-x - cx) / rx)
    sweep = end - start
    if isClockwise, sweep < 0 { sweep += 2 * Double.pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * Double.pi }
  }

  /// The distance from the centre in radii: 1 on the ellipse.
  func scale(of p: Point2D) -> Double {
    let (sine, cosine) = ElasticMath.sinCos(tilt)
    let v = p - center
    return Vector2D(
      (cosine * v.dx + sine * v.dy) / radiusX, (cosine * v.dy - sine * v.dx) / radiusY
    ).length
  }

  func point(at fraction: Double) -> Point2D {
    let (sine, cosine) = ElasticMath.sinCos(start + sweep * fraction)
    let (tiltSine, tiltCosine) = ElasticMath.sinCos(tilt)
    return Point2D(
      center.x + tiltCosine * radiusX * cosine - tiltSine * radiusY * sine,
      center.y + tiltSine * radiusX * cosine + tiltCosine * radiusY * sine)
  }
}

@Suite("SVG arcs")
struct SVGArcTests {
  @Test("run along the parametric ellipse, all four ways round", arguments: 0..<200)
  func ellipses(seed: UInt64) throws {
    var random = GeometryRandom(seed: seed)
    let p = random.point()
    let q = random.point()
    let radiusX = random.number(5...300)
    let radiusY = random.number(5...300)
    let degrees = random.number(-400...400)
    for (isLarge, isClockwise) in [(false, false), (false, true), (true, false), (true, true)] {
      let data =
        "M\(p.x) \(p.y)A\(radiusX) \(radiusY) \(degrees) "
        + "\(isLarge ? 1 : 0)\(isClockwise ? 1 : 0)\(q.x),\(q.y)"
      let segments = Array(try BezierPath(svg: data).segments)
      let ellipse = Ellipse(
        from: p, to: q, radiusX: radiusX, radiusY: radiusY, degrees: degrees, isLarge: isLarge,
        isClockwise: isClockwise)
      // Halved until no piece is longer than a quarter. Radii that are too small grow until the arc is a half turn, and
      // rounding decides on which side of it.
      let quarters = ellipse.sweep.magnitude / (Double.pi / 2)
      let expected = quarters <= 1 ? 1 : quarters <= 2 ? 2 : 4
      let isHalf = (quarters - 2).magnitude < 1e-6
      #expect(isHalf ? [2, 4].contains(segments.count) : segments.count == expected)
      #expect(segments.last?.end == q)
      let size = max(ellipse.radiusX, ellipse.radiusY)
      for (index, segment) in segments.enumerated() {
        // Joints and middles of the pieces lie on the ellipse, at even angles.
        for step in 0...2 {
          let fraction = (Double(index) + Double(step) / 2) / Double(segments.count)
          let distance = segment.cubic.point(at: Double(step) / 2)
            .distance(to: ellipse.point(at: fraction))
          #expect(distance < 1e-7 * size, "\(data)")
        }
        for step in 0...10 {
          let p = segment.cubic.point(at: Double(step) / 10)
          #expect(abs(ellipse.scale(of: p) - 1) < 0.000274, "\(data)")
        }
      }
    }
  }

  @Test(
    "arcs larger than any view are as long as they are round", arguments: [1.1e4, 1e5, 1e6, 1e9])
  func lengths(radius: Double) throws {
    for degrees in [20.0, 90, 90.1, 179, 271] {
      let end = ElasticMath.sinCos(degrees * Double.pi / 180)
      let data =
        "M\(radius) 0A\(radius) \(radius) 0 \(degrees > 180 ? 1 : 0) 1 "
        + "\(radius * end.cos) \(radius * end.sin)"
      let path = try BezierPath(svg: data)
      // A hundredth of a point, and the rounding error of the largest coordinates.
      let length = path.length(tolerance: 1e-4)
      let error = (length - radius * degrees * Double.pi / 180).magnitude
      #expect(error < 0.011 + 1e-12 * radius, "\(data)")
      #expect(Array(path.segments).count <= 256)
    }
  }

  @Test("an arc farther than any component reaches has no more pieces for its distance")
  func farthest() throws {
    func count(_ radius: Double, _ degrees: Double) throws -> Int {
      let end = ElasticMath.sinCos(degrees * Double.pi / 180)
      let path = try BezierPath(
        svg: "M\(radius) 0A\(radius) \(radius) 0 \(degrees > 180 ? 1 : 0) 1 "
          + "\(radius * end.cos) \(radius * end.sin)")
      return path.segments.reduce(0) { count, _ in count + 1 }
    }
    for degrees in [20.0, 90, 179, 271, 359] {
      let reached = try count(1e9, degrees)
      #expect(reached <= 128)
      for radius in [1e10, 1e13, 1e15, 1e20, 1e38] {
        #expect(try count(radius, degrees) == reached, "\(degrees)° of \(radius) points")
      }
    }
    // The radii grow to half of the distance.
    let grown = try BezierPath(svg: "M.5-522202244224444414444v16-452A5 4 30 1 0 1 920")
    #expect(grown.segments.reduce(0) { count, _ in count + 1 } <= 66)
  }

  @Test("radii too small grow until the ends can be reached: half an ellipse")
  func growth() throws {
    let path = try BezierPath(svg: "M0 0A1 2 0 0 1 10 0")
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.minY + 10) < 1e-12 && abs(bounds.width - 10) < 1e-12)
    #expect(try BezierPath(svg: "M0 0A-1-2 0 0 1 10 0") == path)
  }

  @Test("flags without separators are read separately")
  func gluedFlags() throws {
    let plain = try BezierPath(svg: "M0 0a1 1 0 0 1 10 10")
    for data in ["M0 0a1 1 0 0110 10", "M0 0a1 1 0 01 10,10", "M0 0a1,1,0,0,110,10"] {
      #expect(try BezierPath(svg: data) == plain)
    }
    let twice = try BezierPath(svg: "M0 0a1 1 0 0110 10 1 1 0 0110 10")
    #expect(Array(twice.segments).last?.end == Point2D(20, 20))
  }

  @Test("quarter turns of the tilt swap the radii exactly")
  func tilts() throws {
    let upright = try BezierPath(svg: "M0 0A30 20 0 0 1 10 5")
    for degrees in [180, 360, -180, 3600] {
      let path = try BezierPath(svg: "M0 0A30 20 \(degrees) 0 1 10 5")
      for (a, b) in zip(path.segments, upright.segments) {
        #expect(a.cubic.control1.distance(to: b.cubic.control1) < 1e-13)
        #expect(a.cubic.control2.distance(to: b.cubic.control2) < 1e-13)
      }
    }
    let swapped = try BezierPath(svg: "M0 0A20 30 90 0 1 10 5")
    let other = try BezierPath(svg: "M0 0A20 30-90 0 1 10 5")
    for (a, b) in zip(swapped.segments, upright.segments) {
      #expect(a.cubic.control1.distance(to: b.cubic.control1) < 1e-13)
    }
    for (a, b) in zip(other.segments, upright.segments) {
      #expect(a.cubic.control1.distance(to: b.cubic.control1) < 1e-13)
    }
  }

  @Test("an arc flat beyond the digits is its chord", arguments: ["1e9", "1e20", "1e38"])
  func flatArcs(radius: String) throws {
    let path = try BezierPath(svg: "M0 0A\(radius) \(radius) 0 0 1 10 0")
    #expect(abs(path.length(tolerance: 1e-9) - 10) < 1e-6)
    let bounds = try #require(path.bounds)
    #expect(bounds.height < 1e-6)
    let whole = try BezierPath(svg: "M0 0A5 5 0 1 1 1e-9 0")
    #expect(abs(whole.length(tolerance: 1e-6) - 10 * Double.pi) < 0.01)
  }
}
