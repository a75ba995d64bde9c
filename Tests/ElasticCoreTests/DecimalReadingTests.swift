import ElasticCore
import TestSupport
import Testing

@Suite struct DecimalReadingTests {
  private func parse(_ text: String) -> Double? { DecimalText.parse(Array(text.utf8)) }

  /// The standard library's reader, an implementation of its own.
  private func reference(_ text: String) -> Double? { Double(text) }

  @Test(
    "a number is read as the standard library reads it",
    arguments: [
      "0", "-0", "+0", "1", "-1", "+1", ".5", "5.", "-.5", "+5.", "0.1", "0.30000000000000004",
      "00012.500", "1e0", "1E5", "1e+5", "1e-5", "12.5e-3", "1e22", "1e23", "9007199254740993",
      "1.7976931348623157e308", "1.7976931348623159e308", "2.2250738585072011e-308",
      "2.2250738585072014e-308", "4.9406564584124654e-324", "5e-324", "3e-324",
      "123456789012345678901234567890", "0.000000000000000000000000000000123", "1e-22", "1e-23",
      "9999999999999999999", "18446744073709551615", "18446744073709551616", "8.5e-323",
      "6929495644600919.5", "3.1415926535897932384626433832795", "0e999999", "0.0e-999999",
    ])
  func reads(text: String) throws {
    let value = try #require(parse(text))
    #expect(value.bitPattern == reference(text)?.bitPattern)
  }

  @Test("too large is an infinity, too small a zero, with the sign written")
  func exceedsRange() {
    for text in ["1e309", "1e400", "1.7976931348623158080e308", "1e99999999999999999999999"] {
      #expect(parse(text) == .infinity)
      #expect(parse("-" + text) == -.infinity)
    }
    for text in ["1e-324", "2.4703282292062327e-324", "1e-400", "1e-99999999999999999999999"] {
      #expect(parse(text)?.bitPattern == 0)
      #expect(parse("-" + text)?.bitPattern == (-0.0).bitPattern)
    }
  }

  @Test("halfway between two doubles is the even one, and anything more or less is not")
  func halfway() {
    // 2^53 + 1 lies between 2^53 and 2^53 + 2.
    #expect(parse("9007199254740993") == 9_007_199_254_740_992)
    #expect(parse("9007199254740995") == 9_007_199_254_740_996)
    let zeros = String(repeating: "0", count: 2000)
    #expect(parse("9007199254740993.\(zeros)1") == 9_007_199_254_740_994)
    #expect(parse("9007199254740992.9\(zeros)1") == 9_007_199_254_740_992)
    // 1 + 2^-53, all of its digits.
    let middle = "1.00000000000000011102230246251565404236316680908203125"
    #expect(parse(middle) == 1)
    #expect(parse(middle + "\(zeros)1") == 1.0.nextUp)
    // Half of the smallest double, in the 751 digits it takes, is 0; a hair more is not.
    let half = halfOfSmallest
    #expect(parse(half) == 0)
    #expect(parse(half + "1") == .leastNonzeroMagnitude)
    #expect(parse(half + zeros + "1") == .leastNonzeroMagnitude)
  }

  /// 2^-1075 written out: 5^1075 behind zeros.
  private var halfOfSmallest: String {
    var digits: [Int] = [1]
    for _ in 0..<1075 {
      var carry = 0
      for index in digits.indices {
        carry += digits[index] * 5
        digits[index] = carry % 10
        carry /= 10
      }
      if carry > 0 { digits.append(carry) }
    }
    let text = digits.reversed().map(String.init).joined()
    return "0." + String(repeating: "0", count: 1075 - text.count) + text
  }

  @Test(
    "text that is not exactly one number is refused",
    arguments: [
      "", " ", "-", "+", ".", "-.", "e5", ".e5", "1e", "1e+", "1e-", "1.2.3", "1,5", " 1", "1 ",
      "--1", "+-1", "nan", "inf", "infinity", "0x10", "1_000", "1e5.5", "½", "\u{0}", "1\u{0}",
    ])
  func refuses(text: String) {
    #expect(parse(text) == nil)
  }

  @Test("scanning takes the longest number and leaves the index after it")
  func scans() {
    let text = Array("M-1.5.25e1-7e 3em".utf8)
    var index = 0
    #expect(DecimalText.scan(text, from: &index) == nil)
    #expect(index == 0)
    var values: [Double] = []
    index = 1
    while let value = DecimalText.scan(text, from: &index) { values.append(value) }
    #expect(values == [-1.5, 2.5, -7])
    #expect(index == 12)
    index = 14
    #expect(DecimalText.scan(text, from: &index) == 3)
    #expect(index == 15)
    for outside in [-1, text.count, Int.max, Int.min] {
      index = outside
      #expect(DecimalText.scan(text, from: &index) == nil)
      #expect(index == outside)
    }
  }

  @Test("a megabyte of digits is read, with any position of the point and any exponent")
  func longText() {
    let million = 1_000_000
    let zeros = String(repeating: "0", count: million)
    let nines = String(repeating: "9", count: million)
    #expect(parse("0.\(zeros)1e\(million + 1)") == 1)
    #expect(parse("1\(zeros)e-\(million)") == 1)
    #expect(parse(zeros + "7." + zeros) == 7)
    #expect(parse("0." + nines) == 1)
    #expect(parse(nines) == .infinity)
    #expect(parse("\(nines)e-\(million)") == 1)
    #expect(parse("1e" + nines) == .infinity)
  }

  @Test("any sequence of bytes is handled, and parsed as by the standard library if both accept it")
  func arbitraryBytes() {
    var random = SplitMix(seed: 11)
    let alphabet = Array("0123456789019.-+eE ".utf8)
    for _ in 0..<20_000 {
      let count = Int(random.next() % 24)
      let bytes = (0..<count).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      if let value = DecimalText.parse(bytes) {
        #expect(value.bitPattern == reference(String(decoding: bytes, as: UTF8.self))?.bitPattern)
      }
    }
  }

  @Test("digits of any length, with any exponent, are read as the standard library does")
  func randomDigits() {
    var random = SplitMix(seed: 12)
    for _ in 0..<10_000 {
      let digits = (0..<1 + random.next() % 40).map { _ in String(random.next() % 10) }.joined()
      let exponent = Int(random.next() % 700) - 360
      let text = "\(digits.prefix(1)).\(digits)e\(exponent)"
      #expect(parse(text)?.bitPattern == reference(text)?.bitPattern, "\(text)")
    }
  }
}
