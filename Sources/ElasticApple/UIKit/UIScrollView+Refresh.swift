#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIScrollView {
  /// The elastic control that refreshes the content, at its top or its left; setting it replaces the previous one. A control for another
  /// end is put at the top.
  @objc public var elasticRefreshControl: ElasticRefreshControl? {
    get { elasticControl(like: .top) }
    set { setElasticControl(newValue, like: .top) }
  }

  /// The elastic control that loads more content at the end of it, at its bottom or its right; setting it replaces the previous one. A
  /// control for another end is put at the bottom.
  @objc public var elasticLoadMoreControl: ElasticRefreshControl? {
    get { elasticControl(like: .bottom) }
    set { setElasticControl(newValue, like: .bottom) }
  }

  /// The control at the beginning of the content, or at its end, along whichever axis.
  private func elasticControl(like end: ElasticRefreshControl.End) -> ElasticRefreshControl? {
    refreshControls.first { $0.end.isLeading == end.isLeading }
  }

  private func setElasticControl(
    _ control: ElasticRefreshControl?, like end: ElasticRefreshControl.End
  ) {
    let old = elasticControl(like: end)
    guard old !== control else { return }
    old?.removeFromSuperview()
    control?.removeFromSuperview()
    guard let control else { return }
    if control.end.isLeading != end.isLeading { control.end = end }
    addSubview(control)
  }
}

extension ElasticRefreshControl {
  /// The control at the end of the same list.
  var footer: ElasticRefreshControl? { (superview as? UIScrollView)?.elasticLoadMoreControl }
}
#endif
