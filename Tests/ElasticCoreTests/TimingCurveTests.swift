import ElasticCore
import Testing

@Suite struct TimingCurveTests {
  static let controls: [[Double]] = [
    [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1],
    [0.68, -0.55, 0.265, 1.55], [0, 1, 1, 0], [1, 0, 0, 1], [0, 0, 0, 1], [1, 0, 1, 1],
    [0.3, 5, 0.9, -7], [1e-9, 1, 1 - 1e-9, 0.2], [0.5, 0.5, 0.5, 0.5], [0, 0, 0, 0],
  ]

  @Test("a Bézier curve passes through its own points", arguments: controls)
  func bezier(control: [Double]) throws {
    let curve = try TimingCurve(x1: control[0], y1: control[1], x2: control[2], y2: control[3])
    for index in 0...500 {
      let s = Double(index) / 500
      func at(_ a: Double, _ b: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
      }
      let (x, y) = (at(control[0], control[2]), at(control[1], control[3]))
      // At a steep place of the curve, rounding of x changes y by more.
      let slack = (curve.value(at: x + 2e-16) - curve.value(at: x - 2e-16)).magnitude
      #expect((curve.value(at: x) - y).magnitude < 1e-13 + 4 * slack)
    }
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("with x at thirds time is the parameter, so the polynomial is known")
  func thirds() throws {
    let curve = try TimingCurve(x1: 1.0 / 3, y1: 2, x2: 2.0 / 3, y2: -1)
    for t in stride(from: 0, through: 1, by: 0.01) {
      let expected = 6 * t * (1 - t) * (1 - t) - 3 * t * t * (1 - t) + t * t * t
      #expect((curve.value(at: t) - expected).magnitude < 1e-14)
    }
  }

  @Test("never falls where its y do not", arguments: controls.filter { (0...1).contains($0[1]) })
  func monotone(control: [Double]) throws {
    guard (0...1).contains(control[3]) else { return }
    let curve = try TimingCurve(x1: control[0], y1: control[1], x2: control[2], y2: control[3])
    var last = -1e-12
    for index in 0...5000 {
      let value = curve.value(at: Double(index) / 5000)
      #expect(value >= last - 1e-12)
      last = value
    }
  }

  @Test("overshoots when its y do")
  func overshoots() throws {
    let back = try TimingCurve(x1: 0.68, y1: -0.55, x2: 0.265, y2: 1.55)
    #expect(back.value(at: 0.2) < -0.01)
    #expect(back.value(at: 0.8) > 1.01)
  }

  @Test("continues along its end tangents")
  func outside() throws {
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws -> TimingCurve {
      try TimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    #expect(try curve(0.5, 1, 0.5, 1).value(at: -2) == -4)
    #expect(try curve(0, 0, 0.5, 0.75).value(at: -2) == -3)
    #expect(try curve(0, 0.3, 0.5, 0.75).value(at: -2) == 0)
    #expect(try curve(0, 0, 0, 0).value(at: -2) == -2)
    #expect(try curve(0, 0, 0, 0.5).value(at: -2) == 0)
    #expect(try curve(1, 0.5, 1, 1).value(at: 3) == 1)
    #expect(try curve(0.5, 1, 0.5, 0).value(at: 3) == 5)
    #expect(try curve(0.5, 0.25, 1, 1).value(at: 3) == 4)
    #expect(try curve(0.5, 0.25, 1, 0.5).value(at: 3) == 1)
    #expect(try curve(1, 1, 1, 1).value(at: 3) == 3)
    #expect(TimingCurve.linear.value(at: -7.5) == -7.5)
  }

  @Test("the same name means the same curve to CSS and to Core Animation")
  func names() throws {
    let pairs: [(String, String, TimingCurve)] = [
      ("linear", "linear", .linear), ("ease-in", "easeIn", .easeIn),
      ("ease-out", "easeOut", .easeOut), ("ease-in-out", "easeInEaseOut", .easeInOut),
      ("ease", "default", .ease),
    ]
    for (css, coreAnimation, curve) in pairs {
      #expect(try TimingCurve(css: css.utf8) == curve)
      #expect(TimingCurve(coreAnimationName: coreAnimation.utf8) == curve)
    }
    #expect(TimingCurve(coreAnimationName: "ease-in".utf8) == nil)
    #expect(try TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1) == .ease)
    // Known from any browser: ease at a half.
    #expect((TimingCurve.ease.value(at: 0.5) - 0.802_403_4).magnitude < 1e-7)
  }

  @Test("steps jump at their documented times")
  func steps() throws {
    let times = [-0.6, 0, 0.1, 0.25, 0.5, 0.75, 0.99, 1, 1.3, 2.6]
    let expected: [(TimingCurve.Jump, [Double])] = [
      (.end, [-3, 0, 0, 1, 2, 3, 3, 4, 5, 10]),
      (.start, [-2, 1, 1, 2, 3, 4, 4, 4, 6, 11]),
      (.none, [-3, 0, 0, 1, 2, 3, 3, 3, 5, 10]),
      (.both, [-2, 1, 1, 2, 3, 4, 4, 5, 6, 11]),
    ]
    for (jump, values) in expected {
      let curve = try TimingCurve(steps: 4, jump)
      let jumps: Double = jump == .none ? 3 : jump == .both ? 5 : 4
      for (time, value) in zip(times, values) {
        #expect(curve.value(at: time) == value / jumps, "\(jump) at \(time)")
      }
    }
    let end = try TimingCurve(steps: 4)
    #expect(end.value(at: 0.25, isBefore: true) == 0)
    #expect(end.value(at: 0.3, isBefore: true) == 0.25)
    #expect(end.value(at: 0, isBefore: true) == 0)
    #expect(try TimingCurve(steps: 1, .start).value(at: 0, isBefore: true) == 0)
  }

  @Test("stops are joined by lines")
  func stops() throws {
    typealias Stop = TimingCurve.Stop
    let curve = try TimingCurve(stops: [Stop(0), Stop(0.25, at: 0.75), Stop(1)])
    for (time, value) in [(-0.75, -0.25), (0, 0), (0.375, 0.125), (0.75, 0.25), (1, 1), (2, 4)] {
      #expect((curve.value(at: time) - value).magnitude < 1e-15)
    }
    let even = try TimingCurve(stops: [Stop(0), Stop(1), Stop(0), Stop(1)])
    #expect((even.value(at: 1.0 / 3) - 1).magnitude < 1e-15)
    #expect((even.value(at: 0.5) - 0.5).magnitude < 1e-15)
    let jump = try TimingCurve(stops: [Stop(0), Stop(0.2, at: 0.5), Stop(0.8, at: 0.5), Stop(1)])
    #expect(jump.value(at: 0.5) == 0.8)
    #expect(jump.value(at: 0.5.nextDown) < 0.2 + 1e-12)
    let late = try TimingCurve(stops: [Stop(0), Stop(1, at: 0.6), Stop(2, at: 0.4), Stop(3)])
    #expect(late.value(at: 0.6) == 2)
    let one = try TimingCurve(stops: [Stop(0.7)])
    for time in [-1, 0, 0.5, 3] { #expect(one.value(at: time) == 0.7) }
    let past = try TimingCurve(stops: [Stop(0), Stop(1, at: 1.5), Stop(2)])
    #expect(past.value(at: 1.5) == 2)
    #expect(past.value(at: 0.75) == 0.5)
  }

  @Test("invalid times and numbers are handled", arguments: controls)
  func odd(control: [Double]) throws {
    let times: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e-308, 1 - 1e-16, .greatestFiniteMagnitude,
    ]
    let curves = try [
      TimingCurve(x1: control[0], y1: control[1], x2: control[2], y2: control[3]),
      TimingCurve(steps: 1_000_000_000, .both), TimingCurve(steps: 3),
      TimingCurve(stops: [.init(1e100, at: 0), .init(-1e100, at: 1e-300)]),
      TimingCurve(stops: [.init(1), .init(1, at: 0), .init(-3, at: 0)]),
    ]
    for curve in curves {
      for time in times { #expect(curve.value(at: time).isFinite) }
      #expect(curve.value(at: .nan) == curve.value(at: 0))
    }
  }

  @Test("numbers no curve can be made of are refused")
  func refused() {
    typealias Refusal = TimingCurve.ParameterError
    for bad in [-0.1, 1.1, .nan, .infinity] {
      #expect(throws: Refusal.controlPoint) { try TimingCurve(x1: bad, y1: 0, x2: 1, y2: 1) }
      #expect(throws: Refusal.controlPoint) { try TimingCurve(x1: 0, y1: 0, x2: bad, y2: 1) }
    }
    #expect(throws: Refusal.controlPoint) { try TimingCurve(x1: 0, y1: .nan, x2: 1, y2: 1) }
    #expect(throws: Refusal.controlPoint) { try TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1e300) }
    for count in [0, -1, .min, .max] {
      #expect(throws: Refusal.stepCount) { try TimingCurve(steps: count) }
    }
    #expect(throws: Refusal.stepCount) { try TimingCurve(steps: 1, .none) }
    #expect(throws: Refusal.stops) { try TimingCurve(stops: []) }
    #expect(throws: Refusal.stops) { try TimingCurve(stops: [.init(.nan)]) }
    #expect(throws: Refusal.stops) { try TimingCurve(stops: [.init(0, at: .infinity)]) }
  }
}
