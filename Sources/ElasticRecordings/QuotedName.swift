import ElasticKit

/// A name from a file for use in a sentence: in quotes, of at most 40 characters, and without any that control the
/// output or are invisible.
enum QuotedName {
  private static let longest = 40

  /// Appends a name in UTF-8.
  static func append(_ name: [UInt8], to sentence: inout [UInt8]) {
    sentence.append(UInt8(ascii: "\""))
    var count = 0
    var decoder = UTF8()
    var rest = name.makeIterator()
    // The reader has checked the bytes.
    while case .scalarValue(let scalar) = decoder.decode(&rest) {
      guard count < longest else {
        sentence += [0xE2, 0x80, 0xA6]  // …
        break
      }
      count += 1
      let shown = isHidden(scalar.value) ? nil : UTF8.encode(scalar)
      sentence += shown ?? UTF8.encodedReplacementCharacter
    }
    sentence.append(UInt8(ascii: "\""))
  }

  /// The categories control, format, line separator and paragraph separator of Unicode 16, as ranges; Embedded Swift
  /// has no table of the categories.
  private static let hidden: [ClosedRange<UInt32>] = [
    0x0000...0x001F, 0x007F...0x009F, 0x00AD...0x00AD, 0x0600...0x0605, 0x061C...0x061C,
    0x06DD...0x06DD, 0x070F...0x070F, 0x0890...0x0891, 0x08E2...0x08E2, 0x180E...0x180E,
    0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF,
    0xFFF9...0xFFFB, 0x110BD...0x110BD, 0x110CD...0x110CD, 0x13430...0x1343F,
    0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0001...0xE0001, 0xE0020...0xE007F,
  ]

  /// Whether a character is of one of these categories.
  static func isHidden(_ scalar: UInt32) -> Bool { hidden.contains { $0.contains(scalar) } }
}
