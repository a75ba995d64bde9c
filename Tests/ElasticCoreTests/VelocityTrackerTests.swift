import ElasticCore
import Testing

@Suite struct VelocityTrackerTests {
  @Test(
    "a steady finger has its velocity, at any rate of samples", arguments: [20.0, 60, 120, 1000])
  func steady(rate: Double) {
    var tracker = VelocityTracker()
    let count = Int(rate / 2)
    for index in 0...count {
      let time = Double(index) / rate
      tracker.add(Point2D(10 + 300 * time, 80 - 1200 * time), at: time)
    }
    let velocity = tracker.velocity(at: Double(count) / rate)
    #expect((velocity.dx - 300).magnitude < 1e-9)
    #expect((velocity.dy + 1200).magnitude < 1e-9)
  }

  @Test("only the window counts, and all of it")
  func window() {
    var tracker = VelocityTracker()
    // 1000 samples a second: still for a second, then 500 points a second for exactly the window.
    for index in 0...1000 { tracker.add(.origin, at: Double(index) / 1000) }
    for index in 1...100 {
      tracker.add(Point2D(Double(index) / 2, 0), at: 1 + Double(index) / 1000)
    }
    #expect((tracker.velocity(at: 1.1).dx - 500).magnitude < 40)
    // The same, seen 50 ms later: half the window is empty, the rest moved as before.
    #expect((tracker.velocity(at: 1.15).dx - 500).magnitude < 1e-6)
    #expect(tracker.velocity(at: 1.3) == .zero)
  }

  @Test("a finger that rests before lifting does not throw")
  func rests() {
    var tracker = VelocityTracker()
    for index in 0..<10 { tracker.add(Point2D(Double(index) * 20, 0), at: Double(index) * 0.016) }
    #expect(tracker.velocity(at: 0.144).dx > 1000)
    #expect(tracker.velocity(at: 0.25) == .zero)
    tracker.add(Point2D(180, 0), at: 1)
    #expect(tracker.velocity(at: 1) == .zero)
    tracker.add(Point2D(190, 0), at: 1.01)
    #expect((tracker.velocity(at: 1.01).dx - 1000).magnitude < 1e-9)
  }

  @Test("too few samples give no velocity")
  func tooLittle() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point2D(0, 0), at: 0)
    #expect(tracker.velocity(at: 0) == .zero)
    tracker.add(Point2D(5, 0), at: 0.0005)
    #expect(tracker.velocity(at: 0.0005) == .zero)
    tracker.add(Point2D(10, 0), at: 0.002)
    #expect((tracker.velocity(at: 0.002).dx - 5000).magnitude < 1e-9)
  }

  @Test("odd input changes nothing")
  func odd() {
    var tracker = VelocityTracker()
    tracker.add(Point2D(0, 0), at: 1)
    tracker.add(Point2D(10, 0), at: 1.02)
    let before = tracker
    tracker.add(Point2D(99, 0), at: 1.02)
    tracker.add(Point2D(99, 0), at: 0.5)
    tracker.add(Point2D(99, 0), at: .nan)
    tracker.add(Point2D(99, 0), at: .infinity)
    tracker.add(Point2D(.nan, 0), at: 1.04)
    tracker.add(Point2D(0, .infinity), at: 1.04)
    #expect(tracker == before)
    #expect(tracker.velocity(at: .nan) == .zero)
    #expect(tracker.velocity(at: .infinity) == .zero)
    #expect((tracker.velocity(at: -5).dx - 500).magnitude < 1e-9)
    tracker.add(Point2D(1e308, -1e308), at: 1.04)
    tracker.add(Point2D(-1e308, 1e308), at: 1.06)
    #expect(tracker.velocity(at: 1.06).dx.isFinite)
  }

  @Test("forgetting leaves a new tracker")
  func removeAll() {
    var tracker = VelocityTracker(window: .nan)
    #expect(tracker.window == 0.1)
    for index in 0..<100 { tracker.add(Point2D(Double(index), 1), at: Double(index) * 0.01) }
    tracker.removeAll()
    #expect(tracker == VelocityTracker())
    #expect(tracker.velocity(at: 1) == .zero)
  }

  @Test(
    "reaches over the whole window however quickly samples come", arguments: [240.0, 1000, 8000])
  func dense(rate: Double) {
    var tracker = VelocityTracker()
    // 500 points a second for 80 ms, then 100 for the 20 before it lifts.
    for index in 0...Int(rate / 10) {
      let time = Double(index) / rate
      let x = 500 * min(time, 0.08) + 100 * max(time - 0.08, 0)
      tracker.add(Point2D(x, 0), at: time)
    }
    #expect((tracker.velocity(at: 0.1).dx - 420).magnitude < 20)
  }
}
