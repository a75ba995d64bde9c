#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// What lies between a refresh control and the end of its scroll view: under a bar of glass the wave is seen there too, and beside
/// the camera of a phone that lies on its side.
@MainActor
final class BarBackdrop {
  let layer = ShapeLayer()
  /// The side of the control at which it lies.
  var end = ElasticRefreshControl.End.top
  /// How far the bar reaches over the scroll view, in points.
  private(set) var depth: CGFloat = 0
  private var isShown = false

  /// The control's frame, and what is seen of the scroll view, have changed.
  func reach(from frame: CGRect, to bounds: CGRect) {
    let offset = frame.origin[end.axis] - bounds.origin[end.axis]
    depth = end.isLeading ? offset : -offset
  }

  /// Shows it beside a control of this size, in the wave's colour and opacity.
  func show(_ size: CGSize, of color: ElasticColor, opacity: Double) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // A scroll view rounds its offset to pixels.
    let isSeen = opacity > 0 && depth > 0.5
    if isSeen {
      var frame = CGRect(origin: .zero, size: size)
      frame.origin[end.axis] = end.isLeading ? -depth : size[end.axis]
      frame.size[end.axis] = depth
      layer.fill(strip(frame).elements, color, .nonZero)
      if layer.opacity != Float(opacity) { layer.opacity = Float(opacity) }
    } else if isShown {
      layer.clear()
    }
    isShown = isSeen
    CATransaction.commit()
  }

  private func strip(_ frame: CGRect) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point2D(Double(frame.minX), Double(frame.minY)))
    path.line(to: Point2D(Double(frame.maxX), Double(frame.minY)))
    path.line(to: Point2D(Double(frame.maxX), Double(frame.maxY)))
    path.line(to: Point2D(Double(frame.minX), Double(frame.maxY)))
    path.close()
    return path
  }
}
#endif
