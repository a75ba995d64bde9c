import ElasticKit

/// The numbers of a spring and of its motion from 0 to 1.
public struct SpringFacts: Sendable {
  /// Of what.
  public let spring: DampedSpring
  /// The start's, in that distance per second.
  public let velocity: Double

  /// The numbers of `spring` and of its motion that starts with `velocity`.
  public init(_ spring: DampedSpring, velocity: Double = 0) {
    self.spring = spring
    self.velocity = velocity
  }

  /// Each number with its name, in the order they are shown. The settling duration is infinite
  /// without friction.
  public var named: [(name: StaticString, value: Double)] {
    [
      ("mass", spring.mass), ("stiffness", spring.stiffness), ("friction", spring.friction),
      ("dampingRatio", spring.dampingRatio), ("angularFrequency", spring.angularFrequency),
      ("settlingDuration", spring.settlingDuration(velocity: velocity)), ("overshoot", overshoot),
    ]
  }

  /// How far past its target the motion swings, a fraction of the way; 0 if it never does.
  public var overshoot: Double {
    if velocity == 0 { return spring.overshoot }
    var state = DampedSpring.State(offset: -1, velocity: velocity)
    // A start away from the target turns around before it first swings over.
    for _ in 0..<2 {
      guard let turn = spring.nextExtremum(from: state) else { return 0 }
      if turn.offset > 0 { return turn.offset }
      state = DampedSpring.State(offset: turn.offset, velocity: 0)
    }
    return 0
  }

  /// Writes them as members of the object that `json` is in.
  @_spi(Programs) public func write(to json: inout JSONText) {
    for (name, value) in named {
      json.key(name)
      json.number(value)
    }
  }

  /// Appends seconds and a curve, as CSS's `transition` takes them; false, and nothing is appended,
  /// where it never settles or swings too often.
  public func appendCSS(to bytes: inout [UInt8]) -> Bool {
    var curve: [UInt8] = []
    guard let duration = CSSEasing.appendLinear(spring, velocity: velocity, to: &curve) else {
      return false
    }
    DecimalText.append(duration, decimals: 4, to: &bytes)
    ("s " as StaticString).append(to: &bytes)
    bytes.append(contentsOf: curve)
    return true
  }
}
