import Testing

@testable import ElasticKit

/// Laid out in its natural size, a component is as large as what it shows.
@Suite("Natural sizes")
struct NaturalSizeTests {
  @Test(
    "a shape in its natural size is as large as its path", arguments: [0.0, 0.15, 0.45],
    [0.0, 3, 40])
  func shape(marginShare: Double, lineWidth: Double) throws {
    var style = ShapeMotion.Style()
    (style.marginShare, style.lineWidth) = (marginShare, lineWidth)
    let path = try BezierPath(svg: "M0 0H100V60H0Z".utf8)
    var shape = ShapeMotion(style: style, path: path)
    let size = try #require(shape.naturalSize)
    shape.handle(.resized(size), at: 0)
    #expect(abs(shape.layout.bounds.width - 100) < 1e-9)
    #expect(abs(shape.layout.bounds.height - 60) < 1e-9)
    #expect(ShapeMotion(style: style).naturalSize == nil)
  }

  @Test("a balloon in its natural size has its path unscaled", arguments: [0.0, 4])
  func balloon(lineWidth: Double) throws {
    var style = BalloonMotion.Style()
    (style.fit, style.lineWidth) = (.tight, lineWidth)
    let path = try BezierPath(svg: "M0 0H120V60H0Z".utf8)
    let balloon = BalloonMotion(style: style, path: path)
    #expect(balloon.naturalSize == Size2D(width: 120 + lineWidth, height: 60 + lineWidth))
    #expect(BalloonMotion(style: style, path: BezierPath()).naturalSize == nil)
  }

  @Test("a balloon in its natural size has its path unscaled inside of a thin line")
  func thinLine() throws {
    var style = BalloonMotion.Style()
    (style.fit, style.lineWidth, style.maximumLineWidthShare) = (.tight, 5, 0.06)
    let path = try BezierPath(svg: "M0 0H60V30H0Z".utf8)
    let size = try #require(BalloonMotion(style: style, path: path).naturalSize)
    let room = style.room(in: size)
    #expect(abs(room.width - 60) < 1e-9 && abs(room.height - 30) < 1e-9)
  }

  @Test(
    "a song in its natural size breaks no line and scrolls no row; in less width it has more rows")
  func song() throws {
    var ball = BallMotion(lyrics: try Lyrics("Hop over ev'ry single word\nof it\nnow".utf8))
    let words = ball.wordCount
    ball.handle(.measured(widths: (0..<words).map { 31.7 + Double($0) }, lineHeight: 19.3), at: 0)
    let size = try #require(ball.naturalSize)
    ball.handle(.resized(size), at: 0)
    #expect(ball.rows.rows.count == 3 && ball.rows.scroll(at: 2) == 0 && ball.naturalSize == size)
    ball.handle(.resized(Size2D(width: size.width - 2, height: size.height)), at: 0)
    #expect(ball.rows.rows.count == 4 && ball.rows.scroll(at: 3) > 0)
    let narrow = try #require(ball.naturalSize)
    #expect(narrow.width == size.width && narrow.height > size.height)
    #expect(BallMotion(lyrics: Lyrics()).naturalSize == nil)
  }
}
