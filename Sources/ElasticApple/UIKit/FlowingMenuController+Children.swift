#if canImport(UIKit) && !os(watchOS)
import UIKit

// The page and the menu as children, which can be swapped.

extension FlowingMenuController {
  func takeContent() {
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content.view, at: 0)
    stage.addAction(to: content.view)
    content.view.accessibilityElementsHidden = isMenuOpen
    content.didMove(toParent: self)
  }

  func takeMenu() {
    addChild(menuController)
    stage.setContent(menuController.view)
    menuController.didMove(toParent: self)
  }

  /// The old page disappears and the new one appears as it does, if this is in sight.
  func swapContent(_ old: UIViewController) {
    let new = ChildAppearance(of: content)
    defer { contentAppearance = new }
    guard isViewLoaded else { return }
    contentAppearance.beginToLeave(animated: false)
    stage.removeAction(from: old.view)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    contentAppearance.end()
    old.removeFromParent()
    if isVisible { new.begin(animated: false) }
    takeContent()
    if isVisible { new.end() }
    setNeedsFocusUpdate()
  }

  func swapMenu(_ old: UIViewController) {
    let new = ChildAppearance(of: menuController)
    defer { menuAppearance = new }
    guard isViewLoaded else { return }
    let isShown = isVisible && stage.liveMenu.component.state != .closed
    menuAppearance.beginToLeave(animated: false)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    menuAppearance.end()
    old.removeFromParent()
    if isShown { new.begin(animated: false) }
    takeMenu()
    if isShown, stage.liveMenu.component.state == .open { new.end() }
  }
}
#endif
