extension DampedSpring {
  /// UIView's spring, resolved once and without a velocity, as every component does it. A number
  /// that is none, which only code can set, gives the preset `smooth`.
  static func resolved(settlingDuration: Double, dampingRatio: Double) -> DampedSpring {
    do throws(DampedSpring.ParameterError) {
      return try DampedSpring(usingDuration: settlingDuration, dampingRatio: dampingRatio)
    } catch {
      return .smooth
    }
  }
}
