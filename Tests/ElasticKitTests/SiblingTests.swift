import Testing

@testable import ElasticKit

@Suite("All six components")
struct SiblingTests {
  @Test("can be made without arguments, and are then as with the default style")
  func made() throws {
    func isDefault<C: ElasticComponent>(_ made: C) -> Bool {
      var (made, styled) = (made, C(style: C.Style()))
      made.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      styled.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      return made.style == C.Style() && made.drawnBits == styled.drawnBits
    }
    #expect(isDefault(SurfaceMotion()))
    #expect(isDefault(RefreshMotion()))
    #expect(isDefault(MenuMotion()))
    #expect(isDefault(BallMotion()))
    #expect(isDefault(BalloonMotion()))
    #expect(isDefault(ShapeMotion()))
    #expect(BallMotion(lyrics: try Lyrics(plain: "one two".utf8)).wordCount == 2)
    let path = try BezierPath(svg: "M0 0H50V30H0Z".utf8)
    #expect(BalloonMotion(path: path).path == path)
    #expect(ShapeMotion(path: path).style == ShapeMotion.Style())
  }
}
