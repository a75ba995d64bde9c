@_spi(Programs) import ElasticCore
import ElasticKit

extension Paint {
  /// The paint of a text: a role's name, `clear`, `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; nil for any other.
  init?(text: [UInt8]) {
    if let role = ColorRole(name: text) {
      self = .role(role)
    } else if let hex = Self.hex(of: text) {
      self = .color(ElasticColor(hex: hex))
    } else {
      return nil
    }
  }

  private static func hex(of text: [UInt8]) -> UInt32? {
    if ("clear" as StaticString).isEqual(to: text) { return 0 }
    guard text.first == UInt8(ascii: "#") else { return nil }
    var digits: [UInt32] = []
    for byte in text.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(UInt32(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "a")...UInt8(ascii: "f"):
        digits.append(UInt32(byte - UInt8(ascii: "a")) + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        digits.append(UInt32(byte - UInt8(ascii: "A")) + 10)
      default: return nil
      }
    }
    if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
    if digits.count == 6 { digits += [15, 15] }
    guard digits.count == 8 else { return nil }
    return digits.reduce(0) { $0 << 4 | $1 }
  }

  /// Adds the role's name, or the colour as `#rrggbbaa`.
  func appendText(to text: inout [UInt8]) {
    switch self {
    case .role(let role): role.name.append(to: &text)
    case .color(let color): color.appendHex(to: &text)
    }
  }
}
