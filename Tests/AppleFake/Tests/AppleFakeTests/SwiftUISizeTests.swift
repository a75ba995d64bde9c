import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Sizes in our substitute for SwiftUI")
  @MainActor
  struct SwiftUISizeTests {
    /// Three lines, of which the second is the longest: 31 letters and 5 gaps.
    private func song() throws -> Lyrics {
      try Lyrics("[00:00]Hop\n[00:01]over every single word of this song\n[00:04]and rest".utf8)
    }

    private func size<V: View, Shown: UIView>(
      of type: Shown.Type, in view: V
    ) async throws -> CGSize {
      let host = ViewHost(view)
      await host.run(frames: 3)
      #expect(Updates.faults.isEmpty)
      return try host.shown(type).frame.size
    }

    @Test("in a scroll view a ball is as high as all rows that it has in the proposed width")
    func ball() async throws {
      let song = try song()
      let ball = LyricBall(lyrics: song, time: 0)
      let wide = try await size(of: LyricBallView.self, in: ScrollView { ball })
      let narrow = try await size(
        of: LyricBallView.self, in: ScrollView { ball.frame(width: 120) })
      #expect(wide.width == 400 && narrow.width == 120)
      // As UIKit has it, of a view that is that wide.
      let host = ViewHost(ball.frame(width: 120))
      await host.run(frames: 3)
      let shown = try host.shown(LyricBallView.self)
      #expect(narrow.height == shown.intrinsicContentSize.height && narrow.height > wide.height)
      #expect(wide.height > 100)
    }

    @Test("a ball of a fixed size breaks no line, whatever width it had")
    func fixed() async throws {
      let ball = LyricBall(lyrics: try song(), time: 0)
      let host = ViewHost(AnyBall(ball: ball, isFixed: false))
      await host.run(frames: 3)
      let shown = try host.shown(LyricBallView.self)
      #expect(shown.frame.size == CGSize(width: 120, height: 300))
      host.view = AnyBall(ball: ball, isFixed: true)
      await host.run(frames: 3)
      #expect(shown.frame.size == shown.intrinsicContentSize && shown.frame.width > 300)
      shown.reading = .rows
      #expect(shown.accessibilityElements?.count == 3)
    }

    private struct AnyBall: View {
      let ball: LyricBall, isFixed: Bool
      var body: some View {
        ball.fixedSize(horizontal: isFixed, vertical: isFixed).frame(width: 120, height: 300)
      }
    }

    @Test("words in the reader's text size have their room from the first frame on")
    func textScale() async throws {
      let ball = LyricBall(lyrics: try song(), time: 0)
      let usual = try await size(of: LyricBallView.self, in: ScrollView { ball })
      let host = ViewHost(ScrollView { ball })
      host.environment.textScale = 2
      await host.run(frames: 1)
      #expect(try host.shown(LyricBallView.self).frame.height > 1.5 * usual.height)
    }

    @Test("a balloon and a shape with a path are as large as that, a surface fills what it gets")
    func others() async throws {
      let natural = try #require(BalloonMotion().naturalSize)
      let balloon = try await size(
        of: MessageBalloonView.self, in: ScrollView { MessageBalloon() })
      #expect(balloon == CGSize(width: 400, height: natural.height))
      #expect(
        try await size(of: MessageBalloonView.self, in: MessageBalloon().fixedSize())
          == CGSize(natural))
      let path = try BezierPath(svg: "M0 0h80v40h-80z")
      let shape = try await size(
        of: ElasticShapeView.self,
        in: ElasticShape(path: path).style {
          $0.lineWidth = 0; $0.marginShare = 0
        }.fixedSize())
      #expect(shape == CGSize(width: 80, height: 40))
      #expect(
        try await size(of: ElasticSurfaceView.self, in: ElasticSurface())
          == CGSize(width: 400, height: 600))
      // As SwiftUI's own shapes.
      #expect(
        try await size(of: ElasticShapeView.self, in: ElasticShape().fixedSize())
          == CGSize(width: 10, height: 10))
    }
  }
}
