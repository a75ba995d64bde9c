#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Any closed shape that can be poked, dragged and flung, and wobbles; optionally a button.
///
/// A tap, and a screen reader's activation, send `.primaryActionTriggered`; on a Mac a click sends the
/// control's action.
@IBDesignable
@objc(ELShapeView)
public final class ElasticShapeView: ElasticComponentView {
  private let shape = LiveComponent(ShapeMotion())
  override var live: any Showable { shape }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  /// Called at a tap, and a screen reader's activation.
  var onActivate: (() -> Void)?

  private func listen() {
    shape.onEvent = { [weak self] in
      guard $0.event == .activated else { return }
      self?.sendPrimaryAction()
      self?.onActivate?()
    }
  }

  /// All settings of the shape; a motion continues.
  public var style: ShapeMotion.Style {
    get { shape.component.style }
    set { shape.restyle(newValue, at: clock.now) }
  }

  /// Takes another path as the shape; nil is the rounded rectangle. A motion continues.
  public func setShape(_ path: BezierPath?) {
    let time = clock.now
    shape.update(at: time) { $0.update(at: time) { $0.take(path ?? BezierPath(), at: time) } }
  }

  /// Loads SVG path data as the shape.
  /// - Throws: a `ContentError` with the position of the mistake; the shape is then unchanged.
  public func setShape(svg: String) throws { try shape.load(Array(svg.utf8), at: clock.now) }

  /// Loads SVG path data as the shape; returns false if it is invalid. For Objective-C.
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Makes it wobble, like a poke in the middle.
  @objc public func poke() { shape.perform(.poke, at: clock.now) }

  /// Whether touches move it.
  public override var isEnabled: Bool {
    didSet { shape.perform(isEnabled ? .enable : .disable, at: clock.now) }
  }

  /// Fill colour.
  @IBInspectable public var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Line width, in points.
  @IBInspectable public var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Line colour.
  @IBInspectable public var lineColor: NativeColor {
    get { color(at: \.style.lineColor, of: self) }
    set { setColor(newValue, at: \.style.lineColor, of: self) }
  }
}
#endif
