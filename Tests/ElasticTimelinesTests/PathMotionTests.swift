import CCounter
import ElasticTimelines
import TestSupport
import Testing

@Suite struct PathMotionTests {
  private func motion(
    _ data: String, _ pace: PathMotion.Pace = .paced, heading: PathMotion.Heading = .auto,
    tolerance: Double = 1e-9
  ) throws -> PathMotion {
    try PathMotion(try BezierPath(svg: data), pace: pace, heading: heading, tolerance: tolerance)
  }

  @Test("linear is the raw parameter of the piece")
  func rawParameter() throws {
    let arch = try motion("M0 0 C0 100 100 100 100 0", .linear)
    #expect(arch.placement(at: 0.25).point == Point2D(15.625, 56.25))
  }

  @Test("linear gives every piece the same time; a move is no piece, a closing line is")
  func shares() throws {
    let three = try motion("M0 0H10V100H0Z", .linear)
    #expect(three.placement(at: 0.125).point == Point2D(5, 0))
    #expect(three.placement(at: 0.375).point == Point2D(10, 50))
    #expect(three.placement(at: 0.875).point == Point2D(0, 50))
    #expect(three.placement(at: 1).point == .origin)
    // Here the last line is drawn already, and closing it takes no time.
    let closed = try motion("M0 0H10V100H0V0Z", .linear)
    #expect(closed.placement(at: 0.875).point == Point2D(0, 50))
    let jump = try motion("M0 0H10M50 50H60", .linear)
    #expect(jump.placement(at: 0.25).point == Point2D(5, 0))
    #expect(jump.placement(at: 0.5).point == Point2D(50, 50))
    #expect(jump.placement(at: 0.75).point == Point2D(55, 50))
  }

  @Test("linear takes key times and curves")
  func keyTimes() throws {
    let path = try BezierPath(svg: "M0 0H10H20")
    let motion = try PathMotion(
      path, pace: .linear, keyTimes: [0, 0.8, 1], curves: [.linear, .easeIn])
    #expect(motion.placement(at: 0.4).point == Point2D(5, 0))
    #expect(
      abs(motion.placement(at: 0.9).point.x - 10 - 10 * TimingCurve.easeIn.value(at: 0.5)) < 1e-6)
    #expect(throws: PathMotion.ParameterError.keyframes(.keyTimeCount(2, expected: 3))) {
      try PathMotion(path, pace: .linear, keyTimes: [0, 1])
    }
  }

  @Test("paced goes by distance")
  func paced() throws {
    let corner = try motion("M0 0H30V10")
    #expect(corner.length == 40)
    #expect(corner.placement(at: 0.5).point == Point2D(20, 0))
    #expect((corner.placement(at: 0.875).point - Point2D(30, 5)).length < 1e-12)
    // A straight curve with uneven controls is still travelled evenly.
    let uneven = try motion("M0 0C0 0 0 0 100 0")
    for step in 0...20 {
      let place = uneven.placement(at: Double(step) / 20)
      #expect((place.point - Point2D(Double(step) * 5, 0)).length < 1e-8)
      #expect(place.tangent == Vector2D(1, 0))
    }
    // There and back again: the turn is no stop.
    let back = try motion("M0 0C100 0 100 0 0 0")
    #expect(abs(back.length - 150) < 1e-8)
    #expect((back.placement(at: 0.25).point - Point2D(37.5, 0)).length < 1e-7)
    #expect((back.placement(at: 0.75).point - Point2D(37.5, 0)).length < 1e-7)
    #expect(back.placement(at: 0.75).tangent == Vector2D(-1, 0))
  }

  @Test(
    "a place at a distance is right to the given tolerance", arguments: [1, 1e-2, 1e-4, 1e-7])
  func tolerance(_ tolerance: Double) throws {
    var random = GeometryRandom(seed: 31)
    for count in 1...40 {
      let path = random.path(steps: count % 9 + 1)
      guard let motion = try? PathMotion(path, tolerance: tolerance), motion.length > 0
      else { continue }
      #expect(abs(motion.length - path.length(tolerance: 1e-10)) <= tolerance)
      for _ in 0..<10 {
        let distance = random.number(0...motion.length)
        let exact = try #require(path.point(atDistance: distance, tolerance: 1e-10))
        let ours = motion.placement(atDistance: distance)
        // At a jump either side will do: both are the place.
        let near = [-tolerance, tolerance].compactMap {
          path.point(atDistance: distance + $0, tolerance: 1e-10)
        }
        let closest = ([exact] + near).map { ($0.point - ours.point).length }.min() ?? .infinity
        #expect(closest <= tolerance * 1.01 + 1e-9)
      }
    }
  }

  @Test("the length is that of 20,000 chords")
  func chords() throws {
    var random = GeometryRandom(seed: 32)
    for _ in 0..<20 {
      let curve = random.curve()
      var path = BezierPath()
      path.move(to: curve.start)
      path.cubic(curve.control1, curve.control2, to: curve.end)
      var sum = 0.0
      var last = curve.start
      for step in 1...20_000 {
        let next = curve.point(at: Double(step) / 20_000)
        sum += (next - last).length
        last = next
      }
      #expect(abs(try PathMotion(path, tolerance: 1e-6).length - sum) < 1e-5)
    }
  }

  @Test("near a cusp it is where as many chords lead", arguments: [0.55, 0.6, 0.7, 0.83, 0.97])
  func cusps(end: Double) throws {
    // Its cusp is in the middle, and of its first part elsewhere.
    let curve = CubicBezier(.origin, Point2D(100, 100), Point2D(0, 100), Point2D(100, 0)).split(
      at: end
    ).0
    var path = BezierPath()
    path.move(to: curve.start)
    path.cubic(curve.control1, curve.control2, to: curve.end)
    let motion = try PathMotion(path, tolerance: 1e-9)
    let count = 200_000
    var (way, last) = (0.0, curve.start)
    for step in 1...count {
      let next = curve.point(at: Double(step) / Double(count))
      way += (next - last).length
      last = next
      if step % 50 == 0 { #expect((motion.placement(atDistance: way).point - next).length < 1e-5) }
    }
  }

  @Test("the speed is the same everywhere")
  func speed() throws {
    var random = GeometryRandom(seed: 33)
    for _ in 0..<1000 {
      let curve = random.curve()
      var path = BezierPath()
      path.move(to: curve.start)
      path.cubic(curve.control1, curve.control2, to: curve.end)
      let motion = try PathMotion(path, tolerance: 1e-9)
      let at = random.number(0.01...0.99)
      let one = motion.placement(at: at)
      let two = motion.placement(at: at + 1e-5)
      let step = motion.length * 1e-5
      // Shorter than the way only by its bend: near a cusp that may be much.
      let chord = (two.point - one.point).length
      #expect(chord <= step * (1 + 1e-6) + 1e-8)
      let turn = (two.tangent - one.tangent).length
      if turn < 0.01 { #expect(chord >= step * 0.9999 - 1e-8) }
    }
  }

  @Test("it faces along the path, or against it, or not at all")
  func headings() throws {
    let data = "M0 0H10V10H0Z"
    let progress = [0.125, 0.375, 0.625, 0.875]
    func angles(_ heading: PathMotion.Heading) throws -> [Double] {
      let motion = try motion(data, heading: heading)
      return progress.map { motion.placement(at: $0).angle }
    }
    let quarter = Double.pi / 2
    #expect(try angles(.auto) == [0, quarter, .pi, -quarter])
    // Half a turn more, whichever way round.
    for (ahead, back) in zip(try angles(.auto), try angles(.autoReverse)) {
      #expect((ElasticMath.cos(ahead) + ElasticMath.cos(back)).magnitude < 1e-15)
      #expect((ElasticMath.sin(ahead) + ElasticMath.sin(back)).magnitude < 1e-15)
    }
    #expect(try angles(.none) == [0, 0, 0, 0])
    let placed = try motion(data).placement(at: 0.375).transform(Point2D(2, 0))
    #expect((placed - Point2D(10, 7)).length < 1e-14)
  }

  @Test("control points on an end and pieces of no length still have a direction")
  func degenerate() throws {
    let right = Vector2D(1, 0)
    for data in ["M0 0C0 0 10 0 10 0", "M0 0C0 0 0 0 10 0", "M0 0C10 0 10 0 10 0", "M0 0Q0 0 10 0"]
    {
      for pace in [PathMotion.Pace.linear, .paced] {
        for progress in [0, 0.1, 0.5, 0.9, 1] {
          #expect(try motion(data, pace).placement(at: progress).tangent == right)
        }
      }
    }
    // A stop in the middle has the direction of the piece before it, one at the start of the next.
    let stop = try motion("M0 0H10H10V10", .linear)
    #expect(stop.placement(at: 0.5).tangent == right)
    #expect(stop.placement(at: 0.5).point == Point2D(10, 0))
    let start = try motion("M0 0C0 0 0 0 0 0H10", .linear)
    #expect(start.placement(at: 0.2).tangent == right)
    // A path that is only a point has no direction, and no angle.
    let point = try motion("M5 6L5 6L5 6")
    #expect(point.placement(at: 0.5).point == Point2D(5, 6))
    #expect(point.placement(at: 0.5).tangent == .zero && point.placement(at: 0.5).angle == 0)
    #expect(point.length == 0)
  }

  @Test("at a corner it faces as it leaves, at the end as it arrived")
  func corners() throws {
    let motion = try motion("M0 0H10V10")
    #expect(motion.placement(at: 0.5).tangent == Vector2D(0, 1))
    #expect(motion.placement(at: 1).tangent == Vector2D(0, 1))
    #expect(motion.placement(at: 1).point == Point2D(10, 10))
    #expect(motion.placement(at: 0).tangent == Vector2D(1, 0))
  }

  @Test("a NaN gives the start, a time beyond an end that end")
  func outside() throws {
    for pace in [PathMotion.Pace.linear, .paced] {
      let motion = try motion("M1 2Q5 9 7 7L3 4", pace)
      for progress in [-1, -Double.infinity, .nan, 0] {
        #expect(motion.placement(at: progress).point == Point2D(1, 2))
      }
      for progress in [1, 2, Double.infinity] {
        #expect(motion.placement(at: progress).point == Point2D(3, 4))
      }
      #expect(motion.placement(atDistance: .nan).point == Point2D(1, 2))
    }
  }

  @Test("a path that draws nothing or without end is refused")
  func errors() throws {
    #expect(throws: PathMotion.ParameterError.nothingDrawn) { try PathMotion(BezierPath()) }
    #expect(throws: PathMotion.ParameterError.nothingDrawn) {
      try PathMotion(try BezierPath(svg: "M1 1M2 2"))
    }
    for bad in [Double.nan, .infinity, 1e308] {
      var path = BezierPath()
      path.move(to: .origin)
      path.cubic(Point2D(bad, 0), Point2D(0, -bad), to: Point2D(1, 1))
      #expect(throws: PathMotion.ParameterError.notFinite) { try PathMotion(path) }
    }
    for tolerance in [0, -1, Double.nan, .infinity] {
      let place = try motion("M0 0C0 9 9 9 9 0", tolerance: tolerance).placement(at: 0.5)
      #expect((place.point - Point2D(4.5, 6.75)).length < 5)
    }
  }

  @Test("placing allocates nothing", .enabled(if: counting_works()))
  func nothingAllocated() throws {
    var random = GeometryRandom(seed: 34)
    let path = random.path(steps: 30)
    var sum = 0.0
    for pace in [PathMotion.Pace.linear, .paced] {
      let motion = try PathMotion(path, pace: pace, heading: .auto)
      func run() {
        for step in 0...100 {
          let place = motion.placement(at: Double(step) / 100)
          sum += place.point.x + place.angle
        }
      }
      run()
      let before = counted_allocations()
      run()
      #expect(counted_allocations() == before)
    }
    #expect(sum.isFinite && sum != 0)
  }

  @Test("the tolerance is a thousandth of a point unless another is given")
  func documentedTolerance() throws {
    var random = SplitMix(seed: 5)
    for scale in 1...500 {
      func place() -> Point2D {
        Point2D(random.unit(), random.unit())
      }
      var path = BezierPath()
      let size = Affine.scale(4 * Double(scale), 4 * Double(scale))
      path.move(to: size(place()))
      path.cubic(size(place()), size(place()), to: size(place()))
      let motions = try [PathMotion(path), PathMotion(path, tolerance: 1e-3)]
      for progress in [0.2, 0.5, 0.9] {
        #expect(motions[0].placement(at: progress) == motions[1].placement(at: progress))
      }
    }
  }
}
