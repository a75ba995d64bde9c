#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIScrollView {
  /// The elastic control that refreshes the content; setting it replaces the previous one.
  @objc public var elasticRefreshControl: ElasticRefreshControl? {
    get { elasticControl(at: .top) }
    set { setElasticControl(newValue, at: .top) }
  }

  /// The elastic control that loads more content at the end of it; setting it replaces the previous one.
  @objc public var elasticLoadMoreControl: ElasticRefreshControl? {
    get { elasticControl(at: .bottom) }
    set { setElasticControl(newValue, at: .bottom) }
  }

  private func elasticControl(at end: ElasticRefreshControl.End) -> ElasticRefreshControl? {
    subviews.lazy.compactMap { $0 as? ElasticRefreshControl }.first { $0.end == end }
  }

  private func setElasticControl(
    _ control: ElasticRefreshControl?, at end: ElasticRefreshControl.End
  ) {
    let old = elasticControl(at: end)
    guard old !== control else { return }
    old?.removeFromSuperview()
    control?.removeFromSuperview()
    control?.end = end
    if let control { addSubview(control) }
  }
}

extension ElasticRefreshControl {
  /// The control at the end of the same list.
  var footer: ElasticRefreshControl? { (superview as? UIScrollView)?.elasticLoadMoreControl }
}
#endif
