import Testing

@testable import ElasticKit

@Suite("The wave's control points")
struct WaveShapeTests {
  private func points(_ shape: WaveShape) -> [[Double]] {
    (0..<WaveShape.controlPointCount).map { [shape.controlPoint($0).x, shape.controlPoint($0).y] }
  }

  private func isClose(_ a: [[Double]], _ b: [[Double]]) -> Bool {
    zip(a, b).allSatisfy { zip($0, $1).allSatisfy { ($0 - $1).magnitude < 1e-12 } }
  }

  @Test("are the originals' for a finger left of the middle")
  func leftOfMiddle() {
    let shape = WaveShape(base: 82, wave: 48, crest: 100, length: 375, profile: .classic)
    #expect(
      isClose(
        points(shape),
        [
          [-24.5, 82], [30.28, 82], [63.895, 112.72], [100, 147.28], [179.75, 112.72], [254, 82],
          [375, 82],
        ]))
  }

  @Test("run ahead on the right for a finger right of the middle")
  func rightOfMiddle() {
    let shape = WaveShape(base: 82, wave: 48, crest: 300, length: 414, profile: .classic)
    #expect(shape.l3.x == 0)
    #expect((shape.r3.x - 440.04).magnitude < 1e-12)
  }
}

@Suite("The smooth profile")
struct SmoothProfileTests {
  private static let length = 375.0
  /// All over the view, near its ends, and beyond them.
  static let crests = [-200.0, -53, -1, 0, 1, 10, 60, 100, 187.5, 200, 300, 374, 375, 376, 500]
  static let waves = [100.0, 60, 0.001, 0, -0.001, -30]

  private let frame = EdgeFrame(
    edge: .top, direction: .leftToRight, size: Size2D(width: length, height: 667))

  private func shape(crest: Double, wave: Double) -> WaveShape {
    WaveShape(base: 40, wave: wave, crest: crest, length: Self.length, profile: .smooth)
  }

  private func curves(crest: Double, wave: Double) -> [CubicBezier] {
    var path = BezierPath()
    shape(crest: crest, wave: wave).outline(into: &path, frame: frame)
    return path.segments.compactMap { if case .cubic(let curve) = $0 { curve } else { nil } }
  }

  /// The curvature at one of a curve's ends, from its control points: 2/3 of the next but one's
  /// distance from the tangent, over the handle's length squared. Negative where it bends to the left.
  private func curvature(at end: Point2D, _ handle: Point2D, _ far: Point2D) -> Double {
    let (a, b) = (handle - end, far - handle)
    return 2.0 / 3 * (a.dx * b.dy - a.dy * b.dx) / (a.length * a.length * a.length)
  }

  @Test("is two cubics, its control points in the order of their names", arguments: crests)
  func twoCubics(crest: Double) throws {
    let curves = curves(crest: crest, wave: 60)
    try #require(curves.count == 2)
    let shape = shape(crest: crest, wave: 60)
    #expect(curves[0] == CubicBezier(shape.l3, shape.l2, shape.l1, shape.c))
    #expect(curves[1] == CubicBezier(shape.c, shape.r1, shape.r2, shape.r3))
  }

  @Test("lies exactly under the finger at exactly the wave, and is level there", arguments: crests)
  func crest(_ crest: Double) {
    for wave in Self.waves {
      let curves = curves(crest: crest, wave: wave)
      #expect(curves[0].end == Point2D(crest, 40 + wave))
      #expect(curves[1].start == Point2D(crest, 40 + wave))
      for curve in [(curves[0], 1.0), (curves[1], 0.0)] {
        let tangent = curve.0.derivative(at: curve.1)
        #expect(tangent.dx > 1)
        #expect(tangent.dy == 0)
      }
      for curve in curves {
        for step in 0...100 {
          let depth = curve.point(at: Double(step) / 100).y - 40
          #expect(depth.magnitude <= wave.magnitude + 1e-12)
          #expect(depth * wave >= -1e-12)
        }
      }
    }
  }

  @Test("bends equally on both sides of the crest", arguments: crests)
  func curvature(crest: Double) {
    for wave in Self.waves {
      let (left, right) = (curves(crest: crest, wave: wave)[0], curves(crest: crest, wave: wave)[1])
      let before = -curvature(at: left.end, left.control2, left.control1)
      let after = curvature(at: right.start, right.control1, right.control2)
      #expect((before - after).magnitude < 1e-9)
      #expect((after + 2.0 / 3 * wave / 52.5 / 52.5).magnitude < 1e-9)
    }
  }

  @Test("leaves the straight edge along it at both feet, and never turns back", arguments: crests)
  func feet(crest: Double) {
    for wave in Self.waves {
      let curves = curves(crest: crest, wave: wave)
      for (curve, end) in [(curves[0], 0.0), (curves[1], 1.0)] {
        #expect(curve.point(at: end).y == 40)
        #expect(curve.derivative(at: end).dy == 0)
        #expect(curve.derivative(at: end).dx > 1)
        for step in 0...100 { #expect(curve.derivative(at: Double(step) / 100).dx > 0) }
      }
      #expect(curves[0].start.x <= 0)
      #expect(curves[1].end.x >= Self.length)
    }
  }

  @Test("is the mirror image of the opposite finger's", arguments: crests)
  func mirrored(crest: Double) {
    for wave in Self.waves {
      let mirrored = curves(crest: Self.length - crest, wave: wave).reversed()
      for (curve, other) in zip(curves(crest: crest, wave: wave), mirrored) {
        for step in 0...20 {
          let p = curve.point(at: Double(step) / 20)
          let q = other.point(at: 1 - Double(step) / 20)
          #expect((Point2D(Self.length - q.x, q.y) - p).length < 1e-9)
        }
      }
    }
  }

  @Test("moves no place further than its crest went", arguments: crests, [0.5, 30, -250])
  func displacement(crest: Double, way: Double) {
    for wave in Self.waves {
      let pairs = zip(curves(crest: crest, wave: wave), curves(crest: crest + way, wave: wave))
      for (before, after) in pairs {
        for step in 0...50 {
          let moved = after.point(at: Double(step) / 50) - before.point(at: Double(step) / 50)
          #expect(moved.length <= way.magnitude + 1e-9)
        }
      }
    }
  }
}

@Suite("The classic profile")
struct ClassicProfileTests {
  @Test("has its lowest point at 0.96 of the wave, a third along its middle curve")
  func lowest() {
    let frame = EdgeFrame(
      edge: .top, direction: .leftToRight, size: Size2D(width: 375, height: 667))
    let shape = WaveShape(base: 82, wave: 48, crest: 100, length: 375, profile: .classic)
    var path = BezierPath()
    shape.outline(into: &path, frame: frame)
    #expect(((path.bounds?.maxY ?? 0) - (82 + 0.96 * 48)).magnitude < 1e-9)
    let cubics = path.segments.compactMap {
      if case .cubic(let curve) = $0 { curve } else { nil }
    }
    let x = 0.838889 * 100 + 0.085926 * -24.5 + 0.075185 * 375
    #expect((cubics[1].point(at: 1.0 / 3).x - x).magnitude < 1e-3)
  }
}
