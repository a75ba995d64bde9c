#if canImport(QuartzCore)
import ElasticKit
import Foundation

// What a container with a menu does alike in UIKit and in AppKit.

/// An app that waits for the menu to be open, or closed.
struct MenuArrival {
  let isOpen: Bool
  let completion: (Bool) -> Void
}

extension FlowingMenuController {
  /// All settings of the menu; a motion continues.
  public var style: MenuMotion.Style {
    get { stage.style }
    set { stage.style = newValue }
  }

  /// Whether the menu is open or opening.
  @objc(menuOpen) public var isMenuOpen: Bool {
    @objc(isMenuOpen) get { stage.liveMenu.output.accessibility.isModal }
    set { stage.liveMenu.perform(newValue ? .open : .close, at: stage.clock.now) }
  }

  /// Whether a drag opens the menu. Set it to false on a page on which it must not, such as one that is pushed: then a call still opens
  /// the menu, and a drag still closes it.
  @objc(menuEnabled) public var isMenuEnabled: Bool {
    @objc(isMenuEnabled) get { stage.opensByDrag }
    set { stage.opensByDrag = newValue }
  }

  /// The state of the menu.
  public var motionState: MenuMotion.State { stage.liveMenu.component.state }

  /// The name of the menu's state, such as `open`.
  @objc public var stateName: String { stage.stateName }

  /// The open share of the menu, 0 to 1.
  @objc public var progress: Double { stage.progress }

  /// Opens the menu.
  @objc public func openMenu() { isMenuOpen = true }

  /// Closes the menu.
  @objc public func closeMenu() { isMenuOpen = false }

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
    if !animated { stage.liveMenu.perform(.restore(isOpen ? 1 : 0), at: stage.clock.now) }
    former?.completion(false)
    let state = stage.liveMenu.component.state
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
