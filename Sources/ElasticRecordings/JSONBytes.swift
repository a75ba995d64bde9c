import ElasticKit

/// A JSON text that is read where it is: a value is the offset of its first byte.
///
/// ``init(_:)`` checks the whole text. The other functions need an offset in it that they or ``root`` gave, and
/// cannot fail. Each takes time linear in the bytes of its value.
struct JSONBytes {
  /// The text.
  let bytes: [UInt8]
  /// The outermost value.
  let root: Int
  /// The first byte after a byte order mark, which Windows programs write.
  let start: Int

  /// - Throws: the first mistake in the text.
  init(_ bytes: [UInt8]) throws(JSONCheck.Mistake) {
    self.bytes = bytes
    start = Self.start(of: bytes)
    root = try JSONCheck.value(in: bytes, from: start)
  }

  /// The first byte after a byte order mark of UTF-8, if there is one.
  static func start(of bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF] as [UInt8]) ? 3 : 0
  }

  /// The kinds of values.
  enum Kind {
    case object, list, text, number, flag, null
  }

  /// The kind of a value.
  func kind(at value: Int) -> Kind {
    switch bytes[value] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .flag
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// A number.
  func number(at value: Int) -> Double {
    var index = value
    return DecimalText.scan(bytes, from: &index) ?? .nan
  }

  /// A number that is written as a whole one; nil for any other, and for one beyond 64 bits.
  func integer(at value: Int) -> Int64? {
    var index = value
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var total: Int64 = 0
    while index < bytes.count, case UInt8(ascii: "0")...UInt8(ascii: "9") = bytes[index] {
      let digit = Int64(bytes[index] - UInt8(ascii: "0"))
      let (tens, isTooLong) = total.multipliedReportingOverflow(by: 10)
      // Below zero, because the least number has no opposite.
      let (next, isTooLarge) = tens.subtractingReportingOverflow(digit)
      if isTooLong || isTooLarge { return nil }
      total = next
      index += 1
    }
    let ends = index < bytes.count ? bytes[index] : 0
    guard ends != UInt8(ascii: "."), ends | 0x20 != UInt8(ascii: "e") else { return nil }
    if isNegative { return total }
    return total == .min ? nil : -total
  }

  /// A flag.
  func flag(at value: Int) -> Bool { bytes[value] == UInt8(ascii: "t") }

  /// A text, without its escapes, as UTF-8.
  func text(at value: Int) -> [UInt8] {
    var text: [UInt8] = []
    var index = value + 1
    while bytes[index] != UInt8(ascii: "\"") { index = appendCharacter(at: index, to: &text) }
    return text
  }

  /// Whether a text is this one, which has no quotes and no backslashes.
  func isText(_ other: StaticString, at value: Int) -> Bool {
    other.withUTF8Buffer { other in
      var index = value + 1
      for byte in other {
        guard bytes[index] == byte else {
          return bytes[index] == UInt8(ascii: "\\") && text(at: value).elementsEqual(other)
        }
        index += 1
      }
      return bytes[index] == UInt8(ascii: "\"")
    }
  }

  /// The offset in the file of the byte `count` of a text without its escapes.
  func offset(ofByte count: Int, inTextAt value: Int) -> Int {
    var text: [UInt8] = []
    var index = value + 1
    while bytes[index] != UInt8(ascii: "\"") {
      let next = appendCharacter(at: index, to: &text)
      if text.count > count { break }
      index = next
    }
    return index
  }

  // MARK: - Members and elements

  /// The name of an object's first member, or a list's first element; nil if there is none.
  func first(in container: Int) -> Int? {
    let index = afterSpace(container + 1)
    return bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") ? nil : index
  }

  /// The value of the member with this name.
  func value(ofName name: Int) -> Int { afterSpace(afterSpace(end(of: name)) + 1) }

  /// The name of the next member, or the next element, after a value; nil after the last.
  func next(after value: Int) -> Int? {
    let index = afterSpace(end(of: value))
    return bytes[index] == UInt8(ascii: ",") ? afterSpace(index + 1) : nil
  }

  private func afterSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    return index
  }

  /// The first byte after a value.
  private func end(of value: Int) -> Int {
    var index = value
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: "\""): index = endOfText(at: index)
      case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
      case let byte where Self.isSpace(byte): index += 1
      default: index = endOfWord(at: index)
      }
    } while depth > 0
    return index
  }

  private func endOfText(at value: Int) -> Int {
    var index = value + 1
    while bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  /// The end of a number, `true`, `false` or `null`.
  private func endOfWord(at value: Int) -> Int {
    var index = value
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        index += 1
      default: return index
      }
    }
    return index
  }

  // MARK: - Characters

  /// Appends the character at `index`, or the first byte of one; returns the offset after it.
  private func appendCharacter(at index: Int, to text: inout [UInt8]) -> Int {
    guard bytes[index] == UInt8(ascii: "\\") else {
      text.append(bytes[index])
      return index + 1
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "u"):
      let unit = codeUnit(at: index + 2)
      guard unit & 0xF800 == 0xD800 else {
        Self.append(unit, to: &text)
        return index + 6
      }
      Self.append(0x10000 + (unit & 0x3FF) << 10 + codeUnit(at: index + 8) & 0x3FF, to: &text)
      return index + 12
    default: text.append(bytes[index + 1])
    }
    return index + 2
  }

  private func codeUnit(at index: Int) -> UInt32 {
    bytes[index..<index + 4].reduce(0) { $0 << 4 | (Self.hexadecimal($1) ?? 0) }
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func more(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: text.append(UInt8(scalar))
    case 0..<0x800: text += [UInt8(0xC0 | scalar >> 6), more(0)]
    case 0..<0x10000: text += [UInt8(0xE0 | scalar >> 12), more(6), more(0)]
    default: text += [UInt8(0xF0 | scalar >> 18 & 7), more(12), more(6), more(0)]
    }
  }

  /// The value of a hexadecimal digit; nil for any other byte.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      UInt32(byte | 0x20) - 0x57
    default: nil
    }
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte is white space between tokens.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
