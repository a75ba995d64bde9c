#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// What a container with a menu does in UIKit only: its children appear and disappear as they are in sight.

extension FlowingMenuController {
  /// The recogniser of the drags that open and close the menu, in this controller's view.
  ///
  /// While the menu is closed, it waits for recognisers of the screen's edge, such as a navigation controller's way back, to
  /// fail. Of others, make those wait that it is to come before: `other.require(toFail: root.gestureRecognizer)`.
  @objc public var gestureRecognizer: UIGestureRecognizer { stage.recognizer }

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

  func menuIsPulled() {
    if isVisible { menuAppearance.begin(animated: true) }
  }

  func menuTurns(toMenu: Bool) {
    if isVisible {
      toMenu
        ? menuAppearance.begin(animated: true) : menuAppearance.beginToLeave(animated: true)
    }
    setNeedsFocusUpdate()
  }

  func menuRests(isOpen: Bool) {
    if !isOpen { menuAppearance.beginToLeave(animated: true) }
    menuAppearance.end()
  }
}

extension UIViewController {
  /// UIKit wants to be told when a child is there.
  func joined(_ parent: UIViewController) { didMove(toParent: parent) }
}
#endif
