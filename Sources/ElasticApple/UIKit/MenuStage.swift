#if canImport(UIKit)
import ElasticKit
import UIKit

/// Where a menu flows over a page: the veil, the elastic edge, and the menu itself under its bubble.
///
/// It lies over the page and takes no touch from it but those that the menu claims.
final class MenuStage: ElasticComponentView {
  let menu = LiveComponent(MenuMotion())
  override var live: any Showable { menu }

  /// The menu's view.
  private(set) var content: UIView?
  private let placement = SlotPlacement()

  func setContent(_ view: UIView?) {
    content?.removeFromSuperview()
    content = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// Touches of all of this view, the page's too, are shown to the menu first.
  func takeTouches(of view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Lets a screen reader open the menu from anywhere on the page.
  func addAction(to page: UIView) {
    let action = makeAction(named: spokenLabel ?? menu.output.accessibility.action.spoken)
    page.accessibilityCustomActions = (page.accessibilityCustomActions ?? []) + [action]
  }

  /// Whether there is no page under it that could want touches.
  var takesAllTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    takesAllTouches || menu.output.accessibility.isModal
  }

  override func showFrame(at time: Double) -> NextFrame {
    let activity = super.showFrame(at: time)
    if let content { placement.place(content, in: menu.drawing.slot(ItemID(.menu))) }
    return activity
  }

  /// Keys that nobody in the open menu wants come here, Escape among them.
  override var canBecomeFirstResponder: Bool { true }
}
#endif
