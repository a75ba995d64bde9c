// Numbers with a fixed count of decimals, exactly rounded.
//
// Value times power of ten as a product with its remainder, where both fit into doubles: the remainder decides a tie,
// so the result is exact. Everything else, such as more than 22 decimals, goes through whole numbers of any size.

extension DecimalText {
  /// Appends `value` rounded to so many decimals, without an exponent or trailing zeros.
  ///
  /// The exact value is rounded to the nearest, halfway to the even digit: 2.5 to no decimals is
  /// `2`, 0.1 to twenty is `0.10000000000000000555`. A zero never has a sign.
  /// What is not finite is `nan`, `inf` or `-inf`, which `parse` refuses.
  /// - Parameter decimals: the most digits after the point; below 0 counts as 0, and past 1074 no
  ///   double has any.
  public static func append(_ value: Double, decimals: Int, to out: inout [UInt8]) {
    if appendNonFinite(value, to: &out) { return }
    let decimals = min(max(decimals, 0), 1074)
    let start = out.count
    if value.sign == .minus { out.append(UInt8(ascii: "-")) }
    let digitsStart = out.count
    if let scaled = scaledInDoubles(value.magnitude, decimals) {
      appendReversed(scaled, minimum: decimals + 1, to: &out)
    } else {
      appendReversedExactly(value.magnitude, decimals, to: &out)
    }

    // The digits stand last first: trailing zeros, then the point, then the order.
    let zero = UInt8(ascii: "0")
    var trailing = 0
    while trailing < decimals, out[digitsStart + trailing] == zero { trailing += 1 }
    if trailing < decimals { out.insert(UInt8(ascii: "."), at: digitsStart + decimals) }
    out[digitsStart...].reverse()
    out.removeLast(trailing)
    if out.count == digitsStart + 1, out[digitsStart] == zero {
      out.removeLast(out.count - start)
      out.append(zero)
    }
  }

  /// `value` times ten to the `decimals`, rounded to the nearest, halfway to even; nil where
  /// doubles are not enough to tell.
  private static func scaledInDoubles(_ value: Double, _ decimals: Int) -> UInt64? {
    guard decimals <= 22 else { return nil }
    let power = exactPowerOfTen(decimals)
    guard value * power < 0x1p51 else { return nil }
    // The exact product. Its remainder may be lost where it is far too small to matter.
    let product = ElasticMath.product(value, power)
    let nearest = ElasticMath.nearest(product.high).value
    // Only at a half can the remainder decide: next to it a whole last place is missing.
    let left = product.high - nearest
    if left == 0.5, product.low > 0 { return UInt64(nearest) + 1 }
    if left == -0.5, product.low < 0 { return UInt64(nearest) - 1 }
    return UInt64(nearest)
  }

  private static func appendReversed(_ number: UInt64, minimum: Int, to out: inout [UInt8]) {
    var left = number
    var count = 0
    while left > 0 || count < minimum {
      out.append(UInt8(ascii: "0") + UInt8(left % 10))
      left /= 10
      count += 1
    }
  }

  /// The digits of `value` times ten to the `decimals`, rounded, the last first, at least one of
  /// them before the point.
  private static func appendReversedExactly(
    _ value: Double, _ decimals: Int, to out: inout [UInt8]
  ) {
    let field = Int(value.bitPattern >> 52)
    let fraction = value.bitPattern & 0x000f_ffff_ffff_ffff
    let power = max(field, 1) - 1075
    var number = BigNatural(field == 0 ? fraction : fraction | 1 << 52)
    number.multiply(byTenTo: decimals)
    number.shiftLeft(by: power)
    number.shiftRightRounding(by: -power)

    let start = out.count
    while !number.isZero {
      appendReversed(UInt64(number.divide(by: 1_000_000_000)), minimum: 9, to: &out)
    }
    while out.count > start + decimals + 1, out.last == UInt8(ascii: "0") { out.removeLast() }
    while out.count < start + decimals + 1 { out.append(UInt8(ascii: "0")) }
  }
}
