extension SVGPathError {
  /// Appends one sentence without a full stop: what is wrong, at which position from 0, what was
  /// expected.
  public func appendSentence(to bytes: inout [UInt8]) {
    switch self {
    case .unexpected(let byte, let at, let expected):
      Self.append("unexpected ", to: &bytes)
      Self.append(name: byte, to: &bytes)
      Self.append(" at position ", at, "; ", to: &bytes)
      Self.append(expected.words, to: &bytes)
      Self.append(" was expected", to: &bytes)
    case .endOfInput(let at, let expected):
      Self.append("unexpected end at position ", at, "; ", to: &bytes)
      Self.append(expected.words, to: &bytes)
      Self.append(" was expected", to: &bytes)
    case .missingMove(let at):
      Self.append(
        "drawing starts at position ", at, " without a move; 'M' or 'm' was expected", to: &bytes)
    case .numberOutOfRange(let at):
      Self.append(
        "the number at position ", at, " is out of range; at most 3.4e38 was expected", to: &bytes)
    }
  }

  private static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private static func append(
    _ before: StaticString, _ position: Int, _ after: StaticString, to bytes: inout [UInt8]
  ) {
    append(before, to: &bytes)
    DecimalText.append(Double(position), to: &bytes)
    append(after, to: &bytes)
  }

  private static func append(name byte: UInt8, to bytes: inout [UInt8]) {
    if byte > 0x20, byte < 0x7F {
      bytes.append(UInt8(ascii: "'"))
      bytes.append(byte)
      bytes.append(UInt8(ascii: "'"))
    } else if byte == 0x20 {
      append("space", to: &bytes)
    } else {
      append("byte 0x", to: &bytes)
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      }
    }
  }
}

extension SVGPathError.Expected {
  /// What was expected, with its article.
  fileprivate var words: StaticString {
    switch self {
    case .command: "a command"
    case .commandOrNumber: "a command or a number"
    case .number: "a number"
    case .flag: "a flag (0 or 1)"
    }
  }
}

#if !hasFeature(Embedded)
extension SVGPathError: CustomStringConvertible {
  /// One sentence without a full stop: what is wrong, at which position from 0, what was expected.
  public var description: String {
    var bytes: [UInt8] = []
    appendSentence(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SVGPathError.Expected: CustomStringConvertible {
  /// What was expected, with its article.
  public var description: String { words.description }
}
#endif
