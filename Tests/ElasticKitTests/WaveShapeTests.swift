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
  private let frame = EdgeFrame(
    edge: .top, direction: .leftToRight, size: Size2D(width: 375, height: 667))

  private func curves(crest: Double, wave: Double = 60) -> [CubicBezier] {
    var path = BezierPath()
    WaveShape(base: 40, wave: wave, crest: crest, length: 375, profile: .smooth)
      .outline(into: &path, frame: frame)
    return path.segments.compactMap { if case .cubic(let curve) = $0 { curve } else { nil } }
  }

  @Test("is tangent-continuous at both joints", arguments: [0.0, 60, 187.5, 300, 375])
  func joints(crest: Double) throws {
    let curves = curves(crest: crest)
    try #require(curves.count == 3)
    for (before, after) in zip(curves, curves.dropFirst()) {
      let (a, b) = (before.derivative(at: 1), after.derivative(at: 0))
      #expect((a.dx * b.dy - a.dy * b.dx).magnitude < 1e-9 * a.length * b.length)
      #expect(a.dx * b.dx + a.dy * b.dy > 0)
    }
  }

  @Test(
    "has its apex exactly under the finger, at exactly the wave", arguments: [0.0, 60, 187.5, 375])
  func apex(crest: Double) {
    for wave in [60.0, -30] {
      let middle = curves(crest: crest, wave: wave)[1]
      let apex = middle.point(at: 0.5)
      #expect((apex.x - crest).magnitude < 1e-12)
      #expect((apex.y - 40 - wave).magnitude < 1e-12)
      #expect(middle.derivative(at: 0.5).dy.magnitude < 1e-12)
      for step in 0...100 {
        #expect((middle.point(at: Double(step) / 100).y - 40).magnitude <= wave.magnitude + 1e-12)
      }
    }
  }

  @Test("is the mirror image of the opposite finger's", arguments: [10.0, 100, 200])
  func mirrored(crest: Double) {
    let mirrored = curves(crest: 375 - crest).reversed()
    for (curve, other) in zip(curves(crest: crest), mirrored) {
      for step in 0...20 {
        let p = curve.point(at: Double(step) / 20)
        let q = other.point(at: 1 - Double(step) / 20)
        #expect((Point2D(375 - q.x, q.y) - p).length < 1e-9)
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
