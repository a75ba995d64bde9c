/// File names of a picture sequence: a pattern with a number, in ffmpeg's syntax.
struct SequenceName: Hashable, Sendable {
  private let start: Substring
  private let digits: Int
  private let end: Substring

  /// Parses a name such as `%d.png` or `%04d.png`, the number with at least four digits; nil without a
  /// number.
  /// - Throws: a ``Failure`` for more than one number.
  init?(_ name: Substring) throws {
    let numbers = name.matches(of: /%([0-9]{0,2})d/)
    guard let number = numbers.first else { return nil }
    digits = Int(number.output.1) ?? 1
    guard numbers.count == 1, digits <= 20 else {
      throw Failure.usage("\(name): expected one number in it, such as %04d")
    }
    start = name[..<number.range.lowerBound]
    end = name[number.range.upperBound...]
  }

  /// The name of the picture of a frame.
  func name(_ number: Int) -> String {
    let text = String(number)
    return start + String(repeating: "0", count: max(digits - text.count, 0)) + text + end
  }
}
