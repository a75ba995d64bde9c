import CCounter
import ElasticTimelines
import Testing

@Suite struct TimelineAllocationTests {
  @Test("sampling anything that moves allocates nothing", .enabled(if: counting_works()))
  func nothingAllocated() throws {
    var composed = ComposedMotion(Point2D.origin)
    for step in 0..<4 {
      composed.compose(to: Point2D(Double(step), 1), with: .bouncy, at: Double(step) / 10)
    }
    let replicator = try Replicator(count: 9, transform: .rotation(0.3), delay: 0.1)
    let timeline = try MotionTimeline(duration: 0.3, repeats: .forever)

    func run() -> Double {
      var sum = 0.0
      for frame in 0..<500 {
        let time = Double(frame) / 250
        sum += composed.value(at: time).x + composed.restTime
        replicator.forEachCopy(at: time) { sum += $0.transform.a + $0.time }
        var parts = AnimatedSum(Point2D(time, 0))
        parts.add(Vector2D(1, 1))
        if let position = timeline.sample(at: time).position {
          sum += position.accumulated(parts.value, end: Vector2D(1, 0)).x
        }
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
