#if canImport(QuartzCore)
import ElasticKit
import Foundation

// A menu that stays beside its page where there is room for both.

extension FlowingMenuController {
  /// Whether the menu stays open beside the page, which gives way to it. It then covers nothing, so nothing is darkened, touches,
  /// keys and screen readers go to both, and no drag, tap or Escape closes it; ``isMenuOpen`` still does.
  ///
  /// Setting it opens the menu, and closes it when it is false again: in `viewDidLayoutSubviews()`, for example, by the view's width.
  @objc(menuPinned) public var isMenuPinned: Bool {
    @objc(isMenuPinned) get { stage.isPinned }
    set {
      guard newValue != stage.isPinned else { return }
      if !newValue { isMenuOpen = false }
      // An open menu has them, until it is beside the page.
      if newValue, isMenuOpen { keys.giveBack(from: stage) }
      stage.isPinned = newValue
      stage.onPlace = newValue ? { [weak self] in self?.fitPage() } : {}
      guard isViewLoaded else { return isMenuOpen = newValue }
      content.view.hideFromReaders(false)
      setMenuOpen(newValue, animated: view.window != nil)
      fitPage()
    }
  }

  /// Whether the menu covers the page.
  var isMenuOver: Bool { isMenuOpen && !stage.isPinned }

  /// Gives the page what a pinned menu leaves of the view.
  func fitPage() {
    var page = view.bounds
    if stage.isPinned, let menu = stage.menuView, !menu.isHidden {
      let menu = menu.frame.intersection(view.bounds)
      switch stage.liveMenu.component.edge {
      case .left:
        page.origin.x += menu.width
        page.size.width -= menu.width
      case .right: page.size.width -= menu.width
      case .top:
        page.origin.y += menu.height
        page.size.height -= menu.height
      default: page.size.height -= menu.height
      }
    }
    NativeView.withoutAnimation { content.view.move(to: page) }
  }
}
#endif
