import CoreGraphics
import UIKit

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB }
  public let name: String
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { name = "\(red) \(green) \(blue) \(opacity)" }
  private init(_ name: String) { self.name = name }
  public static let accentColor = Color("accent")
  public static let primary = Color("primary")
  public static let clear = Color("clear")
  public static let white = Color("white")
  public static let mint = Color(red: 0, green: 1, blue: 0.5)
}

extension UIColor {
  public convenience init(_ color: Color) {
    let parts = color.name.split(separator: " ").compactMap { Double(String($0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Color: View, Primitive {
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    if self != .clear { pass.noteHit() }
  }
}

public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable { case regular, bold }
  let size: CGFloat
  private var letterWidth = 10.0
  private init(size: CGFloat) { self.size = size }
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font(size: size) }
  public static func wide(_ letterWidth: Double, size: CGFloat) -> Font {
    var font = Font(size: size)
    font.letterWidth = letterWidth
    return font
  }

  public struct Context: Hashable, Sendable {}
  public struct Resolved { public let ctFont: CTFont }
  public func resolve(in context: Context) -> Resolved {
    Resolved(ctFont: CTFont(letterWidth: letterWidth, size: Double(size)))
  }
}

public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let topLeading = UnitPoint()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
}

public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

/// documentation/swiftui/shape/path(in:)
public protocol Shape: Sendable {
  func path(in rect: CGRect) -> Path
}

public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public struct StrokeStyle: Equatable, Sendable {
  public let lineWidth: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { self.lineWidth = lineWidth }
}

public struct Path: Equatable, Shape {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private var elements: [Element] = []
  public init() {}
  public init(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func path(in rect: CGRect) -> Path { self }

  /// All points, with those that control curves.
  public var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let p), .line(let p): [p]
      case .quadCurve(let p, let c): [c, p]
      case .curve(let p, let c, let d): [c, d, p]
      case .closeSubpath: []
      }
    }
  }
}

/// All that was drawn on one canvas.
public final class Picture {
  public internal(set) var size = CGSize.zero
  public internal(set) var fills: [(path: Path, color: Color)] = []
  public internal(set) var strokes: [Path] = []
  public internal(set) var texts: [(text: String, size: CGFloat, color: Color?)] = []
  public internal(set) var layers = 0
  public internal(set) var clips = 0

  /// The greatest y of all fills.
  public var bottom: CGFloat { fills.flatMap(\.path.points).map(\.y).max() ?? 0 }
}

public struct GraphicsContext {
  public struct Shading: Sendable {
    let color: Color
    public static func color(_ color: Color) -> Shading { Shading(color: color) }
  }
  public struct ResolvedText {
    let text: Text
    public func measure(in size: CGSize) -> CGSize {
      CGSize(width: CGFloat(text.content.count) * text.size, height: text.size)
    }
    public func firstBaseline(in size: CGSize) -> CGFloat { text.size * 0.8 }
  }

  let picture: Picture
  public var opacity = 1.0
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { picture.clips += 1 }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    picture.layers += 1
    var layer = self
    try content(&layer)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    picture.fills.append((path, shading.color))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    picture.strokes.append(path)
  }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .topLeading) {
    picture.texts.append((text.text.content, text.text.size, text.text.color))
  }
}
