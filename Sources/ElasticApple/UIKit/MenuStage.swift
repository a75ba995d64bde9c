#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// The view of a menu over a page: the backdrop, the elastic edge, and the menu, clipped by its bubble.
///
/// It covers the page and takes only the touches that the menu claims.
class MenuStage: ElasticComponentView, UIGestureRecognizerDelegate {
  let liveMenu = LiveComponent(MenuMotion())
  override var live: any Showable { liveMenu }

  override var isAtEdge: Bool { liveMenu.component.isAtEdge }

  /// The menu's view.
  private(set) var content: UIView?
  /// Called when it has got another size.
  var onLayout: () -> Void = {}
  /// Called when the view around it has left the window.
  var onLeave: () -> Void = {}
  private let placement = SlotPlacement()

  override init(frame: CGRect) {
    super.init(frame: frame)
    recognizer.delegate = self
    recognizer.onTouch = { [weak self] input, time in
      self?.liveMenu.handle(input, at: time) ?? .refused
    }
  }

  /// Unavailable: it is made by a controller or a transition.
  required init?(coder: NSCoder) { nil }

  func setContent(_ view: UIView?) {
    content?.removeFromSuperview()
    content = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// The menu receives all touches in this view first, including the page's.
  func takeTouches(of view: UIView) { view.addGestureRecognizer(recognizer) }

  /// Whether touches move it.
  override var isEnabled: Bool {
    didSet { liveMenu.perform(isEnabled ? .enable : .disable, at: clock.now) }
  }

  /// A screen reader's action that opens the menu from anywhere on the page.
  func addAction(to page: UIView) {
    let action = makeAction(named: spokenLabel ?? liveMenu.output.accessibility.action.spoken)
    pageAction = action
    page.accessibilityCustomActions = (page.accessibilityCustomActions ?? []) + [action]
  }

  private var pageAction: UIAccessibilityCustomAction?

  /// Takes it back from a page that goes.
  func removeAction(from page: UIView) {
    page.accessibilityCustomActions?.removeAll { $0 === pageAction }
    page.accessibilityElementsHidden = false
  }

  /// Whether no page under it could handle touches.
  var takesAllTouches = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    takesAllTouches || (liveMenu.output.accessibility.isModal && !sharesTouches)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, superview != nil { onLeave() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    guard let content else { return }
    placement.place(content, in: liveMenu.withDrawing { $0.slot(ItemID(.menu)) })
  }

  /// Receives keys that no view in the open menu handles, for example Escape.
  override var canBecomeFirstResponder: Bool { true }

  #if !os(tvOS)
  /// While the menu is closed, a swipe from the screen's edge comes first: the way back of a navigation controller, which
  /// fails at once where there is no way back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
      && !liveMenu.output.accessibility.isModal
  }
  #endif
}
#endif
