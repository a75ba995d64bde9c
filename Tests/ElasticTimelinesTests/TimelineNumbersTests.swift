import ElasticTimelines
import TestSupport
import Testing

/// Tests of the section "Wrong numbers" of the article ElasticCore, which holds here too.
@Suite("A wrong number, in time")
struct TimelineNumbersTests {
  /// All types whose initialisers take numbers that can be wrong, with all queries of each.
  static let makers: [WrongNumbers.Maker] = [
    .init(
      "a spring with an end",
      { a, b, c in
        let spring = try DampedSpring(response: 0.5, dampingRatio: 0.3)
        return try [
          TimedSpring(spring, from: a, to: 1, velocity: b, length: .cut(c)),
          TimedSpring(spring, from: 0, to: a, velocity: b, length: .cutOnTarget(c)),
        ].flatMap { motion in WrongNumbers.all.map(motion.value) }
      }
    ),
    .init(
      "a timeline",
      { a, b, c in
        try [
          MotionTimeline(iterationDuration: a, iterations: b, speed: c),
          MotionTimeline(iterationDuration: 1, delay: a, endDelay: b, iterationStart: c),
          MotionTimeline(iterationDuration: 1, iterations: 3, begin: a, offset: b).changed(
            toSpeed: c, at: a),
          MotionTimeline(begin: a, duration: b, repeats: .count(c), autoreverses: true),
          MotionTimeline(duration: a, offset: b, repeats: .seconds(c)),
        ].flatMap { timeline in
          [timeline, timeline.paused(at: a), timeline.resumed(at: b)].flatMap { timeline in
            WrongNumbers.all.flatMap {
              [timeline.localTime(at: $0), timeline.progress(at: $0) ?? 0]
            }
          }
        }
      }
    ),
    .init(
      "a sequence",
      { a, b, c in
        let sequence = try MotionSequence(durations: [a, b, c])
        return WrongNumbers.all.map { Double(sequence.position(at: $0).index) }
      }
    ),
    .init(
      "a track",
      { a, b, c in
        try [
          MotionTrack([a, b, c]), MotionTrack([0, 1, 4], keyTimes: [a, b, c]),
          MotionTrack([a, b, c], mode: .paced),
          MotionTrack(
            [a, b, c], mode: .cubic, bends: [.init(tension: a, continuity: b, bias: c)]),
        ].flatMap { track in WrongNumbers.all.map { track.value(at: $0) } }
      }
    ),
    .init(
      "a way along a path",
      { a, b, c in
        let motion = try PathMotion(WrongNumbers.path(a, b, c), heading: .auto, tolerance: a)
        return WrongNumbers.all.flatMap { number in
          [motion.placement(at: number), motion.placement(atDistance: number)].flatMap {
            [$0.point.x, $0.point.y]
          }
        }
      }
    ),
    .init(
      "copies",
      { a, b, c in
        let copies = try Replicator(
          count: 3, transform: Affine(a: a, b: b, c: c, d: a, tx: b, ty: c),
          center: Point2D(a, b), opacityStep: b, delay: c)
        copies.forEachCopy(at: a) { _ in }
        return []
      }
    ),
  ]

  @Test("is refused by initialisers, or the value gives finite results", arguments: makers)
  func made(maker: WrongNumbers.Maker) {
    let (made, refused, infinite) = maker.tried()
    #expect(infinite == [])
    #expect(made > 0 && refused > 0, "\(made) made, \(refused) refused")
  }

  @Test("changes no composed motion, or moves it to a finite place")
  func composed() throws {
    let spring = try DampedSpring(response: 0.4, dampingRatio: 0.5)
    WrongNumbers.triples { a, b, c in
      var motion = ComposedMotion(1.0)
      motion.compose(to: a, with: spring, at: b)
      motion.compose(to: 4, with: spring, at: c)
      for time in WrongNumbers.all {
        #expect(motion.value(at: time).isFinite, "\(a) \(b) \(c) at \(time)")
      }
    }
  }
}
