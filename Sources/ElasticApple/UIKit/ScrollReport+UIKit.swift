#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

extension ScrollReport {
  /// The position of a scroll view along an axis.
  @MainActor
  init(of view: UIScrollView, along axis: ScrollAxis) {
    let insets = view.adjustedContentInset
    let (leading, trailing) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let pan = view.panGestureRecognizer.state
    let isOver = pan == .ended || pan == .cancelled || pan == .failed
    self.init(
      offset: view.contentOffset[axis], length: view.bounds.size[axis],
      contentLength: view.contentSize[axis], leading: leading, trailing: trailing,
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

extension ScrollInset.Side {
  /// A distance along the axis, positive away from the middle of the content; and back.
  func outward(_ distance: Double) -> Double { self == .leading ? -distance : distance }
}
#endif
