import ElasticCore

/// A random spring, start and times: every regime, and one in eight critical or close to it.
package struct RandomSpring {
  package static let rounds = 10_000

  package let spring: DampedSpring
  package let start: DampedSpring.State

  package init(_ random: inout SplitMix) throws {
    let ratio: Double
    switch random.next() % 16 {
    case 0: ratio = 1
    case 1: ratio = 1 + (random.unit() - 0.5) * 1e-6
    case 2: ratio = 0
    default: ratio = random.unit() * 3
    }
    spring = try DampedSpring(angularFrequency: 0.5 + random.unit() * 40, dampingRatio: ratio)
    start = DampedSpring.State(
      offset: random.unit() * 200 - 100, velocity: random.unit() * 2000 - 1000)
  }

  /// The largest number of the motion, against which errors are small or not.
  package var scale: Double {
    start.offset.magnitude + start.velocity.magnitude / spring.angularFrequency
  }

  /// The distance between two states, as a share of the motion.
  package func distance(_ a: DampedSpring.State, _ b: DampedSpring.State) -> Double {
    max(
      (a.offset - b.offset).magnitude,
      (a.velocity - b.velocity).magnitude / spring.angularFrequency) / scale
  }
}
