/// Why some bytes are not SVG path data, and where: offsets count bytes from 0.
public enum SVGPathError: Error, Hashable, Sendable {
  /// The expected continuation of the data.
  public enum Expected: Hashable, Sendable {
    /// One of the letters M L H V C S Q T A Z, in either case.
    case command
    /// Such a letter, or further numbers for the command before.
    case commandOrNumber
    /// A decimal number.
    case number
    /// The 0 or 1 of an arc.
    case flag
  }

  /// A byte that is not allowed at its position.
  case unexpected(UInt8, at: Int, expected: Expected)
  /// The data ends in the middle of a command.
  case endOfInput(at: Int, expected: Expected)
  /// The data draws before its first move.
  case missingMove(at: Int)
  /// A number, or the coordinate it leads to, is beyond ±3.4028234663852886e38: the range that SVG
  /// asks for, within which no length or product here overflows.
  case numberOutOfRange(at: Int)

  /// Where the error is, in bytes from 0.
  public var offset: Int {
    switch self {
    case .unexpected(_, let at, _), .endOfInput(let at, _), .missingMove(let at),
      .numberOutOfRange(let at):
      at
    }
  }
}
