@_exported import Foundation

public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public func inverted() -> CGAffineTransform {
    let size = a * d - b * c
    return CGAffineTransform(
      a: d / size, b: -b / size, c: -c / size, d: a / size, tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size)
  }

  /// The size of the box around a transformed rectangle.
  public func box(of size: CGSize) -> CGSize {
    CGSize(
      width: abs(a) * size.width + abs(c) * size.height,
      height: abs(b) * size.width + abs(d) * size.height)
  }
}

public enum CGColorRenderingIntent: Sendable { case defaultIntent }

public final class CGColorSpace: Sendable {
  public static let sRGB = "sRGB"
  public init?(name: String) {}
}

public final class CGColor: Sendable {
  /// How many were made.
  nonisolated(unsafe) public static var count = 0

  public let components: [CGFloat]?

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    Self.count += 1
    components = [red, green, blue, alpha]
  }

  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: String]?
  ) -> CGColor? { self }
}

public enum CGPathElementType: Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

/// Stores its points.
public class CGPath {
  public fileprivate(set) var points: [CGPoint] = []
  fileprivate var types: [CGPathElementType] = []

  /// documentation/coregraphics/cgpath/applywithblock(_:)
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var next = 0
    for type in types {
      let count =
        switch type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      var own = Array(points[next..<next + count])
      next += count
      own.withUnsafeMutableBufferPointer { buffer in
        // Core Graphics promises no points for an element that has none.
        let place = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)!
        var element = CGPathElement(type: type, points: place)
        block(&element)
      }
    }
  }
}

public final class CGMutablePath: CGPath {
  /// How many were made.
  nonisolated(unsafe) public static var count = 0

  public override init() { Self.count += 1 }
  public func move(to point: CGPoint) { add(.moveToPoint, point) }
  public func addLine(to point: CGPoint) { add(.addLineToPoint, point) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.addQuadCurveToPoint, control, end)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.addCurveToPoint, control1, control2, end)
  }
  public func closeSubpath() { add(.closeSubpath) }
  private func add(_ type: CGPathElementType, _ new: CGPoint...) {
    types.append(type)
    points += new
  }
}
