#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticHosting
import ElasticKit

// What a component's view does in AppKit only.

extension ElasticComponentView {
  func setUpHost() {
    wantsLayer = true
    layer?.addSublayer(renderer.root)
  }

  func updateVisibility() { clock.isVisible = window?.occlusionState.contains(.visible) ?? false }

  /// Whether the component or the app wants the mouse; else it is for what lies under the view.
  var isForTouches: Bool { handlesTouches || !gestureRecognizers.isEmpty || action != nil }

  /// Whether any part of it is inside all clipping ancestors, and neither it nor an ancestor is hidden or transparent.
  var isInSight: Bool {
    // An empty rectangle intersects: only what they share tells.
    guard window != nil, !isHiddenOrHasHiddenAncestor, !visibleRect.intersection(bounds).isEmpty
    else { return false }
    var view: NSView? = self
    while let seen = view, seen.alphaValue > 0 { view = seen.superview }
    return view == nil
  }

  /// Tells screen readers what it is.
  func applyAccessibility(_ description: ElasticAccessibility) {
    spoken.begin()
    setAccessibilityElement(description.role != .decoration && description.role != .menu)
    setAccessibilityRole(description.role == .button ? .button : .group)
    setAccessibilityLabel(spokenName)
    setAccessibilityValue(spokenValue)
    spoken.end()
    setAccessibilityModal(isModal)
    setAccessibilityEnabled(isEnabled)
  }

  /// Passes an event of the mouse's first button on as a touch; returns whether the component has it.
  func handles(_ event: NSEvent, _ phase: TouchPhase) -> Bool {
    guard phase == .down || mouse != nil else { return false }
    let point = Point2D(convert(event.locationInWindow, from: nil))
    let claim = live.handle(.touch(id: 0, phase: phase, point: point), at: event.timestamp)
    mouse = phase == .up || claim == .refused ? nil : point
    return phase != .down || claim != .refused
  }

  /// The view leaves its window or is hidden, so no more events of the button will come.
  func cancelMouse() {
    guard let point = mouse else { return }
    mouse = nil
    PlatformPhase.run {
      _ = live.handle(.touch(id: 0, phase: .cancel, point: point), at: clock.now)
    }
  }
}
#endif
