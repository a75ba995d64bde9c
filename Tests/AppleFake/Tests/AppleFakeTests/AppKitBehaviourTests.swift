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
      try await script.play(on: AppKitHost(script))
    }
  }
}

@MainActor
private final class AppKitHost: ScriptedHost {
  private let view: ElasticComponentView
  private let app = AppKitForgetting()
  private let window = NSWindow.onScreen()
  private let list = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let player = AVPlayer()
  private var pointer = CGPoint.zero
  private let middle = CGPoint(x: 150, y: 200)
  private(set) var events: [String] = []

  init(_ script: HostScript) throws {
    view = try script.view()
    list.documentView = List(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    if let control = view as? ElasticRefreshControl {
      list.elasticRefreshControl = control
      window.contentView.addSubview(list)
    } else {
      window.contentView.addSubview(view)
    }
    window.makeFirstResponder(view)
    view.log(app) { [weak self] in self?.events.append($0) }
    if let ball = view as? LyricBallView { ball.bind(to: player) }
    Screen.run(frames: 3)
  }

  func press(_ key: HostScript.Key) -> Bool {
    let count = window.unhandled.count
    view.keyDown(with: NSEvent(.keyDown, keyCode: key.code))
    return window.unhandled.count == count
  }

  func release(_ key: HostScript.Key) { view.keyUp(with: NSEvent(.keyUp, keyCode: key.code)) }

  func leave() { window.makeFirstResponder(nil) }

  func perform(_ command: String) throws { view.perform(command) }

  func follow(_ state: HostScript.Player) async { await player.show(state) }

  func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws {
    try view.replay(events, of: step)
  }

  func drag(by distance: Double) {
    // Of a window the origin is at the lower left; the view's upper edge is 400 points above it.
    window.sendEvent(NSEvent(.leftMouseDown, at: CGPoint(x: 150, y: 380)))
    pointer = CGPoint(x: 150, y: 380 - distance)
    window.sendEvent(NSEvent(.leftMouseDragged, at: pointer))
  }

  func drop() { window.sendEvent(NSEvent(.leftMouseUp, at: pointer)) }

  func pull(by distance: Double) {
    window.sendEvent(.scroll(.began, at: middle))
    for _ in 0..<20 {
      Screen.run(frames: 1)
      window.sendEvent(.scroll(.changed, by: 0, CGFloat(distance / 20), at: middle))
    }
  }

  func letGo() { window.sendEvent(.scroll(.ended, at: middle)) }

  func scroll(to offset: Double) {
    window.sendEvent(.scroll([], by: 0, CGFloat(-offset), at: middle))
  }

  func setTextScale(_ scale: Double) { view.textScale = scale }

  func activate() { _ = view.accessibilityPerformPress() }

  func resize(to width: Double) { view.frame.size.width = CGFloat(width) }

  func forget() { app.isDue = true }

  func layOut(_ layout: HostScript.Layout) async -> Int? {
    let count = app.count
    Screen.now += 0.1
    if let width = layout.width { view.frame.size.width = CGFloat(width) }
    if layout.direction == .rightToLeft { view.userInterfaceLayoutDirection = .rightToLeft }
    return app.count - count
  }

  func hide(_ isHidden: Bool) { view.isHidden = isHidden }

  func run(frames: Int) async { await ScreenHost.run(frames: frames) }

  func isMoving() async -> Bool { await ScreenHost.draws(in: self) }

  var isAtRest: Bool { Screen.links.isEmpty }
  var isGone: Bool? { view.window == nil && Screen.links.isEmpty }
  var inset: Double { Double(list.contentView.frame.minY) }
  var state: String { "\(view.live.stateName)" }
  var width: Double? { view.surfaceWidth }
  var letters: Double? { view.ball?.component.wordSize }
  var isMeasured: Bool { view.ball?.needsMeasuring == false }
}

/// A document whose first row is at its upper end.
private final class List: NSView {
  override var isFlipped: Bool { true }
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
