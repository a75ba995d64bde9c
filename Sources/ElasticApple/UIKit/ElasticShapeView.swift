#if canImport(UIKit)
import ElasticKit
import UIKit

/// Any closed shape that can be poked, dragged and flung anywhere, and wobbles; a button if you like.
///
/// A tap, and a screen reader's activation, send `.primaryActionTriggered`.
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

  private func listen() {
    shape.onEvent = { [weak self] in
      if $0.event == .activated { self?.sendActions(for: .primaryActionTriggered) }
    }
  }

  /// Every constant of the shape; what moves goes on.
  public var style: ShapeMotion.Style {
    get { shape.component.style }
    set { shape.restyle(newValue, at: clock.now) }
  }

  /// Takes SVG path data as the shape.
  /// - Throws: a `ContentError` that says where the fault lies; the shape stays as it was.
  public func setShape(svg: String) throws { try shape.load(Array(svg.utf8), at: clock.now) }

  /// Takes SVG path data as the shape, where it is some; for Objective-C.
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Lets it wobble, as if poked in the middle.
  @objc public func poke() { shape.perform(.poke, at: clock.now) }

  /// Whether touches move it.
  public override var isEnabled: Bool {
    didSet { shape.perform(isEnabled ? .enable : .disable, at: clock.now) }
  }

  /// Fill colour.
  @IBInspectable public var color: UIColor {
    get { uiColor(style.fill) }
    set { style.fill = paint(newValue) }
  }

  /// Line width, in points.
  @IBInspectable public var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Line colour.
  @IBInspectable public var lineColor: UIColor {
    get { uiColor(style.lineColor) }
    set { style.lineColor = paint(newValue) }
  }
}
#endif
