@_spi(Pages) import ElasticCore
import TestSupport
import Testing

/// Tests of the section "Wrong numbers" of the article ElasticCore.
@Suite("A wrong number")
struct WrongNumbersTests {
  /// All types whose initialisers take numbers that can be wrong, with all queries of each.
  static let makers: [WrongNumbers.Maker] = [
    .init(
      "a spring by its frequency",
      { ask(try DampedSpring(angularFrequency: $0, dampingRatio: $1, mass: $2)) }
    ),
    .init("by its response", { a, b, _ in ask(try DampedSpring(response: a, dampingRatio: b)) }),
    .init("by its mass", { ask(try DampedSpring(mass: $0, stiffness: $1, friction: $2)) }),
    .init("by its bounce", { a, b, _ in ask(try DampedSpring(duration: a, bounce: b)) }),
    .init(
      "by when it settles",
      { ask(try DampedSpring(settlingDuration: $0, dampingRatio: $1, epsilon: $2)) }
    ),
    .init(
      "as UIView has it",
      { ask(try DampedSpring(usingDuration: $0, dampingRatio: $1, velocity: $2)) }
    ),
    .init(
      "a curve",
      { a, b, c in
        let curve = try TimingCurve(x1: a, y1: b, x2: c, y2: a)
        let easing = try CubicEasing(x1: a, y1: b, x2: c, y2: a)
        return WrongNumbers.all.flatMap { [curve.value(at: $0), easing.value(at: $0)] }
      }
    ),
    .init(
      "a curve of stops",
      { a, b, c in
        let curve = try TimingCurve(stops: [.init(a, at: b), .init(c), .init(1, at: a)])
        return WrongNumbers.all.map { curve.value(at: $0) }
      }
    ),
    .init(
      "a decay",
      { a, b, c in
        let decay = try Decay(ratePerMillisecond: a)
        return [
          decay.velocity(after: b, from: c), decay.value(after: b, from: c, velocity: b),
          decay.limit(from: b, velocity: c), decay.time(from: b, toSpeed: c) >= 0 ? 0 : .nan,
        ]
      }
    ),
  ]

  private static func ask(_ spring: DampedSpring) -> [Double] {
    var answers = [spring.overshoot, spring.friction, spring.stiffness]
    for a in [0, 1, 1e9, 1e140] {
      for b in [-1e140, 0, 3] {
        let state = DampedSpring.State(offset: a, velocity: b)
        let time = spring.settlingTime(from: state, offsetBelow: 0.01, speedBelow: 0.1)
        answers.append(time >= 0 ? 0 : .nan)
        answers.append(spring.nextExtremum(from: state)?.seconds ?? 0)
        for seconds in WrongNumbers.all {
          answers.append(spring.state(after: seconds, from: state).offset)
        }
      }
    }
    return answers
  }

  @Test("is refused by initialisers, or the value gives finite results", arguments: makers)
  func made(maker: WrongNumbers.Maker) {
    let (made, refused, infinite) = maker.tried()
    #expect(infinite == [])
    #expect(made > 0 && refused > 0, "\(made) made, \(refused) refused")
  }

  @Test("in a pull, a throw or a finger's place has a finite answer")
  func fingers() {
    WrongNumbers.triples { a, b, c in
      let band = RubberBand(coefficient: a, extent: b)
      #expect(band.offset(forPull: c).isFinite && band.pull(forOffset: c).isFinite)
      #expect(FlingTarget.landing(from: a, velocity: b).isFinite)
      var tracker = VelocityTracker(window: a)
      tracker.add(Point2D(a, b), at: c)
      tracker.add(Point2D(b, c), at: a)
      tracker.add(Point2D(1, 2), at: 3)
      tracker.add(Point2D(c, a), at: b)
      #expect(tracker.velocity(at: c).isFinite)
    }
  }

  @Test("changes no value that moves, or moves it to a finite place")
  func values() throws {
    let spring = try DampedSpring(response: 0.4, dampingRatio: 0.5)
    WrongNumbers.triples { a, b, c in
      let tolerance = RestTolerance(offset: a, speed: b)
      var value = Animated(1.0)
      value.spring(from: a, velocity: b, to: 3, with: spring, at: 0, tolerance: tolerance)
      value.retarget(to: c, with: spring, at: b, tolerance: tolerance)
      value.fling(velocity: a, at: c, tolerance: tolerance)
      value.fling(velocity: b, limits: -5...5, spring: spring, at: a, tolerance: tolerance)
      value.drag(to: c, limits: -1e308...1e308, band: RubberBand(extent: b))
      value.ease(from: a, to: 2, along: .easeInOut, duration: b, at: c)
      value.grab(at: a)
      var bank = SpringBank(spring, count: 3, at: a, tolerance: tolerance)
      bank.retarget(0, to: b, impulse: c, at: a)
      bank.set(1, to: a, velocity: b, at: c)
      bank.update(at: b) { _, motion in motion.velocity = c }
      for time in WrongNumbers.all {
        let answers = [
          value.value(at: time), value.velocity(at: time), bank.value(0, at: time),
          bank.velocity(1, at: time),
        ]
        #expect(answers.allSatisfy { $0.isFinite }, "\(a) \(b) \(c) at \(time): \(answers)")
      }
    }
  }

  @Test("goes through geometry, colours and texts, and stops none of them")
  func shapes() {
    WrongNumbers.triples { a, b, c in
      let path = WrongNumbers.path(a, b, c)
      let rect = Rect2D(x: a, y: b, width: c, height: a)
      path.flattened(tolerance: a) { _ in }
      _ = (path.bounds, path.controlBounds, path.length(tolerance: b), path.fitted(into: rect))
      _ = (path.point(atDistance: b, tolerance: c), path.contains(Point2D(a, b)), path.svg)
      var drawn = BezierPath()
      drawn.append(path.elements, from: a, to: b, tolerance: c)
      drawn.append(path.elements, within: .right(of: a))
      drawn.rect(rect)
      drawn.ellipse(in: rect)
      drawn.arc(center: Point2D(a, b), radius: c, from: a, sweep: b)
      let cubic = CubicBezier(Point2D(a, b), Point2D(b, c), Point2D(c, a), Point2D(0, 1))
      _ = (cubic.bounds, cubic.extremaX, cubic.split(at: a), cubic.tangent(at: b))
      _ = (cubic.parameter(atLength: a, tolerance: b), cubic.length(tolerance: c))
      _ = (Affine.rotation(a, about: Point2D(b, c)).inverse, ElasticMath.atan2(a, b))
      let color = ElasticColor(red: a, green: b, blue: c, alpha: a)
      _ = (color.hex, color.blended(with: .black, b), path.blended(with: path, c))
    }
    for number in WrongNumbers.all {
      _ = (ElasticMath.exp(number), ElasticMath.log(number), ElasticMath.sinCos(number))
      _ = (ElasticMath.floor(number), ElasticMath.round(number))
      var text: [UInt8] = []
      DecimalText.append(number, to: &text)
      for decimals in [-1, 0, 3, 5000] { DecimalText.append(number, decimals: decimals, to: &text) }
      #expect(!text.isEmpty)
    }
  }
}
