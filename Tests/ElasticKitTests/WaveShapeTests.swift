import ElasticKit
import Testing

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
