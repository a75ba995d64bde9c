import ElasticKit
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Events, states, colours, shapes and labels in our substitute for SwiftUI")
  @MainActor
  struct SwiftUIStateTests {
    private final class Log { var entries: [String] = [] }
    private let log = Log()

    private func note(_ entry: some Any) { log.entries.append("\(entry)") }

    /// The shape's outline, as it is drawn.
    private func outline(_ view: ElasticComponentView) -> CGRect {
      var path = BezierPath()
      view.live.withDrawing { drawing in
        if let item = drawing.items.first {
          for element in drawing.path(of: item) { path.append(element) }
        }
      }
      return path.bounds.map { CGRect($0) } ?? .zero
    }

    @Test("each component tells its states before the events that come with them")
    func told() async throws {
      let host = ViewHost(
        ElasticSurface().onEvent { [self] in note($0) }.onState { [self] in note($0) })
      await host.run(frames: 3)
      let surface = try host.shown(ElasticSurfaceView.self)
      let finger = await host.drag(surface, from: CGPoint(x: 200, y: 100), by: 120)
      await host.lift(finger, of: surface)
      await host.run(frames: 240)
      #expect(log.entries == ["dragging", "settling", "rest", "settled"])

      log.entries = []
      let balloon = ViewHost(
        MessageBalloon(isTyping: true).onEvent { [self] in note($0) }.onState { [self] in note($0) }
      )
      await balloon.run(frames: 3)
      balloon.view = MessageBalloon(isTyping: false).onEvent { [self] in note($0) }.onState {
        [self] in note($0)
      }
      await balloon.run(frames: 240)
      #expect(log.entries == ["typing", "stopped", "stopped", "settled"])

      log.entries = []
      let song = try Lyrics(plain: "Hop over".utf8, durations: [0.2, 0.2])
      let ball = ViewHost(
        LyricBall(lyrics: song, time: 0, isPlaying: true).onEvent { [self] in note($0) }
          .onState { [self] in note($0) })
      await ball.run(frames: 300)
      #expect(log.entries.contains("word(0)") && log.entries.contains("line(0)"))
      #expect(log.entries.contains("finished") && log.entries.last == "settled")
      #expect(log.entries.contains("hopping"))
      #expect(Updates.faults.isEmpty)
    }

    @Test("what an app does at an event may change what its views are made of")
    func trigger() async throws {
      struct Page: View {
        @State var taps = 0
        @State var state = ShapeMotion.State.rest
        var body: some View {
          Text("\(taps) \(state)")
          ElasticShape().onActivate { taps += 1 }.onState { state = $0 }
        }
      }
      let host = ViewHost(Page())
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(shape.accessibilityActivate())
      await host.run(frames: 2)
      #expect(host.outcome.texts == ["1 settling"])
      await host.run(frames: 240)
      #expect(host.outcome.texts == ["1 rest"] && Updates.faults.isEmpty)
    }

    @Test("colours of SwiftUI take the place of a style's, and go when they are taken back")
    func colors() async throws {
      let host = ViewHost(ElasticShape().style(.jelly).colors([\.fill: .mint]))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(shape.style.fill == .color(ElasticColor(red: 0, green: 1, blue: 0.5)))
      host.view = ElasticShape().style(.jelly)
      await host.run(frames: 3)
      #expect(shape.style.fill == ShapeMotion.Style.jelly.fill)
      let balloon = ViewHost(
        MessageBalloon().colors([\.dotColor: .mint]).colors([
          \.dotColor: Color(red: 1, green: 1, blue: 1), \.lineColor: .mint,
        ]))
      await balloon.run(frames: 3)
      let shown = try balloon.shown(MessageBalloonView.self)
      #expect(shown.style.dotColor == .color(ElasticColor(red: 1, green: 1, blue: 1)))
      #expect(shown.style.lineColor == .color(ElasticColor(red: 0, green: 1, blue: 0.5)))
    }

    /// As wide as the room, and half as high.
    private struct Band: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / 2))
      }
    }

    @Test("a shape of SwiftUI is asked for its path in the room that the component has")
    func shapes() async throws {
      let host = ViewHost(
        ElasticShape(Band()).style { $0.marginShare = 0.1 }.frame(width: 200, height: 100))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      // The margin is a tenth of 100, on every side: the room is 180 by 80, and the band lies in its middle.
      let outline = outline(shape)
      #expect(abs(outline.minX - 10) < 1e-6 && abs(outline.width - 180) < 1e-6)
      #expect(abs(outline.midY - 50) < 1e-6 && abs(outline.height - 40) < 1e-6)
      host.view = ElasticShape(Band()).style { $0.marginShare = 0.1 }.frame(width: 100, height: 100)
      await host.run(frames: 3)
      #expect(abs(self.outline(shape).width - 80) < 1e-6)
    }

    @Test("a balloon takes a shape, a path, and the original's balloon again")
    func balloon() async throws {
      func view(_ balloon: MessageBalloon) -> some View {
        balloon.style {
          $0.fill = .role(.tint); $0.lineWidth = 0
        }.frame(width: 120, height: 80)
      }
      let host = ViewHost(view(MessageBalloon().shape(Band())))
      await host.run(frames: 3)
      let balloon = try host.shown(MessageBalloonView.self)
      #expect(abs(outline(balloon).width - 120) < 1e-6 && abs(outline(balloon).height - 40) < 1e-6)
      host.view = view(MessageBalloon().shape(path: try BezierPath(svg: "M0 0h10v10z")))
      await host.run(frames: 3)
      let other = try host.shown(MessageBalloonView.self)
      #expect(abs(outline(other).width - 80) < 1e-6)
      host.view = view(MessageBalloon().shape(path: nil))
      await host.run(frames: 3)
      #expect(try host.shown(MessageBalloonView.self) === other)
      let motion = try #require(other.live as? ComponentController<BalloonMotion>)
      #expect(motion.component.path == BalloonMotion.originalPath)
      #expect(motion.component.opticalCenter == BalloonMotion.originalCenter)
    }

    @Test("a path of SwiftUI is the same path in the kit, and back")
    func paths() throws {
      let path = try BezierPath(svg: "M1 2L3 4Q5 6 7 8C9 10 11 12 13 14Z")
      #expect(BezierPath(Path(path)) == path)
    }

    @Test("a label lies over its shape and is the button for screen readers, which press the shape")
    func label() async throws {
      let host = ViewHost(ElasticShape(action: { note("liked") }) { Text("Like") })
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(host.outcome.texts == ["Like"] && host.outcome.traits.contains(.isButton))
      #expect(host.outcome.hidden == [true])
      await host.act("default")
      #expect(log.entries == ["liked"] && host.moves)
      await host.lift(await host.drag(shape, from: CGPoint(x: 200, y: 300), by: 0), of: shape)
      #expect(log.entries == ["liked", "liked"])
      let ornament = ViewHost(ElasticShape { Text("Only seen") })
      await ornament.run(frames: 3)
      #expect(ornament.outcome.actions.isEmpty && !ornament.outcome.traits.contains(.isButton))
      #expect(try ornament.shown(ElasticShapeView.self).style.purpose == .ornament)
    }

    @Test("a button's shape has the app's shape and colours")
    func button() async throws {
      let host = ViewHost(
        Button("Like") {}.buttonStyle(.elastic(shape: Band(), colors: [\.fill: .mint])).frame(
          width: 200, height: 100))
      await host.run(frames: 3)
      let shape = try host.shown(ElasticShapeView.self)
      #expect(shape.style.fill == .color(ElasticColor(red: 0, green: 1, blue: 0.5)))
      #expect(abs(outline(shape).width - 2 * outline(shape).height) > 1)
      #expect(shape.style.purpose == .button)
    }
  }
}
