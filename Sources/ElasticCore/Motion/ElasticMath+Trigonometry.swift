// Sine and cosine, together.
//
// The argument less the nearest multiple of π/2, with π/2 in four parts (Cody and Waite), then a polynomial for each.
// Beyond 2^20 nineteen bits of the multiple at a time are taken off from the top: enough to stay finite and
// deterministic, not to be accurate, since Payne and Hanek's reduction would cost a table that no motion needs.

extension ElasticMath {
  /// The sine of `x` radians; see `sinCos`.
  public static func sin(_ x: Double) -> Double { sinCos(x).sin }

  /// The cosine of `x` radians; see `sinCos`.
  public static func cos(_ x: Double) -> Double { sinCos(x).cos }

  /// The sine and cosine of `x` radians.
  ///
  /// To 1 unit in the last place for magnitudes up to 2^20. From there the error grows with `x`,
  /// and past 2^60 only the magnitude, at most 1, means anything; NaN and infinities give NaN.
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    // Here the first term is the result, and the sign of zero survives.
    if x.magnitude < 0x1p-28 { return (x, 1) }
    guard x.magnitude < .infinity else { return (.nan, .nan) }

    let (r, tail, quadrant) = remainder(x)
    let u = r * r
    let half = 0.5 * u

    // (sin r - r) / r³
    var p = 0x1.5e0af18733f9ep-33
    p = p * u - 0x1.ae600a926df9ap-26
    p = p * u + 0x1.71de37961e4dcp-19
    p = p * u - 0x1.a01a019e8357dp-13
    p = p * u + 0x1.1111111110bb1p-7
    p = p * u - 0x1.5555555555555p-3
    let sine = r + (p * (r * u) + (tail - tail * half))

    // (cos r - 1 + r²/2) / r⁴
    var q = -0x1.907d7aec5a8a3p-37
    q = q * u + 0x1.1eeb68b109cf5p-29
    q = q * u - 0x1.27e4fa17a41bfp-22
    q = q * u + 0x1.a01a019f4e867p-16
    q = q * u - 0x1.6c16c16c16966p-10
    q = q * u + 0x1.5555555555555p-5
    let first = sum(larger: 1, -half)
    let cosine = first.high + (first.low + (q * (u * u) - r * tail))

    switch quadrant & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// `x` less the nearest multiple of π/2, as a number and a correction to it, and which multiple.
  private static func remainder(_ x: Double) -> (r: Double, tail: Double, quadrant: Int32) {
    var high = x
    var low = 0.0
    // Nineteen bits of the multiple at a time, from the top; all but the last are whole turns.
    // One less than the nearest, so that the product stays below `x`, which may be the largest.
    while high.magnitude >= 0x1p20 {
      let exponent = Int32(truncatingIfNeeded: high.bitPattern >> 52 & 0x7ff) - 1023
      let unit = powerOfTwo(exponent - 18)
      let n = nearest(high * powerOfTwo(18 - exponent) * twoOverPi).value
      (high, low) = less((n < 0 ? n + 1 : n - 1) * unit, high, low)
    }
    let (n, quadrant) = nearest(high * twoOverPi)
    (high, low) = less(n, high, low)
    return (high, low, quadrant)
  }

  /// `high + low` less `n` times π/2, which is here in parts of 33, 33, 33 and 53 bits, so that
  /// the first three products are exact for every `n` of at most 20 significant bits.
  @inline(__always)
  private static func less(
    _ n: Double, _ high: Double, _ low: Double
  ) -> (high: Double, low: Double) {
    let first = high - n * 0x1.921fb544p0
    let second = sum(first, -(n * 0x1.0b4611a6p-34))
    let third = sum(second.high, -(n * 0x1.3198a2ep-69))
    let rest = (second.low + third.low) + (low - n * 0x1.b839a252049c1p-104)
    return sum(third.high, rest)
  }

  private static var twoOverPi: Double { 0x1.45f306dc9c883p-1 }
}
