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
  static var textScales: ClosedRange<Double> { 0.5...4 }

  /// The text size that is shown: the nearest within its range.
  var shownTextScale: Double {
    min(max(textScale, Self.textScales.lowerBound), Self.textScales.upperBound)
  }

  public static var component: ComponentKind? { nil }

  /// The settings a person can change on the command line and in the gallery.
  public static let kinds: [SettingKind] = [
    .choice(count: ReadingDirection.names.count),  // direction
    .flag,  // reduceMotion
    .choice(count: ElasticColorScheme.names.count),  // scheme
    .flag,  // increasedContrast
    .number(textScales),  // textScale
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: direction.settingValue
      case 1: reduceMotion.settingValue
      case 2: scheme.settingValue
      case 3: increasedContrast.settingValue
      case 4: textScale
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: direction.settingValue = newValue
      case 1: reduceMotion.settingValue = newValue
      case 2: scheme.settingValue = newValue
      case 3: increasedContrast.settingValue = newValue
      case 4: textScale = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
