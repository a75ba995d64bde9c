#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A typing indicator: a message balloon with moving dots.
@IBDesignable
@objc(ELMessageBalloonView)
public final class MessageBalloonView: ElasticComponentView {
  private let balloon = LiveComponent(BalloonMotion())
  override var live: any Showable { balloon }
  override var takesTouches: Bool { false }

  /// All settings of the balloon; a motion continues.
  public var style: BalloonMotion.Style {
    get { balloon.component.style }
    set {
      balloon.restyle(newValue, at: clock.now)
      invalidateIntrinsicContentSize()
    }
  }

  /// The state of the balloon.
  public var state: BalloonMotion.State { balloon.component.state }

  /// The size of the balloon's own path and its line, in points; constraints may give it any other, into which it is scaled.
  public override var intrinsicContentSize: CGSize {
    let path = balloon.component.path
    let isTight = style.fit == .tight
    guard let bounds = isTight ? path.bounds : path.controlBounds else {
      return super.intrinsicContentSize
    }
    let line = isTight ? max(style.lineWidth, 0) : 0
    return CGSize(width: bounds.width + line, height: bounds.height + line)
  }

  /// Starts the dots, and shows the balloon; a second start changes nothing.
  @objc public func startAnimating() { balloon.perform(.start, at: clock.now) }

  /// Stops the dots; each finishes its movement.
  @objc public func stopAnimating() { balloon.perform(.stop, at: clock.now) }

  /// Whether the dots move.
  @objc(animating) public var isAnimating: Bool {
    @objc(isAnimating) get { balloon.component.state == .typing }
  }

  /// Shows the balloon again, in its previous state.
  @objc public func showBalloon() { balloon.perform(.show, at: clock.now) }

  /// Hides the balloon.
  @objc public func hideBalloon() { balloon.perform(.hide, at: clock.now) }

  /// Loads SVG path data as the balloon's shape.
  /// - Throws: a `ContentError` with the position of the mistake; the balloon is then unchanged.
  public func setShape(svg: String) throws { try balloon.load(Array(svg.utf8), at: clock.now) }

  /// Loads SVG path data as the shape; for Objective-C.
  /// - Throws: an ``ElasticError`` with the position of the mistake; the balloon is then unchanged.
  @objc(loadShapeSVG:error:) public func loadShape(svg text: String) throws {
    try ElasticError.wrap { () throws(ContentError) in
      try balloon.load(Array(text.utf8), at: clock.now)
    }
    invalidateIntrinsicContentSize()
  }

  /// Loads SVG path data as the shape; returns false if it is invalid. For Objective-C.
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Line width, in points.
  @IBInspectable public dynamic var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Fill colour.
  @IBInspectable public dynamic var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Line colour.
  @IBInspectable public dynamic var lineColor: NativeColor {
    get { color(at: \.style.lineColor, of: self) }
    set { setColor(newValue, at: \.style.lineColor, of: self) }
  }

  /// Its dots.
  @IBInspectable public dynamic var dotColor: NativeColor {
    get { color(at: \.style.dotColor, of: self) }
    set { setColor(newValue, at: \.style.dotColor, of: self) }
  }
}
#endif
