extension ElasticColor {
  /// How well a colour is seen on another, as WCAG 2 defines it: from 1, not at all, to 21, black on white. Both count as
  /// opaque. Text is to have 4.5, what else is to be made out 3.
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
