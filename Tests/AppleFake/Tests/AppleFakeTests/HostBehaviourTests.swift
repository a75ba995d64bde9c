import AVFoundation
import ElasticKit
import ElasticSettings
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
      try await script.play(on: UIKitHost(script))
    }

    @Test("in SwiftUI", arguments: try HostScript.all().filter(\.isForSwiftUI))
    func swiftUI(script: HostScript) async throws {
      let song = try Lyrics((script.content ?? "").utf8)
      switch script.component {
      case "elastic-surface":
        try await play(script, ElasticSurfaceView.self) { _ in
          ElasticSurface().style { script.set(&$0) }
        }
      case "elastic-shape":
        try await play(script, ElasticShapeView.self) { _ in
          Hosts.ElasticShape().style { script.set(&$0) }
        }
      case "lyric-ball":
        try await play(script, LyricBallView.self) { said in
          LyricBall(lyrics: song, time: said.place, isPlaying: said.isPlaying)
            .style { script.set(&$0) }
        }
      default:
        try await play(script, MessageBalloonView.self) { said in
          MessageBalloon(isShown: said.isShown).style { script.set(&$0) }
        }
      }
      #expect(Updates.faults.isEmpty)
    }

    private func play<Shown: ElasticComponentView>(
      _ script: HostScript, _ type: Shown.Type, _ make: @escaping (Said) -> some View
    ) async throws {
      let host = ViewHost(make(Said()))
      await host.run(frames: 3)
      try await script.play(on: SwiftUIHost(host, try host.shown(type), make))
    }
  }
}

/// A view of UIKit, or of SwiftUI.
@MainActor
private class UIKitHost: ScriptedHost {
  let view: ElasticComponentView
  private let finger = UITouch()
  private let app = Forgetting()
  private let window: UIWindow
  private let list: UIScrollView
  private let player = AVPlayer()
  private(set) var events: [String] = []

  init(of view: ElasticComponentView, in window: UIWindow) {
    (self.view, self.window) = (view, window)
    list = UIScrollView(frame: window.bounds)
    view.log(app) { [weak self] in self?.events.append($0) }
  }

  convenience init(_ script: HostScript) throws {
    let window = UIWindow.onScreen()
    try self.init(of: script.view(), in: window)
    window.addSubview(list)
    list.contentSize = CGSize(width: 300, height: 2000)
    if let control = view as? ElasticRefreshControl {
      list.elasticRefreshControl = control
    } else {
      list.addSubview(view)
    }
    if let ball = view as? LyricBallView { ball.bind(to: player) }
    Screen.run(frames: 3)
  }

  func press(_ key: HostScript.Key) -> Bool {
    let count = view.unanswered.count
    view.pressesBegan([UIPress(key.code)], with: nil)
    return view.unanswered.count == count
  }

  func release(_ key: HostScript.Key) { view.pressesEnded([UIPress(key.code)], with: nil) }

  func leave() { _ = view.resignFirstResponder() }

  func perform(_ command: String) throws { view.perform(command) }

  func follow(_ state: HostScript.Player) async { await player.show(state) }

  func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws {
    try view.replay(events, of: step)
  }

  /// A finger at so many points under the upper edge, or where it is.
  private func touch(_ phase: UIGestureRecognizer.Phase, at y: Double?) {
    if let y { finger.place = CGPoint(x: 150, y: y) }
    finger.timestamp = Screen.now
    view.recognizer.receive([finger], phase)
  }

  func drag(by distance: Double) {
    touch(.began, at: 20)
    touch(.moved, at: 20 + distance)
  }

  func drop() { touch(.ended, at: nil) }

  func pull(by distance: Double) {
    list.touch()
    // Beyond its start a scroll view moves half as far as the finger.
    for _ in 0..<20 {
      list.drag(by: CGFloat(distance) / 10)
      Screen.run(frames: 1)
    }
  }

  func letGo() { list.lift() }

  func scroll(to offset: Double) { list.contentOffset.y = CGFloat(offset) }

  func setTextScale(_ scale: Double) {
    view.traitCollection.textScale = CGFloat(scale)
    view.traitCollectionDidChange(nil)
    view.layoutTree()
  }

  func activate() { _ = view.accessibilityActivate() }

  func resize(to width: Double) {
    view.frame.size.width = CGFloat(width)
    view.layoutTree()
  }

  func forget() { app.isDue = true }

  func layOut(_ layout: HostScript.Layout) async -> Int? {
    let count = app.count
    Screen.now += 0.1
    if let width = layout.width { view.frame.size.width = CGFloat(width) }
    if layout.direction == .rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.setNeedsLayout()
    window.layoutTree()
    return app.count - count
  }

  /// UIKit's own way, in SwiftUI too: its ways take a view away or make it transparent.
  func hide(_ isHidden: Bool) { view.isHidden = isHidden }

  func run(frames: Int) async { await ScreenHost.run(frames: frames) }

  func isMoving() async -> Bool { await ScreenHost.draws(in: self) }

  var isAtRest: Bool { Screen.links.isEmpty }
  var isGone: Bool? { view.window == nil && Screen.links.isEmpty }
  var inset: Double { Double(list.contentInset.top) }
  var state: String { "\(view.live.stateName)" }
  var width: Double? { view.surfaceWidth }
  var letters: Double? { view.ball?.component.wordSize }
  var isMeasured: Bool { view.ball?.needsMeasuring == false }
}

/// What an app says of a view, which changes with the steps.
private struct Said {
  var place = 0.0, isPlaying = false, isShown = true
}

/// Of SwiftUI an app asks nothing: it says how things are.
@MainActor
private final class SwiftUIHost<Content: View>: UIKitHost {
  private let host: ViewHost<Content>
  private let make: (Said) -> Content
  private var said = Said() { didSet { host.view = make(said) } }

  init(
    _ host: ViewHost<Content>, _ view: ElasticComponentView, _ make: @escaping (Said) -> Content
  ) {
    self.host = host
    self.make = make
    super.init(of: view, in: host.window)
  }

  override func perform(_ command: String) throws {
    switch command {
    case "enable": host.environment.isEnabled = true
    case "disable": host.environment.isEnabled = false
    case "show": said.isShown = true
    case "hide": said.isShown = false
    default: Issue.record("no \(command) here")
    }
    host.view = make(said)
  }

  override func follow(_ state: HostScript.Player) async {
    (said.place, said.isPlaying) = (state.place, state.isPlaying)
  }

  override func setTextScale(_ scale: Double) { host.environment.textScale = scale }

  override func resize(to width: Double) {
    host.window.frame.size.width = CGFloat(width)
    host.view = make(said)
  }

  override func layOut(_ layout: HostScript.Layout) async -> Int? {
    Screen.now += 0.1
    if layout.direction == .rightToLeft { host.environment.layoutDirection = .rightToLeft }
    if let width = layout.width { host.window.frame.size.width = CGFloat(width) }
    // It is updated after this frame and laid out before the next.
    await host.run(frames: 2)
    return nil
  }

  override func run(frames: Int) async { await host.run(frames: frames) }

  override var isAtRest: Bool { !host.moves }

  /// No app takes a view of SwiftUI's away.
  override func forget() {}
  override var isGone: Bool? { nil }
}

extension HostScript {
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
