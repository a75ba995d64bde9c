import ElasticTimelines
import TestSupport
import Testing

@Suite("A composed motion")
struct ComposedMotionTests {
  @Test(
    "changes nothing at the instant of a change, rests on its target, and sheds what has settled")
  func continuous() {
    var random = SplitMix(seed: 22)
    var motion = ComposedMotion(Point2D(0, 0))
    var time = 0.0
    for _ in 0..<10_000 {
      time += random.unit() * 0.4
      let before = motion.value(at: time)
      motion.compose(
        to: Point2D(random.unit() * 100, random.unit() * 100), with: .snappy, at: time)
      #expect((motion.value(at: time) - before).length < 1e-9)
      #expect(motion.layerCount < 40)
    }
    #expect(motion.value(at: motion.restTime) == motion.target)
  }

  @Test("takes a change at an earlier time than the last one at that one")
  func earlier() {
    var late = ComposedMotion(0.0)
    var early = late
    for time in [5.0, 5] { late.compose(to: time, with: .smooth, at: time) }
    for time in [5.0, 2] { early.compose(to: 5, with: .smooth, at: time) }
    for time in [2, 4.9, 5, 5.1, 6] { #expect(early.value(at: time) == late.value(at: time)) }
    #expect(early.restTime == late.restTime)
  }

  @Test("ignores invalid values and times")
  func oddInput() {
    var motion = ComposedMotion(1.0)
    motion.compose(to: .nan, with: .smooth, at: 0)
    motion.compose(to: .infinity, with: .smooth, at: 0)
    motion.compose(to: 2, with: .smooth, at: .nan)
    #expect(motion.value(at: 5) == 1)
    #expect(motion.layerCount == 0)
  }

  @Test("is the sum of its definition, for up to six springs")
  func sum() throws {
    var random = SplitMix(seed: 203)
    for _ in 0..<RandomSpring.rounds {
      var motion = ComposedMotion(0.0)
      var layers: [(target: Double, spring: DampedSpring, start: Double)] = []
      var time = 0.0
      for _ in 0...(random.next() % 6) {
        let spring = try DampedSpring(
          response: 0.5 + random.unit(), dampingRatio: 0.2 + random.unit())
        layers.append((random.unit() * 100 - 50, spring, time))
        motion.compose(to: layers[layers.count - 1].target, with: spring, at: time)
        time += random.unit() * 0.02
      }
      for _ in 0..<3 {
        time += random.unit() * 0.05
        let sum = layers.reduce(0.0) { sum, layer in
          sum + (layer.target - sum) * layer.spring.sample(at: time - layer.start).value
        }
        #expect((motion.value(at: time) - sum).magnitude < 1e-9)
      }
    }
  }

  @Test("ten seconds, an hour and 1e9 seconds later it is finite, and on its target to the bit")
  func late() throws {
    var random = SplitMix(seed: 204)
    for _ in 0..<RandomSpring.rounds {
      let example = try RandomSpring(&random)
      let target = random.unit()
      var motion = ComposedMotion(example.start.offset)
      motion.compose(to: target, with: example.spring, at: 0)
      for seconds in [10, 3600, 1e9] {
        #expect(motion.value(at: seconds).isFinite)
        if seconds >= motion.restTime { #expect(motion.value(at: seconds) == target) }
      }
    }
  }

  @Test("with invalid numbers ignores them or rests, in any order")
  func wild() throws {
    var random = SplitMix(seed: 205)
    for _ in 0..<RandomSpring.rounds {
      let spring = try RandomSpring(&random).spring
      var motion = ComposedMotion(4.0)
      for _ in 0..<4 {
        motion.compose(to: WildNumber.next(&random), with: spring, at: WildNumber.next(&random))
        let then = WildNumber.next(&random)
        #expect(!motion.restTime.isNaN)
        #expect(motion.value(at: then).isFinite, "\(motion) at \(then)")
      }
    }
  }
}
