import ElasticCore
import TestSupport
import Testing

@Suite("A spring, over 10,000 random springs and starts")
struct SpringLawTests {
  @Test("starts at its start value, and a zero step changes no bit")
  func start() throws {
    var random = SplitMix(seed: 101)
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let step = DampedSpring.Step(example.spring, seconds: 0)
      #expect(step == .identity)
      for state in [example.spring.state(after: 0, from: example.start), step(example.start)] {
        #expect(state.offset.bitPattern == example.start.offset.bitPattern)
        #expect(state.velocity.bitPattern == example.start.velocity.bitPattern)
      }
      let velocity = random.unit() * 20 - 10
      let sample = example.spring.sample(at: 0, velocity: velocity)
      #expect(sample.value == 0 && sample.velocity == velocity)
    }
  }

  @Test("two steps are one of both times, to 1e-12")
  func steps() throws {
    var random = SplitMix(seed: 102)
    var worst = 0.0
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let (a, b) = (random.unit(), random.unit())
      let first = DampedSpring.Step(example.spring, seconds: a)
      let second = DampedSpring.Step(example.spring, seconds: b)
      let whole = DampedSpring.Step(example.spring, seconds: a + b)(example.start)
      worst = max(
        worst, example.distance(first.then(second)(example.start), whole),
        example.distance(second(first(example.start)), whole))
    }
    #expect(worst < 1e-12)
  }

  @Test("satisfies its equation, by its Taylor series")
  func equation() throws {
    var random = SplitMix(seed: 103)
    var worst = 0.0
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let spring = example.spring
      // From any point of the motion on, so short that the series loses no digits.
      let here = spring.state(after: random.unit() * 0.5, from: example.start)
      let dt = 0.3 / (spring.angularFrequency * max(1, 2 * spring.dampingRatio))
      worst = max(
        worst,
        example.distance(
          spring.state(after: dt, from: here), SpringMotionTests.series(spring, here, dt)))
    }
    #expect(worst < 1e-12)
  }

  @Test("ten seconds, an hour and 1e9 seconds are finite and no further than the start")
  func late() throws {
    var random = SplitMix(seed: 104)
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      for seconds in [10, 3600, 1e9] {
        let state = example.spring.state(after: seconds, from: example.start)
        #expect(state.isFinite)
        #expect(state.offset.magnitude <= 1.001 * example.scale)
      }
    }
  }

  @Test("any numbers make a spring with finite motions or are refused")
  func wild() {
    var random = SplitMix(seed: 105)
    var made = 0
    for _ in 0..<RandomSpring.rounds {
      let n = (0..<6).map { _ in WildNumber.next(&random) }
      let springs = [
        try? DampedSpring(angularFrequency: n[0], dampingRatio: n[1]),
        try? DampedSpring(mass: n[0], stiffness: n[1], friction: n[2]),
        try? DampedSpring(response: n[0], dampingRatio: n[1]),
        try? DampedSpring(duration: n[0], bounce: n[1]),
        try? DampedSpring(usingDuration: n[0], dampingRatio: n[1], velocity: n[2]),
        try? DampedSpring(settlingDuration: n[0], dampingRatio: n[1], epsilon: n[2]),
      ]
      for case let spring? in springs {
        made += 1
        let state = DampedSpring.State(offset: n[3], velocity: n[4])
        #expect(spring.state(after: n[5], from: state).isFinite, "\(spring) \(state) \(n[5])")
        let sample = spring.sample(at: n[5], velocity: n[4])
        #expect(sample.value.isFinite && sample.velocity.isFinite)
        #expect(!spring.settlingDuration(velocity: n[4]).isNaN)
        #expect(
          !spring.settlingTime(from: state, offsetBelow: n[0], speedBelow: n[1]).isNaN)
        #expect(spring.nextExtremum(from: state)?.seconds.isNaN != true)
      }
    }
    #expect(made > 1000)
  }
}
