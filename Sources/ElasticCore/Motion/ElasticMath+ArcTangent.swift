// The arc tangent of two arguments.
//
// The quotient is folded into 0…1, then reduced by the addition theorem, from 0, atan ½ or π/4, to an angle whose
// tangent is under a quarter, then put into a polynomial of degree 19. The steps that would round carry their
// remainders (Dekker's product, 1971), which leaves an error within one unit in the last place.

extension ElasticMath {
  /// The angle of the place (`x`, `y`), in radians from -π to π, to 1 unit in the last place.
  ///
  /// Zeros count as sides of the axis and infinities as corners, as IEEE 754 has it: (-0, -1)
  /// gives -π, (0, 0) gives 0, (-0, -0) gives -π, (∞, ∞) gives π/4, (∞, -∞) gives 3π/4.
  /// NaN in either gives NaN.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    guard x == x, y == y else { return .nan }
    var across = x.magnitude
    var up = y.magnitude
    if across == .infinity, up == .infinity {
      across = 1
      up = 1
    }

    // The angle is a base, exact to 106 bits, plus or minus that of a point at most 45° up.
    let isSteep = up > across
    let isLeft = x.sign == .minus
    let base: (high: Double, low: Double) =
      isSteep ? (halfPi, halfPiRest) : isLeft ? (2 * halfPi, 2 * halfPiRest) : (0, 0)
    let angle = firstOctant(
      isSteep ? across : up, isSteep ? up : across, base, subtracting: isSteep != isLeft)
    return y.sign == .minus ? -angle : angle
  }

  /// `base` plus or minus atan(`b` / `a`), for 0 ≤ `b` ≤ `a`.
  private static func firstOctant(
    _ b: Double, _ a: Double, _ base: (high: Double, low: Double), subtracting: Bool
  ) -> Double {
    let sign: Double = subtracting ? -1 : 1
    // So flat that the tangent is the angle. The product cannot overflow where it decides: it is
    // compared with `a` only.
    if b * 0x1p28 <= a {
      let flat = a == 0 ? 0 : b / a
      return base.high == 0 ? flat : base.high + (base.low + sign * flat)
    }

    // To magnitudes where nothing over- or underflows: `a` from 2 to 4. By powers of
    // two, so exactly.
    let lift: Double = a < 0x1p-900 ? 0x1p200 : 1
    let pattern = (a * lift).bitPattern >> 52
    let scale = powerOfTwo(1024 - Int32(truncatingIfNeeded: pattern))
    let (b, a) = (b * lift * scale, a * lift * scale)

    // From the nearest of 0, atan ½ and π/4: atan(b/a) = that + atan of what the tangents' rule
    // leaves. Its numerator is exact, its denominator and the quotient carry their remainders.
    let known: (high: Double, low: Double)
    let numerator: Double
    let denominator: (high: Double, low: Double)
    if b < 0.25 * a {
      (known, numerator, denominator) = ((0, 0), b, (a, 0))
    } else if b < 0.75 * a {
      known = (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56)
      (numerator, denominator) = (b - 0.5 * a, sum(larger: a, 0.5 * b))
    } else {
      known = (0.5 * halfPi, 0.5 * halfPiRest)
      (numerator, denominator) = (b - a, sum(larger: a, b))
    }
    let t = numerator / denominator.high
    let back = product(t, denominator.high)
    let rest = ((numerator - back.high) - back.low - t * denominator.low) / denominator.high

    // (atan t - t) / t³
    let u = t * t
    var q = -0x1.50271856f7796p-5
    q = q * u + 0x1.d7490973936c1p-5
    q = q * u - 0x1.10bd65ecddbdbp-4
    q = q * u + 0x1.3b10a743ad56dp-4
    q = q * u - 0x1.745d069641c85p-4
    q = q * u + 0x1.c71c71937c71bp-4
    q = q * u - 0x1.249249246a320p-3
    q = q * u + 0x1.9999999999819p-3
    q = q * u - 0x1.5555555555555p-2
    let small = q * (t * u) + (rest - rest * u)

    let near = sum(larger: known.high, t)
    let total = sum(larger: base.high, sign * near.high)
    return total.high + (total.low + (base.low + sign * (near.low + (known.low + small))))
  }

  private static var halfPi: Double { 0x1.921fb54442d18p0 }
  private static var halfPiRest: Double { 0x1.1a62633145c07p-54 }
}
