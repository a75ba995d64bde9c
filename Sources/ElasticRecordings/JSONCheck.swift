import ElasticKit

/// Checks the syntax of a JSON text (RFC 8259) in one pass, and finds its first mistake.
///
/// Two limits are of this reader: 64 levels of objects and lists, so that no input decides how deep the recursion
/// is; and numbers that a `Double` holds.
struct JSONCheck {
  /// The first mistake in a text.
  struct Mistake: Error {
    /// The number of bytes before it.
    var offset: Int
    /// What was expected there.
    var expected: StaticString
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var index: Int

  /// Checks the bytes from `start`; returns the offset of the value.
  /// - Throws: the first ``Mistake``.
  static func value(in bytes: [UInt8], from start: Int) throws(Mistake) -> Int {
    if let offset = bytes.firstNoUTF8(from: start) {
      throw Mistake(offset: offset, expected: "UTF-8")
    }
    var check = JSONCheck(bytes: bytes, index: start)
    check.skipSpace()
    let value = check.index
    try check.value(depth: 0)
    check.skipSpace()
    guard check.index == bytes.count else { throw check.mistake("the end") }
    return value
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func mistake(_ expected: StaticString) -> Mistake {
    Mistake(offset: index, expected: expected)
  }

  private mutating func skipSpace() {
    while let byte = next, JSONBytes.isSpace(byte) { index += 1 }
  }

  private mutating func consume(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) {
    guard depth < Self.deepest else { throw mistake("at most 64 levels") }
    switch next {
    case UInt8(ascii: "{"): try members(depth: depth)
    case UInt8(ascii: "["): try elements(depth: depth)
    case UInt8(ascii: "\""): try text()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case let byte? where byte == UInt8(ascii: "-") || JSONBytes.isDigit(byte): try number()
    default: throw mistake("a value")
    }
  }

  private mutating func members(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if consume(UInt8(ascii: "}")) { return }
    while true {
      guard next == UInt8(ascii: "\"") else { throw mistake("a name in quotes") }
      try text()
      skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw mistake("a colon") }
      skipSpace()
      try value(depth: depth + 1)
      skipSpace()
      if consume(UInt8(ascii: "}")) { return }
      guard consume(UInt8(ascii: ",")) else { throw mistake("a comma or }") }
      skipSpace()
    }
  }

  private mutating func elements(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if consume(UInt8(ascii: "]")) { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if consume(UInt8(ascii: "]")) { return }
      guard consume(UInt8(ascii: ",")) else { throw mistake("a comma or ]") }
      skipSpace()
    }
  }

  private mutating func text() throws(Mistake) {
    index += 1
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"):
        index += 1
        try escape()
      case 0..<0x20: throw mistake("no line break or control character in a text")
      default: index += 1
      }
    }
    throw mistake("a closing quote")
  }

  private mutating func escape() throws(Mistake) {
    let start = index - 1
    switch next {
    case UInt8(ascii: "u"): index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
      return
    default: throw mistake("an escape")
    }
    switch try hexadecimal() {
    case 0xD800...0xDBFF:
      // A character beyond four hexadecimal digits is written as a surrogate pair; neither half is a
      // character.
      if consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")),
        case 0xDC00...0xDFFF = try hexadecimal()
      {
        return
      }
      fallthrough
    case 0xDC00...0xDFFF:
      index = start
      throw mistake("both halves of a character")
    default: return
    }
  }

  private mutating func hexadecimal() throws(Mistake) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap(JSONBytes.hexadecimal) else {
        throw mistake("four hexadecimal digits")
      }
      value = value << 4 | digit
      index += 1
    }
    return value
  }

  private mutating func word(_ word: StaticString) throws(Mistake) {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, word.isEqual(to: bytes[index..<end]) else { throw mistake("a value") }
    index = end
  }

  private mutating func number() throws(Mistake) {
    let start = index
    _ = consume(UInt8(ascii: "-"))
    if !consume(UInt8(ascii: "0")) { try digits() }
    if consume(UInt8(ascii: ".")) { try digits() }
    var hasExponent = false
    if consume(UInt8(ascii: "e")) || consume(UInt8(ascii: "E")) {
      hasExponent = true
      if !consume(UInt8(ascii: "+")) { _ = consume(UInt8(ascii: "-")) }
      try digits()
    }
    // Without an exponent, 308 digits are less than the largest Double.
    guard hasExponent || index - start > 308 else { return }
    var offset = start
    guard let value = DecimalText.scan(bytes, from: &offset), value.isFinite else {
      index = start
      throw mistake("a number below 1.8e308")
    }
  }

  private mutating func digits() throws(Mistake) {
    let start = index
    while let byte = next, JSONBytes.isDigit(byte) { index += 1 }
    if index == start { throw mistake("a digit") }
  }
}

extension [UInt8] {
  /// The offset of the first byte from `start` on that begins no character of UTF-8; nil if there is none.
  func firstNoUTF8(from start: Int) -> Int? {
    var rest = self[start...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = start
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let character): offset += character.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
