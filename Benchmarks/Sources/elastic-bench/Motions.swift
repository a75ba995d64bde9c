import ElasticTimelines
import Stages

/// A source of values to measure.
struct Benchmark {
  let name: String
  /// The number of values per call.
  var values = 1
  /// The component that moves from frame to frame, if this is one.
  var stage: (any Showing)?
  /// One call, at a time from 0 to 1.
  let sample: (Double) -> Double
}

/// Every motion of the package; the first is the cost of the call itself.
func benchmarks() throws -> [Benchmark] {
  [Benchmark(name: "nothing") { $0 }] + (try springs()) + (try timing()) + (try keyframes())
    + (try paths()) + (try retargeting()) + (try frames())
}

private func springs() throws -> [Benchmark] {
  let start = DampedSpring.State(offset: -1, velocity: 3)
  return try [("under-damped", 0.4), ("critically damped", 1), ("over-damped", 2)].map {
    let spring = try DampedSpring(response: 0.5, dampingRatio: $1)
    return Benchmark(name: "spring, \($0)") { spring.state(after: $0, from: start).offset }
  } + [
    Benchmark(name: "decay") { Decay.normal.value(after: $0, from: 0, velocity: 900) },
    Benchmark(name: "rubber band") { RubberBand(extent: 900).offset(forPull: 300 * $0) },
  ]
}

private func timing() throws -> [Benchmark] {
  let curves = try [
    "cubic-bezier(.42, 0, .58, 1)", "steps(5)", "linear(0, .3, .6, 1.2, .9, 1.05, 1)",
  ].map { text in
    let curve = try TimingCurve(css: text.utf8)
    return Benchmark(name: "curve \(text.prefix { $0 != "(" })()") { curve.value(at: $0) }
  }
  let timeline = try MotionTimeline(
    begin: 0.1, duration: 0.2, repeats: .count(3.5), autoreverses: true)
  let group = MotionGroup(timeline, children: [timeline])
  let sequence = try MotionSequence(durations: [0.1, 0.2, 0.3, 0.4])
  return curves + [
    Benchmark(name: "timeline") { timeline.progress(at: $0) ?? 0 },
    Benchmark(name: "timeline inside a group") {
      group.sample(of: 0, at: $0)?.position?.progress ?? 0
    },
    Benchmark(name: "sequence of 4") { sequence.position(at: $0).time },
  ]
}

private func keyframes() throws -> [Benchmark] {
  let numbers = [0.0, 3, 1, 4, 1, 5]
  let modes: [(String, MotionKeyframe.Mode)] = [
    ("discrete", .discrete), ("linear", .linear), ("paced", .paced), ("cubic", .cubic),
    ("cubic paced", .cubicPaced),
  ]
  let tracks = try modes.map { name, mode in
    let track = try MotionTrack(numbers, mode: mode)
    return Benchmark(name: "6 numbers, \(name)") { track.value(at: $0) }
  }
  let points = try MotionTrack(numbers.map { Point2D($0, 9 - $0) }, mode: .cubic)
  let colors = try MotionTrack([ElasticColor(hex: 0xff00_00ff), ElasticColor(hex: 0x0000_ffff)])
  let maps = try MotionTrack([Affine.identity, Affine.rotation(2)])
  var outline = BezierPath()
  outline.move(to: .origin)
  for index in 1...6 { outline.line(to: Point2D(Double(index), 0)) }
  var risen = outline
  risen.removeAll()
  risen.move(to: .origin)
  for index in 1...6 { risen.line(to: Point2D(Double(index), 9)) }
  let shapes = try MotionTrack([outline, risen])
  return tracks + [
    Benchmark(name: "6 points, cubic") { points.value(at: $0).x },
    Benchmark(name: "2 colours, linear") { colors.value(at: $0).red },
    Benchmark(name: "2 affine maps, linear") { maps.value(at: $0).a },
    Benchmark(name: "2 paths of 7 points, linear") { Double(shapes.value(at: $0).pointCount) },
  ]
}

private func paths() throws -> [Benchmark] {
  let data = "M0 0C0 100 100 100 100 0S200-100 200 0L300 50Q350 100 400 0Z"
  let path = try BezierPath(svg: data)
  let linear = try PathMotion(path, pace: .linear)
  let paced = try PathMotion(path)
  let turning = try PathMotion(path, heading: .auto)
  return [
    Benchmark(name: "5 pieces of a path, linear") { linear.placement(at: $0).point.x },
    Benchmark(name: "5 pieces of a path, paced") { paced.placement(at: $0).point.x },
    Benchmark(name: "5 pieces of a path, paced, turning") { turning.placement(at: $0).angle },
  ]
}

private func retargeting() throws -> [Benchmark] {
  var number = Animated(0.0)
  number.retarget(to: 100, with: .bouncy, at: -0.1)
  var point = Animated(Point2D(0, 0))
  point.retarget(to: Point2D(100, 50), with: .bouncy, at: -0.1)
  var composed = ComposedMotion(0.0)
  for index in 0..<3 {
    composed.compose(to: Double(index), with: .bouncy, at: -0.3 + 0.1 * Double(index))
  }
  var bank = SpringBank(.bouncy, count: 1000)
  for index in 0..<1000 { bank.retarget(index, to: Double(index), at: -0.1) }
  let replicator = try Replicator(count: 12, transform: .rotation(0.5), delay: 0.1)
  return [
    Benchmark(name: "animated number") { [number] in number.value(at: $0) },
    Benchmark(name: "animated point") { [point] in point.value(at: $0).x },
    Benchmark(name: "3 composed springs") { [composed] in composed.value(at: $0) },
    Benchmark(name: "bank of 1000 springs", values: 1000) { [bank] time in
      var sum = 0.0
      bank.forEachValue(at: time) { sum += $1 }
      return sum
    },
    Benchmark(name: "12 copies of a replicator", values: 12) { time in
      var sum = 0.0
      replicator.forEachCopy(at: time) { sum += $0.transform.a }
      return sum
    },
  ]
}
