#if Cairo
import ElasticKit

/// Measures words as ``CairoRenderer`` draws them, for `ElasticInput.measured`.
public final class TextMeasure {
  private let line = TextLine()

  /// A measure with the system's sans-serif font.
  public init() {}

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
