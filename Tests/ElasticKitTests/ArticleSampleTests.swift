#if canImport(Foundation)
import ElasticKit
import Foundation
import Testing

/// The samples of the components' articles, line for line, with their documented results.
@Suite("The samples in the components' articles")
struct ArticleSampleTests {
  private let size = Size2D(width: 375, height: 667)
  private let now = 0.0

  @Test("a surface is pulled, let go, and drawn until it is at rest")
  func surface() {
    // DrivingAComponent
    var session = ElasticSession<SurfaceMotion>()
    session.layOut(size, Surroundings(), at: 0)
    session.handle(.touch(id: 1, phase: .down, point: Point2D(180, 20)), at: 0)
    session.handle(.touch(id: 1, phase: .move, point: Point2D(200, 100)), at: 0.1)
    session.handle(.touch(id: 1, phase: .up, point: Point2D(200, 100)), at: 0.2)
    var shown = 0
    var time = 0.2
    while session.pace == .moving {
      session.advance(to: time)
      session.withDrawing { drawing in shown += drawing.items.count }
      time += 1.0 / 60
    }
    // End
    #expect(time > 0.5 && time < 3 && shown > 20)
  }

  @Test("a pull past the trigger asks for a refresh")
  func refresh() {
    // PullingToRefresh
    var refresh = RefreshMotion()
    refresh.handle(.resized(size), at: now)
    // A scroll view that is pulled 120 points past its start, and let go.
    refresh.handle(.scrolled(offset: -120, isTracking: true), at: now)
    refresh.handle(.scrolled(offset: -120, isTracking: false), at: now + 0.1)
    while let occurrence = refresh.nextEvent() {
      if occurrence.event == .refresh { refresh.perform(.endRefreshing, at: now + 2) }
    }
    // End
    #expect(refresh.state == .stopping)
    refresh.advance(to: now + 3)
    #expect(refresh.output.inset == 0)
  }

  @Test("a menu opens from code and posts its progress")
  func menu() {
    // FlowingAMenuOpen
    var menu = MenuMotion()
    menu.handle(.resized(size), at: now)
    menu.perform(.open, at: now)
    menu.advance(to: now + 0.1)
    var share = 0.0
    while let occurrence = menu.nextEvent() {
      if case .slide(let part) = occurrence.event { share = part }
    }
    // End
    #expect(share > 0 && share < 1)
    menu.advance(to: now + 1)
    #expect(menu.state == .open)
  }

  @Test("a surface is pulled 80 points, and its edge is where the tutorial's was")
  func tutorial() {
    // SurfaceFromTheTutorial
    var surface = SurfaceMotion(style: .classic)
    surface.handle(.resized(size), at: now)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: now)
    surface.handle(.touch(id: 1, phase: .move, point: Point2D(100, 100)), at: now + 0.1)
    let crest = surface.controlPoints[3]
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 100)), at: now + 0.2)
    // End
    #expect((crest - Point2D(100, 147.28)).length < 1e-9 && surface.state == .settling)
  }

  @Test("a ball hops over measured words")
  func ball() throws {
    let fileBytes = Array("[00:01.00]one [00:03.00]two [00:05.00]three".utf8)
    let (widths, height) = ([30.0, 28, 40], 20.0)
    // BouncingOverLyrics
    var ball = BallMotion(lyrics: try Lyrics(fileBytes))
    ball.handle(.resized(size), at: now)
    ball.handle(.measured(widths: widths, lineHeight: height), at: now)
    ball.perform(.play, at: now)
    // End
    ball.advance(to: now + 0.9)
    #expect(ball.state == .hopping)
    ball.advance(to: now + 1)
    let first = ball.nextEvent()
    #expect(first?.event == .line(0))
  }

  @Test("a balloon types and is hidden")
  func balloon() {
    // TypingBalloon
    var balloon = BalloonMotion()
    balloon.handle(.resized(Size2D(width: 120, height: 80)), at: now)
    balloon.perform(.hide, at: now + 3)
    let next = balloon.advance(to: now + 5)
    // End
    #expect(balloon.state == .hidden && next == .never)
  }

  @Test("a path is poked and wobbles")
  func shape() throws {
    // AShapeThatWobbles
    var shape = ShapeMotion(path: try BezierPath(svg: "M0 0H50V30H0Z"))
    shape.handle(.resized(Size2D(width: 200, height: 120)), at: now)
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(100, 60)), at: now)
    shape.handle(.touch(id: 1, phase: .up, point: Point2D(100, 60)), at: now + 0.05)
    let isMoving = shape.advance(to: now + 0.1) == .now
    // End
    #expect(isMoving)
  }

  @Test(
    "stand in the articles as they are here",
    arguments: [
      "DrivingAComponent", "SurfaceFromTheTutorial", "PullingToRefresh", "FlowingAMenuOpen",
      "BouncingOverLyrics", "TypingBalloon", "AShapeThatWobbles",
    ])
  func articles(name: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func lines(_ path: String) throws -> [Substring] {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    let here = try lines("Tests/ElasticKitTests/ArticleSampleTests.swift")
    let start = try #require(here.firstIndex(of: "    // \(name)"))
    let end = try #require(here[start...].firstIndex(of: "    // End"))
    let sample = here[(start + 1)..<end].map { $0.dropFirst(4) }
    let article = try lines("Sources/ElasticKit/Documentation.docc/\(name).md")
    let shown = try #require(article.firstIndex(of: "```swift"))
    #expect(Array(article[(shown + 1)...].prefix(sample.count)) == sample)
    #expect(article[shown + 1 + sample.count] == "```", "the whole block runs")
    #expect(article.contains { $0.hasPrefix("![") }, "an article has a picture")
  }
}
#endif
