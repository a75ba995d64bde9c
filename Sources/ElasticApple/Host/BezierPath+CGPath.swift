#if canImport(QuartzCore)
import ElasticKit
import QuartzCore
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

extension BezierPath {
  /// The same path as a value of the kit, for every place that takes one.
  public init(_ path: CGPath) {
    self.init()
    path.applyWithBlock { element in
      let (kind, points) = (element.pointee.type, element.pointee.points)
      switch kind {
      case .moveToPoint: self.move(to: Point2D(points[0]))
      case .addLineToPoint: self.line(to: Point2D(points[0]))
      case .addQuadCurveToPoint: self.quad(Point2D(points[0]), to: Point2D(points[1]))
      case .addCurveToPoint:
        self.cubic(Point2D(points[0]), Point2D(points[1]), to: Point2D(points[2]))
      default: self.close()
      }
    }
  }

  /// The same path as a value of the kit, for every place that takes one.
  public init(_ path: ElasticComponentView.NativePath) { self.init(path.cgPath) }
}
#endif
