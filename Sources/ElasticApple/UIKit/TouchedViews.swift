#if canImport(UIKit) && !os(watchOS)
import ElasticHosting
import ElasticKit
import UIKit

/// What a touch goes down on, from the innermost view to the one that a component's recogniser is in: what may use the touch
/// before the component.
@MainActor
struct TouchedViews {
  /// Where it went down, in the component's coordinates.
  let start: Point2D
  /// The directions in which it may be the component's; none on a control that uses a drag itself.
  private(set) var free = TouchDirections.all
  /// The scroll views.
  private(set) var scrollViews: [UIScrollView] = []
  /// The views of other components.
  private(set) var inner: [ElasticComponentView] = []

  init(under touch: UITouch, for recognizer: TouchRecognizer, at start: Point2D) {
    self.start = start
    let around = recognizer.around
    var next = touch.view
    while let view = next, view !== around {
      // So a slider keeps its thumb and a switch its knob, and so an app's own control says that it uses a drag.
      if !view.gestureRecognizerShouldBegin(recognizer) { free = [] }
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
        scrollViews.append(scrollView)
        // A closed menu's edge comes first, as a screen's edge does.
        if recognizer.component?.isAtEdge != true { free.subtract(scrollView.scrollDirections) }
      }
      if let component = view as? ElasticComponentView, component !== recognizer.component {
        inner.append(component)
      }
      next = view.superview
    }
  }

  /// Whether one of the scroll views scrolls by a recogniser.
  func scrolls(_ recognizer: UIGestureRecognizer) -> Bool {
    scrollViews.contains { $0.panGestureRecognizer === recognizer }
  }
}

extension UIScrollView {
  /// The directions in which a finger can still scroll it; beyond its ends it only bounces.
  fileprivate var scrollDirections: TouchDirections {
    let inset = adjustedContentInset
    func directions(
      _ offset: CGFloat, _ before: CGFloat, _ content: CGFloat, _ after: CGFloat, _ seen: CGFloat,
      isHorizontal: Bool
    ) -> TouchDirections {
      TouchDirections(
        scrollingBy: Double(offset), from: Double(-before),
        to: Double(max(content + after - seen, -before)), isHorizontal: isHorizontal)
    }
    return directions(
      contentOffset.x, inset.left, contentSize.width, inset.right, bounds.width, isHorizontal: true
    ).union(
      directions(
        contentOffset.y, inset.top, contentSize.height, inset.bottom, bounds.height,
        isHorizontal: false))
  }
}
#endif
