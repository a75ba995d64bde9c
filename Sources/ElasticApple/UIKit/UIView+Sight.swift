#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIView {
  /// Whether any part of it is inside all clipping ancestors, and neither it nor an ancestor is hidden or transparent.
  var isInSight: Bool {
    var (view, seen) = (self, bounds)
    while let parent = view.superview, !view.isHidden, view.alpha > 0 {
      seen = parent.convert(seen, from: view)
      if parent.clipsToBounds || parent === window { seen = seen.intersection(parent.bounds) }
      view = parent
    }
    return view === window && !seen.isEmpty
  }
}
#endif
