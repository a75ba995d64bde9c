/// An sRGB colour, its parts from 0 to 1 and not premultiplied.
public struct ElasticColor: Hashable, Sendable {
  /// The parts, 0 to 1.
  public var red: Double, green: Double, blue: Double, alpha: Double

  /// A colour of these parts, 0 to 1; what lies outside is drawn as the nearest end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour of whole parts, 0 to 255.
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

  /// Nothing to be seen.
  public static let clear = ElasticColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  public static let black = ElasticColor(red: 0, green: 0, blue: 0)
}

/// What a colour is for, so that a host can resolve it for the colour scheme and contrast.
public enum ColorRole: UInt8, NamedCase {
  /// The accent of the app.
  case tint
  /// What an elastic surface is made of.
  case surface
  /// What lies behind everything.
  case background
  /// Text, and marks as clear as text.
  case label
  /// Outlines.
  case line
  /// The dots of a balloon.
  case dot
  /// What is being sung or said just now.
  case highlight
  /// The veil over what is out of reach.
  case backdrop
  /// The tutorials' red dots.
  case control
  /// What lies on the tint, and is to be seen there.
  case onTint

  /// The name in files and on the command line.
  public static let names: [StaticString] = [
    "tint", "surface", "background", "label", "line", "dot", "highlight", "backdrop", "control",
    "on-tint",
  ]
}

/// A colour, or what it is for.
public enum Paint: Hashable, Sendable {
  /// A host resolves it.
  case role(ColorRole)
  /// As it is, in every scheme.
  case color(ElasticColor)

  /// Whether there is nothing to be seen of it in any scheme.
  public var isClear: Bool {
    if case .color(let color) = self { !(color.alpha > 0) } else { false }
  }
}
