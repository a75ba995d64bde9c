import ElasticTimelines
import Testing

@Suite struct ReplicatorTests {
  private func copies(_ replicator: Replicator, at time: Double = 0) -> [Replicator.Copy] {
    var copies: [Replicator.Copy] = []
    replicator.forEachCopy(at: time) { copies.append($0) }
    return copies
  }

  @Test("the count includes the drawing itself, and may be nothing", arguments: [0, 1, 2, 7])
  func count(_ count: Int) throws {
    #expect(copies(try Replicator(count: count)).map(\.index) == Array(0..<count))
  }

  @Test("copy k is the map's k-th power about the centre")
  func powers() throws {
    let center = Point2D(30, 40)
    let replicator = try Replicator(count: 12, transform: .rotation(.pi / 6), center: center)
    for copy in copies(replicator) {
      let expected = Affine.rotation(Double(copy.index) * .pi / 6, about: center)
      let p = Point2D(100, -7)
      #expect((copy.transform(p) - expected(p)).length < 1e-11)
      #expect((copy.transform(center) - center).length < 1e-12)
    }
    #expect(copies(replicator)[0].transform == .identity)
    let row = try Replicator(count: 4, transform: .translation(Vector2D(10, 2)), center: center)
    #expect(copies(row).map { $0.transform(Point2D(1, 1)) }[3] == Point2D(31, 7))
    let shrinking = try Replicator(count: 3, transform: .scale(0.5, 0.5), center: center)
    #expect(copies(shrinking)[2].transform(Point2D(34, 40)) == Point2D(31, 40))
  }

  @Test("copy k lags k delays behind")
  func times() throws {
    let replicator = try Replicator(count: 4, delay: 0.25)
    #expect(copies(replicator, at: 1).map(\.time) == [1, 0.75, 0.5, 0.25])
  }

  @Test("colours and opacity step from copy to copy and are clamped where drawn")
  func colors() throws {
    let replicator = try Replicator(
      count: 5, colorOffset: .init(red: -0.5, green: 0.25), opacityStep: -0.5)
    let copies = copies(replicator)
    let base = ElasticColor(red: 1, green: 0, blue: 1)
    #expect(copies[1].color(from: base) == ElasticColor(red: 0.5, green: 0.25, blue: 1))
    #expect(copies[4].color(from: base).hex == 0x00FF_FFFF)
    #expect(copies.map { $0.opacity() } == [1, 0.5, 0, 0, 0])
    #expect(copies[0].opacity(from: 0.3) == 0.3)
  }

  @Test("numbers no replicator can be made of are named")
  func errors() {
    #expect(throws: Replicator.ParameterError.count) { try Replicator(count: -1) }
    #expect(throws: Replicator.ParameterError.count) { try Replicator(count: .max) }
    #expect(throws: Replicator.ParameterError.transform) {
      try Replicator(count: 1, transform: .scale(.nan, 1))
    }
    #expect(throws: Replicator.ParameterError.transform) {
      try Replicator(count: 1, center: Point2D(.infinity, 0))
    }
    #expect(throws: Replicator.ParameterError.colorOffset) {
      try Replicator(count: 1, colorOffset: .init(blue: .nan))
    }
    #expect(throws: Replicator.ParameterError.opacityStep) {
      try Replicator(count: 1, opacityStep: -.infinity)
    }
    #expect(throws: Replicator.ParameterError.delay) { try Replicator(count: 1, delay: .nan) }
  }

  @Test("a map that grows beyond every number does not trap")
  func growing() throws {
    let replicator = try Replicator(count: 1000, transform: .scale(1e10, -1e10), delay: 1e308)
    #expect(copies(replicator, at: 1).count == 1000)
  }
}
