import CCounter
import ElasticCore
import TestSupport
import Testing

@Suite("An animated value")
struct AnimatedTests {
  private let spring = DampedSpring.bouncy

  @Test(
    "values that share what one spring does are where they are alone, to the bit", arguments: 0..<20
  )
  func shared(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let springs = try [7.0, 12].map { try DampedSpring(angularFrequency: $0, dampingRatio: 0.4) }
    var values: [Animated<Double>] = []
    for index in 0..<40 {
      var value = Animated(0.0)
      let (epoch, far) = (Double(index % 3), 200 * random.unit() - 100)
      switch index % 5 {
      case 0: break
      case 1: value.ease(from: far, to: 0, along: .easeInOut, duration: 1, at: epoch)
      default:
        value.spring(
          from: far, velocity: random.unit(), to: 1, with: springs[index % 2], at: epoch)
      }
      values.append(value)
    }
    for _ in 0..<50 {
      var steps = DampedSpring.SharedStep()
      let time = 6 * random.unit() - 1
      for value in values {
        #expect(
          value.value(at: time, sharing: &steps).bitPattern == value.value(at: time).bitPattern)
      }
    }
  }

  @Test("keeps position and velocity when it is retargeted, over 10,000 random changes")
  func retargeting() throws {
    var random = SplitMix(seed: 11)
    var value = Animated(Point2D(0, 0))
    var time = 0.0
    for _ in 0..<10_000 {
      time += random.unit() * 0.3
      let (place, velocity) = (value.value(at: time), value.velocity(at: time))
      let spring = try DampedSpring(
        response: 0.1 + random.unit(), dampingRatio: 0.1 + random.unit() * 2)
      value.retarget(
        to: Point2D(random.unit() * 100, random.unit() * 100), with: spring, at: time)
      #expect((value.value(at: time) - place).length < 1e-9)
      #expect((value.velocity(at: time) - velocity).length < 1e-9)
    }
  }

  @Test("retargeted to the same target every frame is the continuous motion")
  func everyFrame() {
    var once = Animated(0.0)
    once.retarget(to: 100, with: spring, at: 0)
    var again = once
    for frame in 1...60 {
      let time = Double(frame) / 60
      again.retarget(to: 100, with: spring, at: time)
      #expect((again.value(at: time) - once.value(at: time)).magnitude < 1e-9)
    }
  }

  @Test("is on its target to the bit from its rest on, and within the tolerance before")
  func rest() throws {
    var random = SplitMix(seed: 12)
    for _ in 0..<10_000 {
      let spring = try DampedSpring(
        response: 0.05 + random.unit(), dampingRatio: 0.2 + random.unit() * 2)
      var value = Animated(Vector2D(random.unit() * 300, random.unit() * 300))
      value.spring(
        from: Vector2D(random.unit() * 300, 0),
        velocity: Vector2D(random.unit() * 2000 - 1000, random.unit() * 2000 - 1000),
        to: Vector2D(50, 60), with: spring, at: 1)
      let rest = value.restTime
      #expect(value.value(at: rest) == Vector2D(50, 60))
      #expect(value.velocity(at: rest) == .zero)
      for later in 0...8 {
        // Evaluated past its rest without the rest's exactness: still within the tolerance.
        let seconds = rest - 1 + Double(later) * 0.25
        let state = (0..<2).map { lane in
          spring.state(after: seconds, from: start(of: value, lane))
        }
        let length = Vector2D(state[0].offset, state[1].offset).length
        #expect(length < 0.01 + 1e-9)
        #expect(Vector2D(state[0].velocity, state[1].velocity).length < 0.1 + 1e-9)
      }
    }
  }

  private func start(of value: Animated<Vector2D>, _ lane: Int) -> DampedSpring.State {
    let (place, speed) = (value.value(at: 1) - value.target, value.velocity(at: 1))
    return lane == 0
      ? DampedSpring.State(offset: place.dx, velocity: speed.dx)
      : DampedSpring.State(offset: place.dy, velocity: speed.dy)
  }

  @Test("a throw too slow to be seen begins where it is", arguments: [0.001, 0.05, -0.09])
  func slowFling(velocity: Double) {
    var value = Animated(7.0)
    value.fling(velocity: velocity, at: 2)
    #expect(value.value(at: 2) == 7)
    #expect(value.restTime > 2)
    #expect(value.value(at: value.restTime) == value.target && value.target != 7)
  }

  @Test("flung it lands at the predicted place, at the rate of the decay")
  func fling() {
    var value = Animated(10.0)
    let landing = value.landing(velocity: 800, at: 2)
    value.fling(velocity: 800, at: 2)
    #expect(value.target == landing)
    #expect((landing - (10 - 800 / (1000 * ElasticMath.log(0.998)))).magnitude < 1e-9)
    #expect((value.value(at: 2) - 10).magnitude < 1e-9)
    #expect(
      (value.velocity(at: 2.5) - 800 * ElasticMath.exp(500 * ElasticMath.log(0.998))).magnitude
        < 1e-9)
    let left = landing - value.value(at: value.restTime.nextDown)
    #expect(left.magnitude < 0.01 + 1e-9)
    #expect(value.velocity(at: value.restTime.nextDown) < 0.1 + 1e-9)
    #expect(value.value(at: value.restTime) == landing)
  }

  @Test(
    "flung it rests as soon as both its remaining distance and its speed are within the tolerance",
    arguments: [Decay.normal, .fast],
    [
      RestTolerance(offset: 10, speed: 0.1), RestTolerance(offset: 0.01, speed: 100), .points,
    ])
  func flingRests(decay: Decay, tolerance: RestTolerance) {
    var value = Animated(Vector2D(3, 4))
    value.fling(velocity: Vector2D(-300, 400), along: decay, at: 1, tolerance: tolerance)
    let end = value.restTime
    let left = (value.target - value.value(at: end.nextDown)).length
    let speed = value.velocity(at: end.nextDown).length
    #expect(left <= tolerance.offset * (1 + 1e-6))
    #expect(speed <= tolerance.speed * (1 + 1e-6))
    // And not later than it must.
    let early = end - 0.001
    let earlyLeft = (value.target - value.value(at: early)).length
    let earlySpeed = value.velocity(at: early).length
    #expect(max(earlyLeft / tolerance.offset, earlySpeed / tolerance.speed) > 1)
  }

  @Test("grabbed in flight it stops in place, and retargeted it continues from there")
  func grab() {
    var value = Animated(0.0)
    value.retarget(to: 100, with: spring, at: 0)
    let there = value.value(at: 0.1)
    #expect(value.grab(at: 0.1) == there)
    #expect(value.value(at: 5) == there)
    #expect(value.velocity(at: 0.1) == 0)
  }

  @Test("beyond its limits it is dragged as a rubber band, and grabbed there without a jump")
  func limits() {
    let band = RubberBand(extent: 400)
    var value = Animated(0.0)
    for finger in stride(from: -300.0, through: 400, by: 17) {
      value.drag(to: finger, limits: 0...100, band: band)
      #expect((value.finger(limits: 0...100, band: band, at: 0) - finger).magnitude < 1e-9)
      #expect((0...100).contains(finger) == (value.value(at: 0) == finger))
    }
    value.drag(to: 50, limits: 0...100, band: band)
    value.fling(velocity: 10, limits: 0...100, spring: spring, at: 0)
    #expect((50...100).contains(value.target))
    value.fling(velocity: 9000, limits: 0...100, spring: spring, at: 0)
    #expect(value.target == 100)
    #expect(value.velocity(at: 0) == 9000)
  }

  @Test("flung to a place within its limits it glides there as without them")
  func flungWithinLimits() {
    var limited = Animated(50.0)
    var free = limited
    limited.fling(velocity: 60, limits: 0...100, spring: spring, at: 0)
    free.fling(velocity: 60, at: 0)
    #expect(free.target > 60 && free.target < 100)
    for time in [0, 0.1, 0.7, 30] { #expect(limited.value(at: time) == free.value(at: time)) }
    // From beyond a limit it springs, also where a glide would end within them.
    var outside = Animated(-20.0)
    var sprung = outside
    outside.fling(velocity: 60, limits: 0...100, spring: spring, at: 0)
    sprung.spring(from: -20, velocity: 60, to: outside.target, with: spring, at: 0)
    #expect(outside.target == sprung.landing(velocity: 60, at: 0))
    for time in [0, 0.1, 0.7, 30] { #expect(outside.value(at: time) == sprung.value(at: time)) }
  }

  @Test("distinguishes a finished motion from a retargeted one")
  func completion() {
    var value = Animated(0.0)
    value.retarget(to: 1, with: spring, at: 0)
    let first = value.changeCount
    #expect(value.completion(of: first, at: 0.1) == .running)
    value.retarget(to: 2, with: spring, at: 0.2)
    #expect(value.completion(of: first, at: 0.3) == .retargeted)
    let second = value.changeCount
    #expect(value.completion(of: second, at: 100) == .finished(at: value.restTime))
  }

  @Test("allocates nothing while its values are read", .enabled(if: counting_works()))
  func allocations() {
    var value = Animated(Point2D(0, 0))
    value.retarget(to: Point2D(100, 50), with: spring, at: 0)
    var sum = value.value(at: 0.1).x
    let before = counted_allocations()
    for frame in 1...1000 { sum += value.value(at: Double(frame) * 0.001).x }
    #expect(counted_allocations() == before)
    #expect(sum != 0)
  }
}
