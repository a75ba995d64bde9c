/// A mass on a spring with friction: `m·x″ + c·x′ + k·(x − target) = 0`.
///
/// The spring itself never changes; only a ``State`` moves, and where it moves is a function of
/// time, exact below, at and above critical damping, and continuous from one to the other. What is
/// stored does not depend on the initialiser that was used: two springs that move alike and weigh
/// alike are equal.
public struct DampedSpring: Hashable, Sendable {
  /// The undamped angular frequency, `√(k/m)`, in radians per second: 1e-6 to 1e9.
  public let angularFrequency: Double
  /// The damping ratio, friction over critical friction: 0 oscillates for ever, below 1 it overshoots, from 1
  /// on it does not.
  public let dampingRatio: Double
  /// The mass; it scales ``stiffness`` and ``friction`` and changes nothing of the motion.
  public let mass: Double

  /// The spring of that `angularFrequency` in radians per second, `dampingRatio` and `mass`.
  /// - Throws: ``ParameterError`` if a number is outside its range or not a number.
  public init(
    angularFrequency: Double, dampingRatio: Double, mass: Double = 1
  ) throws(ParameterError) {
    try ParameterError.angularFrequency.check(angularFrequency)
    try ParameterError.dampingRatio.check(dampingRatio)
    try ParameterError.mass.check(mass)
    self.init(checkedFrequency: angularFrequency, dampingRatio: dampingRatio, mass: mass)
  }

  /// For the dialects, which have checked their own numbers.
  init(checkedFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = checkedFrequency
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  /// `k`, the force per distance.
  public var stiffness: Double { mass * (angularFrequency * angularFrequency) }

  /// `c`, the force per speed.
  public var friction: Double { 2 * dampingRatio * angularFrequency * mass }

  /// The state of a motion, relative to its target.
  ///
  /// A motion that starts on its target with a velocity still moves.
  public struct State: Hashable, Sendable {
    /// The value minus its target.
    public var offset: Double
    /// The value's change per second.
    public var velocity: Double

    /// `offset` from the target, changing by `velocity` a second.
    public init(offset: Double, velocity: Double) {
      self.offset = offset
      self.velocity = velocity
    }

    /// On the target and not moving.
    public static var rest: State { State(offset: 0, velocity: 0) }

    /// Whether neither number is infinite or not a number.
    public var isFinite: Bool { offset.isFinite && velocity.isFinite }
  }

  /// The state that `state` becomes after `seconds`, to the bit what the ``Step`` of the same
  /// length gives.
  ///
  /// Zero, negative and undefined times change nothing; an infinite one ends at rest, unless there
  /// is no friction. A state that is not finite is at rest. Cost: one exponential, and a sine and cosine for a longer swing.
  public func state(after seconds: Double, from state: State) -> State {
    Step(self, seconds: seconds)(state)
  }

  /// The motion from 0 to 1 that starts with `velocity` (in that distance per second, positive
  /// toward 1).
  public func sample(
    at seconds: Double, velocity: Double = 0
  ) -> (value: Double, velocity: Double) {
    let state = state(after: seconds, from: State(offset: -1, velocity: velocity))
    return (1 + state.offset, state.velocity)
  }
}
