#if canImport(QuartzCore)
import CoreGraphics
import ElasticKit

/// Where content behind a surface lies: beside a strip at the surface's edge, and moved on as far as the surface is pulled.
/// A list that got another size in each frame would lay out its rows in each frame.
struct SurfaceContent {
  /// The depth of the strip, in points.
  let strip: Double
  /// How far the content is moved away from the edge, in points.
  private let distance: Double

  /// For the inset of now, and that at rest.
  init(inset: Double, rest: Double) {
    strip = min(inset, rest)
    distance = max(inset - rest, 0)
  }

  /// Where a header lies: in the surface, as deep as that is at rest, and moved on with its edge.
  func header(at edge: ElasticEdge, in size: CGSize) -> CGRect {
    let way = shift(from: edge)
    return edge.strip(CGFloat(strip), in: size).offsetBy(dx: way.width, dy: way.height)
  }

  /// The way of the content from a side of the screen; `start` is the left.
  func shift(from edge: ElasticEdge) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: distance)
    case .bottom: CGSize(width: 0, height: -distance)
    case .left, .start: CGSize(width: distance, height: 0)
    case .right, .end: CGSize(width: -distance, height: 0)
    }
  }
}

extension ElasticEdge {
  /// The strip of this depth at an edge of a view; `start` is the left.
  func strip(_ depth: CGFloat, in size: CGSize) -> CGRect {
    switch self {
    case .top: CGRect(x: 0, y: 0, width: size.width, height: depth)
    case .bottom: CGRect(x: 0, y: size.height - depth, width: size.width, height: depth)
    case .left, .start: CGRect(x: 0, y: 0, width: depth, height: size.height)
    case .right, .end: CGRect(x: size.width - depth, y: 0, width: depth, height: size.height)
    }
  }
}
#endif
