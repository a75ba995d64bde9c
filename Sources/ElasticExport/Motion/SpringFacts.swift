@_spi(Programs) import ElasticSettings
import ElasticKit

/// The numbers of a spring and of its motion from 0 to 1.
public struct SpringFacts: Sendable {
  /// The spring.
  public let spring: DampedSpring
  /// The initial velocity, in distances per second.
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

  /// The overshoot past the target, a fraction of the distance; 0 if there is none.
  public var overshoot: Double {
    if velocity == 0 { return spring.overshoot }
    var state = DampedSpring.State(offset: -1, velocity: velocity)
    // A motion that starts away from the target reverses before it first overshoots.
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

  /// Appends seconds and a curve, in the form of CSS's `transition`; false, and nothing is appended,
  /// if it never settles or swings too often.
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
