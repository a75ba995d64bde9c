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
    @Test("is every host's", arguments: try HostScript.all().filter(\.isForAppKit))
    func appKit(script: HostScript) async throws {
      let window = NSWindow.onScreen()
      let view = try script.view()
      window.contentView.addSubview(view)
      window.makeFirstResponder(view)
      let player = AVPlayer()
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
        if let scale = step.textScale { view.textScale = scale }
        if step.hide == true { view.isHidden = true }
        if step.unhide == true { view.isHidden = false }
        let seconds = step.rest == true ? 10 : step.unhide == true ? 0.25 : step.pass ?? 0
        Screen.run(frames: 2 + Int(seconds * 60))
        let place: Comment = "\(script.says), step \(index + 1)"
        #expect(step.isHandled == nil || isHandled == step.isHandled, place)
        if let state = step.state { #expect("\(view.live.stateName)" == state, place) }
        let before = CATransaction.count
        Screen.run(frames: 5)
        let isMoving = CATransaction.count > before
        if let moves = step.isMoving { #expect(isMoving == moves, place) }
        if step.rest == true { #expect(Screen.links.isEmpty, place) }
        if let ball = (view.live as? LiveComponent<BallMotion>)?.session {
          if let letters = step.letters { #expect(ball.component.wordSize == letters, place) }
          if step.isMeasured == true { #expect(!ball.needsMeasuring, place) }
        }
      }
    }
  }
}

extension HostScript {
  /// Those of components that AppKit has a view of.
  fileprivate var isForAppKit: Bool {
    !isReplayed && component != "pull-to-refresh" && component != "flowing-menu"
  }

  /// A view of the component.
  @MainActor
  fileprivate func view() throws -> ElasticComponentView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view: ElasticComponentView
    switch component {
    case "elastic-surface": view = ElasticSurfaceView(frame: frame)
    case "elastic-shape": view = ElasticShapeView(frame: frame)
    case "lyric-ball": view = LyricBallView(frame: frame)
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
    case (let balloon as MessageBalloonView, "show"): balloon.showBalloon()
    case (let balloon as MessageBalloonView, "hide"): balloon.hideBalloon()
    default: Issue.record("no \(command) here")
    }
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
