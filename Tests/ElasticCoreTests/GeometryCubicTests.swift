import ElasticCore
import TestSupport
import Testing

@Suite("A cubic Bézier curve")
struct GeometryCubicTests {
  @Test("starts and ends exactly at its end points, also its two halves", arguments: 0..<50)
  func ends(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    let t = random.number(0...1)
    #expect(curve.point(at: 0) == curve.start)
    #expect(curve.point(at: 1) == curve.end)
    let (first, second) = curve.split(at: t)
    #expect(first.start == curve.start)
    #expect(second.end == curve.end)
    #expect(first.end == second.start)
    #expect(curve.split(at: 1).0 == curve)
    #expect(curve.split(at: 0).1 == curve)
  }

  @Test("the parts of a split run through the same places", arguments: 0..<50)
  func splitsAgree(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    let cut = random.number(0.01...0.99)
    let (first, second) = curve.split(at: cut)
    for step in 0...20 {
      let t = Double(step) / 20
      #expect(first.point(at: t).distance(to: curve.point(at: cut * t)) < 1e-12 * 400)
      let rest = cut + (1 - cut) * t
      #expect(second.point(at: t).distance(to: curve.point(at: rest)) < 1e-12 * 400)
    }
    #expect(abs(first.length() + second.length() - curve.length()) < 4e-6)
  }

  @Test("the derivatives agree with small steps", arguments: 0..<30)
  func derivatives(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    let t = random.number(0.1...0.9)
    let h = 1e-5
    let around = (curve.point(at: t + h) - curve.point(at: t - h)) * (1 / (2 * h))
    #expect((around - curve.derivative(at: t)).length < 1e-4)
    let slopes = (curve.derivative(at: t + h) - curve.derivative(at: t - h)) * (1 / (2 * h))
    #expect((slopes - curve.secondDerivative(at: t)).length < 1e-4)
    #expect(abs(curve.tangent(at: t).length - 1) < 1e-15 * 4)
  }

  @Test("a line and a quadratic curve keep their places at every parameter")
  func promotions() {
    let a = Point2D(3, -7)
    let b = Point2D(11, 40)
    let c = Point2D(-20, 5)
    for step in 0...16 {
      let t = Double(step) / 16
      let line = CubicBezier(line: a, b).point(at: t)
      #expect(line.distance(to: a.blended(with: b, t)) < 1e-13 * 50)
      let ab = a.blended(with: b, t)
      let bc = b.blended(with: c, t)
      #expect(
        CubicBezier(quad: a, b, c).point(at: t).distance(to: ab.blended(with: bc, t)) < 1e-13 * 50)
    }
  }

  @Test("a tangent exists wherever the curve moves at all")
  func degenerateTangents() {
    let a = Point2D(0, 0)
    let b = Point2D(10, 0)
    let c = Point2D(10, 10)
    #expect(CubicBezier(a, a, c, b).tangent(at: 0) == Vector2D(10, 10).scaledToOne)
    #expect(CubicBezier(a, c, b, b).tangent(at: 1) == Vector2D(0, -1))
    #expect(CubicBezier(a, a, a, b).tangent(at: 0) == Vector2D(1, 0))
    #expect(CubicBezier(a, b, b, b).tangent(at: 1) == Vector2D(1, 0))
    #expect(CubicBezier(a, a, a, a).tangent(at: 0.5) == .zero)
    // A cusp at one half: it comes from below and goes back down.
    let cusp = CubicBezier(a, Point2D(10, 10), Point2D(0, 10), b)
    #expect(cusp.derivative(at: 0.5).length < 1e-12)
    #expect(cusp.tangent(at: 0.5) == Vector2D(0, -1))
  }

  @Test("bounds touch dense samples, and never cut them", arguments: 0..<100)
  func tightBounds(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    let bounds = curve.bounds
    var minX = Double.infinity
    var maxX = -Double.infinity
    var minY = Double.infinity
    var maxY = -Double.infinity
    for step in 0...10_000 {
      let p = curve.point(at: Double(step) / 10_000)
      minX = min(minX, p.x)
      maxX = max(maxX, p.x)
      minY = min(minY, p.y)
      maxY = max(maxY, p.y)
    }
    // Next to an extreme the curve is flat, so sampling misses by at most h²/8 of B″ ≤ 2400.
    for (exact, sampled) in [(bounds.minX, minX), (bounds.minY, minY)] {
      #expect(exact <= sampled + 1e-12 && exact > sampled - 1e-5)
    }
    for (exact, sampled) in [(bounds.maxX, maxX), (bounds.maxY, maxY)] {
      #expect(exact >= sampled - 1e-12 && exact < sampled + 1e-5)
    }
  }

  @Test("extrema have known places: an S and an arch")
  func extrema() {
    let arch = CubicBezier(Point2D(0, 0), Point2D(0, 4), Point2D(10, 4), Point2D(10, 0))
    #expect(arch.extremaY.first == 0.5)
    #expect(arch.extremaY.second == nil)
    #expect(arch.extremaX.first == nil)
    #expect(arch.bounds == Rect2D(x: 0, y: 0, width: 10, height: 3))
    let wave = CubicBezier(Point2D(0, 0), Point2D(5, 30), Point2D(5, -30), Point2D(10, 0))
    let root = (1.0 / 12).squareRoot()
    #expect(abs((wave.extremaY.first ?? 0) - (0.5 - root)) < 1e-15 * 4)
    #expect(abs((wave.extremaY.second ?? 0) - (0.5 + root)) < 1e-15 * 4)
  }

  @Test("the length is a polyline's limit, to the given tolerance", arguments: 0..<20)
  func lengths(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    func polyline(_ count: Int) -> Double {
      var total = 0.0
      for step in 0..<count {
        let a = curve.point(at: Double(step) / Double(count))
        total += a.distance(to: curve.point(at: Double(step + 1) / Double(count)))
      }
      return total
    }
    // Chords fall short by the square of their step: two counts give the limit.
    let limit = (4 * polyline(20_000) - polyline(10_000)) / 3
    for tolerance in [1e-1, 1e-3, 1e-6, 1e-8] {
      #expect(abs(curve.length(tolerance: tolerance) - limit) < tolerance + 3e-8)
    }
  }

  @Test("a coarse tolerance is kept too, over 4000 curves", arguments: [10, 1, 1e-2, 1e-4, 1e-7])
  func coarseLengths(tolerance: Double) {
    var random = GeometryRandom(seed: 71)
    var worst = 0.0
    for _ in 0..<4000 {
      let curve = random.curve()
      let error = curve.length(tolerance: tolerance) - curve.length(tolerance: 1e-10)
      worst = max(worst, abs(error))
    }
    #expect(worst <= tolerance)
  }

  @Test("lengths in closed form: lines, a parabola, a cusp, a doubled line")
  func closedLengths() {
    let line = CubicBezier(line: Point2D(1, 2), Point2D(4, 6))
    #expect(abs(line.length(tolerance: 0) - 5) < 1e-14)
    // y = x² from 0 to 1: (2√5 + asinh 2) / 4.
    let parabola = CubicBezier(quad: Point2D(0, 0), Point2D(0.5, 0), Point2D(1, 1))
    #expect(abs(parabola.length(tolerance: 1e-13) - 1.4789428575445975) < 1e-13)
    // x = t², y = t³ from 0 to 1: (13√13 − 8) / 27.
    let cusp = CubicBezier(Point2D(0, 0), Point2D(0, 0), Point2D(1.0 / 3, 0), Point2D(1, 1))
    #expect(abs(cusp.length(tolerance: 1e-12) - (13 * 13.0.squareRoot() - 8) / 27) < 1e-12)
    // There and back on one line: x turns at ½ ± 1/√12 or so; summed from its extrema.
    let doubled = CubicBezier(Point2D(0, 0), Point2D(30, 0), Point2D(-30, 0), Point2D(10, 0))
    let first = doubled.point(at: doubled.extremaX.first ?? 0).x
    let second = doubled.point(at: doubled.extremaX.second ?? 0).x
    let expected = first + (first - second) + (10 - second)
    #expect(abs(doubled.length(tolerance: 1e-9) - expected) < 1e-9)
  }

  @Test("a parameter at a length gives back that length", arguments: 0..<30)
  func parameters(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let curve = random.curve()
    let total = curve.length(tolerance: 1e-9)
    for step in 1..<10 {
      let distance = total * Double(step) / 10
      let t = curve.parameter(atLength: distance, tolerance: 1e-9)
      #expect(abs(curve.split(at: t).0.length(tolerance: 1e-10) - distance) < 2e-9)
    }
    #expect(curve.parameter(atLength: -1) == 0)
    #expect(curve.parameter(atLength: .nan) == 0)
    #expect(curve.parameter(atLength: total + 1) == 1)
    #expect(curve.parameter(atLength: .infinity) == 1)
  }

  @Test("invalid numbers are handled", arguments: [Double.nan, .infinity, 1e200, -1e308, 0])
  func oddNumbers(x: Double) {
    let curve = CubicBezier(Point2D(x, 0), Point2D(0, x), Point2D(-x, x), Point2D(1, -x))
    _ = curve.bounds
    _ = curve.length(tolerance: x)
    _ = curve.tangent(at: 0.5)
    let t = curve.parameter(atLength: x, tolerance: 0)
    #expect(t >= 0 && t <= 1)
  }
}

extension Vector2D {
  fileprivate var scaledToOne: Vector2D { self * (1 / length) }
}
