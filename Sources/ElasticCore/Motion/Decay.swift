/// A motion that only loses speed, like a list that was thrown: `v(t) = v0·r^(1000t)`.
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that remains after a millisecond.
  public let ratePerMillisecond: Double
  /// The same as a rate per second: `v(t) = v0·e^(−rate·t)`.
  public let rate: Double

  /// A number no decay can be made of.
  public enum ParameterError: Error, Hashable, Sendable {
    /// The share that is left after a millisecond is not 0.001...0.999999.
    case ratePerMillisecond
  }

  /// A motion that keeps that share of its velocity every millisecond.
  /// - Throws: ``ParameterError`` unless it is 0.001...0.999999.
  public init(ratePerMillisecond: Double) throws(ParameterError) {
    guard (0.001...0.999_999).contains(ratePerMillisecond) else { throw .ratePerMillisecond }
    self.init(checkedRate: ratePerMillisecond)
  }

  private init(checkedRate: Double) {
    ratePerMillisecond = checkedRate
    rate = -1000 * ElasticMath.log(checkedRate)
  }

  /// UIScrollView's normal deceleration: 0.998 a millisecond.
  public static var normal: Decay { Decay(checkedRate: 0.998) }

  /// UIScrollView's fast deceleration: 0.99 a millisecond.
  public static var fast: Decay { Decay(checkedRate: 0.99) }

  /// The velocity `seconds` after it was `velocity`; before that, `velocity`.
  public func velocity(after seconds: Double, from velocity: Double) -> Double {
    velocity.confined * (seconds > 0 ? ElasticMath.exp(-rate * seconds) : 1)
  }

  /// Where the value is `seconds` after it left `start` with `velocity` per second; before that,
  /// `start`.
  ///
  /// Finite for every number; NaN counts as 0.
  public func value(after seconds: Double, from start: Double, velocity: Double) -> Double {
    guard seconds > 0 else { return start.confined }
    let reach = ElasticMath.decayedSum(rate: rate, after: seconds)
    return (start.confined + (velocity.confined * reach).confined).confined
  }

  /// The value at rest: `start − velocity/(1000 ln r)`.
  public func limit(from start: Double, velocity: Double) -> Double {
    (start.confined + velocity.confined / rate).confined
  }

  /// The seconds until the speed has fallen from `velocity` to `speed`: 0 if it is no larger from
  /// the start, infinite for a speed of 0 or less.
  public func time(from velocity: Double, toSpeed speed: Double) -> Double {
    let start = velocity.confined.magnitude
    if start <= speed || start == 0 { return 0 }
    guard speed > 0 else { return .infinity }
    return max(ElasticMath.log(start) - ElasticMath.log(speed), 0) / rate
  }
}

extension ElasticMath {
  /// `(1 − e^(−rate·t))/rate`: the distance of a unit velocity that decays at `rate`; t itself at
  /// rate 0.
  static func decayedSum(rate: Double, after time: Double) -> Double {
    let x = rate * time
    if x > 0.5 { return (1 - exp(-x)) / rate }
    // The power series, which does not lose the digits the difference loses. The last term is under
    // 1e-16.
    var sum = 1.0
    var n = 14.0
    while n > 1 {
      sum = 1 - sum * x / n
      n -= 1
    }
    return time * sum
  }
}
