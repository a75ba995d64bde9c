#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIScrollView {
  private var refreshControls: [ElasticRefreshControl] {
    subviews.compactMap { $0 as? ElasticRefreshControl }
  }

  /// Content that is shorter than it can be pulled too: for a control that is attached to it.
  func letShortContentBounce() {
    guard !alwaysBounceVertical else { return }
    alwaysBounceVertical = true
    for control in refreshControls { control.addsBounce = true }
  }

  /// The app has its own bounce again when the last control has left.
  func giveBackBounce(of control: ElasticRefreshControl?) {
    guard let control, control.addsBounce else { return }
    control.addsBounce = false
    let others = refreshControls.filter { $0 !== control }
    for other in others { other.addsBounce = true }
    if others.isEmpty { alwaysBounceVertical = false }
  }
}
#endif
