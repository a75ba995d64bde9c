import ElasticKit
import Testing
import UIKit

@testable import Hosts

// What a script of Tests/host-behaviour.json does to a view. Scripts/run-apple-fake.sh makes the same for AppKit of it.

extension HostScript {
  /// A view of the component in a window.
  @MainActor
  func view() throws -> ElasticComponentView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view: ElasticComponentView
    switch component {
    case "elastic-surface": view = ElasticSurfaceView(frame: frame)
    case "elastic-shape": view = ElasticShapeView(frame: frame)
    case "pull-to-refresh": view = ElasticRefreshControl(frame: frame)
    case "flowing-menu": view = MenuStage(frame: frame)
    case "lyric-ball": view = LyricBallView(frame: frame)
    default: view = MessageBalloonView(frame: frame)
    }
    for (name, value) in style ?? [:] {
      #expect(try view.live.setStyle(name, to: value, at: 0))
    }
    if let content { try (view as? LyricBallView)?.load(Array(content.utf8)) }
    return view
  }
}

extension ElasticComponentView {
  /// A command of the script, as an app performs it.
  func perform(_ command: String) {
    switch (self, command) {
    case (_, "enable"): isEnabled = true
    case (_, "disable"): isEnabled = false
    case (let refresh as ElasticRefreshControl, "begin-refreshing"): refresh.beginRefreshing()
    case (let refresh as ElasticRefreshControl, "end-refreshing"): refresh.endRefreshing()
    case (let stage as MenuStage, "open"): stage.liveMenu.perform(.open, at: stage.clock.now)
    case (let balloon as MessageBalloonView, "show"): balloon.showBalloon()
    case (let balloon as MessageBalloonView, "hide"): balloon.hideBalloon()
    default: Issue.record("no \(command) here")
    }
  }

  /// Replays a step's recording from now on.
  func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws {
    if let ball = live as? ComponentController<BallMotion> {
      try ball.replay(events, of: step, .lyricBall, Size2D(bounds.size), at: clock.now)
    } else {
      let surface = try #require(live as? ComponentController<SurfaceMotion>)
      try surface.replay(events, of: step, .elasticSurface, Size2D(bounds.size), at: clock.now)
    }
  }

  /// What a case asks of some components only.
  var surfaceWidth: Double? {
    (live as? ComponentController<SurfaceMotion>)?.session.component.size.width
  }
  var ball: ElasticSession<BallMotion>? {
    (live as? ComponentController<BallMotion>)?.session
  }

  /// The names of the component's events, as they come.
  func log(_ app: Forgetting, _ note: @escaping @MainActor (String) -> Void) {
    app.view = self
    (live as? ComponentController<BallMotion>)?.log(app, note)
    (live as? ComponentController<BalloonMotion>)?.log(app, note)
    (live as? ComponentController<MenuMotion>)?.log(app, note)
    (live as? ComponentController<RefreshMotion>)?.log(app, note)
    (live as? ComponentController<ShapeMotion>)?.log(app, note)
    (live as? ComponentController<SurfaceMotion>)?.log(app, note)
  }
}

extension ComponentController {
  func replay(
    _ events: [HostScript.Event], of step: HostScript.Step, _ kind: ComponentKind, _ size: Size2D,
    at time: Double
  ) throws {
    let recording = try step.recording(of: C.self, kind, size, events, from: time)
    update(at: time) {
      $0.replay(recording, on: $0.component, surroundings: $0.component.surroundings)
    }
  }

  func log(_ app: Forgetting, _ note: @escaping @MainActor (String) -> Void) {
    let (tell, tellState) = (onEvent, onState)
    onState = {
      #expect(!Screen.isInPhase, "a state in the midst of the platform's work")
      tellState($0)
    }
    onEvent = {
      #expect(!Screen.isInPhase, "an event in the midst of the platform's work")
      app.handle()
      // One in each frame.
      let name = "\($0.event.name)"
      if name != "slide" { note(name) }
      tell($0)
    }
  }
}

/// An app that takes a view away at its next event, where a script says so.
@MainActor
final class Forgetting {
  weak var view: ElasticComponentView?
  var isDue = false
  /// The number of events so far.
  private(set) var count = 0

  func handle() {
    count += 1
    if isDue { view?.removeFromSuperview() }
  }
}
