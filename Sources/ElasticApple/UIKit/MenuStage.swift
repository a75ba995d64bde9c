#if canImport(UIKit)
import ElasticKit
import UIKit

/// The view of a menu over a page: the backdrop, the elastic edge, and the menu, clipped by its bubble.
///
/// It covers the page and takes only the touches that the menu claims.
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

  /// The menu receives all touches in this view first, including the page's.
  func takeTouches(of view: UIView) { view.addGestureRecognizer(recognizer) }

  /// A screen reader's action that opens the menu from anywhere on the page.
  func addAction(to page: UIView) {
    let action = makeAction(named: spokenLabel ?? menu.output.accessibility.action.spoken)
    page.accessibilityCustomActions = (page.accessibilityCustomActions ?? []) + [action]
  }

  /// Whether no page under it could handle touches.
  var takesAllTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    takesAllTouches || menu.output.accessibility.isModal
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    guard let content else { return }
    placement.place(content, in: menu.withDrawing { $0.slot(ItemID(.menu)) })
  }

  /// Receives keys that no view in the open menu handles, for example Escape.
  override var canBecomeFirstResponder: Bool { true }
}
#endif
