#if canImport(UIKit)
import ElasticKit
import UIKit

/// A message balloon with dots that say that somebody is typing.
@IBDesignable
@objc(ELMessageBalloonView)
public final class MessageBalloonView: ElasticComponentView {
  private let balloon = LiveComponent(BalloonMotion())
  override var live: any Showable { balloon }

  /// Every constant of the balloon; what moves goes on.
  public var style: BalloonMotion.Style {
    get { balloon.component.style }
    set { balloon.restyle(newValue, at: clock.now) }
  }

  /// Lets the dots move, and shows the balloon; a second start changes nothing.
  @objc public func startAnimating() { balloon.perform(.start, at: clock.now) }

  /// Lets each dot finish its way, then rest.
  @objc public func stopAnimating() { balloon.perform(.stop, at: clock.now) }

  /// Whether somebody is typing.
  @objc(animating) public var isAnimating: Bool {
    @objc(isAnimating) get { balloon.component.state == .typing }
  }

  /// Brings the balloon back as it was.
  @objc public func showBalloon() { balloon.perform(.show, at: clock.now) }

  /// Takes the balloon away.
  @objc public func hideBalloon() { balloon.perform(.hide, at: clock.now) }

  /// Takes SVG path data as the balloon's shape.
  /// - Throws: a `ContentError` that says where the fault lies; the balloon stays as it was.
  public func setShape(svg: String) throws { try balloon.load(Array(svg.utf8), at: clock.now) }

  /// Takes SVG path data as the shape, where it is some; for Objective-C.
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Line width, in points.
  @IBInspectable public var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Fill colour.
  @IBInspectable public var color: UIColor {
    get { uiColor(style.fill) }
    set { style.fill = paint(newValue) }
  }

  /// Line colour.
  @IBInspectable public var lineColor: UIColor {
    get { uiColor(style.lineColor) }
    set { style.lineColor = paint(newValue) }
  }

  /// Its dots.
  @IBInspectable public var dotColor: UIColor {
    get { uiColor(style.dotColor) }
    set { style.dotColor = paint(newValue) }
  }
}
#endif
