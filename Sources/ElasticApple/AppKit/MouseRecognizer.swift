#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticHosting
import ElasticKit

/// Passes the mouse to a component first and obeys its claim: the views under it get a refused click, and lose a
/// claimed one.
///
/// AppKit keeps the events of the first button back from the views until the recogniser has failed.
final class MouseRecognizer: NSGestureRecognizer {
  /// Passes an event to the component as a touch.
  var onTouch: (ElasticInput, Double) -> TouchClaim = { _, _ in .refused }

  /// The component's view, if this recogniser is in another one: clicks outside of it are not the component's.
  weak var space: ElasticComponentView?

  private var claims = TouchArbiter()
  private var last = (point: Point2D.origin, time: 0.0)

  init() { super.init(target: nil, action: nil) }

  /// Unavailable: it is made by a view.
  required init?(coder: NSCoder) { nil }

  override func mouseDown(with event: NSEvent) {
    // With Control it is a secondary click.
    let isSecondary = event.modifierFlags.contains(.control)
    if isSecondary || isForOthers(event) { state = .failed } else { show(event, .down) }
  }

  override func mouseDragged(with event: NSEvent) { show(event, .move) }

  override func mouseUp(with event: NSEvent) { show(event, .up) }

  /// Another recogniser won, or the button is up: cancels what the component still has.
  override func reset() {
    super.reset()
    if !claims.live.isEmpty {
      // AppKit also resets it while it removes the view.
      PlatformPhase.run {
        _ = onTouch(.touch(id: 0, phase: .cancel, point: last.point), last.time)
      }
    }
    claims.removeAll()
  }

  /// Whether a click is on what uses a drag itself, or on another component.
  private func isForOthers(_ event: NSEvent) -> Bool {
    var next = touched(by: event)
    while let inner = next, inner !== view {
      if inner.usesDrags { return true }
      next = inner.superview
    }
    return false
  }

  /// The view that a click goes down on.
  private func touched(by event: NSEvent) -> NSView? {
    let content: NSView? = view?.window?.contentView
    return content?.hitTest(event.locationInWindow)
  }

  private func show(_ event: NSEvent, _ phase: TouchPhase) {
    guard phase == .down || !claims.live.isEmpty else { return }
    let point = location(in: space ?? view)
    last = (Point2D(point), event.timestamp)
    let isOutside = phase == .down && space?.mayShare(point, on: touched(by: event)) == false
    let claim =
      isOutside ? .refused : onTouch(.touch(id: 0, phase: phase, point: last.point), last.time)
    switch claims.note(claim, id: 0, phase: phase) {
    case .wait, .ignore: break
    case .begin: state = .began
    case .change: state = .changed
    case .end: state = .ended
    case .cancel: state = .cancelled
    case .fail: state = .failed
    }
  }
}

extension NSView {
  /// Whether it uses a drag of the mouse itself: a slider, a switch, a bar, text that can be selected, or a component inside a menu.
  fileprivate var usesDrags: Bool {
    switch self {
    case is NSSlider, is NSSwitch, is NSScroller, is NSText: true
    case let field as NSTextField: field.isSelectable
    case let component as ElasticComponentView:
      !(component is MenuStage) && component.handlesTouches
    default: false
    }
  }
}

extension ElasticComponentView {
  func makeRecognizer() -> MouseRecognizer {
    let recognizer = MouseRecognizer()
    recognizer.onTouch = { [weak self] input, time in
      self?.live.handle(input, at: time) ?? .refused
    }
    return recognizer
  }
}
#endif
