@_exported import CoreText

/// Every setter of a property counts, as Core Animation sends a value that was set, equal or not.
open class CALayer {
  public var sublayers: [CALayer]? { didSet { change() } }
  public var mask: CALayer? { didSet { change() } }
  public var opacity: Float = 1 { didSet { changeInMotion() } }
  public var isHidden = false { didSet { change() } }
  public var masksToBounds = false { didSet { change() } }
  public var cornerRadius: CGFloat = 0 { didSet { change() } }
  open var contentsScale: CGFloat = 1 { didSet { change() } }
  public var bounds = CGRect.zero {
    didSet {
      moveOn(from: oldValue)
      changeInMotion()
    }
  }
  public var position = CGPoint.zero { didSet { changeInMotion() } }
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { change() } }
  public var zPosition: CGFloat = 0 { didSet { change() } }
  public private(set) var transform: CGAffineTransform? { didSet { changeInMotion() } }
  public var sublayerTransform = CATransform3DMakeTranslation(0, 0, 0) {
    didSet { changeInMotion() }
  }

  /// Whether a change is animated: of a view's own layer the view decides.
  public var animates: () -> Bool = { CATransaction.isAnimating }
  /// The time now, and how long an animated change of now takes, in seconds.
  public var animationTime: () -> (now: Double, duration: Double) = { (0, 0) }
  private var way: (from: CGRect, start: Double, duration: Double)?

  private func moveOn(from old: CGRect) {
    guard bounds != old else { return }
    let (now, duration) = animationTime()
    way = animates() && duration > 0 ? (old, now, duration) : nil
  }

  /// documentation/quartzcore/calayer/presentation(): "the state of the layer as it currently appears onscreen". Of its bounds, which
  /// go at one pace here.
  public func presentation() -> CALayer? {
    let copy = CALayer()
    copy.bounds = bounds
    guard let way else { return copy }
    let part = min((animationTime().now - way.start) / way.duration, 1)
    copy.bounds.size = CGSize(
      width: way.from.width + (bounds.width - way.from.width) * part,
      height: way.from.height + (bounds.height - way.from.height) * part)
    return copy
  }
  /// How often something of it was set that is animated.
  public private(set) var animatedChanges = 0
  /// How often something of it was set.
  public private(set) var changes = 0

  public init() {}
  public func setAffineTransform(_ transform: CGAffineTransform) { self.transform = transform }
  public private(set) weak var superlayer: CALayer?
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }
  /// documentation/quartzcore/calayer/insertsublayer(_:at:): takes it from the layer that it was in.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.superlayer?.sublayers?.removeAll { $0 === layer }
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(index), all.count))
    sublayers = all
    layer.superlayer = self
  }
  /// documentation/quartzcore/calayer/zposition: layers of a greater one are in front; of the same, those that came later.
  public var drawnSublayers: [CALayer] {
    (sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  fileprivate func change() { changes += 1 }

  /// Of what Core Animation would animate by itself.
  fileprivate func changeInMotion() {
    change()
    guard animates() else { return }
    animatedChanges += 1
    CATransaction.animatedChanges += 1
  }
}

public struct CAShapeLayerFillRule: Sendable, Equatable {
  let isEvenOdd: Bool
  public static let nonZero = CAShapeLayerFillRule(isEvenOdd: false)
  public static let evenOdd = CAShapeLayerFillRule(isEvenOdd: true)
}

public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }

open class CAShapeLayer: CALayer {
  public var path: CGPath? { didSet { changeInMotion() } }
  private static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  /// documentation/quartzcore/cashapelayer/fillcolor: "Default is opaque black."
  public var fillColor: CGColor? = black { didSet { change() } }
  public var fillRule = CAShapeLayerFillRule.nonZero { didSet { change() } }
  public var strokeColor: CGColor? { didSet { change() } }
  public var strokeStart: CGFloat = 0 { didSet { change() } }
  public var strokeEnd: CGFloat = 1 { didSet { change() } }
  public var lineWidth: CGFloat = 1 { didSet { change() } }
  public var lineCap = CAShapeLayerLineCap.butt { didSet { change() } }
  public var lineJoin = CAShapeLayerLineJoin.miter { didSet { change() } }
  public var lineDashPhase: CGFloat = 0 { didSet { change() } }
  public var lineDashPattern: [NSNumber]? { didSet { change() } }
}

public enum CATextLayerTruncationMode: Sendable { case none, start, end, middle }
public enum CATextLayerAlignmentMode: Sendable { case natural, left, right, center, justified }

open class CATextLayer: CALayer {
  /// How often what a text layer looks like was set, equal or not: it is drawn anew.
  nonisolated(unsafe) public static var changes = 0

  public var string: Any? { didSet { drawAnew() } }
  public var font: AnyObject? { didSet { drawAnew() } }
  public var fontSize: CGFloat = 0 { didSet { drawAnew() } }
  /// documentation/quartzcore/catextlayer/alignmentmode: the natural one depends on the words.
  public var alignmentMode = CATextLayerAlignmentMode.natural { didSet { drawAnew() } }
  public var foregroundColor: CGColor? { didSet { drawAnew() } }
  public var truncationMode = CATextLayerTruncationMode.none { didSet { drawAnew() } }
  public override var contentsScale: CGFloat { didSet { Self.changes += 1 } }

  private func drawAnew() {
    change()
    Self.changes += 1
  }
}
