// SwiftUI's spring of iOS 17: a perceptual duration and a bounce. Both formulas, and the three presets, are those
// that SwiftUI documents.

extension DampedSpring {
  /// SwiftUI's pair: `duration` is the perceptual duration, not the time until rest (`ω =
  /// 2π/duration`).
  ///
  /// `bounce` 0 is critical damping and 1 no damping (`ζ = 1 − bounce`); below 0 it is over-damped (`ζ =
  /// 1/(1 + bounce)`).
  /// - Throws: ``ParameterError`` if a number is outside its range or not a number.
  public init(duration: Double, bounce: Double = 0) throws(ParameterError) {
    try ParameterError.duration.check(duration)
    try ParameterError.bounce.check(bounce)
    self.init(
      checkedFrequency: 2 * Double.pi / duration,
      dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// The damping ratio as SwiftUI's bounce: 1 oscillates for ever, 0 is critical, toward -1 it is
  /// over-damped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// SwiftUI's `smooth`: half a second, no bounce.
  public static var smooth: DampedSpring { preset(dampingRatio: 1) }

  /// SwiftUI's `snappy`: half a second, a bounce of 0.15.
  public static var snappy: DampedSpring { preset(dampingRatio: 1 - 0.15) }

  /// SwiftUI's `bouncy`: half a second, a bounce of 0.3.
  public static var bouncy: DampedSpring { preset(dampingRatio: 1 - 0.3) }

  private static func preset(dampingRatio: Double) -> DampedSpring {
    DampedSpring(checkedFrequency: 2 * Double.pi / 0.5, dampingRatio: dampingRatio)
  }
}
