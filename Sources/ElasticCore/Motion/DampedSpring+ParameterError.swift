extension DampedSpring {
  /// The parameter no spring can be made of: outside its ``range``, or not a number.
  public enum ParameterError: Error, Hashable, Sendable {
    /// The angular frequency, in radians per second.
    case angularFrequency
    /// The damping ratio.
    case dampingRatio
    /// The mass.
    case mass
    /// The force per distance.
    case stiffness
    /// The force per speed.
    case friction
    /// The time of one swing without friction, in seconds.
    case response
    /// The perceptual duration, in seconds.
    case duration
    /// The bounce.
    case bounce
    /// The settling duration, in seconds.
    case settlingDuration
    /// The tolerance, a fraction of the distance. Also thrown for one so large that the swing is
    /// never larger.
    case epsilon
    /// The velocity, in distances per second.
    case velocity

    /// The accepted range.
    public var range: ClosedRange<Double> {
      switch self {
      case .angularFrequency: 1e-6...1e9
      case .dampingRatio: 0...1e6
      case .mass: 1e-6...1e6
      case .stiffness: 1e-6...1e12
      case .friction: 0...1e12
      case .response, .duration: 1e-6...1e6
      case .bounce: -0.999_999...1
      case .settlingDuration: 1e-3...1e3
      case .epsilon: 1e-12...0.5
      case .velocity: -1e6...1e6
      }
    }

    /// The parameter's name, as the initialisers label it.
    public var name: StaticString {
      switch self {
      case .angularFrequency: "angularFrequency"
      case .dampingRatio: "dampingRatio"
      case .mass: "mass"
      case .stiffness: "stiffness"
      case .friction: "friction"
      case .response: "response"
      case .duration: "duration"
      case .bounce: "bounce"
      case .settlingDuration: "settlingDuration"
      case .epsilon: "epsilon"
      case .velocity: "velocity"
      }
    }

    /// Throws itself unless `value` is in its range; a NaN is in none.
    func check(_ value: Double) throws(ParameterError) {
      if !range.contains(value) { throw self }
    }
  }
}
