#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension BezierPath {
  /// The same path as a value of the kit, for every place that takes one.
  ///
  ///     ElasticShape(path: BezierPath(Path { $0.addEllipse(in: frame) }))
  public init(_ path: Path) {
    self.init()
    path.forEach { element in
      switch element {
      case .move(let p): move(to: Point2D(p))
      case .line(let p): line(to: Point2D(p))
      case .quadCurve(let p, let c): quad(Point2D(c), to: Point2D(p))
      case .curve(let p, let c, let d): cubic(Point2D(c), Point2D(d), to: Point2D(p))
      case .closeSubpath: close()
      }
    }
  }
}

extension Path {
  /// The same path as a shape of SwiftUI.
  public init(_ path: BezierPath) { self.init(path.elements) }

  init(_ elements: BezierPath.Elements) {
    self.init()
    for element in elements {
      switch element {
      case .move(let p): move(to: CGPoint(p))
      case .line(let p): addLine(to: CGPoint(p))
      case .quad(let c, let p): addQuadCurve(to: CGPoint(p), control: CGPoint(c))
      case .cubic(let c, let d, let p):
        addCurve(to: CGPoint(p), control1: CGPoint(c), control2: CGPoint(d))
      case .close: closeSubpath()
      }
    }
  }
}
#endif
