import TestSupport
import ElasticTimelines

extension SplitMix {
  /// A number from `range`.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// One of `values`.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(unit() * Double(values.count))]
  }

  /// A random number, sometimes an extreme or an invalid one.
  mutating func oddNumber() -> Double {
    one(of: [
      0, -0.0, 1, -1, .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude,
      1e9,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, number(-3...3), number(0...3),
    ])
  }

  /// Core Animation's form.
  mutating func coreAnimationTimeline(fill: MotionTimeline.Fill? = nil) throws -> MotionTimeline {
    try MotionTimeline(
      begin: number(-2...2), duration: number(0.1...3), offset: one(of: [0, number(-1...1)]),
      speed: one(of: [1, 0.5, 2, -1, 0, number(-3...3)]),
      repeats: one(of: [
        .once, .forever, .count(number(0...4)), .count(2), .seconds(number(0...9)),
      ]),
      autoreverses: one(of: [true, false]), fill: fill ?? one(of: MotionTimeline.Fill.allCases))
  }

  /// The web's form.
  mutating func webTimeline(fill: MotionTimeline.Fill? = nil) throws -> MotionTimeline {
    try MotionTimeline(
      iterationDuration: one(of: [0, 1, .infinity, number(0...3), number(0...3)]),
      delay: one(of: [0, number(-2...2)]), endDelay: one(of: [0, number(-2...2)]),
      iterations: one(of: [0, 1, .infinity, number(0...5), number(0...5)]),
      iterationStart: one(of: [0, 1, number(0...3)]),
      direction: one(of: MotionTimeline.Direction.allCases),
      speed: one(of: [1, 0, -1, number(-3...3)]),
      fill: fill ?? one(of: MotionTimeline.Fill.allCases), begin: number(-2...2),
      offset: one(of: [0, number(-2...2)]))
  }
}
