import ElasticCore
import Foundation
import TestSupport
import Testing

/// Against the system's mathematics library; the proof to one unit in the last place is the
/// independent check with mpmath.
@Suite struct MathTests {
  /// How many doubles apart two results are, allowing both libraries one each.
  private func isClose(_ ours: Double, _ theirs: Double) -> Bool {
    (ours.isNaN && theirs.isNaN) || ours == theirs || (ours - theirs).magnitude <= 2 * theirs.ulp
  }

  @Test("exp is the system's within two units")
  func exponential() {
    var random = SplitMix(seed: 1)
    for _ in 0..<20_000 {
      let x = random.unit() * 1454 - 745
      #expect(isClose(ElasticMath.exp(x), exp(x)), "\(x)")
    }
    #expect(ElasticMath.exp(0) == 1)
    #expect(ElasticMath.exp(710) == .infinity)
    #expect(ElasticMath.exp(-746) == 0)
    #expect(ElasticMath.exp(-.infinity) == 0)
    #expect(ElasticMath.exp(.nan).isNaN)
  }

  @Test("log is the system's within two units, for every positive number")
  func logarithm() {
    var random = SplitMix(seed: 2)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: random.next() % 0x7ff0_0000_0000_0000)
      #expect(isClose(ElasticMath.log(x), log(x)), "\(x)")
      let near = 0.5 + 1.5 * random.unit()
      #expect(isClose(ElasticMath.log(near), log(near)), "\(near)")
    }
    #expect(ElasticMath.log(1).bitPattern == 0)
    #expect(ElasticMath.log(0) == -.infinity)
    #expect(ElasticMath.log(-1).isNaN)
    #expect(ElasticMath.log(.infinity) == .infinity)
  }

  @Test("sine and cosine are the system's within two units up to 2^20")
  func trigonometry() {
    var random = SplitMix(seed: 3)
    for index in 0..<20_000 {
      let x = (random.unit() - 0.5) * (index % 2 == 0 ? 2_097_152 : 8)
      let (sine, cosine) = ElasticMath.sinCos(x)
      #expect(isClose(sine, sin(x)), "\(x)")
      #expect(isClose(cosine, cos(x)), "\(x)")
    }
    #expect(ElasticMath.sin(-0.0).sign == .minus)
    #expect(ElasticMath.sin(.infinity).isNaN)
    #expect(ElasticMath.cos(.nan).isNaN)
  }

  @Test("any number has a sine and a cosine of at most 1")
  func hugeAngles() {
    var random = SplitMix(seed: 4)
    for _ in 0..<20_000 {
      let x = Double(bitPattern: random.next())
      guard x.isFinite else { continue }
      let (sine, cosine) = ElasticMath.sinCos(x)
      #expect(sine.magnitude <= 1 && cosine.magnitude <= 1, "\(x)")
    }
  }

  @Test("atan2 is the system's within two units, with all its special cases")
  func arcTangent() {
    var random = SplitMix(seed: 5)
    for _ in 0..<20_000 {
      let (y, x) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      #expect(isClose(ElasticMath.atan2(y, x), atan2(y, x)), "\(y) \(x)")
      let (near, far) = (random.unit() - 0.5, random.unit() - 0.5)
      #expect(isClose(ElasticMath.atan2(near, far), atan2(near, far)), "\(near) \(far)")
    }
    let special = [0, 1, Double.leastNonzeroMagnitude, 1e308, .infinity].flatMap { [$0, -$0] }
    for y in special {
      for x in special {
        #expect(ElasticMath.atan2(y, x) == atan2(y, x))
        #expect(ElasticMath.atan2(y, x).sign == atan2(y, x).sign)
      }
    }
  }

  @Test("floor and round are the standard library's, to the bit")
  func wholeNumbers() {
    var random = SplitMix(seed: 6)
    var values = [0, 0.5, 1.5, 2.5, 0.49999999999999994, 0x1p51 - 0.5, 0x1p52 - 0.5, 0x1p52 + 1]
    values += [
      4_503_599_627_370_495.5, 1e300, .infinity, .leastNonzeroMagnitude, 0.99999999999999989,
    ]
    for _ in 0..<10_000 { values.append(Double(bitPattern: random.next())) }
    for _ in 0..<10_000 { values.append(random.unit() * 100) }
    for value in values.flatMap({ [$0, -$0] }) where !value.isNaN {
      #expect(ElasticMath.floor(value).bitPattern == value.rounded(.down).bitPattern, "\(value)")
      #expect(ElasticMath.round(value).bitPattern == value.rounded().bitPattern, "\(value)")
    }
    #expect(ElasticMath.floor(.nan).isNaN)
    #expect(ElasticMath.round(.nan).isNaN)
  }
}
