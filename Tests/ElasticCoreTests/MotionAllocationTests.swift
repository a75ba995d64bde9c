import CCounter
import ElasticCore
import Testing

@Suite struct MotionAllocationTests {
  @Test("sampling anything that moves allocates nothing", .enabled(if: counting_works()))
  func nothingAllocated() {
    var flung = Animated(Point2D.origin)
    flung.fling(velocity: Vector2D(900, -300), at: 0)
    var eased = Animated(0.0)
    eased.ease(from: 0, to: 1, along: .easeInOut, duration: 2, at: 0)
    var sprung = Animated(ElasticColor.black)
    sprung.retarget(to: ElasticColor(red: 1, green: 0.5, blue: 0), with: .bouncy, at: 0)
    let band = RubberBand(extent: 300)

    func run() -> Double {
      var sum = 0.0
      for frame in 0..<500 {
        let time = Double(frame) / 250
        sum += flung.value(at: time).x + flung.velocity(at: time).dx
        sum += flung.landing(velocity: Vector2D(time, 0), at: time).x
        sum += eased.value(at: time) + eased.velocity(at: time)
        sum += sprung.value(at: time).red + sprung.velocity(at: time).magnitude
        let decay = Decay.normal
        sum += decay.value(after: time, from: 0, velocity: 100)
        sum += FlingTarget.landing(from: 0, velocity: time)
        sum += band.offset(forPull: time) + band.pull(forOffset: time)
        let step = DampedSpring.Step(.bouncy, seconds: time)
        sum += step.offsetPerOffset
      }
      return sum
    }
    // The runtime builds some things once, at the first use.
    let sum = run()
    let before = counted_allocations()
    let again = run()
    #expect(counted_allocations() == before)
    #expect(sum == again && sum.isFinite && sum != 0)
  }
}
