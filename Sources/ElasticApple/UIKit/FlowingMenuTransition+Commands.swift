#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// Opening and closing a menu that is presented.

extension FlowingMenuTransition {
  /// Whether the menu is open or opening.
  @objc(menuOpen) public var isOpen: Bool {
    @objc(isMenuOpen) get { stage.liveMenu.output.accessibility.isModal }
    set { newValue ? open() : close() }
  }

  /// Closes the menu, if it is not closed. While it is being presented it turns back, and the presentation is cancelled.
  @objc public func close() { stage.liveMenu.perform(.close, at: stage.clock.now) }

  /// Opens the menu, and returns when it is at rest: whether it is open. It is not if UIKit has refused to present it, and if a finger
  /// or another call has taken it elsewhere.
  @discardableResult
  public func open() async -> Bool { await go(toOpen: true) }

  /// Closes the menu, and returns when it is at rest: whether it is closed.
  @discardableResult
  public func close() async -> Bool { await go(toOpen: false) }

  /// All events of the menu from now on, for `for await`; it ends with the transition.
  public var events: AsyncStream<MenuMotion.Event> { streams.make() }

  private func go(toOpen isOpen: Bool) async -> Bool {
    await withCheckedContinuation { waiting in
      setOpen(isOpen) { waiting.resume(returning: $0) }
    }
  }

  private func setOpen(_ isOpen: Bool, completion: @escaping (Bool) -> Void) {
    let former = arrival
    arrival = MenuArrival(isOpen: isOpen, completion: completion)
    isOpen ? open() : close()
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
