#if canImport(UIKit) && !os(watchOS)
import UIKit

// What the sources for all of Apple's platforms use by one name.

typealias NativeView = UIView
typealias NativeFont = UIFont
typealias SpokenAction = UIAccessibilityCustomAction

extension UIView {
  /// A display link; it runs when it has been added to a run loop.
  func makeLink(target: Any, selector: Selector) -> CADisplayLink {
    CADisplayLink(target: target, selector: selector)
  }

  /// Changes views at once, also in an app's animation, in which the drawing beside them would not be animated.
  static func withoutAnimation(_ change: () -> Void) { performWithoutAnimation(change) }

  /// Draws it above its siblings of a lower order; 0 is usual.
  func setDrawingOrder(_ order: CGFloat) { layer.zPosition = order }

  /// Gives it a place and an opacity; the frame of a view with a transform is undefined.
  func place(_ frame: CGRect, opacity: CGFloat) {
    // A layer keeps its opacity as a Float.
    if Float(alpha) != Float(opacity) { alpha = opacity }
    let anchor = layer.anchorPoint
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if center != middle { center = middle }
  }
}

extension UIView {
  /// An action of screen readers on this view, with the effect of a component's drag.
  func addSpokenAction(of component: ElasticComponentView) -> SpokenAction {
    let action = UIAccessibilityCustomAction(name: component.actionName) { [weak component] _ in
      component.map { $0.live.activate(at: $0.clock.now) } ?? false
    }
    accessibilityCustomActions = (accessibilityCustomActions ?? []) + [action]
    component.actionElsewhere = action
    return action
  }

  func removeSpokenAction(_ action: SpokenAction?) {
    accessibilityCustomActions?.removeAll { $0 === action }
  }

  /// Clips it to rounded corners of this radius.
  func round(by radius: CGFloat) {
    layer.cornerRadius = radius
    clipsToBounds = true
  }

  func addSubviewAtBack(_ view: UIView) { insertSubview(view, at: 0) }

  /// Screen readers go on in this view.
  func moveScreenReaders() { UIAccessibility.post(notification: .screenChanged, argument: self) }

  func hideFromReaders(_ isHidden: Bool) { accessibilityElementsHidden = isHidden }

  static var followsSize: AutoresizingMask { [.flexibleWidth, .flexibleHeight] }
}

extension ElasticComponentView {
  /// The platform's class of views.
  public typealias NativeContent = UIView
  /// The platform's class of colours.
  public typealias NativeColor = UIColor
  /// The platform's class of paths.
  public typealias NativePath = UIBezierPath

  /// Pixels a point.
  var displayScale: CGFloat { traitCollection.displayScale }

  func sendPrimaryAction() { sendActions(for: .primaryActionTriggered) }
}
#endif
