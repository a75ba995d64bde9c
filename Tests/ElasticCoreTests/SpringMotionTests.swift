import ElasticCore
import Testing

/// A spring, a start and a time, over the three regimes and their borders.
struct SpringCase: Sendable, CustomStringConvertible {
  var frequency: Double
  var ratio: Double
  var start: DampedSpring.State

  static let ratios: [Double] = [
    0, 0.01, 0.3, 0.57, 0.99, 0.999_999_99, 1, 1.000_000_01, 1.01, 3.5, 50,
  ]

  static let all: [SpringCase] = ratios.flatMap { ratio in
    [1.0, 12.7526].flatMap { frequency in
      [(-1.0, 0.0), (0, 8), (80, -300)].map { offset, velocity in
        SpringCase(
          frequency: frequency, ratio: ratio,
          start: DampedSpring.State(offset: offset, velocity: velocity))
      }
    }
  }

  func spring() throws -> DampedSpring {
    try DampedSpring(angularFrequency: frequency, dampingRatio: ratio)
  }

  /// The largest number of the motion, against which errors are small or not.
  var scale: Double { start.offset.magnitude + start.velocity.magnitude / frequency }

  var description: String { "ω \(frequency) ζ \(ratio) from \(start.offset), \(start.velocity)" }
}

@Suite struct SpringMotionTests {
  @Test("solves the equation, as its power series about the start does", arguments: SpringCase.all)
  func equation(_ example: SpringCase) throws {
    let spring = try example.spring()
    // Short enough for the series to converge without cancellation, then chained.
    var expected = example.start
    let dt = 0.25 / (example.frequency * max(1, 2 * example.ratio))
    for index in 1...40 {
      expected = Self.series(spring, expected, dt)
      let found = spring.state(after: dt * Double(index), from: example.start)
      #expect((found.offset - expected.offset).magnitude < 1e-12 * example.scale)
      #expect(
        (found.velocity - expected.velocity).magnitude
          < 1e-12 * example.scale * example.frequency * max(1, 2 * example.ratio))
    }
  }

  /// x and x′ after `dt` from Taylor's series, whose terms follow from the equation alone.
  static func series(
    _ spring: DampedSpring, _ state: DampedSpring.State, _ dt: Double
  ) -> DampedSpring.State {
    let c = spring.friction / spring.mass
    let k = spring.stiffness / spring.mass
    var a = state.offset
    var b = state.velocity
    var x = 0.0
    var v = 0.0
    var power = 1.0
    for n in 0..<30 {
      x += a * power
      v += b * power
      (a, b) = (b, -c * b - k * a)
      power *= dt / Double(n + 1)
    }
    return DampedSpring.State(offset: x, velocity: v)
  }

  @Test("two steps are one step of both times", arguments: SpringCase.all)
  func stepsCompose(_ example: SpringCase) throws {
    let spring = try example.spring()
    for (a, b) in [(0.1, 0.1), (0.003, 1.7), (2.5, 1e-9)] {
      let first = DampedSpring.Step(spring, seconds: a)
      let second = DampedSpring.Step(spring, seconds: b)
      let whole = spring.state(after: a + b, from: example.start)
      for parts in [second(first(example.start)), first.then(second)(example.start)] {
        #expect((parts.offset - whole.offset).magnitude < 1e-11 * example.scale)
        #expect(
          (parts.velocity - whole.velocity).magnitude
            < 1e-11 * example.scale * example.frequency)
      }
    }
  }

  @Test("a state after a time and a step of that time agree to the bit", arguments: SpringCase.all)
  func stepIsState(_ example: SpringCase) throws {
    let spring = try example.spring()
    for seconds in [0, 1e-12, 0.016, 0.3, 7.5, 1e9] {
      let found = spring.state(after: seconds, from: example.start)
      #expect(found == DampedSpring.Step(spring, seconds: seconds)(example.start))
    }
  }

  @Test("no time changes no bit", arguments: SpringCase.ratios)
  func zeroStep(ratio: Double) throws {
    let spring = try DampedSpring(angularFrequency: 9, dampingRatio: ratio)
    for offset in [-0.0, 0, 1.1, -1e-308, 1e300] {
      let start = DampedSpring.State(offset: offset, velocity: -offset)
      let end = spring.state(after: 0, from: start)
      #expect(end.offset.bitPattern == start.offset.bitPattern)
      #expect(end.velocity.bitPattern == start.velocity.bitPattern)
    }
  }

  @Test("invalid times are handled", arguments: SpringCase.all)
  func oddTimes(_ example: SpringCase) throws {
    let spring = try example.spring()
    for seconds in [-1, -Double.infinity, .nan, -0.0] {
      #expect(spring.state(after: seconds, from: example.start) == example.start)
    }
    let end = spring.state(after: .infinity, from: example.start)
    #expect(end == (example.ratio > 0 ? .rest : example.start))
    for seconds in [10, 1e5, 1e9, 1e18, Double.greatestFiniteMagnitude] {
      let late = spring.state(after: seconds, from: example.start)
      #expect(late.isFinite)
      #expect(late.offset.magnitude <= 1.001 * example.scale)
      if example.ratio > 0.1 && seconds > 1e4 { #expect(late == .rest) }
    }
  }

  @Test("the extremes of every parameter stay finite at every time")
  func extremes() throws {
    for mass in [1e-6, 1, 1e6] {
      for stiffness in [1e-6, 1, 1e12] {
        for friction in [0, 1e-300, 1e-6, 1, 1e12] {
          let spring = try DampedSpring(mass: mass, stiffness: stiffness, friction: friction)
          for seconds in [1e-308, 1e-9, 1, 1e9, 1e300] {
            let state = DampedSpring.State(offset: -1, velocity: 2)
            #expect(spring.state(after: seconds, from: state).isFinite)
          }
          #expect(!spring.settlingDuration(velocity: 3).isNaN)
        }
      }
    }
  }

  @Test("critical damping meets its neighbours", arguments: [1, 12.7526, 25.328])
  func acrossCriticalDamping(frequency: Double) throws {
    let springs = try [1 - 1e-9, 1, 1 + 1e-9].map {
      try DampedSpring(angularFrequency: frequency, dampingRatio: $0)
    }
    for velocity in [0, 3, -20.0] {
      for index in 0...2000 {
        let states = springs.map { $0.sample(at: Double(index) * 0.005, velocity: velocity) }
        for state in [states[0], states[2]] {
          #expect((state.value - states[1].value).magnitude < 1e-7)
          #expect((state.velocity - states[1].velocity).magnitude < 1e-7)
        }
      }
    }
  }

  @Test("a start on the target with a velocity moves away and comes back")
  func leavesTheTarget() throws {
    let spring = DampedSpring.smooth
    let start = DampedSpring.State(offset: 0, velocity: 10)
    #expect(spring.state(after: 0.05, from: start).offset > 0.1)
    #expect(spring.state(after: 5, from: start).offset.magnitude < 1e-9)
  }

  @Test("without friction energy stays", arguments: [0.1, 3, 1000, 65535, 1e6])
  func energy(seconds: Double) throws {
    let spring = try DampedSpring(angularFrequency: 4, dampingRatio: 0)
    let end = spring.state(after: seconds, from: DampedSpring.State(offset: 3, velocity: 1))
    let energy = 16 * end.offset * end.offset + end.velocity * end.velocity
    #expect((energy - 145).magnitude < 1e-11)
  }

  @Test("more friction leaves less overshoot")
  func monotone() throws {
    var last = Double.infinity
    for ratio in stride(from: 0.0, to: 1, by: 0.01) {
      let spring = try DampedSpring(angularFrequency: 10, dampingRatio: ratio)
      #expect(spring.overshoot < last)
      last = spring.overshoot
    }
    #expect(DampedSpring.smooth.overshoot == 0)
  }

  @Test("a web library's capped hyperbolic functions jump here; the exponentials do not")
  func heavyFriction() throws {
    let spring = try DampedSpring(mass: 0.5, stiffness: 4, friction: 35)
    #expect((1000 * spring.sample(at: 8.7).value - 630.01).magnitude < 0.005)
  }

  @Test("the first turn is where the velocity is zero, and no earlier", arguments: SpringCase.all)
  func firstTurn(_ example: SpringCase) throws {
    let spring = try example.spring()
    guard let turn = spring.nextExtremum(from: example.start) else {
      // Creeping from rest, or moving in without passing: then it never turns.
      #expect(example.ratio >= 1)
      var last = example.start.velocity
      for index in 1...400 {
        let state = spring.state(
          after: Double(index) * 0.02 * max(1, example.ratio), from: example.start)
        #expect(last * state.velocity >= 0)
        last = state.velocity
      }
      return
    }
    let state = spring.state(after: turn.seconds, from: example.start)
    #expect(state.offset == turn.offset)
    #expect(state.velocity.magnitude < 1e-9 * example.scale * example.frequency)
    // Just below critical damping, a motion that has decayed before its turn may be 0 there.
    let early = spring.state(after: turn.seconds * 1e-3, from: example.start).velocity
    for fraction in [0.1, 0.5, 0.9, 0.99] {
      let between = spring.state(after: turn.seconds * fraction, from: example.start).velocity
      #expect(early * between >= 0)
    }
  }
}
