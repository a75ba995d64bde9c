// Calls every public generic of ElasticCore, ElasticTimelines and ElasticKit once: Embedded Swift
// checks a generic only where it is called. Compiled by Scripts/check-embedded.sh, never run.
import ElasticKit
import ElasticTimelines

/// A sink that only counts.
struct CountingSink: PathSink {
  var steps = 0
  mutating func move(to p: Point2D) { steps += 1 }
  mutating func line(to p: Point2D) { steps += 1 }
  mutating func quad(_ control: Point2D, to p: Point2D) { steps += 1 }
  mutating func cubic(_ control1: Point2D, _ control2: Point2D, to p: Point2D) { steps += 1 }
  mutating func close() { steps += 1 }
}

/// Core's geometry.
public func smokeGeometry() -> Int {
  var sink = CountingSink()
  sink.move(to: Point2D(0, 0))
  sink.line(to: Point2D(1, 0))
  sink.quad(Point2D(2, 0), to: Point2D(2, 1))
  sink.cubic(Point2D(2, 2), Point2D(1, 2), to: Point2D(0, 2))
  sink.close()
  sink.append(.close)
  sink.rect(.zero)
  sink.ellipse(in: .zero)
  sink.arc(center: .origin, radius: 1, from: 0, sweep: 1)
  sink.append(BezierPath().elements, by: .identity)
  sink.append(BezierPath().elements, from: 0, to: 0.5)
  return sink.steps
}

/// Core's path data.
public func smokePathData(_ bytes: [UInt8]) throws(SVGPathError) -> [UInt8] {
  var out: [UInt8] = []
  try BezierPath(svg: bytes).appendSVG(to: &out, decimals: 2)
  return out
}

/// Core's texts.
public func smokeText(_ bytes: [UInt8], in drawing: inout Drawing) -> Double? {
  drawing.text(
    ItemID(.word), bytes, .role(.label), TextRun(position: .origin, size: 12))
  return DecimalText.parse(bytes)
}

/// Core's curves from text.
public func smokeCurves(_ bytes: [UInt8]) throws(TimingCurve.ParseError) -> Double {
  if let curve = TimingCurve(coreAnimationName: bytes) { return curve.value(at: 0.5) }
  return try TimingCurve(css: bytes).value(at: 0.5)
}

/// What a track was made of.
public func smokeKeys(_ track: MotionTrack<Point2D>) -> Bool {
  track.values.count == track.keyTimes.count && track.mode == .linear
    && track.curves.isEmpty && track.bends.isEmpty
}

/// Keyframes, of every value.
public func smokeKeyframes(_ path: BezierPath) throws(MotionKeyframe.ParameterError) -> Double {
  func track<Value: Interpolatable>(
    _ values: [Value]
  ) throws(MotionKeyframe.ParameterError) -> MotionTrack<Value> {
    try MotionTrack(values, mode: .cubicPaced, curves: [.ease], bends: [.none])
  }
  let number = try track([0, 1]).value(at: 0.5)
  let point = try track([Point2D.origin, Point2D(1, 1)]).value(at: 0.5)
  let size = try track([Size2D.zero]).value(at: 0.5)
  let vector = try track([Vector2D.zero]).value(at: 0.5)
  let map = try track([Affine.identity]).value(at: 0.5)
  let color = try track([ElasticColor.black]).value(at: 0.5)
  let outlines = try track([path, path])
  var outline = path
  outlines.read(at: 0.5, into: &outline)
  let isSame = try track([number]) == track([number]) && outlines == outlines
  return number + point.x + size.width + vector.dx + map.a + color.red
    + (isSame ? 1 : outline.length() + outlines.value(at: 0.5).length())
}

/// Sequences and sums.
public func smokeTiming(
  _ durations: [Double], _ place: MotionTimeline.Position
) throws(MotionSequence.ParameterError) -> Double {
  var sum = AnimatedSum(Point2D.origin)
  sum.replace(with: Point2D(1, 1))
  sum.add(Vector2D(try MotionSequence(durations: durations).position(at: 0.5).time, 0))
  return place.accumulated(sum.value, end: Vector2D(1, 0)).x
}

/// What is asked of a value that moves, of any kind.
private func smoke<Value: Interpolatable & Equatable>(
  _ moving: inout Animated<Value>, at place: Value
) -> Bool where Value.Offset: Equatable {
  let velocity = moving.velocity(at: 1)
  moving.spring(from: place, velocity: velocity, to: place, with: .smooth, at: 1)
  moving.hold(moving.landing(velocity: velocity, at: 1))
  let before = moving
  return before == moving && moving.completion(of: moving.changeCount, at: 1) == .running
    && moving.restTime > 0 && moving.target == place
}

/// All values that move can be asked.
public func smokeAnswers() -> Bool {
  var place = Animated(Point2D.origin)
  var number = Animated(0.0)
  var composed = ComposedMotion(Vector2D.zero)
  composed.compose(to: .zero, with: .smooth, at: 0)
  let finger = number.finger(limits: 0...1, band: RubberBand(extent: 100), at: 1)
  return smoke(&place, at: .origin) && smoke(&number, at: finger)
    && composed.layerCount == 1 && composed.restTime > 0 && composed.target == .zero
    && AnimatedSum(Size2D.zero) == AnimatedSum(Size2D.zero)
}

/// Values that move, of more than one kind.
public func smokeAnimated() -> Double {
  var place = Animated(Point2D.origin)
  place.retarget(to: Point2D(1, 1), with: .smooth, at: 0)
  place.ease(from: .origin, to: Point2D(1, 1), along: .easeInOut, duration: 1, at: 0)
  place.fling(velocity: Vector2D(1, 0), at: 1)
  place.grab(at: 2)
  var number = Animated(0.0)
  number.drag(to: 2, limits: 0...1, band: RubberBand(extent: 100))
  number.fling(velocity: 3, limits: 0...1, spring: .snappy, at: 0)
  var composed = ComposedMotion(Point2D.origin)
  composed.compose(to: Point2D(2, 2), with: .bouncy, at: 0)
  var bank = SpringBank(.bouncy, count: 5)
  bank.retarget(1, to: 3, at: 0)
  return place.value(at: 1).x + number.value(at: 1) + composed.value(at: 1).x
    + bank.value(1, at: 1)
}
