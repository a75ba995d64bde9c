import LawKit
import TestSupport
import Testing

@testable import ElasticKit

@Suite("The area of an elastic shape")
struct ShapeAreaTests {
  @Test("is known exactly: of a circle, a square and their deformations", arguments: [0, 64])
  func formula(pieces: Int) throws {
    var shape = ShapeTests.shape({ $0.minimumCurveCount = pieces })
    #expect((shape.layout.area.resting / (Double.pi * 10_000) - 1).magnitude < 0.0003)
    try shape.load(Array("M0 0 H1 V1 H0 Z".utf8), at: 0)
    #expect((shape.layout.area.resting - 40_000).magnitude < 1e-6)
    ShapeTests.touch(&shape, .down, 250, 150, at: 1)
    ShapeTests.touch(&shape, .move, 310, 120, at: 1.1)
    let exact = shape.layout.area.areas(shape.points, from: shape.layout.outline).points
    #expect((exact / ShapeTests.area(shape) - 1).magnitude < 0.002)
  }

  @Test("is kept within 1 % if the style keeps it, under any finger, fling and poke")
  func kept() {
    for seed in Chance.seeds(60) {
      var play = RandomPlay<ShapeMotion>(seed: seed | 1)
      var kept = ShapeTests.shape({
        $0.keepsArea = true
        $0.reachShare = seed % 3 == 0 ? 2 : 0.45
      })
      let resting = ShapeTests.area(kept)
      for _ in 0..<20 {
        let step = play.next()
        if case .input(.resized) = step.action { continue }
        for part in 1...3 {
          let time = play.time - 0.01 * Double(3 - part)
          kept.advance(to: time)
          #expect((ShapeTests.area(kept) / resting - 1).magnitude < 0.01, "\(Chance.again(seed))")
        }
        kept.perform(step)
        #expect((ShapeTests.area(kept) / resting - 1).magnitude < 0.01, "\(Chance.again(seed))")
      }
    }
  }

  @Test("is not kept unless the style says so", arguments: [true, false])
  func pulled(isKept: Bool) {
    var shape = ShapeTests.shape({ $0.keepsArea = isKept })
    let resting = ShapeTests.area(shape)
    ShapeTests.touch(&shape, .down, 250, 150, at: 1)
    ShapeTests.touch(&shape, .move, 340, 150, at: 1.1)
    #expect(((ShapeTests.area(shape) / resting - 1).magnitude < 0.01) == isKept)
  }

  @Test("is kept for a shape with a hole, and a figure of eight has none to keep")
  func holes() throws {
    var ring = ShapeTests.shape({ $0.keepsArea = true })
    try ring.load(Array("M0 0 H10 V10 H0 Z M3 3 V7 H7 V3 Z".utf8), at: 0)
    #expect((ring.layout.area.resting - 40_000 * 0.84).magnitude < 1e-6)
    ShapeTests.touch(&ring, .down, 250, 150, at: 1)
    ShapeTests.touch(&ring, .move, 290, 150, at: 1.1)
    let area = ring.layout.area.areas(ring.points, from: ring.layout.outline).points
    #expect((area - 40_000 * 0.84).magnitude < 1e-6)
    var eight = ShapeTests.shape({ $0.keepsArea = true })
    try eight.load(Array("M0 0 L10 10 L10 0 L0 10 Z".utf8), at: 0)
    #expect(eight.layout.area.resting == 0)
  }
}
