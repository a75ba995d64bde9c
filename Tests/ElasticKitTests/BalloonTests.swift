import Testing

@testable import ElasticKit

@Suite("The message balloon")
struct BalloonTests {
  static func balloon(
    _ style: BalloonMotion.Style = BalloonMotion.Style(),
    size: Size2D = Size2D(width: 100, height: 100),
    path: String? = nil, at time: Double = 0
  ) throws -> BalloonMotion {
    var balloon = BalloonMotion(style: style)
    balloon.handle(.resized(size), at: time)
    if let path { try balloon.load(Array(path.utf8), at: time) }
    return balloon
  }

  /// The drawing of one part.
  static func bounds(_ part: ItemID.Part, _ index: Int? = nil, of balloon: BalloonMotion) -> Rect2D
  {
    var drawing = Drawing()
    balloon.draw(into: &drawing)
    let item = drawing.items.first { $0.id == ItemID(part, index) && $0.content != .endGroup }
    return item.flatMap { drawing.path(of: $0).bounds } ?? .zero
  }

  // MARK: The frame

  @Test(
    "fills its frame with its tight bounds and its line, in the middle",
    arguments: [(100, 100), (300, 120), (120, 300)] as [(Double, Double)])
  func fit(width: Double, height: Double) throws {
    let balloon = try Self.balloon(size: Size2D(width: width, height: height))
    let drawn = Self.bounds(.balloon, of: balloon)
    // The tight bounds of the original's path, found by sampling each of its curves densely.
    let (left, top, right, bottom) = sampledBounds(BalloonMotion.originalPath)
    let scale = min((width - 5) / (right - left), (height - 5) / (bottom - top))
    #expect((drawn.width - scale * (right - left)).magnitude < 1e-5 * width)
    #expect((drawn.height - scale * (bottom - top)).magnitude < 1e-5 * height)
    #expect((drawn.center - Point2D(width / 2, height / 2)).length < 1e-9 * width)
    // With half of the line on each side it touches two sides of the frame.
    let room = min(width - drawn.width - 5, height - drawn.height - 5)
    #expect(room.magnitude < 1e-9)
  }

  @Test("that is only an upright line has dots as large as a wide one's")
  func uprightLine() throws {
    let line = try Self.balloon(path: "M0 0V10")
    #expect(Self.bounds(.balloon, of: line).width == 0)
    #expect(Self.bounds(.dot, 0, of: line).width == 100 * line.style.dotSizeShare)
  }

  @Test(
    "has a thinner line in small frames, in each feel; the plain one keeps its points")
  func line() throws {
    func width(_ style: BalloonMotion.Style, _ height: Double) throws -> Double {
      var drawing = Drawing()
      let size = Size2D(width: 2 * height, height: height)
      try Self.balloon(style, size: size).draw(into: &drawing)
      let bounds = Self.bounds(.balloon, of: try Self.balloon(style, size: size))
      for case .stroke(_, let stroke) in drawing.items.map(\.content) {
        #expect((bounds.height + stroke.width - height).magnitude < 1e-9, "it fills its frame")
        return stroke.width
      }
      return 0
    }
    for style in [BalloonMotion.Style.calm, .snappy, .jelly] {
      for height in [24.0, 30] { #expect(try width(style, height) < height / 15) }
      #expect(try width(style, 200) == 5)
    }
    for height in [24.0, 200] { #expect(try width(BalloonMotion.Style(), height) == 5) }
  }

  @Test("is at no time without dots, in each feel")
  func neverEmpty() throws {
    for style in [BalloonMotion.Style.calm, .snappy, .jelly] {
      var balloon = try Self.balloon(style)
      for frame in 0...240 {
        balloon.advance(to: Double(frame) / 60)
        #expect((0..<3).contains { balloon.pose($0).opacity > 0.5 && balloon.pose($0).scale > 0.5 })
      }
    }
  }

  /// From the roots of each curve's derivative, worked out elsewhere.
  @Test("has these positions in three frames")
  func vectors() throws {
    let expected: [(Size2D, Rect2D)] = [
      (
        Size2D(width: 100, height: 100),
        Rect2D(x: 2.5, y: 3.2400787, width: 95, height: 93.5198427)
      ),
      (
        Size2D(width: 200, height: 100),
        Rect2D(x: 51.748208, y: 2.5, width: 96.5035841, height: 95)
      ),
      (
        Size2D(width: 60, height: 240),
        Rect2D(x: 2.5, y: 92.9284666, width: 55, height: 54.1430668)
      ),
    ]
    for (size, rect) in expected {
      let drawn = Self.bounds(.balloon, of: try Self.balloon(size: size))
      #expect((drawn.origin - rect.origin).length < 1e-6, "\(drawn)")
      #expect((drawn.width - rect.width).magnitude < 1e-6, "\(drawn)")
      #expect((drawn.height - rect.height).magnitude < 1e-6, "\(drawn)")
    }
  }

  private func sampledBounds(_ path: BezierPath) -> (Double, Double, Double, Double) {
    var box = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    var start = Point2D.origin
    for element in path.elements {
      switch element {
      case .move(let p): start = p
      case .cubic(let c1, let c2, let end):
        for step in 0...4000 {
          let p = CubicBezier(start, c1, c2, end).point(at: Double(step) / 4000)
          box = (min(box.0, p.x), min(box.1, p.y), max(box.2, p.x), max(box.3, p.y))
        }
        start = end
      default: break
      }
    }
    return box
  }

  @Test("keeps its line's width while everything else scales with the frame")
  func scales() throws {
    let small = try Self.balloon(size: Size2D(width: 100, height: 100))
    let large = try Self.balloon(size: Size2D(width: 300, height: 300))
    for balloon in [small, large] {
      var drawing = Drawing()
      balloon.draw(into: &drawing)
      let stroke = drawing.items.first { $0.id.part == .balloon }
      #expect(
        stroke?.content
          == .stroke(.role(.line), PathStroke(width: 5, cap: .round, join: .round)))
    }
    let (dot, larger) = (Self.bounds(.dot, 0, of: small), Self.bounds(.dot, 0, of: large))
    #expect((larger.width - 3 * dot.width).magnitude < 1e-9)
    // At half of the rise the dot has gone up by the same share of its size.
    var (a, b) = (small, large)
    a.advance(to: 0.15)
    b.advance(to: 0.15)
    let (up, higher) = (
      dot.center.y - Self.bounds(.dot, 0, of: a).center.y,
      larger.center.y - Self.bounds(.dot, 0, of: b).center.y
    )
    #expect((higher - 3 * up).magnitude < 1e-9)
  }

  @Test("is not drawn in a frame that its line fills", arguments: [(5, 100), (100, 5)])
  func noRoom(width: Double, height: Double) throws {
    let balloon = try Self.balloon(size: Size2D(width: width, height: height))
    var drawing = Drawing()
    balloon.draw(into: &drawing)
    #expect(drawing.items.isEmpty)
  }

  @Test("is a closed path, drawn with round joins, in ink, with nothing inside")
  func look() throws {
    #expect(BalloonMotion.originalPath.isClosed)
    let balloon = try Self.balloon()
    var drawing = Drawing()
    balloon.draw(into: &drawing)
    #expect(drawing.items.map(\.id.part) == [.balloon, .dot, .dot, .dot])
    #expect(balloon.style.lineColor == .role(.line) && balloon.style.dotColor == .role(.dot))
    var filled = BalloonMotion.Style()
    filled.fill = .role(.tint)
    drawing.removeAll()
    try Self.balloon(filled).draw(into: &drawing)
    #expect(drawing.items[0].content == .fill(.role(.tint), .nonZero))
  }

  @Test("has three dots of a tenth of the height, 1.6 apart, about the optical centre")
  func dots() throws {
    let balloon = try Self.balloon()
    // (105, 50.5) of the path, by the same map that its bounds took.
    let drawn = Self.bounds(.balloon, of: balloon)
    let own = try #require(BalloonMotion.originalPath.bounds)
    let scale = drawn.width / own.width
    let center = Point2D(
      drawn.minX + (105 - own.minX) * scale, drawn.minY + (50.5 - own.minY) * scale)
    for index in 0..<3 {
      let dot = Self.bounds(.dot, index, of: balloon)
      #expect((dot.width - 10).magnitude < 1e-9)
      #expect((dot.height - 10).magnitude < 1e-9)
      let place = center + Vector2D(16 * (Double(index) - 1), 0)
      #expect((dot.center - place).length < 1e-9)
    }
  }

  @Test(
    "has dots of a tenth of the frame's height, at any width with room for the row",
    arguments: [(100, 100, 10), (375, 100, 10), (375, 667, 66.7), (60, 240, 55 * 0.8 / 4.2)]
      as [(Double, Double, Double)])
  func dotSize(width: Double, height: Double, diameter: Double) throws {
    let balloon = try Self.balloon(size: Size2D(width: width, height: height))
    #expect((Self.bounds(.dot, 0, of: balloon).width - diameter).magnitude < 1e-9)
    #expect((balloon.layout.step - 1.6 * diameter).magnitude < 1e-9)
  }

  @Test("has any shape, with the dots in the middle of its tight bounds")
  func anyShape() throws {
    let balloon = try Self.balloon(
      size: Size2D(width: 205, height: 105), path: "M10 10 Q60 -90 110 10 V60 H10 Z")
    let drawn = Self.bounds(.balloon, of: balloon)
    #expect((drawn.center - Point2D(102.5, 52.5)).length < 1e-9)
    #expect((drawn.height - 100).magnitude < 1e-9)
    let dot = Self.bounds(.dot, 1, of: balloon)
    #expect((dot.center - Point2D(102.5, 52.5)).length < 1e-9)
    var typed = BalloonMotion(
      style: BalloonMotion.Style(), path: balloon.path, opticalCenter: Point2D(60, 30))
    typed.handle(.resized(Size2D(width: 205, height: 105)), at: 0)
    #expect(Self.bounds(.balloon, of: typed) == drawn)
    #expect(Self.bounds(.dot, 1, of: typed).center != dot.center)
  }

  @Test("has one to twelve dots, which keep within it", arguments: 1...12)
  func dotCounts(count: Int) throws {
    var style = BalloonMotion.Style()
    style.dotCount = count
    let balloon = try Self.balloon(style)
    let shape = Self.bounds(.balloon, of: balloon)
    let first = Self.bounds(.dot, 0, of: balloon)
    let last = Self.bounds(.dot, count - 1, of: balloon)
    #expect(last.width > 0)
    #expect(Self.bounds(.dot, count, of: balloon) == .zero)
    #expect(last.maxX - first.minX <= 0.8 * shape.width + 1e-9)
    // (105, 50.5) lies a little to the right of the bounds' middle.
    #expect(first.minX > shape.minX + 5)
    #expect(last.maxX < shape.maxX - 5)
  }

  @Test("reports the place of an error in path data, and stays unchanged")
  func badContent() throws {
    var balloon = try Self.balloon()
    let before = balloon.drawnBits
    for (text, line, offset) in [("M0 0\nL5 q", 2, 8), ("L5 5", 1, 0), ("M0 0", 1, 0), ("", 1, 0)] {
      do throws(ContentError) {
        try balloon.load(Array(text.utf8), at: 0)
        Issue.record("took \(text)")
      } catch {
        #expect(error.line == line && error.offset == offset, "\(text): \(error)")
      }
      #expect(balloon.drawnBits == before)
    }
  }

  @Test("is mirrored for readers from right to left, with the first dot on the right")
  func rightToLeft() throws {
    let left = try Self.balloon()
    var right = left
    right.handle(.surroundings(Surroundings(direction: .rightToLeft)), at: 0)
    for index in 0..<3 {
      let (a, b) = (Self.bounds(.dot, index, of: left), Self.bounds(.dot, index, of: right))
      #expect((a.center.x + b.center.x - 100).magnitude < 1e-9)
      #expect(a.center.y == b.center.y)
    }
    #expect((left.controlPoints[3].x + right.controlPoints[3].x - 100).magnitude < 1e-9)
  }
}
