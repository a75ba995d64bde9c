@_exported import CoreGraphics

/// A font with letters of one width.
open class CTFont: Hashable {
  public let letterWidth: Double
  public let size: Double
  public let isBold: Bool
  public init(letterWidth: Double, size: Double = 12, isBold: Bool = false) {
    (self.letterWidth, self.size, self.isBold) = (letterWidth, size, isBold)
  }
  public static func == (a: CTFont, b: CTFont) -> Bool {
    a.letterWidth == b.letterWidth && a.size == b.size && a.isBold == b.isBold
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(letterWidth) }
}

public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: Never?, _ attributes: Never?
) -> CTFont { CTFont(letterWidth: font.letterWidth, size: Double(size), isBold: font.isBold) }

public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: Never?, _ value: CTFontSymbolicTraits,
  _ mask: CTFontSymbolicTraits
) -> CTFont? {
  // documentation/coretext/ctfontcreatecopywithsymbolictraits(_:_:_:_:_:): of size 0 the font's own is kept.
  CTFont(letterWidth: font.letterWidth, size: size == 0 ? font.size : Double(size), isBold: true)
}

public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.size) }

public struct CTFontSymbolicTraits: Sendable {
  public static let traitBold = CTFontSymbolicTraits()
}
