import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What our substitute for SwiftUI hands on to views, and content behind them")
  @MainActor
  struct SwiftUIContentTests {
    private final class Log { var insets = 0 }
    private let log = Log()

    @Test("a tint that the app gives elastic views is theirs, and goes again")
    func tint() async throws {
      struct Page: View {
        let tint: Color?
        var body: some View { ElasticSurface().elasticTint(tint) }
      }
      let host = ViewHost(Page(tint: nil))
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      host.view = Page(tint: .mint)
      await host.run(frames: 3)
      #expect(surface.tintColor.cgColor.components == UIColor(Color.mint).cgColor.components)
      #expect(surface.renderer.palette[.role(.tint)].green == 1)
      host.view = Page(tint: nil)
      await host.run(frames: 3)
      #expect(surface.renderer.palette[.role(.tint)].green == 0.5)
    }

    @Test("a ball goes on from where it is until the app says another time")
    func seeks() async throws {
      let song = try Lyrics(plain: "Hop over every word".utf8, durations: [0.5, 0.5, 0.5, 0.5])
      func ball(at time: Double, plays: Bool) -> LyricBall {
        LyricBall(lyrics: song, time: time, isPlaying: plays)
      }
      let host = ViewHost(ball(at: 0, plays: true))
      await host.run(frames: 60)
      let shown = try host.shown(LyricBallView.self)
      #expect(shown.currentTime > 0.9)
      host.view = ball(at: 0, plays: true).style { $0.wordSize = 30 }
      await host.run(frames: 2)
      #expect(shown.currentTime > 0.9 && shown.style.wordSize == 30)
      // A player that pauses says so with the position that it told before.
      host.view = ball(at: 0, plays: false)
      await host.run(frames: 2)
      #expect(shown.currentTime > 0.9 && !shown.isPlaying)
      host.view = ball(at: 0.25, plays: false)
      await host.run(frames: 2)
      #expect(abs(shown.currentTime - 0.25) < 0.01)
    }

    @Test("words have the environment's font in their own size, or the one that the app gives")
    func typeface() async throws {
      let song = try Lyrics("[00:00.00]one [00:01.00]two".utf8)
      let host = ViewHost(LyricBall(lyrics: song, time: 0))
      await host.run(frames: 3)
      let ball = try host.shown(LyricBallView.self)
      func lines() -> [LineLayer] {
        var layers = [ball.renderer.root as CALayer], found: [LineLayer] = []
        while let layer = layers.popLast() {
          layers += layer.sublayers ?? []
          if let line = layer as? LineLayer { found.append(line) }
        }
        return found
      }
      #expect(Set(lines().map(\.wordWidth)) == [30])
      host.environment.font = .wide(25, size: 80)
      await host.run(frames: 3)
      #expect(Set(lines().map(\.wordWidth)) == [75])
      let font = try #require(lines().first?.font as? CTFont)
      #expect(font.size == ball.style.wordSize)
      // The words are measured with it: they do not overlap.
      let places = lines().map(\.position.x).sorted()
      #expect(places.count == 2 && places[1] - places[0] > 75)
      host.view = LyricBall(lyrics: song, time: 0).typeface(CTFont(letterWidth: 5))
      await host.run(frames: 3)
      #expect(Set(lines().map(\.wordWidth)) == [15])
      let changes = CATextLayer.changes
      await host.run(frames: 5)
      #expect(CATextLayer.changes == changes)
      host.view = LyricBall(lyrics: song, time: 0)
      host.environment.font = nil
      await host.run(frames: 3)
      #expect(Set(lines().map(\.wordWidth)) == [30])
      #expect(Updates.faults.isEmpty)
    }

    @Test(
      "content behind a surface begins at its edge, follows it in each frame, and keeps its own touches",
      arguments: [ElasticEdge.top, .bottom, .left, .right, .start, .end],
      [LayoutDirection.leftToRight, .rightToLeft])
    func content(edge: ElasticEdge, direction: LayoutDirection) async throws {
      let host = ViewHost(
        ElasticSurface().style { $0.edge = edge }
          .onInset { [log] _ in log.insets += 1 }
          .content { Text("behind") })
      host.environment.layoutDirection = direction
      // Before the surface has said anything it is in its place.
      await host.run(frames: 1)
      let isMirrored = direction == .rightToLeft
      let side = edge.resolved(for: isMirrored ? .rightToLeft : .leftToRight)
      func inset() throws -> CGFloat {
        let insets = try #require(host.outcome.paddings.first)
        let (left, right) =
          isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let all = [insets.top, insets.bottom, left, right]
        let index = [ElasticEdge.top, .bottom, .left, .right].firstIndex(of: side) ?? 0
        #expect(all.filter { $0 != 0 } == [all[index]])
        return all[index]
      }
      func shift() throws -> CGFloat {
        let place = try #require(host.outcome.places.first)
        #expect(host.outcome.directions.first == .leftToRight && place.minX * place.minY == 0)
        return [.top: place.minY, .bottom: -place.minY, .left: place.minX][side] ?? -place.minX
      }
      #expect(try inset() == 50 && shift() == 0)
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      let (start, end) =
        switch side {
        case .left: (CGPoint(x: 100, y: 300), CGPoint(x: 220, y: 300))
        case .right: (CGPoint(x: 300, y: 300), CGPoint(x: 180, y: 300))
        case .bottom: (CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 380))
        default: (CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 220))
        }
      let finger = await host.drag(from: start, to: end)
      #expect(surface.inset > 60)
      await host.run(frames: 1)
      // It is moved, and keeps its size.
      #expect(try inset() == 50)
      #expect(try abs(shift() - (surface.inset - 50)) < 0.001)
      #expect(host.outcome.texts == ["behind"] && log.insets > 10)
      await host.lift(finger)
      await host.run(frames: 240)
      #expect(try inset() == 50 && shift() == 0)
      let passes = host.passes
      await host.run(frames: 10)
      #expect(host.passes == passes && !host.moves)
      // A tap is the content's: no touch finds the surface, and its recogniser gives up.
      #expect(!surface.point(inside: start, with: nil))
      let count = surface.recognizer.history.count
      await host.lift(await host.drag(from: start, to: start, steps: 1))
      #expect(!surface.recognizer.history.dropFirst(count).contains(.began))
      #expect(Updates.faults.isEmpty)
    }
  }
}
