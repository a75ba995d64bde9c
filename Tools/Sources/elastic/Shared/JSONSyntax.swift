import ElasticKit

/// Finds the first syntax error in JSON: Foundation does not report its place, except Apple's.
struct JSONSyntax {
  /// A place in a text, and the expected token.
  struct Mistake: Error {
    /// Both count from 1; columns are characters.
    var line: Int, column: Int
    var expected: String
  }

  private static let deepest = 64
  private let bytes: [UInt8]
  private var index = 0

  /// - Throws: the first ``Mistake``.
  static func check(_ bytes: [UInt8]) throws(Mistake) {
    var syntax = JSONSyntax(bytes: bytes)
    try syntax.checkCharacters()
    syntax.skipSpace()
    try syntax.value(depth: 0)
    syntax.skipSpace()
    if syntax.index < bytes.count { throw syntax.mistake("the end") }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func mistake(_ expected: String) -> Mistake {
    var line = 1
    var column = 1
    for byte in bytes.prefix(index) {
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return Mistake(line: line, column: column, expected: expected)
  }

  private mutating func checkCharacters() throws(Mistake) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var source = bytes.makeIterator()
    while case .valid(let character) = parser.parseScalar(from: &source) {
      index += character.count
    }
    throw mistake("UTF-8")
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) {
    guard depth < Self.deepest else { throw mistake("at most \(Self.deepest) levels") }
    switch next {
    case UInt8(ascii: "{"): try members(depth: depth)
    case UInt8(ascii: "["): try elements(depth: depth)
    case UInt8(ascii: "\""): try text()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case let byte? where "-0123456789".utf8.contains(byte): try number()
    default: throw mistake("a value")
    }
  }

  private mutating func members(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return }
    while true {
      guard next == UInt8(ascii: "\"") else { throw mistake("a name in quotes") }
      try text()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw mistake("a colon") }
      skipSpace()
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "}")) { return }
      guard take(UInt8(ascii: ",")) else { throw mistake("a comma or }") }
      skipSpace()
    }
  }

  private mutating func elements(depth: Int) throws(Mistake) {
    index += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return }
    while true {
      try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else { throw mistake("a comma or ]") }
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
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else { throw mistake("an escape") }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    let start = index - 2
    switch try hexadecimal() {
    case 0xD800...0xDBFF:
      // A character beyond four hexadecimal digits is written as a surrogate pair; neither half is a
      // character.
      if take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")), case 0xDC00...0xDFFF = try hexadecimal()
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
      guard let digit = next, "0123456789abcdefABCDEF".utf8.contains(digit) else {
        throw mistake("four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit <= 0x39 ? digit - 0x30 : (digit | 0x20) - 0x57)
      index += 1
    }
    return value
  }

  private mutating func word(_ word: String) throws(Mistake) {
    guard bytes[index...].starts(with: word.utf8) else { throw mistake("a value") }
    index += word.utf8.count
  }

  private mutating func number() throws(Mistake) {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    guard DecimalText.parse(bytes[start..<index])?.isFinite == true else {
      index = start
      throw mistake("a number below 1.8e308")
    }
  }

  private mutating func digits() throws(Mistake) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw mistake("a digit") }
  }
}
