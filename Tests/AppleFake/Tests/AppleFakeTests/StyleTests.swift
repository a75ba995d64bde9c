import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Styles in our substitute for SwiftUI")
  @MainActor
  struct StyleTests {

    @Test("a button's shape sinks while it is pressed, and takes nothing that is the button's")
    func button() async throws {
      var count = 0
      let host = ViewHost(Button("Like") { count += 1 }.buttonStyle(.elastic))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(host.outcome.texts == ["Like"] && host.outcome.hidden == [true])
      #expect(!shape.canBecomeFocused && shape.style == .button)
      let press = try #require(host.outcome.presses["Like"])
      let outline = shape.outline
      press.isPressed = true
      await host.run(frames: 6)
      press.isPressed = false
      await host.run(frames: 3)
      #expect(shape.outline != outline && host.moves)
      await host.run(frames: 240)
      #expect(shape.outline == outline && !host.moves)
      // Only the button itself calls its action.
      #expect(count == 0)
      host.outcome.buttons[0].call()
      #expect(count == 1 && Updates.faults.isEmpty)
    }

    @Test("a button shows a pointer, or eyes, that they are on it; the shape in it does not")
    func hover() async throws {
      let host = ViewHost(Button("Like") {}.buttonStyle(.elastic))
      await host.run(frames: 3)
      #expect(host.outcome.hovers == 1)
      #expect(try host.shown(ElasticShapeView.self).hoverStyle == nil)
    }

    @Test("another style, and one that is disabled")
    func disabled() async throws {
      let jelly = Button("Like") {}.buttonStyle(.elastic(.jelly))
      let host = ViewHost(jelly.disabled(true))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(!shape.isEnabled && shape.style.dampingRatio == 0.12)
      #expect(shape.style.purpose == .button)
    }

    @Test("settings come from the environment, then from a style, then from changes")
    func environment() async throws {
      let shape = ViewHost(ElasticShape().elasticShapeStyle(.jelly))
      await shape.run(frames: 3)
      #expect(try shape.shown(ElasticShapeView.self).style == .jelly)
      let changed = ViewHost(
        ElasticShape().style { $0.lineWidth = 3 }.elasticShapeStyle(.jelly))
      await changed.run(frames: 3)
      var expected = ShapeMotion.Style.jelly
      expected.lineWidth = 3
      #expect(try changed.shown(ElasticShapeView.self).style == expected)
      let own = ViewHost(
        ElasticShape().style(.calm).style { $0.lineWidth = 3 }
          .elasticShapeStyle(.jelly))
      await own.run(frames: 3)
      expected = .calm
      expected.lineWidth = 3
      #expect(try own.shown(ElasticShapeView.self).style == expected)
    }

    @Test("the other views have their own, and one that is changed later takes effect")
    func others() async throws {
      func page(_ style: SurfaceMotion.Style) -> some View {
        ZStack {
          ElasticSurface()
          MessageBalloon().style(.snappy)
          LyricBall(lyrics: Lyrics(), time: 0)
        }
        .elasticSurfaceStyle(style).messageBalloonStyle(.calm)
        .lyricBallStyle(.jelly)
      }
      let host = ViewHost(page(.jelly))
      await host.run(frames: 3)
      #expect(try host.shown(ElasticSurfaceView.self).style == .jelly)
      #expect(try host.shown(MessageBalloonView.self).style == .snappy)
      #expect(try host.shown(LyricBallView.self).style == .jelly)
      host.view = page(.calm)
      await host.run(frames: 3)
      #expect(try host.shown(ElasticSurfaceView.self).style == .calm)
    }
  }
}

extension ElasticShapeView {
  /// The drawn points.
  fileprivate var outline: [CGPoint] {
    (renderer.root.sublayers ?? []).compactMap { ($0 as? CAShapeLayer)?.path?.points }
      .flatMap { $0 }
  }
}
