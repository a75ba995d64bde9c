#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIScrollView {
  /// The controls that are attached to it.
  var refreshControls: [ElasticRefreshControl] {
    subviews.compactMap { $0 as? ElasticRefreshControl }
  }

  /// Content that is shorter than it can be pulled too: for a control that is attached to it.
  func letShortContentBounce(along axis: ScrollAxis) {
    guard !self[keyPath: axis.bounce] else { return }
    self[keyPath: axis.bounce] = true
    for control in refreshControls where control.end.axis == axis { control.addsBounce = true }
  }

  /// The app has its own bounce again when the last control has left.
  func giveBackBounce(of control: ElasticRefreshControl?) {
    guard let control, control.addsBounce else { return }
    control.addsBounce = false
    let axis = control.end.axis
    let others = refreshControls.filter { $0 !== control && $0.end.axis == axis }
    for other in others { other.addsBounce = true }
    if others.isEmpty { self[keyPath: axis.bounce] = false }
  }

  /// Moves all layers by what the controls ask for, along the axis of each.
  func moveLayers() {
    var way = CGPoint.zero
    for link in refreshControls.compactMap(\.link) { way[link.axis] += link.changes.translation }
    layer.sublayerTransform = CATransform3DMakeTranslation(way.x, way.y, 0)
  }
}
#endif
