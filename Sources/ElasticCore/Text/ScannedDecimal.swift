/// Where the parts of a number lie in some bytes, and its first nineteen digits.
struct ScannedDecimal {
  var isNegative = false
  /// The first byte after the number.
  var end: Int
  /// The first digit that is not a zero, the digits from there on (the point may lie among them),
  /// and the first byte after the digits.
  private var firstDigit = 0
  private var digitCount = 0
  private var digitsEnd = 0
  /// The first nineteen significant digits (fewer where there are fewer).
  private var leading: UInt64 = 0
  /// The power of ten of the last digit. 64 bits on every platform: megabytes of zeros and a huge
  /// exponent may cancel.
  private var exponent: Int64 = 0

  /// More digits than any double, or the middle of any two, has: 767 are needed.
  private static let digitLimit = 780
  private static let leadingLimit = 19

  /// Nil where no number starts at `start`.
  init?(_ bytes: [UInt8], from start: Int) {
    end = start
    var index = start
    if bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }

    var hasDigits = false
    var isFraction = false
    while index < bytes.count {
      let byte = bytes[index]
      if let digit = Self.digit(byte) {
        hasDigits = true
        if isFraction { exponent -= 1 }
        if digitCount > 0 || digit != 0 {
          if digitCount == 0 { firstDigit = index }
          if digitCount < Self.leadingLimit { leading = leading &* 10 + UInt64(digit) }
          digitCount += 1
        }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigits else { return nil }
    digitsEnd = index
    end = index
    scanExponent(bytes)
  }

  private mutating func scanExponent(_ bytes: [UInt8]) {
    var index = end
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    index += 1
    var isBelow = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isBelow = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    guard index < bytes.count, Self.digit(bytes[index]) != nil else { return }
    var written: Int64 = 0
    while index < bytes.count, let digit = Self.digit(bytes[index]) {
      // Far beyond what any number of digits in memory could make up for.
      if written < 1_000_000_000_000_000 { written = written &* 10 + Int64(digit) }
      index += 1
    }
    exponent += isBelow ? -written : written
    end = index
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// The double nearest to the number without its sign.
  func magnitude(in bytes: [UInt8]) -> Double {
    guard digitCount > 0 else { return 0 }
    // The number is at least ten to this power, and less than ten times that.
    let power = exponent + Int64(digitCount) - 1
    if power > 308 { return .infinity }
    if power < -325 { return 0 }

    // Both exact, so that the one operation is the one rounding.
    if digitCount <= Self.leadingLimit, leading < 1 << 53, (-22...22).contains(exponent) {
      let digits = Double(leading)
      return exponent < 0
        ? digits / DecimalText.exactPowerOfTen(Int(-exponent))
        : digits * DecimalText.exactPowerOfTen(Int(exponent))
    }

    var (digits, ten) = (exactDigits(in: bytes), Int(exponent))
    if digitCount > Self.digitLimit {
      ten = Int(exponent + Int64(digitCount - Self.digitLimit)) - 1
    }
    var divisor = BigNatural(1)
    if ten < 0 { divisor.multiply(byTenTo: -ten) } else { digits.multiply(byTenTo: ten) }
    return BigNatural.quotient(digits, divisor)
  }

  /// The digits as one number; past the limit a single further one, which says whether any of
  /// those left out was not zero.
  private func exactDigits(in bytes: [UInt8]) -> BigNatural {
    if digitCount <= Self.leadingLimit { return BigNatural(leading) }
    var number = BigNatural(0)
    var taken = 0
    var (group, scale): (UInt32, UInt32) = (0, 1)
    var index = firstDigit
    while taken < min(digitCount, Self.digitLimit) {
      if let digit = Self.digit(bytes[index]) {
        (group, scale) = (group * 10 + UInt32(digit), scale * 10)
        taken += 1
        if scale == 1_000_000_000 {
          number.multiply(by: scale, adding: group)
          (group, scale) = (0, 1)
        }
      }
      index += 1
    }
    number.multiply(by: scale, adding: group)
    guard digitCount > Self.digitLimit else { return number }

    let isExact = bytes[index..<digitsEnd].allSatisfy { (Self.digit($0) ?? 0) == 0 }
    number.multiply(by: 10, adding: isExact ? 0 : 1)
    return number
  }
}
