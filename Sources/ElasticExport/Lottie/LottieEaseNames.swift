import ElasticKit

/// Names for easings that players would confuse.
///
/// rlottie and ThorVG keep easings by a name, and where a key gives none they make one of at most 19
/// letters: the four numbers with two decimals. Two easings with the same name would play alike, so
/// the second gets an explicit name, which both players use.
struct LottieEaseNames {
  private var known: [(made: [[UInt8]], ease: KeyEase, given: [UInt8])] = []

  /// Empty if the player's own name is unique.
  mutating func name(_ ease: KeyEase) -> [UInt8] {
    if let entry = known.first(where: { $0.ease == ease }) { return entry.given }
    // Whichever handle they begin with: what is cut off differs.
    let made = [
      Self.made([ease.x2, ease.y2, ease.x1, ease.y1]),
      Self.made([ease.x1, ease.y1, ease.x2, ease.y2]),
    ]
    var given: [UInt8] = []
    if known.contains(where: { $0.made[0] == made[0] || $0.made[1] == made[1] }) {
      given.append(UInt8(ascii: "e"))
      DecimalText.append(Double(known.count), to: &given)
    }
    known.append((made, ease, given))
    return given
  }

  private static func made(_ numbers: [Double]) -> [UInt8] {
    var text: [UInt8] = []
    for number in numbers {
      if !text.isEmpty { text.append(UInt8(ascii: "_")) }
      // They read it as a number of half the digits.
      let hundredths = ElasticMath.round(Double(Float(number)) * 100)
      if hundredths < 0 { text.append(UInt8(ascii: "-")) }
      let whole = ElasticMath.floor(hundredths.magnitude / 100)
      DecimalText.append(whole, decimals: 0, to: &text)
      text.append(UInt8(ascii: "."))
      let rest = hundredths.magnitude - 100 * whole
      if rest < 10 { text.append(UInt8(ascii: "0")) }
      DecimalText.append(rest, decimals: 0, to: &text)
    }
    return Array(text.prefix(19))
  }
}
