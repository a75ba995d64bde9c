// Differences of colours: in sRGB, component by component, not premultiplied.

extension ElasticColor: Interpolatable {
  /// The difference of two colours, part by part; any numbers.
  public struct Offset: Hashable, Sendable, InterpolationOffset {
    /// What is added to each part.
    public var red: Double, green: Double, blue: Double, alpha: Double

    /// An offset of these parts.
    public init(red: Double = 0, green: Double = 0, blue: Double = 0, alpha: Double = 0) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// No difference.
    public static let zero = Offset()

    /// The sum, part by part.
    public static func + (a: Offset, b: Offset) -> Offset {
      Offset(
        red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue,
        alpha: a.alpha + b.alpha)
    }

    /// Every part `factor` times as large.
    public static func * (offset: Offset, factor: Double) -> Offset {
      Offset(
        red: offset.red * factor, green: offset.green * factor, blue: offset.blue * factor,
        alpha: offset.alpha * factor)
    }

    /// The root of the sum of the four squares.
    public var magnitude: Double {
      (red * red + green * green + blue * blue + alpha * alpha).squareRoot()
    }

    /// Whether no part is infinite or not a number.
    public var isFinite: Bool {
      red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
    }
  }

  /// The difference, part by part, in sRGB and not premultiplied.
  public func offset(to other: ElasticColor) -> Offset {
    Offset(
      red: other.red - red, green: other.green - green, blue: other.blue - blue,
      alpha: other.alpha - alpha)
  }

  /// The sum, part by part; it may leave 0...1, which is drawn as the nearest end.
  public func moved(by offset: Offset) -> ElasticColor {
    ElasticColor(
      red: red + offset.red, green: green + offset.green, blue: blue + offset.blue,
      alpha: alpha + offset.alpha)
  }

  /// Whether no part is infinite or not a number.
  public var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }

  /// The colour a `fraction` of the way to `other`: this one at 0, `other` at 1, both exactly.
  public func blended(with other: ElasticColor, _ fraction: Double) -> ElasticColor {
    fraction == 1 ? other : moved(by: offset(to: other) * fraction)
  }
}
