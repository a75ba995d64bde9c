import CCounter
import ElasticTimelines
import TestSupport
import Testing

@Suite struct MotionTrackTests {
  typealias Track = MotionTrack<Double>

  @Test("even cubic keys on a parabola lie on it, at any key times")
  func workedExample() throws {
    let track = try Track([0, 1, 4, 9], keyTimes: [0, 0.25, 0.75, 1], mode: .cubic)
    #expect(track.value(at: 0.5) == 2.25)
    #expect(track.value(at: 0.375) == 1.5625)
    // And the ends are bent by the mirrored keys: 2·0 − 1 and 2·9 − 4.
    #expect(track.value(at: 0.125) == 0.375)
  }

  @Test("a discrete track keeps each key until the next one's time")
  func discrete() throws {
    let track = try Track([1, 2, 3], keyTimes: [0, 0.5, 0.75, 1], mode: .discrete)
    let seen = [-1, 0, 0.49, 0.5, 0.74, 0.75, 1, 2].map(track.value(at:))
    #expect(seen == [1, 1, 1, 2, 2, 3, 3, 3])
    let even = try Track([1, 2, 3, 4], mode: .discrete)
    #expect([0.2, 0.3, 0.6, 0.8].map(even.value(at:)) == [1, 2, 3, 4])
  }

  @Test("two keys at one time make a jump to the later one")
  func jump() throws {
    let track = try Track([0, 10, 20, 30], keyTimes: [0, 0.5, 0.5, 1])
    #expect(track.value(at: 0.25) == 5)
    #expect(abs(track.value(at: 0.5.nextDown) - 10) < 1e-12)
    #expect(track.value(at: 0.5) == 20)
    #expect(track.value(at: 0.75) == 25)
    let end = try Track([0, 10, 20], keyTimes: [0, 1, 1])
    #expect(end.value(at: 1) == 20 && end.value(at: 0.5) == 5)
  }

  @Test("a paced track goes by distance and ignores key times and curves")
  func paced() throws {
    let steps = try TimingCurve(steps: 3)
    let track = try Track([0, 1, 10, 7], keyTimes: [0.3], mode: .paced, curves: [steps, steps])
    let length = 13.0
    let times: [Double] = [0, 1 / length, 10 / length, 1]
    #expect(track.keyTimes == times)
    #expect(abs(track.value(at: 5.5 / length) - 5.5) < 1e-14)
    #expect(abs(track.value(at: 11.5 / length) - 8.5) < 1e-14)
    let standing = try Track([3, 3, 3], mode: .paced)
    #expect(standing.value(at: 0.7) == 3)
  }

  @Test("a cubic paced track's key times go by chords, its tangents by twice the share of the time")
  func cubicPaced() throws {
    let track = try Track([0, 1, 4, 9], mode: .cubicPaced)
    let length = 9.0
    let times: [Double] = [0, 1 / length, 4 / length, 1]
    #expect(track.keyTimes == times)
    // Tangents of Catmull and Rom at 1 and 4 are 2 and 4; the segment takes 3/9, its neighbours
    // 1/9 and 5/9: times 6/4 and 6/8 they are 3 and 3, so half in (1 + 4)/2 + (3 − 3)/8.
    #expect(abs(track.value(at: 2.5 / length) - 2.5) < 1e-14)
    // A quarter in: 1·27/32 + 4·5/32 + 3·9/64 − 3·3/64.
    #expect(abs(track.value(at: 1.75 / length) - 1.75) < 1e-14)
  }

  @Test("tension, continuity and bias bend the tangents as Kochanek and Bartels define")
  func bends() throws {
    func middle(_ bends: [MotionKeyframe.Bend]) throws -> Double {
      try Track([0, 1, 4, 9], keyTimes: [0, 0.25, 0.75, 1], mode: .cubic, bends: bends)
        .value(at: 0.5)
    }
    func expected(leaving: Double, arriving: Double) -> Double { 2.5 + (leaving - arriving) / 8 }
    #expect(try middle([]) == expected(leaving: 2, arriving: 4))
    #expect(try middle([.init(tension: 1)]) == 2.5)
    // Leaving along the way before, arriving along the way after.
    #expect(try middle([.init(continuity: 1)]) == expected(leaving: 1, arriving: 5))
    #expect(try middle([.init(continuity: -1)]) == 2.5)
    // Both along the ways before; -1: along those after.
    #expect(try middle([.init(bias: 1)]) == expected(leaving: 1, arriving: 3))
    #expect(try middle([.init(bias: -1)]) == expected(leaving: 3, arriving: 5))
    // Only the second key, and the tangent of the other stays.
    let second = [MotionKeyframe.Bend.none, .init(tension: 1), .none, .none]
    #expect(try middle(second) == expected(leaving: 0, arriving: 4))
  }

  @Test("a curve bends the time of its segment and overshoots")
  func curves() throws {
    let back = try TimingCurve(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
    let track = try Track([0, 10, 20], curves: [back, .linear])
    let early = track.value(at: 0.05)
    #expect(early == 10 * back.value(at: 0.1) && early < 0)
    #expect(track.value(at: 0.45) > 10)
    #expect(track.value(at: 0.75) == 15)
    let same = try Track([0, 10, 20], curves: [back])
    #expect(same.value(at: 0.55) < 10)
    let cubic = try Track([0, 10, 20], mode: .cubic, curves: [back])
    #expect(cubic.value(at: 0.05) < 0)
  }

  @Test("a single key is constant in every mode", arguments: MotionKeyframe.Mode.allCases)
  func single(mode: MotionKeyframe.Mode) throws {
    let track = try Track([7], mode: mode)
    #expect([-1, 0, 0.5, 1, Double.nan].allSatisfy { track.value(at: $0) == 7 })
  }

  @Test("an error contains its kind and position")
  func errors() {
    func error(
      _ values: [Double], _ times: [Double]? = nil, _ mode: MotionKeyframe.Mode = .linear,
      curves: Int = 0, bends: [MotionKeyframe.Bend] = []
    ) -> MotionKeyframe.ParameterError? {
      do throws(MotionKeyframe.ParameterError) {
        let curves = [TimingCurve](repeating: .ease, count: curves)
        _ = try Track(values, keyTimes: times, mode: mode, curves: curves, bends: bends)
        return nil
      } catch {
        #expect(!error.description.isEmpty)
        return error
      }
    }
    #expect(error([]) == .noValue)
    #expect(error([0, .nan]) == .value(at: 1))
    #expect(error([.infinity]) == .value(at: 0))
    #expect(error([0, 1, 2], [0, 1]) == .keyTimeCount(2, expected: 3))
    #expect(error([0, 1, 2], [0, 0.5, 1], .discrete) == .keyTimeCount(3, expected: 4))
    #expect(error([0, 1], []) == .keyTimeCount(0, expected: 2))
    #expect(error([0, 1, 2], [0, 0.5, 0.9]) == .lastKeyTime)
    #expect(error([0, 1, 2], [0.1, 0.5, 1]) == .firstKeyTime)
    #expect(error([0, 1, 2, 3], [0, 0.5, 0.4, 1]) == .fallingKeyTime(at: 2))
    #expect(error([0, 1, 2], [0, .nan, 1]) == .keyTime(at: 1))
    #expect(error([0, 1, 2], [0, 1.5, 1]) == .keyTime(at: 1))
    #expect(error([0, 1, 2], [-0.5, 0.5, 1]) == .keyTime(at: 0))
    #expect(error([0, 1, 2, 3], curves: 2) == .curveCount(2, expected: 3))
    #expect(
      error([0, 1, 2], nil, .cubic, bends: [.none, .none]) == .bendCount(2, expected: 3))
    #expect(error([0, 1], nil, .cubic, bends: [.none, .init(bias: .nan)]) == .bend(at: 1))
    #expect(error([5], [0]) == nil)
    #expect(error([5], [1]) == .firstKeyTime)
    #expect(error([0, 1], [0, 1], .discrete) == .keyTimeCount(2, expected: 3))
  }

  @Test("a NaN gives the start, a time beyond an end that end")
  func outside() throws {
    for mode in MotionKeyframe.Mode.allCases {
      let track = try Track([2, 5, 3], mode: mode)
      #expect(track.value(at: .nan) == 2)
      #expect(track.value(at: -.infinity) == 2)
      #expect(track.value(at: .infinity) == 3)
      #expect(track.value(at: 1e300) == 3)
    }
    // The distance between them is not finite; a linear track limits the values there to finite ones.
    let straight = try Track([-1e308, 1e308, -1e308])
    for step in 0...20 { #expect(straight.value(at: Double(step) / 20).isFinite) }
    #expect(straight.value(at: 0.5) == 1e308)
    #expect(throws: MotionKeyframe.ParameterError.value(at: 1)) {
      try Track([-1e308, 1e308, -1e308], mode: .cubicPaced)
    }
  }
}

/// Laws over seeded random tracks.
@Suite struct KeyframeTrackLawTests {
  private static let count = 10_000

  /// Values and key times of a random track, its times at least a thousandth apart.
  private static func keys(_ random: inout SplitMix) -> (values: [Double], times: [Double]) {
    let count = 2 + Int(random.next() % 7)
    let gaps = (1..<count).map { _ in 0.01 + random.unit() }
    let total = gaps.reduce(0, +)
    var times = [0.0]
    for gap in gaps { times.append(times[times.count - 1] + gap / total) }
    times[count - 1] = 1
    return ((0..<count).map { _ in random.unit() * 200 - 100 }, times)
  }

  @Test("every key is hit at its time, to the bit")
  func hits() throws {
    var random = SplitMix(seed: 1)
    var failures = 0
    for _ in 0..<Self.count {
      let (values, times) = Self.keys(&random)
      for mode in [MotionKeyframe.Mode.linear, .cubic, .paced, .cubicPaced] {
        let bend = MotionKeyframe.Bend(
          tension: random.unit(), continuity: random.unit(), bias: random.unit())
        let track = try MotionTrack(values, keyTimes: times, mode: mode, bends: [bend])
        let hit = zip(track.keyTimes, values).allSatisfy { track.value(at: $0) == $1 }
        if !hit { failures += 1 }
      }
    }
    #expect(failures == 0)
  }

  @Test("a linear track is monotone between two keys, and between them")
  func monotone() throws {
    var random = SplitMix(seed: 2)
    var failures = 0
    for _ in 0..<Self.count {
      let (values, times) = Self.keys(&random)
      let track = try MotionTrack(values, keyTimes: times)
      let index = Int(random.next() % UInt64(values.count - 1))
      let low = min(values[index], values[index + 1])
      let high = max(values[index], values[index + 1])
      let isRising = values[index] < values[index + 1]
      var last = values[index]
      for step in 1...8 {
        let width = times[index + 1] - times[index]
        let value = track.value(at: times[index] + width * Double(step) / 8.5)
        let isBetween = value >= low - 1e-13 && value <= high + 1e-13
        let isMonotone = isRising ? value >= last : value <= last
        if !isBetween || !isMonotone { failures += 1 }
        last = value
      }
    }
    #expect(failures == 0)
  }

  @Test("a paced track has one speed")
  func pacedSpeed() throws {
    var random = SplitMix(seed: 3)
    var worst = 0.0
    for _ in 0..<Self.count {
      let places = (0..<5).map { _ in Point2D(random.unit() * 100, random.unit() * 100) }
      let track = try MotionTrack(places, mode: .paced)
      let lengths = zip(places, places.dropFirst()).map { ($1 - $0).length }
      let total = lengths.reduce(0, +)
      // Inside one segment, so that no corner is cut.
      let index = Int(random.next() % 4)
      let before = lengths[..<index].reduce(0, +) / total
      let share = lengths[index] / total
      let one = track.value(at: before + share * 0.3)
      let two = track.value(at: before + share * 0.8)
      worst = max(worst, abs((two - one).length - share * 0.5 * total))
    }
    #expect(worst < 1e-10)
  }

  @Test("a cubic track joins its keys without a corner, in slope of its own segment")
  func smooth() throws {
    var random = SplitMix(seed: 4)
    let step = 1e-6
    for _ in 0..<Self.count {
      let (values, _) = Self.keys(&random)
      guard values.count > 2 else { continue }
      let bend = MotionKeyframe.Bend(tension: random.unit() - 0.5, bias: random.unit() - 0.5)
      let even = try MotionTrack(values, mode: .cubic, bends: [bend])
      let paced = try MotionTrack(values, mode: .cubicPaced)
      for track in [even, paced] {
        let key = 1 + Int(random.next() % UInt64(values.count - 2))
        let time = track.keyTimes[key]
        let narrowest = min(time - track.keyTimes[key - 1], track.keyTimes[key + 1] - time)
        guard narrowest > 1e-3 else { continue }
        let before = (values[key] - track.value(at: time - step)) / step
        let after = (track.value(at: time + step) - values[key]) / step
        // The curvature is at most some hundreds over the width squared.
        #expect(abs(before - after) < 4e3 * step / (narrowest * narrowest) + 1e-3)
      }
    }
  }

  @Test("equal tracks give equal bits")
  func equal() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<Self.count {
      let (values, times) = Self.keys(&random)
      let one = try MotionTrack(values, keyTimes: times, mode: .cubic, curves: [.ease])
      let two = try MotionTrack(values, keyTimes: times, mode: .cubic, curves: [.ease])
      let time = random.unit()
      #expect(one == two)
      #expect(one.value(at: time).bitPattern == two.value(at: time).bitPattern)
      #expect(one.value(at: time).isFinite)
    }
  }

  @Test("a cubic track of points, sizes and colours is one of each part")
  func parts() throws {
    var random = SplitMix(seed: 6)
    for _ in 0..<Self.count {
      let (x, times) = Self.keys(&random)
      let y = x.map { $0 * random.unit() }
      let time = random.unit()
      func scalar(_ values: [Double]) throws -> Double {
        try MotionTrack(values, keyTimes: times, mode: .cubic).value(at: time)
      }
      let point = try MotionTrack(
        zip(x, y).map { Point2D($0, $1) }, keyTimes: times, mode: .cubic)
      #expect(point.value(at: time) == Point2D(try scalar(x), try scalar(y)))
      let size = try MotionTrack(
        zip(x, y).map { Size2D(width: $0, height: $1) }, keyTimes: times, mode: .cubic)
      #expect(size.value(at: time) == Size2D(width: try scalar(x), height: try scalar(y)))
      let color = try MotionTrack(
        zip(x, y).map { ElasticColor(red: $0, green: $1, blue: 0) }, keyTimes: times, mode: .cubic)
      #expect(
        color.value(at: time) == ElasticColor(red: try scalar(x), green: try scalar(y), blue: 0))
    }
  }

  /// A track of paths of every mode.
  private func paths() throws -> [MotionTrack<BezierPath>] {
    var random = SplitMix(seed: 11)
    func path() -> BezierPath {
      var path = BezierPath()
      func point() -> Point2D { Point2D(random.unit() * 100, random.unit() * 100) }
      path.move(to: point())
      path.cubic(point(), point(), to: point())
      path.quad(point(), to: point())
      path.close()
      return path
    }
    return try MotionKeyframe.Mode.allCases.map { mode in
      try MotionTrack(
        (0..<5).map { _ in path() }, mode: mode, curves: [.easeIn],
        bends: [MotionKeyframe.Bend(tension: 0.2, continuity: -0.4, bias: 0.6)])
    }
  }

  @Test("a path read into another is the value to the bit")
  func reading() throws {
    for (mode, track) in zip(MotionKeyframe.Mode.allCases, try paths()) {
      var reused = BezierPath()
      for step in 0...200 {
        let progress = Double(step) / 200
        track.read(at: progress, into: &reused)
        #expect(reused == track.value(at: progress), "\(mode) at \(progress)")
      }
    }
  }

  @Test("a path read into another allocates nothing", .enabled(if: counting_works()))
  func nothingAllocatedByPaths() throws {
    for (mode, track) in zip(MotionKeyframe.Mode.allCases, try paths()) {
      var reused = BezierPath()
      for step in 0...200 { track.read(at: Double(step) / 200, into: &reused) }
      let before = counted_allocations()
      for step in 0...200 { track.read(at: Double(step) / 200, into: &reused) }
      #expect(counted_allocations() == before, "\(mode)")
    }
  }

  @Test("reading fixed-size values allocates nothing", .enabled(if: counting_works()))
  func nothingAllocated() throws {
    var random = SplitMix(seed: 7)
    let points = (0..<6).map { _ in Point2D(random.unit(), random.unit()) }
    let maps = points.map { Affine.rotation($0.x * 6).then(.translation($0 - .origin)) }
    let colors = points.map { ElasticColor(red: $0.x, green: $0.y, blue: 0) }
    var sum = 0.0
    for mode in MotionKeyframe.Mode.allCases {
      let point = try MotionTrack(points, mode: mode, curves: [.easeIn])
      let map = try MotionTrack(maps, mode: mode)
      let color = try MotionTrack(colors, mode: mode)
      let number = try MotionTrack(points.map(\.x), mode: mode)
      func run() {
        for step in 0...50 {
          let time = Double(step) / 50
          sum += point.value(at: time).x + map.value(at: time).a + color.value(at: time).red
          sum += number.value(at: time)
        }
      }
      // The tracks outlive the count: the first release of an array of such offsets in a process has the runtime
      // describe its type, which allocates.
      withExtendedLifetime((point, map, color, number)) {
        run()
        let before = counted_allocations()
        run()
        let after = counted_allocations()
        #expect(after == before, "\(mode)")
      }
    }
    #expect(sum.isFinite && sum != 0)
  }
}
