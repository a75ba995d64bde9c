#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ScrollReport {
  /// The vertical position of a scroll view.
  @MainActor
  init(of view: UIScrollView) {
    let pan = view.panGestureRecognizer.state
    let isOver = pan == .ended || pan == .cancelled || pan == .failed
    self.init(
      offset: view.contentOffset.y, length: view.bounds.size.height,
      contentLength: view.contentSize.height, leading: view.adjustedContentInset.top,
      trailing: view.adjustedContentInset.bottom,
      // Two fingers on a trackpad drag it and touch nothing.
      isTracking: (view.isTracking || view.isDragging) && !isOver)
  }

  /// The total inset at a side.
  subscript(side: ScrollInset.Side) -> Double {
    get { side == .leading ? leading : trailing }
    set { if side == .leading { leading = newValue } else { trailing = newValue } }
  }

  /// The offset at which a side's end of the content is seen.
  func end(at side: ScrollInset.Side) -> Double { side == .leading ? start : end }
}

extension UIEdgeInsets {
  subscript(side: ScrollInset.Side) -> CGFloat {
    get { side == .leading ? top : bottom }
    set { if side == .leading { top = newValue } else { bottom = newValue } }
  }
}

extension ScrollInset.Side {
  /// A distance along the axis, positive away from the middle of the content; and back.
  func outward(_ distance: Double) -> Double { self == .leading ? -distance : distance }
}
#endif
