#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

// What a refresh control does in AppKit only.

extension ElasticRefreshControl.End {
  var edge: ElasticEdge { self == .top ? .top : .bottom }
}

extension ElasticRefreshControl {
  func setUpControl() { keyEquivalent = Self.key(for: end) }

  func fitEnd(from old: End) {
    if keyEquivalent == Self.key(for: old) { keyEquivalent = Self.key(for: end) }
  }

  /// One key refreshes; none loads more.
  private static func key(for end: End) -> String { end == .top ? "r" : "" }

  func isKeyEquivalent(_ event: NSEvent) -> Bool {
    let flags = event.modifierFlags.intersection([.command, .shift, .control, .option])
    return isEnabled && !keyEquivalent.isEmpty && flags == .command
      && event.charactersIgnoringModifiers == keyEquivalent
  }

  /// Refreshes, as a pull does; for a button or a menu item.
  @objc public func refreshNow(_ sender: AnyObject?) { live.activate(at: clock.now) }

  func sendRefreshAction() { sendPrimaryAction() }

  /// Nothing: a control of AppKit has one action.
  func sendCancelAction() {}

  /// What the content gives way by, in points.
  var room: CGFloat {
    let output = refresh.output
    return CGFloat(max(output.inset + output.shift, 0))
  }

  func loadMoreIfNear() { (superview as? ElasticScrollView)?.loadMore() }

  func fitScrollView() { (superview as? ElasticScrollView)?.fit() }

  func moveScrollView() { fitScrollView() }

  /// Nothing: a scroll view lies under no bar.
  func showStrip() {}
}
#endif
