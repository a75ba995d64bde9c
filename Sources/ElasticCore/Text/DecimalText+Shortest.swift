// The shortest digits that read back as the same number.
//
// Most numbers have at most fifteen digits, and those are tried first by a product and a quotient for each count of
// decimals. The others take Steele and White's algorithm in the form of Burger and Dybvig (1996): digit by digit,
// with the value and half the distances to its neighbours as whole numbers. It needs no tables, and is slower than
// the newer algorithms that do.

extension DecimalText {
  /// Appends the fewest digits that read back as `value`; of those, the nearest to it.
  ///
  /// Whole numbers have no point; from 1e21 up and below 1e-6 there is an exponent: `12`, `-0`,
  /// `0.1`, `1e+21`, `1.5e-7`. As JavaScript and JSON write numbers, but that the sign of zero is
  /// kept. What is not finite is `nan`, `inf` or `-inf`, which `parse` refuses.
  public static func append(_ value: Double, to out: inout [UInt8]) {
    if appendNonFinite(value, to: &out) { return }
    if value.sign == .minus { out.append(UInt8(ascii: "-")) }
    let magnitude = value.magnitude
    if magnitude == 0 {
      out.append(UInt8(ascii: "0"))
    } else if let (digits, exponent) = fewDigits(magnitude) {
      append(digits: ascii(digits), exponent: exponent, to: &out)
    } else {
      let (digits, exponent) = shortestDigits(magnitude)
      append(digits: digits, exponent: exponent, to: &out)
    }
  }

  /// The digits and the power of ten of the last one, where at most fifteen digits will do.
  ///
  /// Doubles lie closer than numbers of fifteen digits, so one that reads back is the only one.
  /// The check is exact: both sides of the quotient are, so it is what reading gives.
  private static func fewDigits(_ value: Double) -> (digits: UInt64, exponent: Int)? {
    var power = 1.0
    for decimals in 0...22 {
      let scaled = ElasticMath.round(value * power)
      if scaled >= 1e15 { return nil }
      if scaled > 0, scaled / power == value { return (UInt64(scaled), -decimals) }
      power *= 10
    }
    return nil
  }

  /// The digits of a whole number.
  static func ascii(_ number: UInt64) -> [UInt8] {
    var digits: [UInt8] = []
    var left = number
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(left % 10))
      left /= 10
    } while left > 0
    digits.reverse()
    return digits
  }

  /// The shortest digits of a positive finite number and the power of ten of the last.
  ///
  /// Digit after digit of value / 10ᵏ, until what is left is nearer than the middle to the next
  /// double below or above. All four are kept as whole numbers, over a common divisor.
  private static func shortestDigits(_ value: Double) -> (digits: [UInt8], exponent: Int) {
    let field = Int(value.bitPattern >> 52)
    let fraction = value.bitPattern & 0x000f_ffff_ffff_ffff
    let significand = field == 0 ? fraction : fraction | 1 << 52
    let power = max(field, 1) - 1075
    // Below a power of two the next double is only half as far away.
    let isNarrowBelow = fraction == 0 && field > 1
    // The middle reads as the even neighbour.
    let includesMiddle = significand & 1 == 0

    var rest = BigNatural(significand)
    var divisor = BigNatural(1)
    var below = BigNatural(1)
    rest.shiftLeft(by: max(power, 0) + (isNarrowBelow ? 2 : 1))
    divisor.shiftLeft(by: max(-power, 0) + (isNarrowBelow ? 2 : 1))
    below.shiftLeft(by: max(power, 0))
    var above = below
    if isNarrowBelow { above.shiftLeft(by: 1) }

    // The power of ten of the first digit, or one too low: log₁₀ 2 in 18 bits, rounded down.
    let topBit = power + 63 - significand.leadingZeroBitCount
    var exponent = (topBit * 78913) >> 18
    if exponent >= 0 {
      divisor.multiply(byTenTo: exponent)
    } else {
      rest.multiply(byTenTo: -exponent)
      below.multiply(byTenTo: -exponent)
      above.multiply(byTenTo: -exponent)
    }
    var ten = divisor
    ten.multiply(by: 10)
    if reaches(ten, rest, above, includesMiddle) {
      exponent += 1
      divisor = ten
    }

    var digits: [UInt8] = []
    while true {
      var digit = UInt8(ascii: "0")
      while !(rest < divisor) {
        rest.subtract(divisor)
        digit += 1
      }
      let isLow = includesMiddle ? !(below < rest) : rest < below
      let isHigh = reaches(divisor, rest, above, includesMiddle)
      if isLow || isHigh {
        // Where both ends will do, the nearer.
        if isHigh, !isLow || isPastHalf(rest, divisor, digit) { digit += 1 }
        digits.append(digit)
        return (digits, exponent)
      }
      digits.append(digit)
      rest.multiply(by: 10)
      below.multiply(by: 10)
      above.multiply(by: 10)
      exponent -= 1
    }
  }

  /// Whether `rest` + `margin` is above `limit`, or at it where that counts.
  private static func reaches(
    _ limit: BigNatural, _ rest: BigNatural, _ margin: BigNatural, _ includesMiddle: Bool
  ) -> Bool {
    var sum = rest
    sum.add(margin)
    return includesMiddle ? !(sum < limit) : limit < sum
  }

  /// Whether `rest` is more than half of `divisor`, or half of it after an odd digit.
  private static func isPastHalf(
    _ rest: BigNatural, _ divisor: BigNatural, _ digit: UInt8
  ) -> Bool {
    var twice = rest
    twice.shiftLeft(by: 1)
    return divisor < twice || (!(twice < divisor) && digit & 1 == 1)
  }

  /// Digits as JavaScript lays them out; the last one stands for ten to the `exponent`.
  private static func append(digits: [UInt8], exponent: Int, to out: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    // How many digits there are before the point.
    let whole = digits.count + exponent
    if whole > 21 || whole < -5 {
      out.append(digits[0])
      if digits.count > 1 {
        out.append(UInt8(ascii: "."))
        out.append(contentsOf: digits[1...])
      }
      out.append(UInt8(ascii: "e"))
      out.append(whole > 0 ? UInt8(ascii: "+") : UInt8(ascii: "-"))
      out.append(contentsOf: ascii(UInt64((whole - 1).magnitude)))
    } else if exponent >= 0 {
      out.append(contentsOf: digits)
      out.append(contentsOf: repeatElement(zero, count: exponent))
    } else if whole > 0 {
      out.append(contentsOf: digits[..<whole])
      out.append(UInt8(ascii: "."))
      out.append(contentsOf: digits[whole...])
    } else {
      out.append(zero)
      out.append(UInt8(ascii: "."))
      out.append(contentsOf: repeatElement(zero, count: -whole))
      out.append(contentsOf: digits)
    }
  }
}
