// The motion of a spring over a time, as a 2×2 matrix.
//
// `x″ + 2ζω·x′ + ω²·x = 0` is linear, so its solution over a time is a matrix of the two starting values: exact for
// any time, with nothing accumulated. Below critical damping it has a sine and a cosine, above it two exponentials,
// and at it neither form works: within one radian a power series replaces both, in which the sign of 1 − ζ² plays no
// part.

extension DampedSpring {
  /// The damped frequency, `ω√|1 − ζ²|`; over-damped, the rate of its hyperbolic
  /// part.
  var dampedFrequency: Double {
    // The product keeps its digits near ζ = 1, where 1 − ζ² has none left.
    angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).magnitude.squareRoot()
  }

  /// The map of states over a given time of a spring: the motion is linear, so this is a
  /// 2×2 matrix.
  ///
  /// Four multiplications move a state, exactly, however long the time; `a.then(b)` is the step of
  /// the sum of both times.
  public struct Step: Hashable, Sendable {
    /// The offset after an offset of 1.
    public let offsetPerOffset: Double
    /// The offset after a velocity of 1.
    public let offsetPerVelocity: Double
    /// The velocity after an offset of 1.
    public let velocityPerOffset: Double
    /// The velocity after a velocity of 1.
    public let velocityPerVelocity: Double

    private init(_ xx: Double, _ xv: Double, _ vx: Double, _ vv: Double) {
      offsetPerOffset = xx
      offsetPerVelocity = xv
      velocityPerOffset = vx
      velocityPerVelocity = vv
    }

    /// The step that changes nothing.
    public static var identity: Step { Step(1, 0, 0, 1) }

    /// The step of `spring` over `seconds`.
    ///
    /// Zero, negative and undefined times change nothing; an infinite one ends at rest, unless
    /// there is no friction.
    public init(_ spring: DampedSpring, seconds: Double) {
      guard seconds > 0, seconds.isFinite || spring.dampingRatio > 0 else {
        self = .identity
        return
      }
      guard seconds.isFinite else {
        self.init(0, 0, 0, 0)
        return
      }
      let frequency = spring.angularFrequency
      let decay = spring.dampingRatio * frequency
      let rate = spring.dampedFrequency
      let angle = rate * seconds
      if angle < 1 {
        self.init(
          decay: decay, stiffness: frequency * frequency, seconds: seconds,
          squaredAngle: spring.dampingRatio < 1 ? -(angle * angle) : angle * angle)
      } else if spring.dampingRatio < 1 {
        self.init(
          decay: decay, stiffness: frequency * frequency, rate: rate, seconds: seconds)
      } else {
        let quick = -(decay + rate)
        // Not rate − decay, which loses all its digits when friction is large.
        let slow = frequency * frequency / quick
        let slowLeft = ElasticMath.exp(slow * seconds)
        let quickLeft = ElasticMath.exp(quick * seconds)
        let gain = (slowLeft - quickLeft) / (2 * rate)
        self.init(
          (slow * quickLeft - quick * slowLeft) / (2 * rate), gain,
          -(frequency * frequency) * gain, (slow * slowLeft - quick * quickLeft) / (2 * rate))
      }
    }

    /// Around critical damping, and for short times: cos √−z and sin √−z/√−z as power series in
    /// `z`, which do not notice where `z` changes its sign and cos becomes cosh. Nine terms leave
    /// less than a half ulp for |z| ≤ 1.
    private init(decay: Double, stiffness: Double, seconds: Double, squaredAngle z: Double) {
      var cosine = 1.0
      var sinc = 1.0
      var n = 18.0
      while n > 0 {
        cosine = 1 + cosine * z / (n * (n - 1))
        sinc = 1 + sinc * z / (n * (n + 1))
        n -= 2
      }
      self.init(
        left: ElasticMath.exp(-decay * seconds), cosine: cosine, sine: seconds * sinc, decay: decay,
        stiffness: stiffness)
    }

    /// Under-damped and through a radian at least.
    private init(decay: Double, stiffness: Double, rate: Double, seconds: Double) {
      let left = ElasticMath.exp(-decay * seconds)
      let angle = rate * seconds
      // The phase is not representable any more, so any phase is correct.
      let (sine, cosine) = ElasticMath.sinCos(angle.isFinite ? angle : 0)
      self.init(
        left: left, cosine: cosine, sine: sine / rate, decay: decay, stiffness: stiffness)
    }

    private init(left: Double, cosine: Double, sine: Double, decay: Double, stiffness: Double) {
      if left == 0 {
        self.init(0, 0, 0, 0)
      } else {
        self.init(
          left * (cosine + decay * sine), left * sine, -stiffness * (left * sine),
          left * (cosine - decay * sine))
      }
    }

    /// `state` after the step; rest if it is not finite, or becomes too large.
    public func callAsFunction(_ state: State) -> State {
      // Multiplying by 1 and adding 0 would turn a −0 into a 0.
      if self == .identity { return state.isFinite ? state : .rest }
      let next = State(
        offset: offsetPerOffset * state.offset + offsetPerVelocity * state.velocity + 0,
        velocity: velocityPerOffset * state.offset + velocityPerVelocity * state.velocity + 0)
      return next.isFinite ? next : .rest
    }

    /// This step and `next` after it, as one.
    public func then(_ next: Step) -> Step {
      Step(
        next.offsetPerOffset * offsetPerOffset + next.offsetPerVelocity * velocityPerOffset,
        next.offsetPerOffset * offsetPerVelocity + next.offsetPerVelocity * velocityPerVelocity,
        next.velocityPerOffset * offsetPerOffset + next.velocityPerVelocity * velocityPerOffset,
        next.velocityPerOffset * offsetPerVelocity
          + next.velocityPerVelocity * velocityPerVelocity)
    }
  }

  /// The last computed step, for values that need the same one.
  package struct SharedStep: Sendable {
    private var spring: DampedSpring?
    private var seconds = 0.0
    private var step = Step.identity

    /// No step yet.
    package init() {}

    /// The step of `spring` over `seconds`: to the bit that of ``Step/init(_:seconds:)``.
    mutating func callAsFunction(_ spring: DampedSpring, _ seconds: Double) -> Step {
      if self.spring != spring || self.seconds != seconds {
        self.spring = spring
        self.seconds = seconds
        step = Step(spring, seconds: seconds)
      }
      return step
    }
  }
}
