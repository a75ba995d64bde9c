// Contrast as WCAG 2.2 defines it ("contrast ratio" and "relative luminance"): sRGB is made linear channel by channel and
// weighted by the eye's response to each primary; the ratio of two luminances is taken with 0.05 added to both, for light
// that the screen reflects. Opacity is not considered.

extension ElasticColor {
  /// Contrast of two colours by WCAG 2: 1 for equal luminance, 21 for black on white. Both count as opaque.
  /// Text needs 4.5, other visible parts 3.
  public func contrast(with other: ElasticColor) -> Double {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// The relative luminance of sRGB, 0 to 1.
  private var luminance: Double {
    func linear(_ part: Double) -> Double {
      let part = part > 0 ? min(part, 1) : 0
      return part <= 0.04045
        ? part / 12.92 : ElasticMath.exp(2.4 * ElasticMath.log((part + 0.055) / 1.055))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
