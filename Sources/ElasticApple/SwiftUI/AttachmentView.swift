#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A view behind a SwiftUI view that attaches a refresh control to the SwiftUI view's scroll view,
/// or to the scroll view around it.
final class AttachmentView: UIView {
  private let control: ElasticRefreshControl

  init(_ control: ElasticRefreshControl) {
    self.control = control
    super.init(frame: .zero)
  }

  /// Unavailable: SwiftUI makes it.
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil, control.window == nil, let scrollView = nearestScrollView else { return }
    if control.end == .top {
      scrollView.elasticRefreshControl = control
    } else {
      scrollView.elasticLoadMoreControl = control
    }
    // SwiftUI may replace the scroll view, and does not say so.
    control.onLeave = { [weak self] in self?.setNeedsLayout() }
  }

  private var nearestScrollView: UIScrollView? {
    var ancestor = superview
    while let view = ancestor {
      if let found = view as? UIScrollView ?? scrollView(in: view) { return found }
      ancestor = view.superview
    }
    return nil
  }

  /// A scroll view over this view.
  private func scrollView(in view: UIView) -> UIScrollView? {
    for child in view.subviews where child !== self {
      if let found = child as? UIScrollView, bounds.intersects(convert(found.bounds, from: found)) {
        return found
      }
      if let found = scrollView(in: child) { return found }
    }
    return nil
  }
}
#endif
