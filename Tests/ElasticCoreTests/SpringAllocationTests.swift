import CCounter
import ElasticCore
import Testing

@Suite struct SpringAllocationTests {
  @Test(
    "moving, tracking and easing allocate nothing", .enabled(if: counting_works()),
    arguments: [
      (0.3, "ease-in"), (1, "steps(5, jump-both)"), (2, "linear(0, 0.3, 1)"),
    ])
  func nothingAllocated(ratio: Double, easing: String) throws {
    let spring = try DampedSpring(angularFrequency: 9, dampingRatio: ratio)
    let curve = try TimingCurve(css: easing.utf8)
    var tracker = VelocityTracker()
    var sum = 0.0
    // The runtime builds some things once, at the first use.
    Self.run(spring, curve, &tracker, &sum)
    let before = counted_allocations()
    Self.run(spring, curve, &tracker, &sum)
    let after = counted_allocations()
    #expect(after == before)
    #expect(sum.isFinite && sum != 0)
    // And the counter does count.
    let copies = [Double](repeating: sum, count: 1000)
    #expect(copies.count >= 1000 && counted_allocations() > after)
  }

  private static func run(
    _ spring: DampedSpring, _ curve: TimingCurve, _ tracker: inout VelocityTracker,
    _ sum: inout Double
  ) {
    var time = 0.0
    while time < 2 {
      let state = spring.state(after: time, from: .init(offset: -1, velocity: 3))
      sum += state.offset + curve.value(at: time)
      sum += spring.settlingTime(from: state, offsetBelow: 0.01, speedBelow: 0.1)
      tracker.add(Point2D(time, sum), at: time)
      sum += tracker.velocity(at: time).dx
      time += 0.007
    }
    tracker.removeAll()
  }
}
