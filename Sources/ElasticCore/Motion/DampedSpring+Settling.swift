// UIKit's and SwiftUI's springs that are given by the time until they have settled.
//
// The angular frequency is the largest root of an equation with that time, the damping ratio and the initial
// velocity. With no velocity and less than critical damping it is a logarithm; else each side of the maximum is
// monotone, and the root is found by bisection to the last bit. The two equations, below critical damping and at it,
// are those of UIKit and do not meet: the closer the damping comes to critical from below, the higher the frequency,
// without bound.

extension DampedSpring {
  /// The spring whose swing from 0 to 1 falls under `epsilon` after `settlingDuration` seconds.
  ///
  /// As SwiftUI and UIKit reckon it: mass 1, and under-damped the sine's part alone must be
  /// `epsilon` then, `(ζ/√(1−ζ²))·e^(−ζωT) = ε`; critically damped, `(1 + ωT)·e^(−ωT) = ε`. The two
  /// do not meet: just below critical damping ω grows without bound.
  /// - Throws: ``ParameterError`` if a number is outside its range or not a number, if
  ///   `dampingRatio` is over 1 or under 0.01, or if `epsilon` is at least `ζ/√(1−ζ²)`, so that no
  ///   frequency fits.
  public init(
    settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001
  ) throws(ParameterError) {
    try ParameterError.settlingDuration.check(settlingDuration)
    guard (0.01...1).contains(dampingRatio) else { throw .dampingRatio }
    try ParameterError.epsilon.check(epsilon)
    guard
      let frequency = Self.frequency(
        settling: settlingDuration, dampingRatio: dampingRatio, velocity: 0, epsilon: epsilon)
    else { throw .epsilon }
    self.init(checkedFrequency: frequency, dampingRatio: dampingRatio)
  }

  /// UIKit's `animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`: `duration` is
  /// the time until it has settled.
  ///
  /// Mass 1, and `|ζω − v|/(ω√(1−ζ²))·e^(−ζωT) = 0.001`, at critical damping `|1 + (ω−v)T|·e^(−ωT)
  /// = 0.001`. As UIKit does, a `dampingRatio` is moved into 0.01…1 and a `duration` into 0.01…10
  /// seconds. A `velocity` (in distances per second, positive toward the target) changes the spring
  /// itself; where several frequencies fit, as for a positive one, it is the largest.
  /// - Throws: ``ParameterError`` if a number is not a number, or `velocity` is outside its range.
  public init(
    usingDuration duration: Double, dampingRatio: Double, velocity: Double = 0
  ) throws(ParameterError) {
    if duration.isNaN { throw .duration }
    if dampingRatio.isNaN { throw .dampingRatio }
    try ParameterError.velocity.check(velocity)
    let ratio = min(max(dampingRatio, 0.01), 1)
    guard
      let frequency = Self.frequency(
        settling: min(max(duration, 0.01), 10), dampingRatio: ratio, velocity: velocity,
        epsilon: 0.001)
    else { throw .velocity }
    self.init(checkedFrequency: frequency, dampingRatio: ratio)
  }

  /// The bounce view's spring, and a surface's: ``init(usingDuration:dampingRatio:velocity:)`` with 0.9 s and 0.57.
  public static var elastic: DampedSpring {
    DampedSpring(checkedFrequency: 12.75259958342252, dampingRatio: 0.57)
  }

  /// The largest angular frequency at which what is left after `time` is `epsilon`; nil if there is
  /// none.
  private static func frequency(
    settling time: Double, dampingRatio ratio: Double, velocity: Double, epsilon: Double
  ) -> Double? {
    let goal = ElasticMath.log(epsilon)
    if ratio == 1 {
      // In u = ωT. Above u = p the left part rises to u = p + 1 and falls from there on; below, it
      // only falls.
      let p = velocity * time - 1
      func excess(_ u: Double) -> Double { ElasticMath.log((u - p).magnitude) - u - goal }
      let peak = max(p + 1, 0)
      if excess(peak) >= 0 {
        return lastZero(of: excess, above: peak, step: 1) / time
      }
      return p > epsilon ? lastZero(of: excess, above: 0, below: p) / time : nil
    }
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    if velocity == 0 {
      let swing = ratio / (epsilon * root)
      return swing > 1 ? ElasticMath.log(swing) / (ratio * time) : nil
    }
    func excess(_ frequency: Double) -> Double {
      ElasticMath.log((ratio * frequency - velocity).magnitude / (frequency * root))
        - ratio * frequency * time - goal
    }
    if velocity < 0 { return lastZero(of: excess, above: 0, step: 1 / time) }
    // Above ω = v/ζ it rises to this peak, where the derivative of its logarithm is zero, and falls
    // from there on.
    let peak = (velocity + (velocity * velocity + 4 * velocity / time).squareRoot()) / (2 * ratio)
    if excess(peak) >= 0 { return lastZero(of: excess, above: peak, step: peak) }
    return lastZero(of: excess, above: 0, below: velocity / ratio)
  }

  /// Where the falling `excess` passes zero, somewhere above `low`.
  private static func lastZero(
    of excess: (Double) -> Double, above low: Double, step: Double
  ) -> Double {
    var step = step
    for _ in 0..<64 where excess(low + step) > 0 { step *= 2 }
    return lastZero(of: excess, above: low, below: low + step)
  }

  /// Where the falling `excess` passes zero between `low` and `high`, to the last bit.
  private static func lastZero(
    of excess: (Double) -> Double, above low: Double, below high: Double
  ) -> Double {
    var low = low
    var high = high
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return high
  }
}
