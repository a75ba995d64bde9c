import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Clocks of bad days on a Mac")
  @MainActor
  struct AppKitClockTests {
    private struct Outcome: Equatable {
      var told: [String] = []
      var pictures: [[String]] = []
      var linkCount = 0
    }

    @Test("end in the same picture and tell the same, to the bit", arguments: Component.allCases)
    func same(component: Component) async throws {
      let usual = try await outcome(of: component, with: .sixty)
      #expect(!usual.told.isEmpty && Set(usual.pictures).count > 1)
      for clock in BadClock.allCases {
        // Apart: all numbers of a picture are no message.
        let isSame = try await outcome(of: component, with: clock) == usual
        #expect(isSame, "\(clock)")
      }
    }

    @MainActor
    private final class Log { var told: [String] = [] }

    enum Component: CaseIterable { case surface, shape, menu, balloon, ball }

    private func outcome(of component: Component, with clock: BadClock) async throws -> Outcome {
      let window = NSWindow.onScreen()
      Screen.now = 10_000
      let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      let view: ElasticComponentView
      var deeds: [(time: Double, act: @MainActor () -> Void)] = []
      var found = Outcome()
      let log = Log()
      let note: @MainActor (Double, String) -> Void = { log.told.append("\($1) \($0)") }
      switch component {
      case .surface:
        let surface = ElasticSurfaceView(frame: frame)
        surface.live.listen(SurfaceMotion.self, note)
        view = surface
      case .shape:
        view = ElasticShapeView(frame: frame)
        view.live.listen(ShapeMotion.self, note)
      case .menu:
        let stage = MenuStage(frame: frame)
        deeds = [(0.4, { stage.liveMenu.perform(.open, at: stage.clock.now) })]
        stage.live.listen(MenuMotion.self, note)
        view = stage
      case .balloon:
        let balloon = MessageBalloonView(frame: frame)
        deeds = [(0.1, balloon.hideBalloon), (0.4, balloon.showBalloon)]
        balloon.live.listen(BalloonMotion.self, note)
        view = balloon
      case .ball:
        let ball = LyricBallView(frame: frame)
        try ball.load(Array("[00:00.20]Hop over\n[00:00.90]every word\n[00:01.70]".utf8))
        deeds = [(0.1, ball.play)]
        ball.live.listen(BallMotion.self, note)
        view = ball
      }
      window.contentView.addSubview(view)
      if deeds.isEmpty { deeds = drag(in: window) }
      found.pictures = await clock.play(deeds) { view.layer.map(seen) ?? [] }
      found.told = log.told
      found.linkCount = Screen.links.count
      return found
    }

    /// The mouse, whose events come at fixed times, whatever the frames.
    private func drag(in window: NSWindow) -> [(time: Double, act: @MainActor () -> Void)] {
      // Of a window the origin is at the lower left.
      let mouse: @MainActor (NSEvent.EventType, Double, Double) -> Void = { type, x, y in
        window.sendEvent(NSEvent(type, at: CGPoint(x: x, y: 400 - y)))
      }
      var deeds: [(time: Double, act: @MainActor () -> Void)] = [
        (0.1, { mouse(.leftMouseDown, 20, 20) })
      ]
      for step in 1...10 {
        let way = Double(step)
        deeds.append((0.1 + 0.02 * way, { mouse(.leftMouseDragged, 20 + 10 * way, 20 + 12 * way) }))
      }
      deeds.append((0.32, { mouse(.leftMouseUp, 120, 140) }))
      return deeds
    }
  }
}

extension Showable {
  /// Passes on what a component tells, with its time, but for how far a menu is, which it tells in each frame.
  fileprivate func listen<C: ElasticComponent>(
    _ type: C.Type, _ note: @escaping @MainActor (Double, String) -> Void
  ) {
    guard let live = self as? LiveComponent<C> else { return }
    let tell = live.onEvent
    live.onEvent = {
      if "\($0.event.name)" != "slide" { note($0.time, "\($0.event.name)") }
      tell($0)
    }
  }
}
