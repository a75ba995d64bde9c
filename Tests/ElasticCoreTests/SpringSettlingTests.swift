import ElasticCore
import Testing

@Suite struct SpringSettlingTests {
  @Test("after the settling time the motion stays within both bounds", arguments: SpringCase.all)
  func settles(_ example: SpringCase) throws {
    let spring = try example.spring()
    let time = spring.settlingTime(from: example.start, offsetBelow: 0.01, speedBelow: 0.1)
    guard example.ratio > 0 else {
      #expect(time == .infinity)
      return
    }
    #expect(time.isFinite && time > 0)
    for index in 0...1000 {
      let late = time * (1 + Double(index) * 0.01)
      let state = spring.state(after: late, from: example.start)
      #expect(state.offset.magnitude <= 0.01 * (1 + 1e-12))
      #expect(state.velocity.magnitude <= 0.1 * (1 + 1e-12))
    }
  }

  @Test(
    "the settling time is not late by more than the envelope is wide", arguments: SpringCase.all)
  func settlesInTime(_ example: SpringCase) throws {
    let spring = try example.spring()
    guard example.ratio > 0 else { return }
    let time = spring.settlingTime(from: example.start, offsetBelow: 0.01, speedBelow: 0.1)
    // Within one swing before it, or a few time constants when creeping, a bound was still broken.
    let frequency = spring.angularFrequency
    let constant = 2 * max(1, spring.dampingRatio) / frequency
    let span = example.ratio < 0.99 ? 2 * Double.pi / frequency / 0.14 : 20 * constant
    let isLively = stride(from: max(0, time - span), to: time, by: span / 5000).contains {
      let state = spring.state(after: $0, from: example.start)
      return state.offset.magnitude > 0.005 || state.velocity.magnitude > 0.05
    }
    #expect(isLively)
  }

  @Test("under-damped it is the closed form of the amplitude")
  func closedForm() throws {
    // ω 5, ζ 0.6: ωd 4, ζω 3. From (3, 7): amplitude √(9 + 16) = 5.
    let spring = try DampedSpring(angularFrequency: 5, dampingRatio: 0.6)
    let start = DampedSpring.State(offset: 3, velocity: 7)
    let offset = spring.settlingTime(from: start, offsetBelow: 0.01, speedBelow: 1e9)
    #expect((offset - ElasticMath.log(500) / 3).magnitude < 1e-14)
    let speed = spring.settlingTime(from: start, offsetBelow: 1e9, speedBelow: 0.1)
    #expect((speed - ElasticMath.log(250) / 3).magnitude < 1e-14)
    #expect(
      spring.settlingTime(from: start, offsetBelow: 0.01, speedBelow: 0.1) == max(offset, speed))
  }

  @Test("a motion at rest rests at once; one that cannot rest, never", arguments: SpringCase.ratios)
  func edges(ratio: Double) throws {
    let spring = try DampedSpring(angularFrequency: 10, dampingRatio: ratio)
    func time(_ x: Double, _ v: Double, _ offset: Double, _ speed: Double) -> Double {
      spring.settlingTime(
        from: .init(offset: x, velocity: v), offsetBelow: offset, speedBelow: speed)
    }
    #expect(time(0, 0, 0.01, 0.1) == 0)
    #expect(time(-0.0, 0, 0, 0) == 0)
    #expect(time(1, 0, 0, 1) == .infinity)
    #expect(time(1, 0, 1, -1) == .infinity)
    #expect(time(1, 0, .nan, 1) == .infinity)
    #expect(time(.nan, 0, 1, 1) == 0)
    #expect(time(0, .infinity, 1, 1) == 0)
    if ratio > 0 {
      #expect(time(1e-6, 1e-6, 0.01, 0.1) == 0)
      #expect(time(1, 1, .infinity, .infinity) == 0)
      #expect(time(1e150, -1e150, 1e-300, 1e-300).isFinite)
      #expect(!time(1e308, -1e308, 0.01, 0.1).isNaN)
    }
  }

  @Test("a further start settles no earlier", arguments: SpringCase.ratios)
  func monotone(ratio: Double) throws {
    let spring = try DampedSpring(angularFrequency: 10, dampingRatio: max(ratio, 0.01))
    var last = 0.0
    for offset in [0.001, 0.1, 1, 10, 100, 1e6] {
      let time = spring.settlingTime(
        from: .init(offset: offset, velocity: 0), offsetBelow: 0.01, speedBelow: 0.1)
      #expect(time >= last)
      last = time
    }
    #expect(last > 0)
  }

  @Test("Core Animation's settling duration")
  func coreAnimation() throws {
    let spring = DampedSpring.coreAnimationDefault
    #expect((spring.settlingDuration() - 1.472_700_334_678_092_7).magnitude < 1e-14)
    #expect((spring.sample(at: 0.5).value - 1.0746).magnitude < 0.000_05)
    // v 10: |5 − 10|/√75 again.
    #expect(spring.settlingDuration(velocity: 10) == spring.settlingDuration())
    #expect(spring.settlingDuration(velocity: -10) > spring.settlingDuration())
    #expect(spring.settlingDuration(velocity: .nan) == 0)
    #expect(try DampedSpring(stiffness: 100, friction: 0).settlingDuration() == .infinity)
    let critical = try DampedSpring(stiffness: 100, friction: 20)
    #expect((critical.settlingDuration() * 10 - 9.233_413_476_451_6).magnitude < 1e-12)
    let creeping = try DampedSpring(stiffness: 100, friction: 50)
    let end = creeping.sample(at: creeping.settlingDuration()).value
    #expect(end >= 0.999 - 1e-12 && end < 0.9991)
  }
}
