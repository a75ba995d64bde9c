import ElasticCore
import TestSupport
import Testing

@Suite("A spring's energy")
struct SpringEnergyTests {
  @Test("never grows, over 10,000 random springs and starts")
  func neverGrows() throws {
    var random = SplitMix(seed: 31)
    for _ in 0..<10_000 {
      let spring = try DampedSpring(
        angularFrequency: 0.1 + random.unit() * 60, dampingRatio: random.unit() * 3)
      func energy(_ state: DampedSpring.State) -> Double {
        let strain = spring.angularFrequency * state.offset
        return strain * strain + state.velocity * state.velocity
      }
      var state = DampedSpring.State(
        offset: random.unit() * 200 - 100, velocity: random.unit() * 2000 - 1000)
      for _ in 0..<6 {
        let next = spring.state(after: random.unit() * 0.2, from: state)
        // A motion without friction keeps its energy except for rounding.
        #expect(energy(next) <= energy(state) * (1 + 1e-12))
        state = next
      }
    }
  }
}
