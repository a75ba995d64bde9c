import AVFoundation
import ElasticKit
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// Tests/host-behaviour.json, in views that think they are on an Apple device.
  @Suite("The behaviour of every host")
  @MainActor
  struct HostBehaviourTests {
    @Test("in UIKit", arguments: try HostScript.all())
    func uikit(script: HostScript) async throws {
      let window = UIWindow.onScreen()
      let view = try script.view()
      let list = UIScrollView(frame: window.bounds)
      window.addSubview(list)
      list.contentSize = CGSize(width: 300, height: 2000)
      if let control = view as? ElasticRefreshControl {
        list.elasticRefreshControl = control
      } else {
        list.addSubview(view)
      }
      let player = AVPlayer()
      var (events, finger): ([String], UITouch) = ([], UITouch())
      let forgets = Forgetting()
      view.log(forgets) { events.append($0) }
      if let ball = view as? LyricBallView { ball.bind(to: player) }
      Screen.run(frames: 3)
      for (index, step) in script.steps.enumerated() {
        var isHandled: Bool?
        if let key = step.press {
          let count = view.unanswered.count
          view.pressesBegan([UIPress(key.code)], with: nil)
          isHandled = view.unanswered.count == count
        }
        if let key = step.release { view.pressesEnded([UIPress(key.code)], with: nil) }
        if step.leave == true { _ = view.resignFirstResponder() }
        if let command = step.perform { view.perform(command) }
        if let state = step.player {
          player.seek(to: state.place)
          player.play(rate: state.isPlaying ? 1 : 0)
          for _ in 0..<10 { await Task.yield() }
        }
        if let replay = step.replay { try view.replay(replay, of: step) }
        if let distance = step.drag {
          view.touch(finger, .began, at: 20)
          view.touch(finger, .moved, at: 20 + distance)
        }
        if step.drop == true { view.touch(finger, .ended, at: nil) }
        if let distance = step.pull {
          list.touch()
          // Beyond its start a scroll view moves half as far as the finger.
          for _ in 0..<20 {
            list.drag(by: CGFloat(distance) / 10)
            Screen.run(frames: 1)
          }
        }
        if step.letGo == true { list.lift() }
        if let offset = step.scroll { list.contentOffset.y = CGFloat(offset) }
        if let scale = step.textScale {
          view.traitCollection.textScale = CGFloat(scale)
          view.traitCollectionDidChange(nil)
          view.layoutTree()
        }
        if step.activate == true { _ = view.accessibilityActivate() }
        if let width = step.resize {
          view.frame.size.width = CGFloat(width)
          view.layoutTree()
        }
        if step.forget == true { forgets.isDue = true }
        if let layout = step.layout {
          let told = forgets.count
          Screen.now += 0.1
          view.layOut(layout)
          window.layoutTree()
          let place: Comment = "\(script.says), step \(index + 1)"
          #expect(forgets.count == told, place)
          if let state = step.stateInLayout { #expect("\(view.live.stateName)" == state, place) }
        }
        if step.hide == true { view.isHidden = true }
        if step.unhide == true { view.isHidden = false }
        // It looks four times a second whether it is in sight again.
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
        if let moves = step.isMoving { #expect(isMoving == moves, place) }
        if step.rest == true { #expect(Screen.links.isEmpty, place) }
        if let inset = step.inset { #expect(Double(list.contentInset.top) == inset, place) }
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

    @Test("in SwiftUI", arguments: try HostScript.all().filter(\.isForSwiftUI))
    func swiftUI(script: HostScript) async throws {
      let song = try Lyrics((script.content ?? "").utf8)
      switch script.component {
      case "elastic-surface":
        try await run(script, ElasticSurfaceView.self) { _ in
          ElasticSurface().style { script.set(&$0) }
        }
      case "elastic-shape":
        try await run(script, ElasticShapeView.self) { _ in
          Hosts.ElasticShape().style { script.set(&$0) }
        }
      case "lyric-ball":
        try await run(script, LyricBallView.self) { said in
          LyricBall(lyrics: song, time: said.place, isPlaying: said.isPlaying)
            .style { script.set(&$0) }
        }
      default:
        try await run(script, MessageBalloonView.self) { said in
          MessageBalloon(isShown: said.isShown).style { script.set(&$0) }
        }
      }
    }

    /// What an app says of a view, which changes with the steps.
    private struct Said {
      var place = 0.0, isPlaying = false, isShown = true
    }

    private func run<Shown: ElasticComponentView>(
      _ script: HostScript, _ type: Shown.Type, _ make: (Said) -> some View
    ) async throws {
      var said = Said()
      let host = ViewHost(make(said))
      await host.run(frames: 3)
      let view = try host.shown(type)
      var (events, finger): ([String], UITouch) = ([], UITouch())
      view.log(Forgetting()) { events.append($0) }
      for (index, step) in script.steps.enumerated() {
        var isHandled: Bool?
        if let key = step.press {
          let count = view.unanswered.count
          view.pressesBegan([UIPress(key.code)], with: nil)
          isHandled = view.unanswered.count == count
        }
        if let key = step.release { view.pressesEnded([UIPress(key.code)], with: nil) }
        if step.leave == true { _ = view.resignFirstResponder() }
        if let replay = step.replay { try view.replay(replay, of: step) }
        if let distance = step.drag {
          view.touch(finger, .began, at: 20)
          view.touch(finger, .moved, at: 20 + distance)
        }
        if step.drop == true { view.touch(finger, .ended, at: nil) }
        switch step.perform {
        case "enable": host.environment.isEnabled = true
        case "disable": host.environment.isEnabled = false
        case "show": said.isShown = true
        case "hide": said.isShown = false
        case nil: break
        case let other?: Issue.record("no \(other) here")
        }
        if let state = step.player { (said.place, said.isPlaying) = (state.place, state.isPlaying) }
        if step.perform != nil || step.player != nil { host.view = make(said) }
        if let scale = step.textScale { host.environment.textScale = scale }
        if step.activate == true { _ = view.accessibilityActivate() }
        if let width = step.resize {
          host.window.frame.size.width = CGFloat(width)
          host.view = make(said)
        }
        if let layout = step.layout {
          Screen.now += 0.1
          if layout.direction == .rightToLeft { host.environment.layoutDirection = .rightToLeft }
          if let width = layout.width { host.window.frame.size.width = CGFloat(width) }
          // It is updated after this frame and laid out before the next.
          await host.run(frames: 2)
          if let state = step.stateInLayout { #expect("\(view.live.stateName)" == state) }
        }
        // SwiftUI's own ways to hide take a view away or make it transparent; UIKit's is what is asked here.
        if step.hide == true { view.isHidden = true }
        if step.unhide == true { view.isHidden = false }
        let seconds = step.rest == true ? 10 : step.unhide == true ? 0.25 : step.pass ?? 0
        await host.run(frames: 2 + Int(seconds * 60))
        let place: Comment = "\(script.says), step \(index + 1)"
        #expect(step.isHandled == nil || isHandled == step.isHandled, place)
        if let state = step.state { #expect("\(view.live.stateName)" == state, place) }
        if let told = step.events { #expect(events == told, place) }
        let before = CATransaction.count
        await host.run(frames: 5)
        if let moves = step.isMoving { #expect((CATransaction.count > before) == moves, place) }
        if step.rest == true { #expect(!host.moves, place) }
        if let width = step.width {
          let surface = try #require(view.live as? LiveComponent<SurfaceMotion>)
          #expect(surface.session.component.size.width == width, place)
        }
        if let ball = (view.live as? LiveComponent<BallMotion>)?.session {
          if let letters = step.letters { #expect(ball.component.wordSize == letters, place) }
          if step.isMeasured == true { #expect(!ball.needsMeasuring, place) }
        }
      }
      #expect(Updates.faults.isEmpty)
    }
  }
}

extension HostScript {
  /// A view of the component in a window.
  @MainActor
  fileprivate func view() throws -> ElasticComponentView {
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

  /// Those of components that are a view of SwiftUI, and not around one.
  fileprivate var isForSwiftUI: Bool {
    component != "pull-to-refresh" && component != "flowing-menu"
  }

  /// Its settings in a style.
  fileprivate func set<Style: ComponentStyle>(_ chosen: inout Style) {
    for (name, value) in style ?? [:] {
      do {
        try #require(Style.property(named: name.utf8)).set(text: Array(value.utf8), in: &chosen)
      } catch { Issue.record(error) }
    }
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

extension ElasticComponentView {
  /// Has another size or direction, which the next layout passes on.
  fileprivate func layOut(_ layout: HostScript.Layout) {
    if let width = layout.width { frame.size.width = CGFloat(width) }
    if layout.direction == .rightToLeft { semanticContentAttribute = .forceRightToLeft }
    setNeedsLayout()
  }

  /// A finger of the script at so many points under the upper edge, or where it is.
  fileprivate func touch(_ finger: UITouch, _ phase: UIGestureRecognizer.Phase, at y: Double?) {
    if let y { finger.place = CGPoint(x: 150, y: y) }
    finger.timestamp = Screen.now
    recognizer.receive([finger], phase)
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
  fileprivate var code: UIKeyboardHIDUsage {
    switch self {
    case .return: .keyboardReturnOrEnter
    case .space: .keyboardSpacebar
    case .escape: .keyboardEscape
    case .up: .keyboardUpArrow
    case .down: .keyboardDownArrow
    case .left: .keyboardLeftArrow
    case .right: .keyboardRightArrow
    }
  }
}
