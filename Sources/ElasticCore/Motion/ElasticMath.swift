/// Elementary functions that give the same bits on every platform.
///
/// A system's mathematics library may differ from another's in the last place, and then so would
/// two drawings of the same motion. These use only what IEEE 754 rounds in one way (sum,
/// difference, product, quotient) and the bits of a `Double`; nothing is fused.
///
/// Each result is within 1 unit in the last place of the true value, over the range its
/// documentation names. The polynomials are minimax fits made with 200-bit arithmetic.
public enum ElasticMath {
  /// The largest integer that is not above `x`. Keeps the sign of zero, infinities and NaN.
  package static func floor(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Double(Int64(x))
    return withSign(of: x, whole > x ? whole - 1 : whole)
  }

  /// The integer nearest to `x`; the one further from zero where two are as near.
  /// Keeps the sign of zero, infinities and NaN.
  package static func round(_ x: Double) -> Double {
    guard x.magnitude < 0x1p52 else { return x }
    let whole = Double(Int64(x))
    // The difference is exact, so that 0.49999999999999994 is not mistaken for a half.
    let step: Double = (x - whole).magnitude >= 0.5 ? 1 : 0
    return withSign(of: x, whole.magnitude + step)
  }

  /// `value`, a whole number that has the sign of `x` unless it is zero, with the sign of `x`.
  @inline(__always)
  private static func withSign(of x: Double, _ value: Double) -> Double {
    let sign: UInt64 = 0x8000_0000_0000_0000
    return Double(bitPattern: value.bitPattern & ~sign | x.bitPattern & sign)
  }
}

// Arithmetic with an unevaluated remainder.
extension ElasticMath {
  /// The nearest integer to `x` for magnitudes below 2^51, ties to even, in both forms.
  ///
  /// At 1.5 · 2^52 the last place of a `Double` is one, so the sum itself rounds, and the low bits
  /// of its pattern are the integer. `rounded()` would be a library call on plain x86-64.
  @inline(__always)
  static func nearest(_ x: Double) -> (value: Double, low: Int32) {
    let shifted = x + 0x1.8p52
    return (shifted - 0x1.8p52, Int32(truncatingIfNeeded: shifted.bitPattern))
  }

  /// `a + b` rounded, and what the rounding left out, where `a` is 0 or not smaller than `b`.
  @inline(__always)
  static func sum(larger a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    return (high, b - (high - a))
  }

  /// `a + b` rounded, and what the rounding left out.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a + b
    let part = high - a
    return (high, (a - (high - part)) + (b - part))
  }

  /// `a · b` rounded, and what the rounding left out. Exact while nothing over- or underflows.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> (high: Double, low: Double) {
    let high = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    return (high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
  }

  /// Two numbers of 26 bits whose sum is `x`.
  @inline(__always)
  private static func halves(_ x: Double) -> (Double, Double) {
    let scaled = 0x1.0000002p27 * x
    let high = scaled - (scaled - x)
    return (high, x - high)
  }

  /// 2 to the power `n`, which must lie in -1022 ... 1023.
  @inline(__always)
  static func powerOfTwo(_ n: Int32) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: Int64(n) + 1023) << 52)
  }
}
