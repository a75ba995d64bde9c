#if Cairo
import ElasticKit

/// How letters are drawn, beside their colour: font, outline, shadow and glow. Lengths are shares of the font
/// size.
@_spi(Programs) public struct TextFinish: Hashable, Sendable {
  /// A colour around or behind the letters.
  public struct Halo: Hashable, Sendable {
    public var color: ElasticColor
    /// How far it reaches from the letters.
    public var reach: Double
    /// From the letters, downward.
    public var drop: Double

    public init(color: ElasticColor, reach: Double, drop: Double = 0) {
      (self.color, self.reach, self.drop) = (color, reach, drop)
    }
  }

  /// The font family, as ``TextMeasure`` has it.
  public var family = "sans"
  /// From 100, thin, to 1000; 400 is regular and 700 bold. Nil for that of each text.
  public var weight: Int?
  /// A sharp line around the letters.
  public var outline: Halo?
  /// A soft copy of the letters behind them.
  public var shadow: Halo?
  /// Light around the letters.
  public var glow: Halo?

  public init() {}

  /// How far anything of it reaches from the letters, as a share of the font size.
  public var reach: Double {
    let halos = [outline, shadow, glow].compactMap { $0 }
    // A blur ends at one and a half times its reach.
    return halos.map { $0.reach * 1.5 + abs($0.drop) }.max() ?? 0
  }
}

/// A text and its place.
@_spi(Programs) public struct PlacedText: Hashable, Sendable {
  public var utf8: [UInt8]
  public var run: TextRun
  public var color: ElasticColor

  public init(_ utf8: [UInt8], _ run: TextRun, _ color: ElasticColor) {
    (self.utf8, self.run, self.color) = (utf8, run, color)
  }
}
#endif
