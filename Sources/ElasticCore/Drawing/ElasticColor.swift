/// An sRGB colour with components from 0 to 1, not premultiplied.
public struct ElasticColor: Hashable, Sendable {
  /// The components, 0 to 1.
  public var red: Double, green: Double, blue: Double, alpha: Double

  /// A colour of these components, 0 to 1; values outside are drawn as the nearest end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of integer components, 0 to 255.
  public init(rgb red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      alpha: Double(alpha) / 255)
  }

  /// The colour written as 0xRRGGBBAA, as a CSS `#rrggbbaa` is.
  public init(hex: UInt32) {
    self.init(
      rgb: UInt8(truncatingIfNeeded: hex >> 24), UInt8(truncatingIfNeeded: hex >> 16),
      UInt8(truncatingIfNeeded: hex >> 8), alpha: UInt8(truncatingIfNeeded: hex))
  }

  /// 0xRRGGBBAA, each part rounded to the nearest 255th.
  public var hex: UInt32 {
    func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// Appends the colour as `#rrggbbaa`.
  @_spi(Programs) public func appendHex(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    for shift in stride(from: 28, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: hex >> UInt32(shift)) & 15
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Transparent.
  public static let clear = ElasticColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = ElasticColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static var white: ElasticColor { ElasticColor(red: 1, green: 1, blue: 1) }
}

extension ElasticColor {
  /// The red of the screen: 0xFF0000FF.
  public static var red: ElasticColor { ElasticColor(red: 1, green: 0, blue: 0) }
  /// The green of the screen: 0x00FF00FF.
  public static var green: ElasticColor { ElasticColor(red: 0, green: 1, blue: 0) }
  /// The blue of the screen: 0x0000FFFF.
  public static var blue: ElasticColor { ElasticColor(red: 0, green: 0, blue: 1) }
}

/// The purpose of a colour. A host resolves it for the colour scheme and contrast.
public struct ColorRole: Hashable, Sendable {
  /// The number of the role in drawings and pages.
  public let number: UInt8

  /// The role of this number.
  public init(number: UInt8) { self.number = number }

  /// The accent of the app.
  public static var tint: Self { Self(number: 0) }
  /// The background behind all items.
  public static var background: Self { Self(number: 2) }
  /// Text, and marks with the contrast of text.
  public static var label: Self { Self(number: 3) }
  /// Outlines.
  public static var line: Self { Self(number: 4) }
  /// Text or an item that is marked.
  public static var highlight: Self { Self(number: 6) }
  /// The backdrop that dims inactive content.
  public static var backdrop: Self { Self(number: 7) }
  /// Control points of a curve.
  public static var control: Self { Self(number: 8) }
  /// Content on the tint, with enough contrast to it.
  public static var onTint: Self { Self(number: 9) }
}

/// A colour or a role.
public enum Paint: Hashable, Sendable {
  /// A role, which the host resolves.
  case role(ColorRole)
  /// A colour, the same in every scheme.
  case color(ElasticColor)

  /// Whether it is transparent in every scheme.
  package var isClear: Bool {
    if case .color(let color) = self { !(color.alpha > 0) } else { false }
  }
}
