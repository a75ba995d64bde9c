#if canImport(UIKit)
import ElasticKit
import UIKit

/// Where a menu flows over a page: the veil, the elastic edge, and the menu itself under its bubble.
///
/// It lies over the page and takes no touch from it but those that the menu claims.
final class MenuStage: ElasticComponentView {
  let menu = LiveComponent(MenuMotion(style: MenuStyle()))
  override var live: any Showable { menu }

  /// The menu's view.
  private(set) var content: UIView?
  private let outerMask = CAShapeLayer()
  private let innerMask = CAShapeLayer()

  func setContent(_ view: UIView?) {
    content?.removeFromSuperview()
    content = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Touches of all of this view, the page's too, are shown to the menu first.
  func takeTouches(of view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Whether there is no page under it that could want touches.
  var takesAllTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    takesAllTouches || menu.output.accessibility.isModal
  }

  override func showFrame(at time: Double) -> Activity {
    let activity = super.showFrame(at: time)
    placeContent()
    return activity
  }

  private func placeContent() {
    guard let content else { return }
    guard let slot = menu.drawing.slot(ItemID(.menu)) else { return content.isHidden = true }
    content.isHidden = false
    content.alpha = CGFloat(slot.opacity)
    content.frame = CGRect(slot.frame)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    content.layer.mask = mask(slot.clips, at: slot.frame.origin)
    CATransaction.commit()
  }

  /// One mask inside of another, in the coordinates of a view at `origin`.
  private func mask(_ clips: [Drawing.Clip], at origin: Point2D) -> CALayer? {
    let shift = Affine.translation(Point2D.origin - origin)
    let masks = zip(clips, [outerMask, innerMask]).map { clip, mask in
      mask.path = .make(clip.path.transformed(by: shift).elements)
      mask.fillRule = clip.rule.layerRule
      mask.mask = nil
      return mask
    }
    if masks.count == 2 { masks[0].mask = masks[1] }
    return masks.first
  }

  override func accessibilityPerformEscape() -> Bool {
    menu.perform(.close, at: clock.now)
    return true
  }
}
#endif
