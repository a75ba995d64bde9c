import ElasticTimelines
import TestSupport
import Testing

@Suite struct TimedSpringTests {
  static let spring = DampedSpring.coreAnimationDefault

  @Test(
    "Core Animation's default spring, cut, stops where it is",
    arguments: [(0.2, 0.849), (0.3, 1.124), (0.5, 1.075)])
  func cut(seconds: Double, value: Double) throws {
    let animation = try TimedSpring(Self.spring, from: 0, to: 1, length: .cut(seconds))
    #expect((animation.value(at: seconds) - value).magnitude < 0.0005)
    #expect(animation.value(at: 100) == animation.value(at: seconds))
    #expect(animation.value(at: -1) == 0)
    #expect(animation.duration == seconds)
    let divided = try TimedSpring(Self.spring, from: 3, to: -5, length: .cutOnTarget(seconds))
    #expect((divided.value(at: seconds) + 5).magnitude < 1e-14)
    #expect(divided.value(at: 0) == 3)
    let half = (animation.value(at: seconds / 2) / animation.value(at: seconds))
    #expect((divided.value(at: seconds / 2) - (3 - 8 * half)).magnitude < 1e-13)
  }

  @Test("lasts its settling time, and is then on its target")
  func settling() throws {
    let animation = try TimedSpring(Self.spring, from: 10, to: 20, length: .settling)
    #expect((animation.duration - 1.4727003346780927).magnitude < 1e-14)
    #expect((animation.value(at: animation.duration.nextDown) - 20).magnitude < 0.01)
    #expect(animation.value(at: animation.duration) == 20)
    #expect(animation.value(at: .infinity) == 20)
    #expect(animation.value(at: .nan) == 10)
    let pushed = try TimedSpring(
      Self.spring, from: 10, to: 20, velocity: 50, length: .settling)
    #expect(pushed.duration == Self.spring.settlingDuration(velocity: 5))
    let endless = try TimedSpring(
      DampedSpring(angularFrequency: 2 * .pi, dampingRatio: 0), from: 0, to: 1, length: .settling)
    #expect(endless.duration == .infinity)
    #expect((endless.value(at: 100.5) - 2).magnitude < 1e-9)
  }

  @Test("on its target with a velocity, it still moves; without one it stays")
  func still() throws {
    let pushed = try TimedSpring(Self.spring, from: 4, to: 4, velocity: 9, length: .settling)
    #expect(pushed.value(at: 0.1) > 4.3)
    #expect(pushed.duration > 0.5 && pushed.duration.isFinite)
    for length in [TimedSpring.Length.cut(1), .cutOnTarget(1), .cutOnTarget(0), .settling] {
      let still = try TimedSpring(Self.spring, from: 4, to: 4, length: length)
      for time in [0, 0.5, 1, 9] { #expect(still.value(at: time) == 4) }
    }
  }

  @Test("starts at its start value and moves as the spring, over random parameters")
  func motion() throws {
    var random = SplitMix(seed: 9)
    for _ in 0..<10_000 {
      let spring = try DampedSpring(
        angularFrequency: random.number(0.1...40), dampingRatio: random.number(0...3))
      let (from, to) = (random.number(-100...100), random.number(-100...100))
      let velocity = random.one(of: [0, random.number(-500...500)])
      let length = random.one(of: [
        TimedSpring.Length.settling, .cut(random.number(0...2)),
        .cutOnTarget(random.number(0...2)),
      ])
      let animation: TimedSpring
      do throws(TimedSpring.ParameterError) {
        animation = try TimedSpring(
          spring, from: from, to: to, velocity: velocity, length: length)
      } catch {
        guard case .cutOnTarget(let seconds) = length else { throw error }
        #expect(error == .cut)
        let share = spring.sample(at: seconds, velocity: velocity / (to - from)).value
        #expect(share.magnitude < 0.01 + 1e-9)
        continue
      }
      #expect((animation.value(at: 0) - from).magnitude < 1e-10)
      #expect(animation.value(at: 1e9).isFinite)
      if case .cutOnTarget(let seconds) = length {
        #expect((animation.value(at: seconds) - to).magnitude < 1e-8)
      } else {
        let time = min(random.number(0...2), animation.duration.nextDown)
        let plain = spring.sample(at: time, velocity: velocity / (to - from)).value
        let expected = from + (to - from) * plain
        #expect((animation.value(at: time) - expected).magnitude < 1e-8)
      }
    }
  }

  @Test("numbers no animation can be made of are refused")
  func refused() {
    typealias Refusal = TimedSpring.ParameterError
    for bad in [Double.nan, Double.infinity, -Double.infinity] {
      #expect(throws: Refusal.value) {
        try TimedSpring(Self.spring, from: bad, to: 0, length: .settling)
      }
      #expect(throws: Refusal.value) {
        try TimedSpring(Self.spring, from: 0, to: bad, length: .settling)
      }
      #expect(throws: Refusal.velocity) {
        try TimedSpring(Self.spring, from: 0, to: 1, velocity: bad, length: .settling)
      }
    }
    #expect(throws: Refusal.value) {
      try TimedSpring(Self.spring, from: -1e308, to: 1e308, length: .settling)
    }
    for bad in [-1, Double.nan] {
      #expect(throws: Refusal.cut) {
        try TimedSpring(Self.spring, from: 0, to: 1, length: .cut(bad))
      }
    }
    #expect(throws: Refusal.cut) {
      try TimedSpring(Self.spring, from: 0, to: 1, length: .cutOnTarget(0))
    }
  }

  @Test("a velocity alone goes nowhere that could be divided by")
  func velocityAlone() {
    #expect(throws: TimedSpring.ParameterError.cut) {
      _ = try TimedSpring(.bouncy, from: 1, to: 1, velocity: 5, length: .cutOnTarget(0.3))
    }
    #expect(throws: Never.self) {
      _ = try TimedSpring(.bouncy, from: 1, to: 1, length: .cutOnTarget(0.3))
    }
  }
}
