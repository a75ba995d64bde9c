extension DampedSpring {
  /// UIView's spring, resolved once and without a velocity, as every component does. An invalid number,
  /// possible only from code, gives the preset `smooth`.
  static func resolved(settlingDuration: Double, dampingRatio: Double) -> DampedSpring {
    do throws(DampedSpring.ParameterError) {
      return try DampedSpring(usingDuration: settlingDuration, dampingRatio: dampingRatio)
    } catch {
      return .smooth
    }
  }
}
