@_spi(Pages) import ElasticCore
import TestSupport
import Testing

@Suite("The part of a filled path within a half-plane")
struct PathCuttingTests {
  private func cut(_ path: BezierPath, _ half: HalfPlane) -> BezierPath {
    var cut = BezierPath()
    cut.append(path.elements, within: half)
    return cut
  }

  private func halves(_ x: Double, _ y: Double) -> [(HalfPlane, depth: (Point2D) -> Double)] {
    [
      (.right(of: x), { $0.x - x }), (.left(of: x), { x - $0.x }), (.below(y), { $0.y - y }),
      (.above(y), { y - $0.y }),
    ]
  }

  @Test("is filled as before within, and not beyond, by both rules", arguments: 0..<60)
  func fills(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let path = random.path(steps: 14)
    for (half, depth) in halves(random.number(-60...60), random.number(-60...60)) {
      let cut = cut(path, half)
      for segment in cut.segments {
        for step in 0...50 {
          #expect(depth(segment.cubic.point(at: Double(step) / 50)) > -1e-5)
        }
      }
      for _ in 0..<40 {
        let p = random.point()
        guard depth(p).magnitude > 1e-3 else { continue }
        for rule in [FillRule.nonZero, .evenOdd] {
          #expect(
            cut.contains(p, rule: rule) == (depth(p) > 0 && path.contains(p, rule: rule)),
            "\(half) \(p) \(path.svg)")
        }
      }
    }
  }

  @Test("keeps the part within to the bit, and nothing beyond")
  func whole() {
    var random = GeometryRandom(seed: 9)
    let curve = random.curve()
    var path = BezierPath()
    path.move(to: curve.start)
    path.cubic(curve.control1, curve.control2, to: curve.end)
    var closed = path
    path.close()
    closed.line(to: curve.start)
    for (half, _) in halves(-100, -100) where path.elements.isWithin(half) {
      #expect(cut(path, half) == closed)
    }
    #expect(path.elements.isWithin(.right(of: -100)) && path.elements.isWithin(.above(100)))
    #expect(!path.elements.isWithin(.left(of: -100)) && !path.elements.isWithin(.below(100)))
    #expect(cut(path, .left(of: -100)).isEmpty)
    #expect(cut(path, .below(100)).isEmpty)
  }

  @Test("goes along the edge where it was beyond, and stays straight where it was")
  func edges() throws {
    let path = try BezierPath(svg: "M0 0H20V10H0Z M30 0H50V10H30Z")
    #expect(cut(path, .left(of: 5)).svg == "M 0 0 L 5 0 L 5 10 L 0 10 L 0 0")
    #expect(
      cut(path, .right(of: 10)).svg
        == "M 10 0 L 20 0 L 20 10 L 10 10 M 30 0 L 50 0 L 50 10 L 30 10 L 30 0")
  }

  @Test("terminates with NaN and infinities")
  func noNumbers() {
    for odd in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
      for place in 0..<4 {
        var points = [Point2D(-1, -1), Point2D(2, 2), Point2D(3, -3), Point2D(1, 1)]
        points[place] = Point2D(odd, odd)
        var path = BezierPath()
        path.move(to: points[0])
        path.cubic(points[1], points[2], to: points[3])
        for (half, _) in halves(0, 0) { #expect(cut(path, half).pointCount < 20) }
      }
    }
  }
}
