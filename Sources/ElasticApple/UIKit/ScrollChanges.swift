#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// What a refresh control has changed of its scroll view, to recognise the app's changes.
@MainActor
final class ScrollChanges {
  private let end: ElasticRefreshControl.End
  /// The whole inset after the last change.
  private var inset: CGFloat
  /// The offset that was last set, which a scroll view rounds to pixels.
  private(set) var offset = 0.0
  /// How far the list's layers are moved along the axis, in points.
  private(set) var translation: CGFloat = 0
  /// What was last added to the inset, and the control's part that was in it.
  private var addition: (points: Double, part: Double)?

  init(of scrollView: UIScrollView, at end: ElasticRefreshControl.End) {
    self.end = end
    inset = scrollView.contentInset[keyPath: end.inset]
  }

  /// A change of the inset that the control did not make.
  enum Change {
    case none
    /// Another one was assigned, which knows nothing of the control's part.
    case assigned
    /// What was taken for assigned was added to the inset with this part of the control's in it, and is taken off again.
    case removed(part: Double)
  }

  /// Looks at the inset, in which `part` points are the control's.
  ///
  /// A keyboard may be added while the control's part is in the inset. That looks as if the sum were assigned, until exactly as much
  /// is taken off: then that part is the control's again.
  func readInset(of scrollView: UIScrollView, part: Double) -> Change {
    let inset = scrollView.contentInset[keyPath: end.inset]
    let change = Double(inset - self.inset)
    guard change != 0 else { return .none }
    self.inset = inset
    if let addition, abs(addition.points + change) < 0.01 {
      self.addition = nil
      return .removed(part: addition.part)
    }
    addition = change > 0 && part > 0 ? (change, part) : nil
    return .assigned
  }

  /// Whether a finger holds the list, or something else has scrolled it.
  func isMoved(_ scrollView: UIScrollView) -> Bool {
    scrollView.isTracking || abs(Double(scrollView.contentOffset[end.axis]) - offset) > 0.5
  }

  func add(_ points: Double, to scrollView: UIScrollView) {
    guard points != 0 else { return }
    var insets = scrollView.contentInset
    insets[keyPath: end.inset] += CGFloat(points)
    inset = insets[keyPath: end.inset]
    scrollView.contentInset = insets
  }

  /// Ends the scroll view's own return too, which would conflict with ours.
  func scroll(_ scrollView: UIScrollView, to offset: Double) {
    self.offset = offset
    var destination = scrollView.contentOffset
    destination[end.axis] = CGFloat(offset)
    scrollView.setContentOffset(destination, animated: false)
  }

  /// Moves all of the list's layers down, or to the right.
  func translate(_ scrollView: UIScrollView, by distance: CGFloat) {
    guard distance != translation else { return }
    translation = distance
    scrollView.moveLayers()
  }
}
#endif
