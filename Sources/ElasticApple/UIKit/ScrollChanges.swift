#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// What a refresh control has changed of its scroll view, so that the app's changes can be told from it.
@MainActor
final class ScrollChanges {
  private let side: ScrollInset.Side
  /// The whole inset after the last change.
  private var inset: CGFloat
  /// The offset that was last set, which a scroll view rounds to pixels.
  private(set) var offset = 0.0
  private var translation: CGFloat = 0

  init(of scrollView: UIScrollView, at side: ScrollInset.Side) {
    self.side = side
    inset = scrollView.contentInset[side]
  }

  /// Whether the app has assigned another inset, which knows nothing of the control's part.
  func readInset(of scrollView: UIScrollView) -> Bool {
    let inset = scrollView.contentInset[side]
    defer { self.inset = inset }
    return inset != self.inset
  }

  /// Whether a finger holds the list, or something else has scrolled it.
  func isMoved(_ scrollView: UIScrollView) -> Bool {
    scrollView.isTracking || abs(Double(scrollView.contentOffset.y) - offset) > 0.5
  }

  func add(_ points: Double, to scrollView: UIScrollView) {
    guard points != 0 else { return }
    var insets = scrollView.contentInset
    insets[side] += CGFloat(points)
    inset = insets[side]
    scrollView.contentInset = insets
  }

  /// Ends the scroll view's own return too, which would conflict with ours.
  func scroll(_ scrollView: UIScrollView, to offset: Double) {
    self.offset = offset
    let place = CGPoint(x: scrollView.contentOffset.x, y: CGFloat(offset))
    scrollView.setContentOffset(place, animated: false)
  }

  /// Moves all of the list's layers down.
  func translate(_ scrollView: UIScrollView, by distance: CGFloat) {
    guard distance != translation else { return }
    translation = distance
    scrollView.layer.sublayerTransform = CATransform3DMakeTranslation(0, distance, 0)
  }
}
#endif
