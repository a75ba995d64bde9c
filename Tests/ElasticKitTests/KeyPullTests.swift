import Testing

@_spi(Pages) @testable import ElasticKit

@Suite("Keys that pull")
struct KeyPullTests {
  private let size = Size2D(width: 400, height: 600)

  private func touches(
    _ pull: inout KeyPull, _ key: ElasticKey, _ isDown: Bool = true, edge: ElasticEdge = .top,
    direction: ReadingDirection = .leftToRight
  ) -> [ElasticInput]? {
    var touches: [ElasticInput] = []
    let target = KeyPull.Target(edge: edge, direction: direction, size: size)
    let isHandled = pull.handle(key: key, isDown: isDown, at: target) { touches.append($0) }
    return isHandled ? touches : nil
  }

  @Test(
    "the arrow away from the edge pulls, and no other does",
    arguments: [
      (ElasticEdge.top, ReadingDirection.leftToRight, ElasticKey.down),
      (.bottom, .leftToRight, .up),
      (.left, .leftToRight, .right), (.right, .leftToRight, .left), (.start, .leftToRight, .right),
      (.end, .leftToRight, .left), (.start, .rightToLeft, .left), (.end, .rightToLeft, .right),
    ])
  func away(edge: ElasticEdge, direction: ReadingDirection, away: ElasticKey) throws {
    for key in [ElasticKey.up, .down, .left, .right] {
      var pull = KeyPull()
      let answer = touches(&pull, key, edge: edge, direction: direction)
      #expect((answer != nil) == (key == away))
    }
    var pull = KeyPull()
    let answer = try #require(touches(&pull, .press, edge: edge, direction: direction))
    guard case .touch(_, .down, let start) = answer[0], case .touch(_, .move, let end) = answer[1]
    else {
      Issue.record("a touch goes down and moves")
      return
    }
    #expect((end - start).length == KeyPull.travel)
  }

  @Test("a held key repeats nothing, and only the same key releases the pull")
  func held() {
    var pull = KeyPull()
    #expect(touches(&pull, .down)?.count == 2)
    #expect(touches(&pull, .down) == [])
    #expect(touches(&pull, .press, false) == nil)
    #expect(touches(&pull, .down, false)?.count == 1)
    #expect(touches(&pull, .down, false) == nil)
  }

  @Test("escape cancels a pull, and is not handled without one")
  func escape() {
    var pull = KeyPull()
    #expect(touches(&pull, .escape) == nil)
    _ = touches(&pull, .press)
    guard case .touch(_, .cancel, _)? = touches(&pull, .escape)?.first else {
      Issue.record("a cancelled touch")
      return
    }
    #expect(touches(&pull, .press, false) == nil)
  }

  @Test("a surface follows a key and bounces when it is let go")
  func surface() {
    var surface = SurfaceMotion(style: SurfaceMotion.Style())
    surface.handle(.resized(size), at: 0)
    var pull = KeyPull()
    for input in touches(&pull, .down) ?? [] { surface.handle(input, at: 1) }
    #expect(surface.state == .dragging)
    #expect(surface.output.extent > 150)
    for input in touches(&pull, .down, false) ?? [] { surface.handle(input, at: 2) }
    #expect(surface.state == .settling)
    surface.advance(to: 10)
    #expect(surface.output.extent == 50)
  }
}
