#if canImport(CoreGraphics)
import CoreGraphics
import ElasticKit

// The kit's values as Core Graphics types, and back.

extension Point2D {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension Size2D {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGSize {
  init(_ size: Size2D) { self.init(width: size.width, height: size.height) }
}

extension CGPoint {
  init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect2D) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension CGAffineTransform {
  init(_ map: Affine) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
#endif
