#if Cairo
import CCairo
import ElasticKit

/// Measures words as ``CairoRenderer`` draws them, for `ElasticInput.measured`.
public final class TextMeasure {
  private let line: TextLine

  /// A measure of words in a font family, or in several separated by commas, the first that has a letter; by default
  /// the system's sans-serif font.
  public init(family: String = "sans") { line = TextLine(family: family) }

  /// A measure of words in a weight from 100 to 1000, whatever weight is asked for below; nil for that weight.
  @_spi(Programs) public init(family: String, heaviness: Int?) {
    line = TextLine(family: family, heaviness: heaviness)
  }

  deinit { line.release() }

  /// The advance of a word, given as UTF-8, in points; 0 for a size that is not drawn.
  public func width(
    of utf8: some Sequence<UInt8>, size: Double, weight: TextRun.Weight = .regular,
    isRightToLeft: Bool = false
  ) -> Double {
    guard line.set(Array(utf8)[...], size: size, weight: weight, isRightToLeft: isRightToLeft)
    else { return 0 }
    return line.width
  }

  /// Whether an installed font has every letter of a text, given as UTF-8; others are drawn as boxes.
  public func hasFont(for utf8: some Sequence<UInt8>) -> Bool {
    _ = line.set(Array(utf8)[...], size: 16, weight: .regular, isRightToLeft: false)
    return line.unknownCount == 0
  }

  /// Whether a font family of this name is installed; case does not count. Names for kinds of fonts, such as `serif`, are not
  /// families.
  public static func isInstalled(_ family: String) -> Bool {
    var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    for index in 0..<Int(count) {
      guard let one = families?[index], let name = pango_font_family_get_name(one) else { continue }
      if g_ascii_strcasecmp(name, family) == 0 { return true }
    }
    return false
  }

  /// The height of a line of Latin letters, in points; 0 for a size that is not drawn.
  public func lineHeight(size: Double, weight: TextRun.Weight = .regular) -> Double {
    guard line.set([], size: size, weight: weight, isRightToLeft: false) else { return 0 }
    return line.height
  }

  /// The input with the sizes of these words for a component.
  public func measure(
    _ words: some Sequence<some Sequence<UInt8>>, size: Double, weight: TextRun.Weight = .regular,
    isRightToLeft: Bool = false
  ) -> ElasticInput {
    .measured(
      widths: words.map {
        width(of: $0, size: size, weight: weight, isRightToLeft: isRightToLeft)
      },
      lineHeight: lineHeight(size: size, weight: weight))
  }
}
#endif
