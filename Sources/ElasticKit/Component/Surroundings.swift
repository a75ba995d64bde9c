/// The reader's settings and the device's margins.
public struct Surroundings: Hashable, Sendable {
  /// Direction of text.
  public var direction: ReadingDirection
  /// Whether Reduce Motion is on.
  public var reduceMotion: Bool
  /// Light or dark appearance.
  public var scheme: ElasticColorScheme
  /// Whether Increase Contrast is on.
  public var increasedContrast: Bool
  /// Text size, as a multiple of the usual: 1 is usual. Components show 0.5 to 4 times the usual size.
  public var textScale: Double
  /// Points at each side that bars and notches cover.
  public var safeArea: SafeArea

  /// Points covered at each side.
  public struct SafeArea: Hashable, Sendable {
    /// Points, none negative.
    public var top: Double, left: Double, bottom: Double, right: Double

    /// By default nothing is covered.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// By default left to right, with motion, light, at the usual text size.
  public init(
    direction: ReadingDirection = .leftToRight, reduceMotion: Bool = false,
    scheme: ElasticColorScheme = .light, increasedContrast: Bool = false, textScale: Double = 1,
    safeArea: SafeArea = SafeArea()
  ) {
    self.direction = direction
    self.reduceMotion = reduceMotion
    self.scheme = scheme
    self.increasedContrast = increasedContrast
    self.textScale = textScale
    self.safeArea = safeArea
  }
}

/// Direction of text.
public enum ReadingDirection: UInt8, NamedCase {
  case leftToRight, rightToLeft

  public static let names: [StaticString] = ["ltr", "rtl"]
}

/// Light or dark appearance.
public enum ElasticColorScheme: UInt8, NamedCase {
  case light, dark

  public static let names: [StaticString] = ["light", "dark"]
}

extension Surroundings: PropertyHolder {
  /// How many times the usual size text can be.
  @_spi(Pages) public static var textScales: ClosedRange<Double> { 0.5...4 }

  /// The text size that is shown: the nearest within its range.
  var shownTextScale: Double {
    min(max(textScale, Self.textScales.lowerBound), Self.textScales.upperBound)
  }

  /// The settings a person can change on the command line and in the gallery.
  public static let properties: [StyleProperty<Surroundings>] = [
    .choice(
      "direction", ReadingDirection.self, "Direction of text.",
      get: { $0.direction }, set: { $0.direction = $1 }),
    .flag(
      "reduceMotion", "The reader asked for less motion.",
      get: { $0.reduceMotion }, set: { $0.reduceMotion = $1 }),
    .choice(
      "scheme", ElasticColorScheme.self, "Light or dark appearance.",
      get: { $0.scheme }, set: { $0.scheme = $1 }),
    .flag(
      "increasedContrast", "The reader asked for more contrast.",
      get: { $0.increasedContrast }, set: { $0.increasedContrast = $1 }),
    .number(
      "textScale", .ratio, textScales, "Text size, as a multiple of the usual.",
      get: { $0.textScale }, set: { $0.textScale = $1 }),
  ]
}
