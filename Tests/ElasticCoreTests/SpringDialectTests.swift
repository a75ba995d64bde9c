import ElasticCore
import Testing

private func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  (a - b).magnitude <= tolerance * max(1, b.magnitude)
}

@Suite struct SpringDialectTests {
  @Test("mass, stiffness and friction come back as given")
  func textbook() throws {
    for (mass, stiffness, friction) in [(1.0, 100.0, 10.0), (0.5, 4, 35), (3, 7, 0)] {
      let spring = try DampedSpring(mass: mass, stiffness: stiffness, friction: friction)
      #expect(near(spring.stiffness, stiffness, 1e-15))
      #expect(near(spring.friction, friction, 1e-15))
      #expect(spring.mass == mass)
    }
    #expect(try DampedSpring(stiffness: 100, friction: 10) == .coreAnimationDefault)
  }

  @Test("response and damping ratio")
  func response() throws {
    let spring = try DampedSpring(response: 0.55, dampingRatio: 0.825)
    #expect(near(spring.stiffness, 130.507_165_634_239_4, 1e-14))
    #expect(near(spring.friction, 2 * 0.825 * 2 * Double.pi / 0.55, 1e-15))
    #expect(near(spring.response, 0.55, 1e-15))
  }

  @Test("duration and bounce, either side of none")
  func bounce() throws {
    let bouncy = try DampedSpring(duration: 0.5, bounce: 0.3)
    #expect(bouncy == .bouncy)
    #expect(near(bouncy.stiffness, 157.913_670_417_429_7, 1e-14))
    #expect(near(bouncy.friction, 4 * Double.pi * 1.4, 1e-14))
    let creeping = try DampedSpring(duration: 0.5, bounce: -0.5)
    #expect(creeping.dampingRatio == 2)
    for bounce in [-0.9, -0.2, 0, 0.4, 1] {
      #expect(near(try DampedSpring(duration: 1, bounce: bounce).bounce, bounce, 1e-15))
    }
    #expect(DampedSpring.smooth.dampingRatio == 1)
    #expect(DampedSpring.snappy.dampingRatio == 0.85)
  }

  @Test("UIKit's 3 seconds at 0.25")
  func usingDuration() throws {
    let spring = try DampedSpring(usingDuration: 3, dampingRatio: 0.25)
    #expect((spring.stiffness - 54.833_633_590_783_26).magnitude < 1e-12)
    #expect((spring.friction - 3.702_486_785_620_688).magnitude < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test("the bounce view's spring has a name")
  func elastic() throws {
    #expect(try DampedSpring(usingDuration: 0.9, dampingRatio: 0.57) == .elastic)
  }

  @Test(
    "the springs of the originals",
    arguments: [
      (0.9, 0.57, 12.752_600, 0.1131), (0.9, 0.43, 15.933, 0.224), (0.6, 0.4, 25.328, 0.2538),
    ])
  func originals(duration: Double, ratio: Double, frequency: Double, overshoot: Double) throws {
    let spring = try DampedSpring(usingDuration: duration, dampingRatio: ratio)
    #expect((spring.angularFrequency - frequency).magnitude < 0.0005)
    let turn = try #require(spring.nextExtremum(from: .init(offset: -1, velocity: 0)))
    #expect((turn.offset - overshoot).magnitude < 0.000_05)
    #expect((spring.overshoot - turn.offset).magnitude < 1e-14)
  }

  @Test("the bounce in full: stiffness, friction and its first peak")
  func bounceNumbers() throws {
    let spring = try DampedSpring(usingDuration: 0.9, dampingRatio: 0.57)
    #expect((spring.angularFrequency - 12.752_600).magnitude < 5e-7)
    #expect((spring.stiffness - 162.628_796).magnitude < 5e-6)
    #expect((spring.friction - 14.537_964).magnitude < 5e-7)
    let turn = try #require(spring.nextExtremum(from: .init(offset: -1, velocity: 0)))
    #expect((turn.seconds - 0.2998).magnitude < 5e-5)
  }

  @Test("UIKit's critical damping, and parameters that it moves into range")
  func usingDurationLimits() throws {
    let critical = try DampedSpring(usingDuration: 0.5, dampingRatio: 1)
    #expect(near(critical.angularFrequency * 0.5, 9.233_413_476_451_6, 1e-14))
    #expect(try DampedSpring(usingDuration: 0.5, dampingRatio: 7) == critical)
    let below = try DampedSpring(usingDuration: 1, dampingRatio: 1 - 1e-9)
    #expect((below.angularFrequency - 16.92).magnitude < 0.005)
    let loose = try DampedSpring(usingDuration: 1, dampingRatio: -3)
    #expect(try loose == DampedSpring(usingDuration: 1, dampingRatio: 0.01))
    #expect(
      try DampedSpring(usingDuration: .infinity, dampingRatio: 0.5)
        == DampedSpring(usingDuration: 10, dampingRatio: 0.5))
    #expect(
      try DampedSpring(usingDuration: -1, dampingRatio: 0.5)
        == DampedSpring(usingDuration: 0.01, dampingRatio: 0.5))
  }

  @Test(
    "a velocity changes UIKit's spring to the largest frequency that settles in time",
    arguments: [0.05, 0.25, 0.57, 0.9, 0.999, 1])
  func usingVelocity(ratio: Double) throws {
    for duration in [0.01, 0.3, 1, 10] {
      for velocity in [-1e6, -40, -1, 1e-3, 1, 5, 40, 300, 1e6] {
        let spring = try DampedSpring(
          usingDuration: duration, dampingRatio: ratio, velocity: velocity)
        let frequency = spring.angularFrequency
        #expect(frequency > 0 && frequency.isFinite)
        let left = Self.left(frequency, ratio, velocity, duration)
        // The remainder is no more exact than the exponent: a relative error of ωT ulps.
        #expect((left - 0.001).magnitude < 1e-8)
        // Nothing above it comes back up.
        for factor in [1.001, 1.1, 1.5, 2, 4, 16, 256] {
          #expect(Self.left(frequency * factor, ratio, velocity, duration) < 0.001)
        }
      }
    }
  }

  /// UIKit's measure of the remaining distance after `time`.
  static func left(_ frequency: Double, _ ratio: Double, _ v: Double, _ time: Double) -> Double {
    let fade = ElasticMath.exp(-ratio * frequency * time)
    if ratio == 1 { return (1 + (frequency - v) * time).magnitude * fade }
    let root = ((1 - ratio) * (1 + ratio)).squareRoot()
    return ((ratio * frequency - v) / (frequency * root)).magnitude * fade
  }

  @Test("settling duration to any tolerance", arguments: [0.2, 0.5, 0.9, 1])
  func settling(ratio: Double) throws {
    for epsilon in [1e-9, 0.001, 0.01, 0.1] {
      let spring = try DampedSpring(
        settlingDuration: 0.8, dampingRatio: ratio, epsilon: epsilon)
      let left = Self.left(spring.angularFrequency, ratio, 0, 0.8)
      #expect((left / epsilon - 1).magnitude < 1e-12)
    }
    #expect(
      try DampedSpring(settlingDuration: 0.8, dampingRatio: ratio)
        == DampedSpring(usingDuration: 0.8, dampingRatio: ratio))
  }

  @Test("equal motions are equal springs, in every parameterisation")
  func canonical() throws {
    let a = try DampedSpring(response: 0.5, dampingRatio: 1)
    #expect(a == .smooth)
    #expect(a.hashValue == DampedSpring.smooth.hashValue)
  }

  @Test("numbers no spring can be made of are refused by name")
  func refused() {
    for bad in [Double.nan, .infinity, -.infinity, -2, 1e300] {
      #expect(throws: DampedSpring.ParameterError.mass) {
        try DampedSpring(mass: bad, stiffness: 1, friction: 1)
      }
      #expect(throws: DampedSpring.ParameterError.stiffness) {
        try DampedSpring(stiffness: bad, friction: 1)
      }
      #expect(throws: DampedSpring.ParameterError.friction) {
        try DampedSpring(stiffness: 1, friction: bad)
      }
      #expect(throws: DampedSpring.ParameterError.response) {
        try DampedSpring(response: bad, dampingRatio: 1)
      }
      #expect(throws: DampedSpring.ParameterError.dampingRatio) {
        try DampedSpring(response: 1, dampingRatio: bad)
      }
      #expect(throws: DampedSpring.ParameterError.duration) {
        try DampedSpring(duration: bad, bounce: 0)
      }
      #expect(throws: DampedSpring.ParameterError.bounce) {
        try DampedSpring(duration: 1, bounce: bad)
      }
      #expect(throws: DampedSpring.ParameterError.settlingDuration) {
        try DampedSpring(settlingDuration: bad, dampingRatio: 0.5)
      }
      #expect(throws: DampedSpring.ParameterError.epsilon) {
        try DampedSpring(settlingDuration: 1, dampingRatio: 0.5, epsilon: bad)
      }
      #expect(throws: DampedSpring.ParameterError.angularFrequency) {
        try DampedSpring(angularFrequency: bad, dampingRatio: 0.5)
      }
    }
    #expect(throws: DampedSpring.ParameterError.stiffness) {
      try DampedSpring(stiffness: 0, friction: 1)
    }
    #expect(throws: DampedSpring.ParameterError.epsilon) {
      try DampedSpring(settlingDuration: 1, dampingRatio: 0.05, epsilon: 0.1)
    }
    #expect(throws: DampedSpring.ParameterError.duration) {
      try DampedSpring(usingDuration: .nan, dampingRatio: 1)
    }
    #expect(throws: DampedSpring.ParameterError.velocity) {
      try DampedSpring(usingDuration: 1, dampingRatio: 0.5, velocity: .infinity)
    }
  }
}
