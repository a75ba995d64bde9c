#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

// The kit's values as Core Animation types.

extension CGColor {
  static func make(_ color: ElasticColor) -> CGColor {
    CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension CGPath {
  static func make(_ elements: some Sequence<PathElement>) -> CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let p): path.move(to: CGPoint(p))
      case .line(let p): path.addLine(to: CGPoint(p))
      case .quad(let c, let p): path.addQuadCurve(to: CGPoint(p), control: CGPoint(c))
      case .cubic(let c, let d, let p):
        path.addCurve(to: CGPoint(p), control1: CGPoint(c), control2: CGPoint(d))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension ElasticColor {
  /// The same colour in sRGB, as near as that has it; clear if it is a pattern.
  public init(_ color: CGColor) {
    let parts = CGColorSpace(name: CGColorSpace.sRGB).flatMap {
      color.converted(to: $0, intent: .defaultIntent, options: nil)?.components
    }
    guard let parts, parts.count == 4 else { self = .clear; return }
    self.init(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      alpha: Double(parts[3]))
  }
}

extension FillRule {
  var layerRule: CAShapeLayerFillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension PathStroke.Cap {
  var layerCap: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension PathStroke.Join {
  var layerJoin: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
#endif
