#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// What lies between a refresh control and the end of its scroll view: under a bar of glass the wave is seen there too.
@MainActor
final class BarBackdrop {
  let layer = ShapeLayer()
  /// Whether it lies at the upper side of the control, or at the lower.
  var isAbove = true
  /// How far the bar reaches over the scroll view, in points.
  private(set) var depth: CGFloat = 0
  private var isShown = false

  /// The control's frame, and what is seen of the scroll view, have changed.
  func reach(from frame: CGRect, to bounds: CGRect) {
    depth = isAbove ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
  }

  /// Shows it beside a control of this size, in the wave's colour and opacity.
  func show(_ size: CGSize, of color: ElasticColor, opacity: Double) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    // A scroll view rounds its offset to pixels.
    let isSeen = opacity > 0 && depth > 0.5
    let top = isAbove ? -depth : size.height
    if isSeen {
      let frame = CGRect(x: 0, y: top, width: size.width, height: depth)
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
    path.move(to: Point2D(0, Double(frame.minY)))
    path.line(to: Point2D(Double(frame.maxX), Double(frame.minY)))
    path.line(to: Point2D(Double(frame.maxX), Double(frame.maxY)))
    path.line(to: Point2D(0, Double(frame.maxY)))
    path.close()
    return path
  }
}
#endif
