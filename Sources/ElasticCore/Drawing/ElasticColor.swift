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
    @inline(never)
    func byte(_ part: Double) -> UInt32 { part > 0 ? UInt32(min(part, 1) * 255 + 0.5) : 0 }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }

  /// Transparent.
  public static let clear = ElasticColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = ElasticColor(red: 0, green: 0, blue: 0)
}

/// The purpose of a colour. A host resolves it for the colour scheme and contrast.
public enum ColorRole: UInt8, NamedCase {
  /// The accent of the app.
  case tint
  /// The fill of an elastic surface.
  case surface
  /// The background behind all items.
  case background
  /// Text, and marks with the contrast of text.
  case label
  /// Outlines.
  case line
  /// The dots of a balloon.
  case dot
  /// The word or line that is sung at the moment.
  case highlight
  /// The backdrop that dims inactive content.
  case backdrop
  /// The tutorials' red dots.
  case control
  /// Content on the tint, with enough contrast to it.
  case onTint

  /// The name in files and on the command line.
  public static let names: [StaticString] = [
    "tint", "surface", "background", "label", "line", "dot", "highlight", "backdrop", "control",
    "on-tint",
  ]
}

/// A colour or a role.
public enum Paint: Hashable, Sendable {
  /// A role, which the host resolves.
  case role(ColorRole)
  /// A colour, the same in every scheme.
  case color(ElasticColor)

  /// Whether it is transparent in every scheme.
  public var isClear: Bool {
    if case .color(let color) = self { !(color.alpha > 0) } else { false }
  }
}
