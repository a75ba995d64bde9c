import ElasticCore
import Testing

@Suite struct DecayTests {
  @Test("a thousandth of a second keeps the rate's share of the velocity")
  func rate() throws {
    for (decay, share) in [(Decay.normal, 0.998), (.fast, 0.99)] {
      #expect((decay.velocity(after: 0.001, from: 1) - share).magnitude < 1e-15)
      var velocity = 1.0
      for _ in 0..<1000 { velocity *= share }
      #expect((decay.velocity(after: 1, from: 1) - velocity).magnitude < 1e-13)
    }
    #expect(try Decay(ratePerMillisecond: 0.998) == .normal)
  }

  @Test("the value is the integral of the velocity", arguments: [0.9, 0.99, 0.998, 0.9999])
  func integral(share: Double) throws {
    let decay = try Decay(ratePerMillisecond: share)
    // Simpson's rule.
    let steps = 2000
    let end = 0.7
    let dt = end / Double(steps)
    var sum = 0.0
    for index in 0...steps {
      let weight = index == 0 || index == steps ? 1.0 : index % 2 == 1 ? 4 : 2
      sum += weight * decay.velocity(after: Double(index) * dt, from: 300)
    }
    let value = decay.value(after: end, from: 20, velocity: 300)
    #expect((value - 20 - sum * dt / 3).magnitude < 1e-7)
  }

  @Test("two parts of the time are the whole", arguments: [0.001, 0.99, 0.998, 0.999_999])
  func composes(share: Double) throws {
    let decay = try Decay(ratePerMillisecond: share)
    for (a, b) in [(0.01, 0.02), (0.3, 4), (1e-9, 1)] {
      let middle = decay.value(after: a, from: 5, velocity: -800)
      let velocity = decay.velocity(after: a, from: -800)
      let end = decay.value(after: b, from: middle, velocity: velocity)
      let whole = decay.value(after: a + b, from: 5, velocity: -800)
      #expect((end - whole).magnitude < 1e-11 * (1 + whole.magnitude))
    }
  }

  @Test("lands where it is projected to")
  func landing() {
    // −1000/(1000 ln 0.998)
    #expect((FlingTarget.landing(from: 0, velocity: 1000) - 499.499_833_1).magnitude < 1e-6)
    let end = Decay.normal.value(after: 60, from: 7, velocity: 1000)
    #expect((end - FlingTarget.landing(from: 7, velocity: 1000)).magnitude < 1e-9)
    #expect(Decay.normal.value(after: .infinity, from: 7, velocity: 1000) == end)
    let place = FlingTarget.landing(
      from: Point2D(1, 2), velocity: Vector2D(300, -40), decay: .fast)
    #expect(place.x == Decay.fast.limit(from: 1, velocity: 300))
    #expect(place.y == Decay.fast.limit(from: 2, velocity: -40))
    #expect(
      FlingTarget.landing(from: 5, velocity: 700, decay: .fast)
        == Decay.fast.limit(from: 5, velocity: 700))
    #expect(
      FlingTarget.landing(from: 5, velocity: 700) == Decay.normal.limit(from: 5, velocity: 700))
  }

  @Test("the time to a speed is when it has that speed")
  func timeToSpeed() {
    let time = Decay.normal.time(from: -900, toSpeed: 10)
    #expect((Decay.normal.velocity(after: time, from: -900) + 10).magnitude < 1e-12)
    #expect(Decay.normal.time(from: 5, toSpeed: 10) == 0)
    #expect(Decay.normal.time(from: 0, toSpeed: 0) == 0)
    #expect(Decay.normal.time(from: 5, toSpeed: 0) == .infinity)
    #expect(Decay.normal.time(from: 5, toSpeed: .nan) == .infinity)
  }

  @Test("invalid numbers are handled")
  func odd() {
    let numbers: [Double] = [0, -1, 1e308, -1e308, .infinity, -.infinity, .nan, 1e-308]
    for a in numbers {
      for b in numbers {
        #expect(Decay.normal.velocity(after: a, from: b).isFinite)
        #expect(Decay.normal.limit(from: a, velocity: b).isFinite)
        #expect(!Decay.normal.time(from: a, toSpeed: b).isNaN)
        for c in numbers { #expect(Decay.fast.value(after: a, from: b, velocity: c).isFinite) }
      }
    }
    for bad in [0, 1, -0.5, 2, .nan, .infinity] as [Double] {
      #expect(throws: Decay.ParameterError.ratePerMillisecond) {
        try Decay(ratePerMillisecond: bad)
      }
    }
    #expect(Decay.normal.value(after: -3, from: 4, velocity: 9) == 4)
  }
}
