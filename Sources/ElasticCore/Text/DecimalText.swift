/// Numbers as decimal digits: one reader and one writer, the same on every platform, exact.
///
/// - Reading gives the double nearest to what is written, however many digits that takes;
///   halfway between two, the one whose last bit is 0.
/// - `append(_:to:)` writes the fewest digits that read back as the same double.
/// - `append(_:decimals:to:)` writes the exact value rounded to so many decimals.
public enum DecimalText {
  /// The number that `bytes` spell, or nil where they are not exactly one number.
  ///
  /// A number is an optional sign, digits with at most one point before, among or after them,
  /// and an optional exponent (`e` or `E`, an optional sign, digits). No spaces, no names.
  /// One too large for a `Double` is an infinity, one too small a zero, with the sign written.
  public static func parse(_ bytes: some Sequence<UInt8>) -> Double? {
    let bytes = [UInt8](bytes)
    var index = 0
    guard let value = scan(bytes, from: &index), index == bytes.count else { return nil }
    return value
  }

  /// The longest number that starts at `index`, which moves to the first byte after it.
  ///
  /// Nil, and `index` stays, where no number starts there; also where `index` lies outside `bytes`.
  /// An `e` without digits is not part of the number. Linear in the digits read.
  package static func scan(_ bytes: [UInt8], from index: inout Int) -> Double? {
    guard bytes.indices.contains(index) else { return nil }
    guard let number = ScannedDecimal(bytes, from: index) else { return nil }
    index = number.end
    return number.isNegative ? -number.magnitude(in: bytes) : number.magnitude(in: bytes)
  }

  /// Powers of ten that a `Double` holds exactly.
  static func exactPowerOfTen(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// `nan`, `inf` or `-inf`; false for any other value.
  static func appendNonFinite(_ value: Double, to out: inout [UInt8]) -> Bool {
    if value.isFinite { return false }
    let name: StaticString = value.isNaN ? "nan" : value < 0 ? "-inf" : "inf"
    name.withUTF8Buffer { out.append(contentsOf: $0) }
    return true
  }
}
