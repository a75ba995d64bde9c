#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import QuartzCore

// What the sources for all of Apple's platforms use by one name.

typealias NativeView = NSView
typealias NativeFont = NSFont

extension NSView {
  /// A display link of the screen that shows the view, also after its window has moved to another; it runs when
  /// it has been added to a run loop.
  func makeLink(target: Any, selector: Selector) -> CADisplayLink {
    displayLink(target: target, selector: selector)
  }

  /// Draws it above its siblings of a lower order; 0 is usual.
  func setDrawingOrder(_ order: CGFloat) {
    wantsLayer = true
    layer?.zPosition = order
  }

  /// Gives it a place and an opacity.
  func place(_ frame: CGRect, opacity: CGFloat) {
    alphaValue = opacity
    self.frame = frame
  }
}

extension ElasticComponentView {
  /// The platform's class of views.
  public typealias NativeContent = NSView
  /// The platform's class of colours.
  public typealias NativeColor = NSColor

  /// Pixels a point.
  var displayScale: CGFloat { window?.backingScaleFactor ?? 1 }

  /// Whether any part of it is inside all clipping ancestors, and neither it nor an ancestor is hidden or transparent.
  var isInSight: Bool {
    // An empty rectangle intersects: only what they share tells.
    window != nil && !isHiddenOrHasHiddenAncestor && !visibleRect.intersection(bounds).isEmpty
      && sequence(first: self as NSView, next: \.superview).allSatisfy { $0.alphaValue > 0 }
  }

  /// Whether the component or the app wants the mouse; else it is for what lies under the view.
  var isForTheMouse: Bool { takesTouches || !gestureRecognizers.isEmpty || action != nil }

  func sendPrimaryAction() { _ = sendAction(action, to: target) }
}
#endif
