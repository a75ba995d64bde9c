import ElasticKit

extension LyricsScanner {
  /// The next character of a string in JSON; U+FFFD for what is none.
  mutating func jsonScalar() -> UInt32 {
    guard skip(UInt8(ascii: "\\")) else { return scalar() }
    guard let letter = peek else { return LyricsLetter.replacement }
    index += 1
    switch letter {
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      return 0x20
    case UInt8(ascii: "u"): return jsonUnit()
    default: return UInt32(letter)
    }
  }

  /// The character behind `\u`, which may be two halves.
  private mutating func jsonUnit() -> UInt32 {
    guard let first = hexadecimal() else { return LyricsLetter.replacement }
    guard 0xD800...0xDFFF ~= first else { return first > 0 ? first : LyricsLetter.replacement }
    let start = index
    if first < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")),
      let second = hexadecimal(),
      0xDC00...0xDFFF ~= second
    {
      return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }
    index = start
    return LyricsLetter.replacement
  }

  /// Four digits.
  private mutating func hexadecimal() -> UInt32? {
    var value: UInt32 = 0
    for offset in index..<index + 4 {
      guard offset < row.upperBound, let digit = Self.digit(bytes[offset], true) else { return nil }
      value = value * 16 + digit
    }
    index += 4
    return value
  }
}
