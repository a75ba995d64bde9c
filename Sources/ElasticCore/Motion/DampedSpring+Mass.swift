// Core Animation's spring: mass, stiffness and friction, and its settling duration.
//
// The settling duration is Core Animation's formula below critical damping. From there on that has no value, and the
// bound of DampedSpring+Rest.swift takes its place.

extension DampedSpring {
  /// The spring of the textbook, and of `CASpringAnimation`: `m·x″ + c·x′ + k·x = 0`.
  ///
  /// Friction over the critical one is kept, as on Android and the web; Core Animation lowers
  /// it to the critical one unless `allowsOverdamping` is set.
  /// - Throws: ``ParameterError`` if a number is outside its range or not a number.
  public init(mass: Double = 1, stiffness: Double, friction: Double) throws(ParameterError) {
    try ParameterError.mass.check(mass)
    try ParameterError.stiffness.check(stiffness)
    try ParameterError.friction.check(friction)
    self.init(
      checkedFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: friction / (2 * (stiffness * mass).squareRoot()),
      mass: mass)
  }

  /// The defaults of `CASpringAnimation`: mass 1, stiffness 100, friction 10.
  public static var coreAnimationDefault: DampedSpring {
    DampedSpring(checkedFrequency: 10, dampingRatio: 0.5)
  }

  /// Core Animation's `settlingDuration` for a motion from 0 to 1 that starts with `velocity` (per
  /// second, positive toward 1): when what is left is surely under a thousandth.
  ///
  /// Under-damped, `ln((1 + |ζω − v|/ωd)/0.001)/(ζω)`, its formula; from critical damping on, where
  /// the bound of ``settlingTime(from:offsetBelow:speedBelow:)`` falls under a thousandth. Infinite
  /// without friction; 0 for a velocity that is not finite.
  public func settlingDuration(velocity: Double = 0) -> Double {
    guard velocity.isFinite else { return 0 }
    guard dampingRatio < 1 else {
      return settlingTime(
        from: State(offset: -1, velocity: velocity), offsetBelow: 0.001, speedBelow: .infinity)
    }
    let decay = dampingRatio * angularFrequency
    let sine = ((decay - velocity) / dampedFrequency).magnitude
    return ElasticMath.log((1 + sine) / 0.001) / decay
  }
}
