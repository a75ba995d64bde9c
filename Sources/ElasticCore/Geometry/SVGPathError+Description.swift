#if !hasFeature(Embedded)
extension SVGPathError: CustomStringConvertible {
  /// One sentence without a full stop: what is wrong, at which position from 0, what was expected.
  public var description: String {
    switch self {
    case .unexpected(let byte, let at, let expected):
      "unexpected \(Self.name(of: byte)) at position \(at); \(expected) was expected"
    case .endOfInput(let at, let expected):
      "unexpected end at position \(at); \(expected) was expected"
    case .missingMove(let at):
      "drawing starts at position \(at) without a move; 'M' or 'm' was expected"
    case .numberOutOfRange(let at):
      "the number at position \(at) is out of range; at most 3.4e38 was expected"
    }
  }

  private static func name(of byte: UInt8) -> String {
    if byte > 0x20, byte < 0x7F { return "'\(Character(UnicodeScalar(byte)))'" }
    if byte == 0x20 { return "space" }
    let digits = String(byte, radix: 16, uppercase: true)
    return "byte 0x" + (digits.count < 2 ? "0" : "") + digits
  }
}

extension SVGPathError.Expected: CustomStringConvertible {
  /// What was expected, with its article.
  public var description: String {
    switch self {
    case .command: "a command"
    case .commandOrNumber: "a command or a number"
    case .number: "a number"
    case .flag: "a flag (0 or 1)"
    }
  }
}
#endif
