import AVFoundation
import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  /// Tests/host-behaviour.json, in views that think they are on a Mac.
  @Suite("The behaviour of AppKit's host")
  @MainActor
  struct AppKitBehaviourTests {
    @Test("is every host's", arguments: try HostScript.all())
    func appKit(script: HostScript) async throws {
      let window = NSWindow.onScreen()
      let view = try script.view()
      let list = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      list.documentView = List(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
      if let control = view as? ElasticRefreshControl {
        list.elasticRefreshControl = control
        window.contentView.addSubview(list)
      } else {
        window.contentView.addSubview(view)
      }
      window.makeFirstResponder(view)
      let player = AVPlayer()
      var (events, pointer): ([String], CGPoint) = ([], .zero)
      let forgets = Forgetting()
      view.log(forgets) { events.append($0) }
      if let ball = view as? LyricBallView { ball.bind(to: player) }
      Screen.run(frames: 3)
      for (index, step) in script.steps.enumerated() {
        var isHandled: Bool?
        if let key = step.press {
          let count = window.unhandled.count
          view.keyDown(with: NSEvent(.keyDown, keyCode: key.code))
          isHandled = window.unhandled.count == count
        }
        if let key = step.release { view.keyUp(with: NSEvent(.keyUp, keyCode: key.code)) }
        if step.leave == true { window.makeFirstResponder(nil) }
        if let command = step.perform { view.perform(command) }
        if let state = step.player {
          player.seek(to: state.place)
          player.play(rate: state.isPlaying ? 1 : 0)
          for _ in 0..<10 { await Task.yield() }
        }
        if let replay = step.replay { try view.replay(replay, of: step) }
        if let distance = step.drag {
          // Of a window the origin is at the lower left; the view's upper edge is 400 points above it.
          window.sendEvent(NSEvent(.leftMouseDown, at: CGPoint(x: 150, y: 380)))
          pointer = CGPoint(x: 150, y: 380 - distance)
          window.sendEvent(NSEvent(.leftMouseDragged, at: pointer))
        }
        if step.drop == true { window.sendEvent(NSEvent(.leftMouseUp, at: pointer)) }
        let middle = CGPoint(x: 150, y: 200)
        if let distance = step.pull {
          window.sendEvent(.scroll(.began, at: middle))
          for _ in 0..<20 {
            Screen.run(frames: 1)
            window.sendEvent(.scroll(.changed, by: 0, CGFloat(distance / 20), at: middle))
          }
        }
        if step.letGo == true { window.sendEvent(.scroll(.ended, at: middle)) }
        if let offset = step.scroll {
          window.sendEvent(.scroll([], by: 0, CGFloat(-offset), at: middle))
        }
        if let scale = step.textScale { view.textScale = scale }
        if step.activate == true { _ = view.accessibilityPerformPress() }
        if let width = step.resize {
          view.frame.size.width = CGFloat(width)
        }
        if step.forget == true { forgets.isDue = true }
        if let layout = step.layout {
          let told = forgets.count
          Screen.now += 0.1
          if let width = layout.width { view.frame.size.width = CGFloat(width) }
          if layout.direction == .rightToLeft { view.userInterfaceLayoutDirection = .rightToLeft }
          let place: Comment = "\(script.says), step \(index + 1)"
          #expect(forgets.count == told, place)
          if let state = step.stateInLayout { #expect("\(view.live.stateName)" == state, place) }
        }
        if step.hide == true { view.isHidden = true }
        if step.unhide == true { view.isHidden = false }
        let seconds = step.rest == true ? 10 : step.unhide == true ? 0.25 : step.pass ?? 0
        for _ in 0..<(2 + Int(seconds * 60)) {
          Screen.run(frames: 1)
          // A clock that waits for a recording's next entry sleeps in a task.
          for _ in 0..<3 { await Task.yield() }
        }
        let place: Comment = "\(script.says), step \(index + 1)"
        #expect(step.isHandled == nil || isHandled == step.isHandled, place)
        if let state = step.state { #expect("\(view.live.stateName)" == state, place) }
        if step.isGone == true { #expect(view.window == nil && Screen.links.isEmpty, place) }
        if let told = step.events { #expect(events == told, place) }
        let before = CATransaction.count
        Screen.run(frames: 5)
        let isMoving = CATransaction.count > before
        if let inset = step.inset { #expect(Double(list.contentView.frame.minY) == inset, place) }
        if let moves = step.isMoving { #expect(isMoving == moves, place) }
        if step.rest == true { #expect(Screen.links.isEmpty, place) }
        if let width = step.width {
          let surface = try #require(view.live as? LiveComponent<SurfaceMotion>)
          #expect(surface.session.component.size.width == width, place)
        }
        if let ball = (view.live as? LiveComponent<BallMotion>)?.session {
          if let letters = step.letters { #expect(ball.component.wordSize == letters, place) }
          if step.isMeasured == true { #expect(!ball.needsMeasuring, place) }
        }
      }
    }
  }
}

/// A document whose first row is at its upper end.
private final class List: NSView {
  override var isFlipped: Bool { true }
}

extension HostScript {
  /// A view of the component.
  @MainActor
  fileprivate func view() throws -> ElasticComponentView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view: ElasticComponentView
    switch component {
    case "elastic-surface": view = ElasticSurfaceView(frame: frame)
    case "elastic-shape": view = ElasticShapeView(frame: frame)
    case "flowing-menu": view = MenuStage(frame: frame)
    case "lyric-ball": view = LyricBallView(frame: frame)
    case "pull-to-refresh": view = ElasticRefreshControl(frame: frame)
    default: view = MessageBalloonView(frame: frame)
    }
    for (name, value) in style ?? [:] { #expect(view.setStyleValue(value, forName: name)) }
    if let content { try (view as? LyricBallView)?.load(Array(content.utf8)) }
    return view
  }
}

extension ElasticComponentView {
  /// A command of the script, as an app performs it.
  fileprivate func perform(_ command: String) {
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
}

extension ElasticComponentView {
  /// Replays a step's recording from now on.
  fileprivate func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws {
    if let ball = live as? LiveComponent<BallMotion> {
      try ball.replay(events, of: step, .lyricBall, Size2D(bounds.size), at: clock.now)
    } else {
      let surface = try #require(live as? LiveComponent<SurfaceMotion>)
      try surface.replay(events, of: step, .elasticSurface, Size2D(bounds.size), at: clock.now)
    }
  }

  /// The names of the component's events, as they come.
  fileprivate func log(_ app: Forgetting, _ note: @escaping @MainActor (String) -> Void) {
    app.view = self
    (live as? LiveComponent<BallMotion>)?.log(app, note)
    (live as? LiveComponent<BalloonMotion>)?.log(app, note)
    (live as? LiveComponent<MenuMotion>)?.log(app, note)
    (live as? LiveComponent<RefreshMotion>)?.log(app, note)
    (live as? LiveComponent<ShapeMotion>)?.log(app, note)
    (live as? LiveComponent<SurfaceMotion>)?.log(app, note)
  }
}

extension LiveComponent {
  fileprivate func replay(
    _ events: [HostScript.Event], of step: HostScript.Step, _ kind: ComponentKind, _ size: Size2D,
    at time: Double
  ) throws {
    let recording = try step.recording(of: C.self, kind, size, events, from: time)
    update(at: time) {
      $0.replay(recording, on: $0.component, surroundings: $0.component.surroundings)
    }
  }

  fileprivate func log(_ app: Forgetting, _ note: @escaping @MainActor (String) -> Void) {
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
private final class Forgetting {
  weak var view: ElasticComponentView?
  var isDue = false
  /// The number of events so far.
  private(set) var count = 0

  func handle() {
    count += 1
    if isDue { view?.removeFromSuperview() }
  }
}

extension HostScript.Key {
  fileprivate var code: UInt16 {
    switch self {
    case .return: 36
    case .space: 49
    case .escape: 53
    case .up: 126
    case .down: 125
    case .left: 123
    case .right: 124
    }
  }
}
