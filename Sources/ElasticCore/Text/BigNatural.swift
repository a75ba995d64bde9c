/// A natural number of any size, with the few operations that decimal text needs.
///
/// In 32-bit limbs, the lowest first, none of them zero at the top: products of two fit into 64
/// bits, which every platform multiplies by itself.
struct BigNatural {
  private(set) var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  var bitCount: Int {
    guard let top = limbs.last else { return 0 }
    return 32 * limbs.count - top.leadingZeroBitCount
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      carry &+= UInt64(limbs[index]) &* UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func multiply(byTenTo exponent: Int) {
    var left = exponent
    while left >= 9 {
      multiply(by: 1_000_000_000)
      left -= 9
    }
    for _ in 0..<left { multiply(by: 10) }
  }

  /// Divides and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in limbs.indices.reversed() {
      let part = remainder << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(part / UInt64(divisor))
      remainder = part % UInt64(divisor)
    }
    trim()
    return UInt32(remainder)
  }

  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt64(count % 32)
    if bits > 0 {
      var carry: UInt64 = 0
      for index in limbs.indices {
        carry |= UInt64(limbs[index]) << bits
        limbs[index] = UInt32(truncatingIfNeeded: carry)
        carry >>= 32
      }
      if carry > 0 { limbs.append(UInt32(carry)) }
    }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Divides by 2 to the power `count`, to the nearest number; halfway to the even one.
  mutating func shiftRightRounding(by count: Int) {
    guard count > 0 else { return }
    guard count <= bitCount else {
      limbs = []
      return
    }
    let isHalfOrMore = bit(count - 1)
    let isMoreThanThat =
      (0..<(count - 1) / 32).contains { limbs[$0] != 0 }
      || ((count - 1) / 32 * 32..<count - 1).contains { bit($0) }
    limbs.removeFirst(count / 32)
    let bits = UInt32(count % 32)
    if bits > 0 {
      for index in limbs.indices {
        let above = index + 1 < limbs.count ? UInt64(limbs[index + 1]) << 32 : 0
        limbs[index] = UInt32(truncatingIfNeeded: (above | UInt64(limbs[index])) >> bits)
      }
    }
    trim()
    if isHalfOrMore, isMoreThanThat || bit(0) { add(BigNatural(1)) }
  }

  private func bit(_ index: Int) -> Bool {
    index / 32 < limbs.count && limbs[index / 32] >> UInt32(index % 32) & 1 == 1
  }

  mutating func add(_ other: BigNatural) {
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, other.limbs.count) {
      if index == limbs.count { limbs.append(0) }
      carry += UInt64(limbs[index]) + (index < other.limbs.count ? UInt64(other.limbs[index]) : 0)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Takes away a number that must not be larger.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      borrow += Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0)
      limbs[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    trim()
  }

  static func < (a: BigNatural, b: BigNatural) -> Bool {
    if a.limbs.count != b.limbs.count { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }

  /// The double nearest to the quotient of two numbers, neither of them zero.
  static func quotient(_ dividend: BigNatural, _ divisor: BigNatural) -> Double {
    // 1 ≤ dividend / divisor < 2 after this, with the power of two that was taken out.
    var (dividend, divisor) = (dividend, divisor)
    var exponent = dividend.bitCount - divisor.bitCount
    dividend.shiftLeft(by: -exponent)
    divisor.shiftLeft(by: exponent)
    if dividend < divisor {
      dividend.shiftLeft(by: 1)
      exponent -= 1
    }
    if exponent > 1023 { return .infinity }
    if exponent < -1075 { return 0 }

    // As many bits as the double has (fewer where it is subnormal), then the rest against a half.
    let bits = min(53, exponent + 1075)
    var significand: UInt64 = 0
    for _ in 0..<bits {
      significand <<= 1
      if !(dividend < divisor) {
        dividend.subtract(divisor)
        significand |= 1
      }
      dividend.shiftLeft(by: 1)
    }
    // The next bit and whether anything follows it.
    let isAtLeastHalf = !(dividend < divisor)
    let isHalf = isAtLeastHalf && !(divisor < dividend)
    if isAtLeastHalf, !isHalf || significand & 1 == 1 { significand += 1 }

    // The leading bit of a normal number adds one to the exponent field, and so does a carry.
    let field = bits == 53 ? UInt64(exponent + 1022) << 52 : 0
    return Double(bitPattern: field + significand)
  }
}
