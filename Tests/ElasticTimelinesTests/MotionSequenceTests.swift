import CCounter
import ElasticTimelines
import TestSupport
import Testing

@Suite struct MotionSequenceTests {
  @Test("a boundary starts the next part, the last instant keeps the last")
  func places() throws {
    let sequence = try MotionSequence(durations: [0.5, 0, 0.7])
    #expect(sequence.count == 3 && sequence.duration == 1.2)
    let cases: [(Double, Int, Double)] = [
      (-1, 0, 0), (0, 0, 0), (0.25, 0, 0.25), (0.5, 2, 0), (0.75, 2, 0.25), (1.2, 2, 0.7),
      (9, 2, 0.7), (.nan, 0, 0), (.infinity, 2, 0.7), (-.infinity, 0, 0),
    ]
    for (time, index, local) in cases {
      let place = sequence.position(at: time)
      #expect(place.index == index, "\(time)")
      #expect((place.time - local).magnitude < 1e-15)
    }
    let endless = try MotionSequence(durations: [1, .infinity, 2])
    #expect(endless.position(at: 1e300).index == 1)
    #expect(endless.position(at: .infinity).index == 1)
  }

  @Test("the parts' times add up to the time, over random parts")
  func sums() throws {
    var random = SplitMix(seed: 8)
    for _ in 0..<10_000 {
      let durations = (0..<Int(random.number(1...9))).map { _ in
        random.one(of: [0, random.number(0...3)])
      }
      let sequence = try MotionSequence(durations: durations)
      let time = random.number(0...1) * sequence.duration
      let place = sequence.position(at: time)
      let before = durations[..<place.index].reduce(0, +)
      #expect((before + place.time - time).magnitude < 1e-12)
      #expect(place.time >= 0 && place.time <= durations[place.index] + 1e-12)
    }
  }

  @Test("no parts, and a part of a negative duration, are refused")
  func refused() {
    #expect(throws: MotionSequence.ParameterError.empty) {
      try MotionSequence(durations: [])
    }
    for bad in [-1, Double.nan, -Double.infinity] {
      #expect(throws: MotionSequence.ParameterError.duration(part: 1)) {
        try MotionSequence(durations: [1, bad])
      }
    }
  }

  @Test("a group cuts its children, and by default lasts as long as the longest")
  func group() throws {
    let long = try MotionTimeline(duration: 2, fill: .both)
    let late = try MotionTimeline(begin: 0.5, duration: 0.25)
    let cut = MotionGroup(
      try MotionTimeline(begin: 10, duration: 1, fill: .forwards), children: [long, late])
    #expect(cut.sample(of: 0, at: 9) == nil)
    #expect(cut.sample(of: 0, at: 10.5)?.position?.progress == 0.25)
    #expect(cut.sample(of: 0, at: 11)?.position?.progress == 0.5)
    #expect(cut.sample(of: 0, at: 99)?.position?.progress == 0.5)
    #expect(cut.sample(of: 1, at: 10.25)?.phase == .before)
    #expect(cut.sample(of: 1, at: 10.625)?.position?.progress == 0.5)
    #expect(cut.sample(of: 1, at: 10.75)?.phase == .after)
    #expect(MotionGroup([long, late]).timeline.duration == 2)
    #expect(MotionGroup([]).timeline.duration == 0)
    let endless = try MotionTimeline(duration: 1, repeats: .forever)
    #expect(MotionGroup([long, endless]).timeline.duration == .infinity)
  }

  @Test("sampling allocates nothing", .enabled(if: counting_works()))
  func nothingAllocated() throws {
    let sequence = try MotionSequence(durations: [0.5, 0.7, 1])
    let timeline = try MotionTimeline(duration: 0.7, repeats: .forever, autoreverses: true)
    let group = MotionGroup([timeline, try MotionTimeline(begin: 1, duration: 1)])
    let spring = try TimedSpring(.coreAnimationDefault, from: 0, to: 1, length: .settling)
    func run() -> Double {
      var sum = 0.0
      for step in 0..<1000 {
        let time = Double(step) / 300
        let place = sequence.position(at: time)
        sum += place.time + Double(place.index) + spring.value(at: time)
        sum += timeline.progress(at: time) ?? 0
        sum += group.sample(of: 1, at: time)?.position?.progress ?? 0
        sum += timeline.paused(at: time).resumed(at: time).progress(at: time) ?? 0
      }
      return sum
    }
    // The runtime builds some things once, at the first use.
    let sum = run()
    let before = counted_allocations()
    let again = run()
    #expect(counted_allocations() == before)
    #expect(sum == again && sum > 0)
  }
}
