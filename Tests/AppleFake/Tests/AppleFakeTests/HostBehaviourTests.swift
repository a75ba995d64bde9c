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
    @Test("in UIKit", arguments: try HostScript.all().filter { !$0.isReplayed })
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
        if step.hide == true { view.isHidden = true }
        if step.unhide == true { view.isHidden = false }
        // It looks four times a second whether it is in sight again.
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
        if let inset = step.inset { #expect(Double(list.contentInset.top) == inset, place) }
        if let ball = (view.live as? LiveComponent<BallMotion>)?.session {
          if let letters = step.letters { #expect(ball.component.wordSize == letters, place) }
          if step.isMeasured == true { #expect(!ball.needsMeasuring, place) }
        }
      }
    }

    /// Views of SwiftUI hide their state: what they handle is compared, and that they come to rest.
    @Test(
      "in SwiftUI", arguments: try HostScript.all().filter { $0.isForKeysOfSwiftUI })
    func swiftUI(script: HostScript) async throws {
      switch script.component {
      case "elastic-surface":
        try await press(
          script, in: ElasticSurface().style { if script.style != nil { $0.edge = .right } })
      default:
        try await press(
          script,
          in: Hosts.ElasticShape().style { if script.style != nil { $0.purpose = .button } })
      }
    }

    private func press(_ script: HostScript, in view: some View) async throws {
      let host = ViewHost(view)
      await host.run(frames: 3)
      for (index, step) in script.steps.enumerated() {
        var isHandled: Bool?
        if let key = step.press { isHandled = await host.press(key.equivalent, .down) }
        if let key = step.release { _ = await host.press(key.equivalent, .up) }
        if let command = step.perform { host.environment.isEnabled = command == "enable" }
        await host.run(frames: step.rest == true ? 600 : 2)
        let place: Comment = "\(script.says), step \(index + 1)"
        #expect(step.isHandled == nil || isHandled == step.isHandled, place)
        if step.rest == true { #expect(!host.outcome.isMoving, place) }
      }
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

  /// Those of surfaces and shapes, except where the focus goes, which SwiftUI says to nobody.
  fileprivate var isForKeysOfSwiftUI: Bool {
    ["elastic-surface", "elastic-shape"].contains(component)
      && !isReplayed && !steps.contains { $0.leave == true }
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
    case (let stage as MenuStage, "open"): stage.menu.perform(.open, at: stage.clock.now)
    case (let balloon as MessageBalloonView, "show"): balloon.showBalloon()
    case (let balloon as MessageBalloonView, "hide"): balloon.hideBalloon()
    default: Issue.record("no \(command) here")
    }
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

  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .return: .return
    case .space: .space
    case .escape: .escape
    case .up: .upArrow
    case .down: .downArrow
    case .left: .leftArrow
    case .right: .rightArrow
    }
  }
}
