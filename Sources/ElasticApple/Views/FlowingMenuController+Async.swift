#if canImport(QuartzCore)
import ElasticKit
import Foundation

extension FlowingMenuController {
  /// All events of the menu from now on, for `for await`; it ends with the controller.
  public var events: AsyncStream<MenuMotion.Event> { streams.make() }

  /// Opens the menu, and returns when it is at rest: whether it is open, and not taken elsewhere by a finger, another call or a setting.
  @discardableResult
  public func openMenu() async -> Bool { await setMenuOpen(true, animated: true) }

  /// Closes the menu, and returns when it is at rest: whether it is closed, and not taken elsewhere.
  @discardableResult
  public func closeMenu() async -> Bool { await setMenuOpen(false, animated: true) }

  /// Opens or closes the menu, with its motion or at once, and returns when it is at rest: whether it is there.
  @discardableResult
  public func setMenuOpen(_ isOpen: Bool, animated: Bool) async -> Bool {
    await withCheckedContinuation { waiting in
      setMenuOpen(isOpen, animated: animated) { waiting.resume(returning: $0) }
    }
  }
}

extension ElasticPlatformController {
  /// The nearest container with a menu that this controller is in: as its page, in its page, or in its menu.
  @objc public var flowingMenuController: FlowingMenuController? {
    var ancestor = parent
    while let controller = ancestor {
      if let found = controller as? FlowingMenuController { return found }
      ancestor = controller.parent
    }
    return nil
  }
}
#endif
