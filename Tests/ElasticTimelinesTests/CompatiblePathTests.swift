import ElasticTimelines
import TestSupport
import Testing

@Suite struct CompatiblePathTests {
  /// The greatest distance of 60 places of one path from the other's outline at the same share.
  private func drawsTheSame(_ one: BezierPath, _ two: BezierPath) -> Bool {
    abs(one.length() - two.length()) < 1e-6
      && (0...60).allSatisfy { step in
        let distance = one.length() * Double(step) / 60
        guard let a = one.point(atDistance: distance), let b = two.point(atDistance: distance)
        else { return false }
        return (a.point - b.point).length < 1e-4
      }
  }

  @Test("paths made compatible have one shape and are drawn as before")
  func compatible() throws {
    var random = GeometryRandom(seed: 21)
    for count in 1...24 {
      let one = random.path(steps: count)
      let two = random.path(steps: 1 + count * 7 % 13)
      guard one.length() > 0, two.length() > 0 else { continue }
      let pair = try #require(one.compatible(with: two))
      #expect(pair.0.hasSameShape(as: pair.1))
      #expect(drawsTheSame(one, pair.0) && drawsTheSame(two, pair.1))
      _ = try MotionTrack([pair.0, pair.1]).value(at: 0.3)
    }
  }

  @Test("a triangle and a square become four cubic curves each, closed")
  func triangle() throws {
    let pair = try #require(
      try BezierPath(svg: "M0 0H10L5 8Z").compatible(with: try BezierPath(svg: "M0 0H9V9H0Z")))
    let kinds = pair.0.elements.map { element in
      switch element {
      case .move: "M"
      case .cubic: "C"
      case .close: "Z"
      default: "?"
      }
    }
    #expect(kinds.joined() == "MCCCCZ")
    #expect(pair.0.hasSameShape(as: pair.1))
    // Whose last line is drawn is not closed by another.
    let drawn = try BezierPath(svg: "M0 0H9V9H0V0Z")
    let same = try #require(drawn.compatible(with: pair.1))
    #expect(same.0.hasSameShape(as: pair.1))
  }

  @Test("paths of the same shape stay, and an empty path has no compatible form")
  func edges() throws {
    let line = try BezierPath(svg: "M0 0L1 1")
    let other = try BezierPath(svg: "M5 5L9 1")
    let same = try #require(line.compatible(with: other))
    #expect(same.0 == line && same.1 == other)
    #expect(line.compatible(with: BezierPath()) == nil)
    #expect(BezierPath().compatible(with: line) == nil)
    #expect(BezierPath().compatible(with: try BezierPath(svg: "M3 3")) != nil)
    let twice = try BezierPath(svg: "M0 0L1 1M4 4L5 5L6 6")
    let grown = try #require(line.compatible(with: twice))
    #expect(grown.0.hasSameShape(as: grown.1))
    #expect(grown.0.bounds == line.bounds)
  }

  @Test("a track blends paths of one shape, others are refused at their place")
  func paths() throws {
    let one = try BezierPath(svg: "M0 0 L10 0 Q10 10 0 10 Z")
    let two = try BezierPath(svg: "M0 10 L20 0 Q10 10 0 10 Z")
    let track = try MotionTrack([one, two, one], mode: .cubic)
    #expect(track.value(at: 0) == one && track.value(at: 0.5) == two)
    #expect(track.value(at: 0.25).hasSameShape(as: one))
    let linear = try MotionTrack([one, two])
    #expect(linear.value(at: 0.5) == one.blended(with: two, 0.5))
    let three = try BezierPath(svg: "M0 10 L20 0")
    #expect(throws: MotionKeyframe.ParameterError.shape(at: 2)) {
      try MotionTrack([one, two, three])
    }
  }
}
