import ElasticCore

/// Writes JSON piece by piece: it adds commas, quotes and escapes, and numbers keep every
/// digit that counts.
///
/// A number that is not finite is written as `null`, since JSON cannot represent it.
@_spi(Programs) public struct JSONText: Sendable {
  /// The text so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// An empty text.
  public init() {}

  /// An object; `members` calls `key` and then a value, repeatedly.
  public mutating func object(_ members: (inout JSONText) -> Void) {
    enclosed(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// A list; `values` writes one value after another.
  public mutating func list(_ values: (inout JSONText) -> Void) {
    enclosed(UInt8(ascii: "["), UInt8(ascii: "]"), values)
  }

  /// A list of numbers.
  public mutating func list(_ numbers: some Sequence<Double>) {
    list { json in
      for number in numbers { json.number(number) }
    }
  }

  /// The name of the next value.
  public mutating func key(_ name: StaticString) {
    separate()
    name.withUTF8Buffer { quote($0) }
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A number.
  public mutating func number(_ value: Double) {
    separate()
    if value.isFinite {
      DecimalText.append(value, to: &bytes)
    } else {
      ("null" as StaticString).append(to: &bytes)
    }
  }

  /// A whole number, with all its digits: a double has not those of a large one.
  public mutating func integer(_ value: Int) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// A number rounded to a number of decimals.
  package mutating func number(_ value: Double, decimals: Int) {
    guard value.isFinite else { return number(value) }
    separate()
    DecimalText.append(value, decimals: decimals, to: &bytes)
  }

  /// A text, given as UTF-8; invalid UTF-8 becomes a replacement character.
  public mutating func text(_ utf8: some Sequence<UInt8>) {
    separate()
    quote(utf8)
  }

  /// A fixed text.
  public mutating func text(_ text: StaticString) {
    separate()
    text.withUTF8Buffer { quote($0) }
  }

  /// True or false.
  public mutating func flag(_ value: Bool) {
    separate()
    (value ? "true" as StaticString : "false").append(to: &bytes)
  }

  /// No value.
  public mutating func null() {
    separate()
    ("null" as StaticString).append(to: &bytes)
  }

  /// A value written before.
  public mutating func value(_ other: JSONText) {
    separate()
    bytes.append(contentsOf: other.bytes)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func enclosed(
    _ open: UInt8, _ close: UInt8, _ inside: (inout JSONText) -> Void
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    inside(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func quote(_ utf8: some Sequence<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    for byte in ValidUTF8(utf8) {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        ("\\u00" as StaticString).append(to: &bytes)
        bytes.append(UInt8(ascii: "0") + byte >> 4)
        let low = byte & 15
        bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Bytes as valid UTF-8: invalid sequences become U+FFFD.
struct ValidUTF8: Sequence {
  private let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Self.valid(Array(bytes)) }

  private static func valid(_ bytes: [UInt8]) -> [UInt8] {
    var valid: [UInt8] = []
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      let decoded = decoder.decode(&rest)
      if case .emptyInput = decoded { return valid }
      var encoded = UTF8.encodedReplacementCharacter
      if case .scalarValue(let scalar) = decoded, let own = UTF8.encode(scalar) { encoded = own }
      for byte in encoded { valid.append(byte) }
    }
  }

  func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
