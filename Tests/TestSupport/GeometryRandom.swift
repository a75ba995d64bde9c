import ElasticCore

/// A seeded sequence (SplitMix64), so that a failing case can be run again.
package struct GeometryRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func number(_ range: ClosedRange<Double> = -100...100) -> Double {
    Double.random(in: range, using: &self)
  }

  package mutating func point() -> Point2D { Point2D(number(), number()) }

  package mutating func curve() -> CubicBezier { CubicBezier(point(), point(), point(), point()) }

  package mutating func path(steps: Int) -> BezierPath {
    var path = BezierPath()
    path.move(to: point())
    for _ in 0..<steps {
      switch Int.random(in: 0..<9, using: &self) {
      case 0: path.move(to: point())
      case 1, 2: path.line(to: point())
      case 3, 4: path.quad(point(), to: point())
      case 5, 6, 7: path.cubic(point(), point(), to: point())
      default: path.close()
      }
    }
    return path
  }
}

extension Point2D {
  package func distance(to other: Point2D) -> Double { (self - other).length }
}
