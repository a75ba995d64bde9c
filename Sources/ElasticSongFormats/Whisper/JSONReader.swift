import ElasticCore
import ElasticKit

/// Values of a JSON text, one after the other: the caller asks for what it expects, and skips the rest.
struct JSONReader {
  typealias ParseError = Lyrics.ParseError

  var scanner: LyricsScanner

  /// A reader of a whole file.
  init(_ scanner: LyricsScanner) {
    self.scanner = scanner
    self.scanner.narrow(to: 0..<scanner.bytes.count)
    if scanner.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.scanner.index = 3 }
  }

  /// The mistake that is here.
  var broken: ParseError { scanner.error(.malformed, at: scanner.index) }

  /// The first byte of the next value.
  mutating func peek() -> UInt8? {
    while let byte = scanner.peek, byte <= 0x20 { scanner.index += 1 }
    return scanner.peek
  }

  private mutating func skip(_ byte: UInt8) -> Bool { peek() == byte && scanner.skip(byte) }

  /// Moves into the object that is here, or past the comma before its next key: the key, with the value next; nil, and past the
  /// object, after its last.
  mutating func nextKey(isFirst: inout Bool) throws(ParseError) -> Range<Int>? {
    guard try next(in: UInt8(ascii: "{"), UInt8(ascii: "}"), &isFirst) else { return nil }
    let key = try string()
    guard skip(UInt8(ascii: ":")) else { throw broken }
    return key
  }

  /// The same for a list: whether a value is next.
  mutating func nextValue(isFirst: inout Bool) throws(ParseError) -> Bool {
    try next(in: UInt8(ascii: "["), UInt8(ascii: "]"), &isFirst)
  }

  private mutating func next(
    in opening: UInt8, _ closing: UInt8, _ isFirst: inout Bool
  ) throws(ParseError) -> Bool {
    if isFirst {
      guard skip(opening) else { throw broken }
      isFirst = false
      return !skip(closing)
    }
    if skip(closing) { return false }
    guard skip(UInt8(ascii: ",")) else { throw broken }
    return true
  }

  /// The string that is here, as it is written, without its quotes.
  mutating func string() throws(ParseError) -> Range<Int> {
    guard skip(UInt8(ascii: "\"")) else { throw broken }
    let start = scanner.index
    while let byte = scanner.peek, byte != UInt8(ascii: "\"") {
      scanner.index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = scanner.index
    guard scanner.skip(UInt8(ascii: "\"")) else {
      throw scanner.error(.malformed, at: start - 1)
    }
    return start..<end
  }

  /// The number that is here; nil, and the value is skipped, for anything else.
  mutating func number() throws(ParseError) -> Double? {
    _ = peek()
    if let number = DecimalText.scan(scanner.bytes, from: &scanner.index) { return number }
    try skipValue()
    return nil
  }

  /// Moves past a value of any kind and depth.
  mutating func skipValue() throws(ParseError) {
    var depth = 0
    repeat {
      guard let byte = peek() else { throw broken }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        scanner.index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard depth > 0 else { throw broken }
        depth -= 1
        scanner.index += 1
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { throw broken }
        scanner.index += 1
      default: skipWord()
      }
    } while depth > 0
  }

  /// Moves past a number, `true`, `false` or `null`.
  private mutating func skipWord() {
    scanner.index += 1
    while let byte = scanner.peek, byte > 0x20, byte != UInt8(ascii: ","),
      byte != UInt8(ascii: "}"),
      byte != UInt8(ascii: "]")
    {
      scanner.index += 1
    }
  }

  func isKey(_ key: Range<Int>, _ name: StaticString) -> Bool {
    var part = scanner
    part.narrow(to: key)
    return key.count == name.utf8CodeUnitCount && part.starts(with: name)
  }
}
