#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// An app that waits for the menu to be open, or closed.
struct MenuArrival {
  let isOpen: Bool
  let completion: (Bool) -> Void
}

extension FlowingMenuController {
  /// Opens or closes the menu, with its motion or at once.
  ///
  /// - Parameter completion: called once: with true when the menu is there and at rest, which may be at once; with false if a finger,
  ///   another call or a setting has taken it elsewhere.
  @objc(setMenuOpen:animated:completion:)
  public func setMenuOpen(
    _ isOpen: Bool, animated: Bool, completion: ((_ isThere: Bool) -> Void)? = nil
  ) {
    let former = arrival
    arrival = completion.map { MenuArrival(isOpen: isOpen, completion: $0) }
    isMenuOpen = isOpen
    if !animated { stage.menu.perform(.restore(isOpen ? 1 : 0), at: stage.clock.now) }
    former?.completion(false)
    let state = stage.menu.component.state
    if state == .open || state == .closed { arrive(state == .open) }
  }

  /// The menu is at rest.
  func arrive(_ isOpen: Bool) {
    let due = arrival
    arrival = nil
    due.map { $0.completion($0.isOpen == isOpen) }
  }
}
#endif
