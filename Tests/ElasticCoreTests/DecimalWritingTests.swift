import ElasticCore
import Foundation
import TestSupport
import Testing

@Suite struct DecimalWritingTests {
  private func shortest(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func fixed(_ value: Double, _ decimals: Int) -> String {
    var bytes: [UInt8] = []
    DecimalText.append(value, decimals: decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The digits alone, without point, exponent and the zeros around them.
  private func significantDigits(_ text: String) -> Substring {
    var digits = text.prefix { $0 != "e" }.filter(\.isNumber).drop { $0 == "0" }
    while digits.last == "0" { digits.removeLast() }
    return digits
  }

  /// The C library's digits, without trailing zeros and without the sign of zero.
  private func reference(_ value: Double, _ decimals: Int) -> String {
    var text = String(format: "%.\(decimals)f", value)
    if decimals > 0 {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    return text == "-0" ? "0" : text
  }

  @Test(
    "numbers are laid out as in JavaScript",
    arguments: [
      (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (-2.5, "-2.5"),
      (100, "100"), (1e20, "100000000000000000000"), (1e21, "1e+21"), (1.5e300, "1.5e+300"),
      (1.2345678901234568e20, "123456789012345680000"), (1e-6, "0.000001"),
      (1.25e-7, "1.25e-7"), (.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
      (1.7976931348623157e308, "1.7976931348623157e+308"),
      (9_007_199_254_740_992, "9007199254740992"),
      (.leastNormalMagnitude, "2.2250738585072014e-308"), (1e23, "1e+23"), (375, "375"),
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(Double, String)])
  func layout(value: Double, text: String) {
    #expect(shortest(value) == text)
  }

  @Test("a written number reads back as the same bits, in as few digits as the standard library's")
  func roundTrip() {
    var random = SplitMix(seed: 21)
    var values: [Double] = []
    for _ in 0..<10_000 { values.append(Double(bitPattern: random.next())) }
    for _ in 0..<3_000 {
      values.append(random.unit() * 1000 - 500)
      values.append(Double(Int(random.next() % 2_000_001) - 1_000_000) / 1000)
      values.append(Double(bitPattern: random.next() >> 12))
    }
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      values += [power, power.nextUp, power.nextDown]
    }
    for value in values where value.isFinite {
      let text = shortest(value)
      #expect(DecimalText.parse(Array(text.utf8))?.bitPattern == value.bitPattern)
      #expect(Double(text)?.bitPattern == value.bitPattern)
      #expect(significantDigits(text) == significantDigits(value.description), "\(value)")
    }
  }

  @Test("a fixed number of decimals gives the C library's digits, without trailing zeros")
  func decimals() {
    var random = SplitMix(seed: 22)
    for _ in 0..<20_000 {
      let decimals = Int(random.next() % 8)
      let value = (random.unit() - 0.5) * [1, 1000, 1e6, 1e12, 1e17][Int(random.next() % 5)]
      #expect(fixed(value, decimals) == reference(value, decimals))
      // Ties, and numbers next to them.
      let tie = Double(Int(random.next() % 200_001) - 100_000) / 64
      for near in [tie, tie.nextUp, tie.nextDown] {
        #expect(fixed(near, decimals) == reference(near, decimals))
      }
    }
    for _ in 0..<3_000 {
      let value = Double(bitPattern: random.next())
      let decimals = Int(random.next() % 400)
      if value.isFinite { #expect(fixed(value, decimals) == reference(value, decimals)) }
    }
  }

  @Test(
    "rounding is to the nearest, halfway to the even digit, and zero has no sign",
    arguments: [
      (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-0.5, 0, "0"), (-0.0, 3, "0"),
      (-0.0004, 3, "0"), (0.125, 2, "0.12"), (0.375, 2, "0.38"), (1.005, 2, "1"),
      (999.9996, 3, "1000"), (100, 2, "100"), (-1.10, 3, "-1.1"), (12.5, -3, "12"),
      (
        .leastNonzeroMagnitude, 5000,
        "0." + String(repeating: "0", count: 323) + "4940656458412465441765687928"
      ),
      (1e21, 2, "1000000000000000000000"), (2_251_799_813_685_249.5, 1, "2251799813685249.5"),
      (.nan, 2, "nan"), (.infinity, 2, "inf"), (-.infinity, 0, "-inf"),
    ] as [(Double, Int, String)])
  func rounding(value: Double, decimals: Int, text: String) {
    #expect(fixed(value, decimals).hasPrefix(text))
    if decimals < 1000 { #expect(fixed(value, decimals) == text) }
  }

  @Test("text is appended to the existing text")
  func appends() {
    var bytes = Array("M".utf8)
    DecimalText.append(-1.5, to: &bytes)
    DecimalText.append(-0.0001, decimals: 2, to: &bytes)
    DecimalText.append(-20, decimals: 2, to: &bytes)
    #expect(bytes == Array("M-1.50-20".utf8))
  }
}
