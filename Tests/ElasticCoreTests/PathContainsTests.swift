import ElasticCore
import TestSupport
import Testing

@Suite("The inside of a path")
struct PathContainsTests {
  /// Turns of the path around `p` from the angles of a fine polyline: nil close to the outline.
  private func turns(of path: BezierPath, around p: Point2D) -> Int? {
    var total = 0.0
    var isNear = false
    for segment in path.closedForFill.segments {
      let curve = segment.cubic
      var last = curve.start - p
      for step in 1...400 {
        let next = curve.point(at: Double(step) / 400) - p
        if next.length < 0.5 { isNear = true }
        let cross = last.dx * next.dy - last.dy * next.dx
        let dot = last.dx * next.dx + last.dy * next.dy
        total += ElasticMath.atan2(cross, dot)
        last = next
      }
    }
    return isNear ? nil : Int((total / (2 * Double.pi)).rounded())
  }

  @Test("agrees with the angles seen from the place, by both rules", arguments: 0..<40)
  func agrees(seed: UInt64) {
    var random = GeometryRandom(seed: seed)
    let path = random.path(steps: 14)
    var compared = 0
    for _ in 0..<40 {
      let p = random.point()
      guard let turns = turns(of: path, around: p) else { continue }
      compared += 1
      #expect(path.contains(p, rule: .nonZero) == (turns != 0))
      #expect(path.contains(p, rule: .evenOdd) == (turns & 1 != 0))
    }
    #expect(compared > 5)
  }

  @Test("a pentagram's middle is inside by one rule only")
  func pentagram() throws {
    let star = try BezierPath(svg: "M0-100 59 81-95-31 95-31-59 81Z")
    #expect(star.contains(.origin, rule: .nonZero))
    #expect(!star.contains(.origin, rule: .evenOdd))
    #expect(star.contains(Point2D(0, -80), rule: .evenOdd))
    #expect(!star.contains(Point2D(80, 80)))
  }

  @Test("two squares side by side share no place and leave none out")
  func sharedEdges() {
    var left = BezierPath()
    left.rect(Rect2D(x: 0, y: 0, width: 10, height: 10))
    var right = BezierPath()
    right.rect(Rect2D(x: 10, y: 0, width: 10, height: 10))
    for y in 0..<10 {
      let p = Point2D(10, Double(y))
      #expect(left.contains(p) != right.contains(p))
    }
    #expect(left.contains(.origin))
    #expect(!left.contains(Point2D(0, 10)))
  }

  @Test("a corner on the ray counts once")
  func corners() throws {
    let diamond = try BezierPath(svg: "M0-10 10 0 0 10-10 0Z")
    #expect(diamond.contains(.origin))
    #expect(!diamond.contains(Point2D(-20, 0)))
    #expect(!diamond.contains(Point2D(-5, -10)))
    let circle = PathTests.circle
    for angle in 0..<360 {
      let (sine, cosine) = ElasticMath.sinCos(Double(angle) * Double.pi / 180)
      #expect(circle.contains(Point2D(99.99 * cosine, 99.99 * sine)))
      #expect(!circle.contains(Point2D(100.03 * cosine, 100.03 * sine)))
      #expect(!circle.contains(Point2D(-200, 100 * sine)))
    }
  }

  @Test("places and paths without sense contain nothing", arguments: [Double.nan, .infinity])
  func oddNumbers(x: Double) {
    #expect(!PathTests.circle.contains(Point2D(x, 0)))
    #expect(!PathTests.circle.contains(Point2D(0, -x)))
    #expect(!BezierPath().contains(.origin))
    var odd = BezierPath()
    odd.move(to: Point2D(x, x))
    odd.line(to: Point2D(5, x))
    odd.cubic(Point2D(x, 0), Point2D(0, x), to: Point2D(x, 9))
    #expect(!odd.contains(.origin, rule: .evenOdd))
    _ = odd.bounds
    _ = odd.length()
    _ = odd.point(atDistance: 3)
    odd.flattened { _ in }
  }
}

extension BezierPath {
  /// Every subpath with the close that a fill implies.
  fileprivate var closedForFill: BezierPath {
    var result = BezierPath()
    for element in elements {
      if case .move = element, !result.isEmpty { result.close() }
      result.append(element)
    }
    result.close()
    return result
  }
}
