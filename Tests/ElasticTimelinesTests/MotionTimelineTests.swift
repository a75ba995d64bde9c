import ElasticTimelines
import Testing

@Suite struct MotionTimelineTests {
  @Test("one way from its beginning to its end, and nothing before and after")
  func once() throws {
    let timeline = try MotionTimeline(begin: 2, duration: 4)
    for (time, progress) in [(1.9, nil), (2, 0), (3, 0.25), (5.999, 0.99975), (6, nil), (9, nil)]
      as [(Double, Double?)]
    {
      let found = timeline.progress(at: time)
      #expect((found == nil) == (progress == nil), "\(time)")
      #expect(((found ?? 0) - (progress ?? 0)).magnitude < 1e-15)
    }
    #expect(timeline.sample(at: 1).phase == .before)
    #expect(timeline.sample(at: 2).phase == .active)
    #expect(timeline.sample(at: 6).phase == .after)
    #expect(timeline.end == 6)
  }

  @Test("an inner boundary starts the next cycle, the last instant keeps the end")
  func boundaries() throws {
    let timeline = try MotionTimeline(duration: 0.1, repeats: .count(3), fill: .both)
    let cases: [(Double, Double, Double)] = [
      (-1, 0, 0), (0, 0, 0), (0.05, 0, 0.5), (0.1, 1, 0), (0.2, 2, 0), (0.3, 2, 1), (7, 2, 1),
    ]
    for (time, iteration, progress) in cases {
      let place = try #require(timeline.sample(at: time).position)
      #expect(place.iteration == iteration && place.progress == progress, "\(time)")
      #expect(place.time == 0.1 * progress)
    }
    // Half a cycle stays in its middle.
    let half = try MotionTimeline(duration: 2, repeats: .count(2.5), fill: .forwards)
    #expect(half.progress(at: 5) == 0.5)
    #expect(half.progress(at: 50) == 0.5)
  }

  @Test("autoreversing doubles the repeats, but not the repeat duration")
  func autoreverse() throws {
    let count = try MotionTimeline(
      duration: 1, repeats: .count(1.5), autoreverses: true, fill: .both)
    #expect(count.activeDuration == 3)
    let progresses = [0, 0.25, 0.75, 1, 1.25, 1.75, 2, 2.5, 3, 9].map { count.progress(at: $0) }
    #expect(progresses == [0, 0.25, 0.75, 1, 0.75, 0.25, 0, 0.5, 1, 1])
    let seconds = try MotionTimeline(
      duration: 1, repeats: .seconds(1.5), autoreverses: true, fill: .both)
    #expect(seconds.activeDuration == 1.5)
    #expect(seconds.progress(at: 1.25) == 0.75)
    #expect(seconds.progress(at: 8) == 0.5)
    #expect(try #require(count.sample(at: 2.5).position).cycle == 1)
    #expect(try #require(count.sample(at: 1.5).position).cycle == 0)
  }

  @Test("a negative speed runs backwards, zero holds")
  func speed() throws {
    let back = try MotionTimeline(begin: 10, duration: 4, offset: 4, speed: -2, fill: .both)
    #expect([9, 10, 11, 11.5, 12, 20].map { back.progress(at: $0) } == [1, 1, 0.5, 0.25, 0, 0])
    // At the edges the side counts from which the time comes.
    #expect(back.sample(at: 10).phase == .active)
    #expect(back.sample(at: 12).phase == .before)
    #expect(back.end == 12)
    let held = try MotionTimeline(duration: 4, offset: 1, speed: 0)
    for time in [-1e300, 0, 5, 1e9, .infinity, .nan] { #expect(held.progress(at: time) == 0.25) }
    let fast = try MotionTimeline(begin: 1, duration: 4, offset: 1, speed: 3)
    #expect(fast.localTime(at: 1.5) == 2.5)
    #expect(fast.end == 2)
  }

  @Test(
    "an easing of steps uses the right side of its jump",
    arguments: [
      (MotionTimeline.Direction.normal, 0.0, 1.0), (.reverse, 1, 0),
    ])
  func beforeFlag(direction: MotionTimeline.Direction, before: Double, after: Double) throws {
    let timeline = try MotionTimeline(
      iterationDuration: 1, delay: 1, direction: direction, fill: .both)
    let start = try TimingCurve(steps: 1, .start)
    #expect(try #require(timeline.sample(at: 0.5).position).progress(along: start) == before)
    #expect(try #require(timeline.sample(at: 1.5).position).progress(along: start) == 1)
    #expect(try #require(timeline.sample(at: 3).position).progress(along: start) == after)
  }

  @Test("numbers no timeline can be made of are refused, each by its name")
  func refused() {
    typealias Refusal = MotionTimeline.ParameterError
    for bad in [Double.nan, Double.infinity, -Double.infinity] {
      #expect(throws: Refusal.begin) { try MotionTimeline(begin: bad, duration: 1) }
      #expect(throws: Refusal.offset) { try MotionTimeline(duration: 1, offset: bad) }
      #expect(throws: Refusal.speed) { try MotionTimeline(duration: 1, speed: bad) }
      #expect(throws: Refusal.delay) { try MotionTimeline(iterationDuration: 1, delay: bad) }
      #expect(throws: Refusal.endDelay) { try MotionTimeline(iterationDuration: 1, endDelay: bad) }
      #expect(throws: Refusal.iterationStart) {
        try MotionTimeline(iterationDuration: 1, iterationStart: bad)
      }
      #expect(throws: Refusal.speed) {
        try MotionTimeline(duration: 1).changed(toSpeed: bad, at: 0)
      }
    }
    for bad in [Double.nan, -1, -Double.infinity] {
      #expect(throws: Refusal.duration) { try MotionTimeline(duration: bad) }
      #expect(throws: Refusal.duration) { try MotionTimeline(iterationDuration: bad) }
      #expect(throws: Refusal.repeats) { try MotionTimeline(duration: 1, repeats: .count(bad)) }
      #expect(throws: Refusal.repeats) { try MotionTimeline(duration: 1, repeats: .seconds(bad)) }
      #expect(throws: Refusal.iterations) {
        try MotionTimeline(iterationDuration: 1, iterations: bad)
      }
      #expect(throws: Refusal.iterationStart) {
        try MotionTimeline(iterationDuration: 1, iterationStart: min(bad, -1e-9))
      }
    }
    for duration in [0, Double.infinity] {
      #expect(throws: Refusal.repeats) {
        try MotionTimeline(duration: duration, repeats: .seconds(3))
      }
    }
  }

  @Test("repeated for no time it has no time")
  func noTime() throws {
    let never = try MotionTimeline(duration: 1, repeats: .seconds(0), fill: .both)
    #expect(never == (try MotionTimeline(duration: 1, repeats: .count(0), fill: .both)))
    #expect(never.activeDuration == 0)
  }

  @Test("a zero and an infinite duration have a defined progress")
  func extremes() throws {
    let endless = try MotionTimeline(duration: .infinity)
    #expect(try #require(endless.sample(at: 5).position).time == 5)
    #expect(endless.progress(at: 1e300) == 0)
    #expect(endless.end == .infinity)
    let forever = try MotionTimeline(duration: 2, repeats: .forever)
    #expect(forever.progress(at: 1e9 + 1) == 0.5)
    #expect(forever.end == .infinity)
    let instant = try MotionTimeline(begin: 1, duration: 0, fill: .both)
    #expect([0, 1, 2].map { instant.progress(at: $0) } == [0, 1, 1])
    let instants = try MotionTimeline(duration: 0, repeats: .forever, fill: .both)
    #expect(try #require(instants.sample(at: 0).position).iteration == .infinity)
    #expect(instants.progress(at: 0) == 1)
    let never = try MotionTimeline(duration: .infinity, repeats: .count(0), fill: .both)
    #expect(never.activeDuration == 0 && never.progress(at: 3) == 0)
  }

  @Test("a cumulative value grows by its end once a finished cycle")
  func cumulative() throws {
    let timeline = try MotionTimeline(
      duration: 1, repeats: .count(3), autoreverses: true, fill: .both)
    let values = try [0, 0.5, 1, 1.5, 2, 2.5, 4.5, 6].map { time in
      let place = try #require(timeline.sample(at: time).position)
      return place.accumulated(10 * place.progress, end: 10)
    }
    #expect(values == [0, 5, 10, 5, 10, 15, 25, 20])
    let instants = try MotionTimeline(duration: 0, repeats: .forever, fill: .both)
    let last = try #require(instants.sample(at: 0).position)
    #expect(last.accumulated(1, end: 2) == 0x1p54)
    #expect(last.accumulated(1, end: 0) == 1)
    let third = try #require(timeline.sample(at: 4.5).position)
    #expect(third.accumulated(Point2D(1, 2), end: Vector2D(3, 0)) == Point2D(7, 2))
  }

  @Test("additive values are added to the replacing one, in any order")
  func additive() {
    var value = AnimatedSum(5.0)
    #expect(value.value == 5)
    value.add(1)
    value.replace(with: 7)
    value.add(2)
    #expect(value.value == 10)
    value.replace(with: 0)
    #expect(value.value == 3)
  }

  @Test("without motion nothing changes from any time on")
  func standing() throws {
    let running = try MotionTimeline(iterationDuration: 2)
    #expect(running.end == 2)
    #expect(running.paused(at: 0.5).end == -.infinity)
    #expect(try running.changed(toSpeed: 0, at: 0.5).end == -.infinity)
    #expect(running.paused(at: 0.5).resumed(at: 7).end == 8.5)
  }
}
