import ElasticTimelines
import TestSupport
import Testing

/// Numbers of every size, and none: nothing may trap.
@Suite struct MotionTrackWildTests {
  private static let wild: [Double] = [
    0, -0.0, 1, -1, 0.5, .leastNonzeroMagnitude, 1e-160, 1e160, -1e160, 1.7e308, -1.7e308,
    .infinity, -.infinity,
    .nan, 3, 1e38, -1e38, 1e-9, 100,
  ]

  private static func number(_ random: inout SplitMix) -> Double {
    let pick = Int(random.next() % UInt64(wild.count * 2))
    return pick < wild.count ? wild[pick] : random.unit() * 100
  }

  @Test(
    "a track of any numbers is refused or has values, finite ones unless it is bent without measure"
  )
  func tracks() throws {
    var random = SplitMix(seed: 41)
    var made = 0
    var unbent = 0
    for _ in 0..<10_000 {
      func list(_ count: Int) -> [Double] { (0..<count).map { _ in Self.number(&random) } }
      let count = Int(random.next() % 5)
      let mode = MotionKeyframe.Mode.allCases[Int(random.next() % 5)]
      let times = random.next() % 2 == 0 ? nil : [0] + list(max(count - 2, 0)) + [1]
      let bends = random.next() % 3 == 0 ? [] : list(count).map { MotionKeyframe.Bend(tension: $0) }
      let track = try? MotionTrack(list(count), keyTimes: times, mode: mode, bends: bends)
      guard let track else { continue }
      made += 1
      for time in list(4) {
        let value = track.value(at: time)
        guard bends.isEmpty else { continue }
        #expect(value.isFinite)
        unbent += 1
      }
      let maps = track.values.map { Affine(a: $0, b: 1, c: $0, d: -$0, tx: 0, ty: 0) }
      guard let turning = try? MotionTrack(maps, keyTimes: times, mode: mode) else { continue }
      for time in list(4) { _ = turning.value(at: time) }
    }
    #expect(made > 1000 && unbent > 1000)
  }

  @Test("a path through any points is refused or has places")
  func paths() throws {
    var random = SplitMix(seed: 42)
    var made = 0
    for _ in 0..<2000 {
      func point() -> Point2D { Point2D(Self.number(&random), Self.number(&random)) }
      var path = BezierPath()
      for _ in 0..<(random.next() % 5) {
        switch random.next() % 5 {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.quad(point(), to: point())
        case 3: path.cubic(point(), point(), to: point())
        default: path.close()
        }
      }
      let pace = random.next() % 2 == 0 ? PathMotion.Pace.linear : .paced
      let tolerance = Self.number(&random)
      guard let motion = try? PathMotion(path, pace: pace, heading: .auto, tolerance: tolerance)
      else { continue }
      made += 1
      for _ in 0..<4 {
        _ = motion.placement(at: Self.number(&random))
        let place = motion.placement(atDistance: Self.number(&random))
        #expect(place.angle.magnitude <= .pi)
      }
    }
    #expect(made > 200)
  }
}
