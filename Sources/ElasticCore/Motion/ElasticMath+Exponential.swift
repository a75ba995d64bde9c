// The exponential function and the natural logarithm.
//
// exp: Cody and Waite's reduction to ±ln 2 / 2, with ln 2 in two parts, a polynomial of degree 12, and the power of
// two by the bits. log: the power of two from the bits, then 2·atanh(f/(2 + f)) of a number between √½ and √2 by a
// polynomial in the square. Both carry the remainders of their last sums.

extension ElasticMath {
  /// e to the power `x`, to 1 unit in the last place for every `x`.
  ///
  /// Infinity above 709.78, 0 below -745.13, subnormal from -708.4 down. NaN stays NaN.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 0x1.62e42fefa39efp9 { return .infinity }
    if x < -0x1.74910d52d3051p9 { return 0 }

    // x = n · ln 2 + r, with ln 2 in two parts, so that n times the first is exact.
    let (n, power) = nearest(x * 0x1.71547652b82fep0)
    let high = x - n * ln2
    let low = n * ln2Rest
    let r = high - low
    let tail = (high - r) - low

    // (eʳ - 1 - r) / r²
    var q = 0x1.1f730349868cep-29
    q = q * r + 0x1.af4de97ca4194p-26
    q = q * r + 0x1.27e4db646b17ep-22
    q = q * r + 0x1.71de0231960ebp-19
    q = q * r + 0x1.a01a01a6d889cp-16
    q = q * r + 0x1.a01a01abe7fe1p-13
    q = q * r + 0x1.6c16c16c162d4p-10
    q = q * r + 0x1.11111111100dcp-7
    q = q * r + 0x1.5555555555556p-5
    q = q * r + 0x1.5555555555557p-3
    q = q * r + 0.5

    let first = sum(larger: 1, r)
    let y = first.high + (first.low + (q * (r * r) + tail))

    // In two steps where the power itself has no normal pattern; only the last of them rounds.
    if power > 1023 { return y * 2 * powerOfTwo(power - 1) }
    if power < -1021 { return y * powerOfTwo(power + 200) * 0x1p-200 }
    return y * powerOfTwo(power)
  }

  /// The natural logarithm of `x`, to 1 unit in the last place for every positive `x`.
  ///
  /// Minus infinity at zero of either sign, NaN below it, infinity at infinity.
  public static func log(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0, x < .infinity else { return x > 0 ? x : .nan }

    // x = 2ⁿ · (1 + f), with 1 + f from √½ to √2.
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    let shifted = bits &+ (0x3ff0_0000_0000_0000 &- 0x3fe6_a09e_667f_3bcd)
    var n = Double(Int64(shifted >> 52) - 1023)
    if isSubnormal { n -= 54 }
    let f = Double(bitPattern: (shifted & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_667f_3bcd) - 1

    // log(1 + f) = 2 atanh(s) with s = f / (2 + f), and 2s = f - f²/2 + s · f²/2.
    let s = f / (2 + f)
    let u = s * s
    var q = 0x1.2b58f4c8d5f63p-3
    q = q * u + 0x1.39fe52a20dc69p-3
    q = q * u + 0x1.7462b5152e8a6p-3
    q = q * u + 0x1.c71c62e40b94ep-3
    q = q * u + 0x1.2492492df26cep-2
    q = q * u + 0x1.99999999952d8p-2
    q = q * u + 0x1.5555555555558p-1

    // The square and both sums are carried with their remainders: near 1 they are the result.
    let square = product(f, f)
    let half = 0.5 * square.high
    let quadratic = sum(larger: f, -half)
    let total = sum(larger: n * ln2, quadratic.high)
    let rest = s * (half + u * q) + (quadratic.low - 0.5 * square.low)
    return total.high + (total.low + (rest + n * ln2Rest))
  }

  /// The first 32 bits of ln 2, and the rest of it.
  private static var ln2: Double { 0x1.62e42feep-1 }
  private static var ln2Rest: Double { 0x1.a39ef35793c76p-33 }
}
