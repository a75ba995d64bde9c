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

  /// What the storyboard of this controller has under an identifier; an empty page without one, and on visionOS, which is
  /// not to load storyboards any more.
  func instantiate(_ identifier: String?) -> UIViewController {
    #if !os(visionOS)
    if let identifier, let storyboard {
      return storyboard.instantiateViewController(identifier: identifier)
    }
    #endif
    return UIViewController(nibName: nil, bundle: nil)
  }

  /// The old page, if there was one, disappears and the new one appears as it does, if this is in sight.
  func swapContent(_ old: UIViewController?) {
    guard let old else { return }
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
    attachContent()
    if isVisible { new.end() }
    setNeedsFocusUpdate()
    askPageAgain()
  }

  func swapMenu(_ old: UIViewController?) {
    guard let old else { return }
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
    attachMenu()
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

extension FlowingMenuController {
  /// Whether it is on the page, which an open menu covers.
  func isOnCoveredPage(_ item: (any UIFocusItem)?) -> Bool {
    guard isMenuOver, let item else { return false }
    return UIFocusSystem.environment(content, contains: item)
  }

  /// What the page says of the screen may be something else now: UIKit keeps what it was told.
  private func askPageAgain() {
    #if !os(tvOS) && !os(visionOS)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    #endif
  }

  #if !os(tvOS) && !os(visionOS)
  /// UIKit is told wherever the menu gets another edge.
  func followLook() {
    stage.onLook = { [weak self] in
      guard let self, menuEdges != reportedEdges else { return }
      reportedEdges = menuEdges
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
  }

  var pageEdges: UIRectEdge {
    var page = content
    while let child = page.childForScreenEdgesDeferringSystemGestures { page = child }
    return page.preferredScreenEdgesDeferringSystemGestures
  }

  /// None where a drag opens no menu.
  var menuEdges: UIRectEdge {
    let menu = stage.liveMenu.component
    guard stage.isEnabled, !stage.isPinned, menu.style.opensFrom != .nowhere else { return [] }
    return switch menu.edge {
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    default: .right
    }
  }
  #else
  func followLook() {}
  #endif
}

extension UIViewController {
  /// UIKit wants to be told when a child is there.
  func joined(_ parent: UIViewController) { didMove(toParent: parent) }
}
#endif
