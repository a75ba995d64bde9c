#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import QuartzCore

// What the sources for all of Apple's platforms use by one name.

typealias NativeView = NSView
typealias NativeFont = NSFont
typealias SpokenAction = NSAccessibilityCustomAction

extension NSView {
  /// A display link of the screen that shows the view, also after its window has moved to another; it runs when
  /// it has been added to a run loop.
  func makeLink(target: Any, selector: Selector) -> CADisplayLink {
    displayLink(target: target, selector: selector)
  }

  /// Changes views at once, also in an app's animation, in which the drawing beside them would not be animated.
  static func withoutAnimation(_ change: () -> Void) {
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0
      context.allowsImplicitAnimation = false
      change()
    }
  }

  /// Draws it above its siblings of a lower order; 0 is usual.
  func setDrawingOrder(_ order: CGFloat) {
    wantsLayer = true
    layer?.zPosition = order
  }

  /// Gives it a place and an opacity.
  func place(_ frame: CGRect, opacity: CGFloat) {
    // A layer keeps its opacity as a Float.
    if Float(alphaValue) != Float(opacity) { alphaValue = opacity }
    if self.frame != frame { self.frame = frame }
  }
}

extension NSView {
  /// An action of screen readers on this view, with the effect of a component's drag.
  func addSpokenAction(of component: ElasticComponentView) -> SpokenAction {
    let action = NSAccessibilityCustomAction(name: component.actionName) { [weak component] in
      component?.accessibilityPerformPress() ?? false
    }
    setAccessibilityCustomActions((accessibilityCustomActions() ?? []) + [action])
    component.actionElsewhere = action
    return action
  }

  func removeSpokenAction(_ action: SpokenAction?) {
    setAccessibilityCustomActions(accessibilityCustomActions()?.filter { $0 !== action })
  }

  /// Clips it to rounded corners of this radius.
  func round(by radius: CGFloat) {
    wantsLayer = true
    layer?.cornerRadius = radius
    layer?.masksToBounds = true
  }

  func addSubviewAtBack(_ view: NSView) {
    addSubview(view, positioned: .below, relativeTo: nil)
  }

  /// Screen readers go on in this view.
  func moveScreenReaders() { NSAccessibility.post(element: self, notification: .layoutChanged) }

  func hideFromReaders(_ isHidden: Bool) { setAccessibilityHidden(isHidden) }

  static var followsSize: AutoresizingMask { [.width, .height] }
}

extension ElasticComponentView {
  /// The platform's class of views.
  public typealias NativeContent = NSView
  /// The platform's class of colours.
  public typealias NativeColor = NSColor
  /// The platform's class of paths.
  public typealias NativePath = NSBezierPath

  /// Pixels a point.
  var displayScale: CGFloat { window?.backingScaleFactor ?? 1 }

  func sendPrimaryAction() { _ = sendAction(action, to: target) }
}
#endif
