import ElasticTimelines
import Testing

/// Tests of the section "Wrong numbers" of the article ElasticCore, which holds here too.
@Suite("A wrong number, in time")
struct TimelineNumbersTests {
  private static let numbers: [Double] = [
    .nan, -.infinity, -1e308, -1, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 1e-9,
    0.5, 1, 1e9, 1e308, .infinity,
  ]

  private static func pairs(_ visit: (Double, Double) throws -> Void) rethrows {
    for a in numbers { for b in numbers { try visit(a, b) } }
  }

  private static func triples(_ visit: (Double, Double, Double) throws -> Void) rethrows {
    try pairs { a, b in for c in numbers { try visit(a, b, c) } }
  }

  /// All types whose initialisers take numbers that can be wrong, with all queries of each.
  private static let makers: [(String, @Sendable (Double, Double, Double) throws -> [Double])] = [
    (
      "a spring with an end",
      { a, b, c in
        let spring = try DampedSpring(response: 0.5, dampingRatio: 0.3)
        return try [
          TimedSpring(spring, from: a, to: 1, velocity: b, length: .cut(c)),
          TimedSpring(spring, from: 0, to: a, velocity: b, length: .cutOnTarget(c)),
        ].flatMap { motion in numbers.map(motion.value) }
      }
    ),
    (
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
            numbers.flatMap { [timeline.localTime(at: $0), timeline.progress(at: $0) ?? 0] }
          }
        }
      }
    ),
    (
      "a sequence",
      { a, b, c in
        let sequence = try MotionSequence(durations: [a, b, c])
        return numbers.map { Double(sequence.position(at: $0).index) }
      }
    ),
    (
      "a track",
      { a, b, c in
        try [
          MotionTrack([a, b, c]), MotionTrack([0, 1, 4], keyTimes: [a, b, c]),
          MotionTrack([a, b, c], mode: .paced),
          MotionTrack(
            [a, b, c], mode: .cubic, bends: [.init(tension: a, continuity: b, bias: c)]),
        ].flatMap { track in numbers.map { track.value(at: $0) } }
      }
    ),
    (
      "a way along a path",
      { a, b, c in
        let motion = try PathMotion(wild(a, b, c), heading: .auto, tolerance: a)
        return numbers.flatMap { number in
          [motion.placement(at: number), motion.placement(atDistance: number)].flatMap {
            [$0.point.x, $0.point.y]
          }
        }
      }
    ),
    (
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

  private static func wild(_ a: Double, _ b: Double, _ c: Double) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point2D(0, 0))
    path.line(to: Point2D(a, 1))
    path.quad(Point2D(b, a), to: Point2D(c, b))
    path.cubic(Point2D(1, c), Point2D(a, a), to: Point2D(b, c))
    path.close()
    return path
  }

  @Test(
    "is refused by initialisers, or the value gives finite results",
    arguments: 0..<6)
  func made(place: Int) throws {
    let (name, make) = Self.makers[place]
    var (made, refused) = (0, 0)
    try Self.triples { a, b, c in
      let answers: [Double]
      do { answers = try make(a, b, c) } catch {
        refused += 1
        return
      }
      made += 1
      try #require(answers.allSatisfy { $0.isFinite }, "\(name) of \(a), \(b), \(c)")
    }
    #expect(made > 0 && refused > 0, "\(name): \(made) made, \(refused) refused")
  }

  @Test("changes no composed motion, or moves it to a finite place")
  func composed() throws {
    let spring = try DampedSpring(response: 0.4, dampingRatio: 0.5)
    Self.triples { a, b, c in
      var motion = ComposedMotion(1.0)
      motion.compose(to: a, with: spring, at: b)
      motion.compose(to: 4, with: spring, at: c)
      for time in Self.numbers {
        #expect(motion.value(at: time).isFinite, "\(a) \(b) \(c) at \(time)")
      }
    }
  }
}
