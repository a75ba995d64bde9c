import ElasticKit
import Testing
import UIKit

@testable import Hosts

// Scripts/run-apple-fake.sh makes a suite with AppKit of it.

extension OnScreen {
  @Suite("Clocks of bad days")
  @MainActor
  struct ClockTests {
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
      let stage = HostStage()
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
        let menu = MenuStage(frame: frame)
        deeds = [(0.4, { menu.liveMenu.perform(.open, at: menu.clock.now) })]
        menu.live.listen(MenuMotion.self, note)
        view = menu
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
      stage.ground.addSubview(view)
      Screen.frame(at: Screen.now)
      if deeds.isEmpty || view is MenuStage { deeds = drag(stage.touch(of: view)) + deeds }
      let layer = try stage.layer(of: view)
      found.pictures = await clock.play(deeds) { seen(of: layer) }
      found.told = log.told
      found.linkCount = Screen.links.count
      return found
    }

    /// A finger or the mouse that comes at fixed times, whatever the frames.
    private func drag(_ touch: @escaping @MainActor (TouchPhase, CGPoint) -> Void) -> [(
      time: Double, act: @MainActor () -> Void
    )] {
      (0...11).map { step in
        let phase: TouchPhase = step == 0 ? .down : step == 11 ? .up : .move
        let way = Double(min(step, 10))
        return (
          0.1 + 0.02 * Double(step), { touch(phase, CGPoint(x: 20 + 10 * way, y: 20 + 12 * way)) }
        )
      }
    }
  }
}

extension HostedComponent {
  /// Passes on what a component tells, with its time, but for how far a menu is, which it tells in each frame.
  fileprivate func listen<C: ElasticComponent>(
    _ type: C.Type, _ note: @escaping @MainActor (Double, String) -> Void
  ) {
    guard let live = self as? ComponentController<C> else { return }
    let tell = live.onEvent
    live.onEvent = {
      if "\($0.event.name)" != "slide" { note($0.time, "\($0.event.name)") }
      tell($0)
    }
  }
}
