import ElasticCore
import Testing

@Suite struct PathTrimmingTests {
  static let shapes = [
    "M 0 0 L 10 0", "M 0 0 C 0 50 100 50 100 0 Q 150 -40 200 0 L 210 30 Z",
    "M 0 0 L 10 0 M 50 50 L 50 90 Z M 5 5 L 5 5",
  ]

  private func part(_ path: BezierPath, _ start: Double, _ end: Double) -> BezierPath {
    var part = BezierPath()
    part.append(path.elements, from: start, to: end)
    return part
  }

  @Test(
    "a part is as long as its share, and starts and ends on the path", arguments: shapes,
    [(0.0, 0.4), (0.25, 0.75), (0.1, 0.100001), (0.6, 1), (-3, 0.5), (0.5, 7)])
  func share(shape: String, range: (start: Double, end: Double)) throws {
    let path = try BezierPath(svg: shape)
    let total = path.length(tolerance: 1e-9)
    let (start, end) = (max(range.start, 0), min(range.end, 1))
    let part = part(path, range.start, range.end)
    #expect(abs(part.length(tolerance: 1e-9) - total * (end - start)) < 1e-4)
    let first = try #require(part.segments.first { _ in true }).start
    let last = try #require(part.segments.reduce(nil) { $1 } as PathSegment?).end
    let bounds = try #require(path.point(atDistance: total * end, tolerance: 1e-9)).point
    #expect((last - bounds).length < 1e-4)
    if start == 0 { #expect(first == .origin) }
  }

  @Test("two parts that meet are the whole, corners kept", arguments: shapes, [0.2, 0.5, 0.9])
  func joined(shape: String, cut: Double) throws {
    let path = try BezierPath(svg: shape)
    let length = part(path, 0, cut).length() + part(path, cut, 1).length()
    #expect(abs(length - path.length()) < 1e-4)
  }

  @Test("a jump between subpaths stays a jump")
  func jump() throws {
    let path = try BezierPath(svg: "M 0 0 L 10 0 M 50 50 L 50 60")
    #expect(part(path, 0.25, 0.75).svg == "M 5 0 L 10 0 M 50 50 L 50 55")
  }

  @Test(
    "a part without a length, or with invalid ends, is empty",
    arguments: [
      (0.5, 0.5), (0.6, 0.4), (.nan, 1), (0, .nan), (1, 2), (-1, 0), (.infinity, .infinity),
    ])
  func nothing(start: Double, end: Double) throws {
    #expect(part(try BezierPath(svg: "M 0 0 L 10 0"), start, end).isEmpty)
    #expect(part(BezierPath(), 0, 0.5).isEmpty)
  }

  @Test("a path without a length has no parts")
  func endless() {
    var path = BezierPath()
    path.move(to: .origin)
    path.line(to: Point2D(.infinity, 0))
    #expect(part(path, 0, 0.5).isEmpty)
  }
}
