/// The parts that only WebVTT has; its cues are read as SubRip's.
extension LyricsScanner {
  /// Whether this row starts a note, a style sheet or a region.
  var rowIsWebBlock: Bool {
    for name in ["note", "style", "region"] as [StaticString] where rowStarts(with: name) {
      let after = row.lowerBound + name.utf8CodeUnitCount
      if after >= row.upperBound || Self.isSpace(bytes[after]) { return true }
    }
    return false
  }

  /// The character that `&amp;` or `&#38;`, or HTML's older `&amp` and `&#38`, stands for; nil, and nothing read, for
  /// anything else.
  package mutating func entity() -> UInt32? {
    if let scalar = named("&amp", 0x26) ?? named("&lt", 0x3C) ?? named("&gt", 0x3E)
      ?? named("&nbsp", 0xA0) ?? named("&quot", 0x22) ?? named("&apos", 0x27, isOld: false)
      ?? named("&lrm", 0x200E, isOld: false) ?? named("&rlm", 0x200F, isOld: false)
    {
      return scalar
    }
    guard starts(with: "&#") else { return nil }
    let start = index
    index += 2
    let isHexadecimal = skip(UInt8(ascii: "x")) || skip(UInt8(ascii: "X"))
    let first = index
    var value: UInt32 = 0
    while let byte = peek, let digit = Self.digit(byte, isHexadecimal) {
      value = min(value * (isHexadecimal ? 16 : 10) + digit, 0x110000)
      index += 1
    }
    if index > first {
      _ = skip(UInt8(ascii: ";"))
      let isScalar = value > 0 && value < 0x110000 && !(0xD800...0xDFFF).contains(value)
      return isScalar ? value : LyricsLetter.replacement
    }
    index = start
    return nil
  }

  /// - Parameter isOld: whether the name may stand without its semicolon, unless letters or digits follow.
  private mutating func named(
    _ name: StaticString, _ scalar: UInt32, isOld: Bool = true
  ) -> UInt32? {
    guard starts(with: name) else { return nil }
    let start = index
    index += name.utf8CodeUnitCount
    if skip(UInt8(ascii: ";")) { return scalar }
    if isOld, peek.map({ !Self.isDigit($0) && !Self.isLetter($0) }) ?? true { return scalar }
    index = start
    return nil
  }

  package static func isLetter(_ byte: UInt8) -> Bool {
    let letter = lowercased(byte)
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
  }

  package static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    if isDigit(byte) { return UInt32(byte - UInt8(ascii: "0")) }
    let letter = lowercased(byte)
    guard isHexadecimal, letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "f") else {
      return nil
    }
    return UInt32(letter - UInt8(ascii: "a")) + 10
  }
}
