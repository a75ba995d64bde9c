/// The tokens of SVG path data: numbers, flags and separators.
struct SVGPathScanner {
  private let bytes: [UInt8]
  var index = 0

  /// The greatest single-precision number, the least range that SVG asks for.
  static let limit = 0x1.fffffep127

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func skipSpace() {
    while let byte = peek, Self.isSpace(byte) { index += 1 }
  }

  /// Skips space with at most one comma in it, between two arguments of one command.
  mutating func separator() { _ = skipSeparator() }

  /// Whether the arguments repeat; a comma promises that they do.
  mutating func hasAnother() -> Bool {
    if skipSeparator() { return true }
    guard let byte = peek else { return false }
    return Self.isDigit(byte) || byte == UInt8(ascii: ".") || Self.isSign(byte)
  }

  mutating func point(from base: Point2D) throws(SVGPathError) -> Point2D {
    let x = try coordinate(from: base.x)
    separator()
    return Point2D(x, try coordinate(from: base.y))
  }

  mutating func coordinate(from base: Double) throws(SVGPathError) -> Double {
    let at = index
    let value = base + (try number())
    guard abs(value) <= Self.limit else { throw .numberOutOfRange(at: at) }
    return value
  }

  /// A computed point, such as a reflected control point.
  func checked(_ p: Point2D) throws(SVGPathError) -> Point2D {
    guard p.isWithin(Self.limit) else { throw .numberOutOfRange(at: index) }
    return p
  }

  mutating func flag() throws(SVGPathError) -> Bool {
    guard let byte = peek else { throw .endOfInput(at: index, expected: .flag) }
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      throw .unexpected(byte, at: index, expected: .flag)
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  /// A sign, digits with or without a point, and an exponent if its digits follow.
  mutating func number() throws(SVGPathError) -> Double {
    let start = index
    var end = index
    if let byte = byte(at: end), Self.isSign(byte) { end += 1 }
    var digits = skipDigits(&end)
    if byte(at: end) == UInt8(ascii: ".") {
      end += 1
      digits += skipDigits(&end)
    }
    guard digits > 0 else {
      guard let byte = byte(at: end) else { throw .endOfInput(at: end, expected: .number) }
      throw .unexpected(byte, at: end, expected: .number)
    }
    if let letter = byte(at: end), letter & ~0x20 == UInt8(ascii: "E") {
      var exponent = end + 1
      if let byte = byte(at: exponent), Self.isSign(byte) { exponent += 1 }
      if skipDigits(&exponent) > 0 { end = exponent }
    }
    var scanned = start
    let value = DecimalText.scan(bytes, from: &scanned)
    index = end
    guard let value, abs(value) <= Self.limit else { throw .numberOutOfRange(at: start) }
    return value
  }

  /// Whether a comma was among what was skipped.
  private mutating func skipSeparator() -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: ",") else { return false }
    index += 1
    skipSpace()
    return true
  }

  private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func skipDigits(_ index: inout Int) -> Int {
    let start = index
    while let byte = byte(at: index), Self.isDigit(byte) { index += 1 }
    return index - start
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }
}

extension Point2D {
  /// Whether neither coordinate is larger.
  func isWithin(_ limit: Double) -> Bool { abs(x) <= limit && abs(y) <= limit }
}
