import ElasticCore
import TestSupport
import Testing

@Suite("Retargeting, over 10,000 random motions")
struct RetargetingLawTests {
  @Test("to the same target every frame is the continuous motion")
  func everyFrame() throws {
    var random = SplitMix(seed: 201)
    var worst = 0.0
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let target = random.unit() * 100
      var value = Animated(0.0)
      value.spring(
        from: target + example.start.offset, velocity: example.start.velocity, to: target,
        with: example.spring, at: 0, tolerance: RestTolerance(offset: 1e-12, speed: 1e-12))
      let once = value
      var time = 0.0
      while time < 0.3 {
        time += 0.004 + random.unit() * 0.03
        value.retarget(
          to: target, with: example.spring, at: time,
          tolerance: RestTolerance(offset: 1e-12, speed: 1e-12))
        worst = max(worst, (value.value(at: time) - once.value(at: time)).magnitude / 100)
      }
      let later = time + random.unit()
      worst = max(worst, (value.value(at: later) - once.value(at: later)).magnitude / 100)
    }
    #expect(worst < 1e-12)
  }

  @Test("one of a bank leaves the others alone, and that one with its place and speed")
  func bank() throws {
    var random = SplitMix(seed: 202)
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      var bank = SpringBank(example.spring, count: 5, at: random.unit())
      bank.set(3, to: example.start.offset, velocity: example.start.velocity, at: 0)
      let once = bank
      let time = random.unit() * 0.5
      let (place, speed) = (bank.value(3, at: time), bank.velocity(3, at: time))
      bank.retarget(3, to: random.unit() * 100, at: time)
      #expect((bank.value(3, at: time) - place).magnitude < 1e-10)
      #expect((bank.velocity(3, at: time) - speed).magnitude < 1e-10)
      bank.retarget(3, to: 0, at: time)
      bank.retarget(1, to: 0, at: time)
      bank.forEachValue(at: time + 0.1) { index, value in
        if index != 1, index != 3 { #expect(value == once.value(index, at: time + 0.1)) }
      }
    }
  }

  @Test("ten seconds, an hour and 1e9 seconds later it is finite, and on its target to the bit")
  func late() throws {
    var random = SplitMix(seed: 204)
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let target = random.unit()
      var value = Animated(example.start.offset)
      value.retarget(to: target, with: example.spring, at: 0)
      var flung = Animated(example.start.offset)
      flung.fling(velocity: example.start.velocity, at: 0)
      for seconds in [10, 3600, 1e9] {
        #expect(value.value(at: seconds).isFinite && flung.value(at: seconds).isFinite)
        if seconds >= value.restTime { #expect(value.value(at: seconds) == target) }
        if seconds >= flung.restTime { #expect(flung.value(at: seconds) == flung.target) }
      }
    }
  }

  @Test("with invalid numbers is ignored or rests, in any order")
  func wild() throws {
    var random = SplitMix(seed: 205)
    let band = RubberBand(extent: 300)
    for _ in 0..<RandomSpring.rounds {
      func wild() -> Double { WildNumber.next(&random) }
      let spring = try RandomSpring(&random).spring
      var value = Animated(Point2D(1, 2))
      var number = Animated(3.0)
      var bank = SpringBank(spring, count: 2, at: wild())
      for _ in 0..<4 {
        let time = wild()
        switch random.next() % 4 {
        case 0: value.retarget(to: Point2D(wild(), wild()), with: spring, at: time)
        case 1: value.hold(Point2D(wild(), wild()))
        case 2: value.fling(velocity: Vector2D(wild(), wild()), at: time)
        default:
          value.spring(
            from: Point2D(wild(), wild()), velocity: Vector2D(wild(), wild()),
            to: Point2D(wild(), wild()), with: spring, at: time)
        }
        switch random.next() % 4 {
        case 0: number.drag(to: wild(), limits: 0...100, band: band)
        case 1: number.fling(velocity: wild(), limits: 0...100, spring: spring, at: time)
        case 2: number.grab(at: time)
        default:
          number.ease(
            from: wild(), to: wild(), along: .easeInOut, duration: wild(), at: time)
        }
        bank.retarget(1, to: wild(), impulse: wild(), at: time)
        bank.set(0, to: wild(), velocity: wild(), at: wild())
        let then = wild()
        #expect(value.value(at: then).isFinite, "\(value) at \(then)")
        #expect(value.velocity(at: then).isFinite, "\(value) at \(then)")
        #expect(!value.restTime.isNaN && !number.restTime.isNaN)
        #expect(number.value(at: then).isFinite && number.velocity(at: then).isFinite)
        #expect(number.finger(limits: 0...100, band: band, at: then).isFinite)
        for index in 0..<2 {
          #expect(bank.value(index, at: then).isFinite, "\(bank) at \(then)")
          #expect(bank.velocity(index, at: then).isFinite)
        }
      }
    }
  }
}

@Suite("A decay, over 10,000 random ones")
struct DecayLawTests {
  @Test("starts at its start value, composes, satisfies its equation and stays finite")
  func laws() throws {
    var random = SplitMix(seed: 301)
    for _ in 0..<10_000 {
      let decay = try Decay(ratePerMillisecond: 0.9 + random.unit() * 0.0999)
      let (place, velocity) = (random.unit() * 1000, random.unit() * 4000 - 2000)
      #expect(decay.value(after: 0, from: place, velocity: velocity) == place)
      #expect(decay.velocity(after: 0, from: velocity) == velocity)
      let (a, b) = (random.unit(), random.unit())
      let middle = decay.velocity(after: a, from: velocity)
      let there = decay.value(after: a, from: place, velocity: velocity)
      let parts = decay.value(after: b, from: there, velocity: middle)
      let whole = decay.value(after: a + b, from: place, velocity: velocity)
      let far = place + (decay.limit(from: place, velocity: velocity) - place).magnitude
      #expect((parts - whole).magnitude < 1e-12 * far)
      #expect(
        (decay.velocity(after: b, from: middle) - decay.velocity(after: a + b, from: velocity))
          .magnitude < 1e-12 * velocity.magnitude)
      // v′ = 1000 ln r · v, so v − v₀ = 1000 ln r · (x − x₀).
      let slope = 1000 * ElasticMath.log(decay.ratePerMillisecond)
      #expect((middle - velocity - slope * (there - place)).magnitude < 1e-9)
      #expect(middle.magnitude <= velocity.magnitude)
      for seconds in [10, 3600, 1e9] {
        #expect(decay.value(after: seconds, from: place, velocity: velocity).isFinite)
      }
    }
  }
}
