#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import Foundation

/// Receives the events of a presented menu, moved by a finger or by a call; all methods are optional.
///
/// A menu that turns back on its way reports that it will close, or open, again; `DidOpen` and `DidClose` come when it is at rest.
@objc(ELFlowingMenuTransitionDelegate)
@MainActor
public protocol FlowingMenuTransitionDelegate: NSObjectProtocol {
  /// The menu begins to open.
  @objc optional func flowingMenuWillOpen(_ transition: FlowingMenuTransition)
  /// The menu is open.
  @objc optional func flowingMenuDidOpen(_ transition: FlowingMenuTransition)
  /// The menu begins to close.
  @objc optional func flowingMenuWillClose(_ transition: FlowingMenuTransition)
  /// The menu is closed.
  @objc optional func flowingMenuDidClose(_ transition: FlowingMenuTransition)
  /// Another share of the menu is open, 0 to 1: in every frame in which that changes.
  @objc optional func flowingMenu(_ transition: FlowingMenuTransition, didSlideTo share: Double)
}

extension FlowingMenuTransition {
  /// Tells the delegate what has happened, and who waits for it.
  func report(_ event: MenuMotion.Event) {
    switch event {
    case .opening: delegate?.flowingMenuWillOpen?(self)
    case .opened: delegate?.flowingMenuDidOpen?(self)
    case .closing: delegate?.flowingMenuWillClose?(self)
    case .closed: delegate?.flowingMenuDidClose?(self)
    case .slide(let share): delegate?.flowingMenu?(self, didSlideTo: share)
    case .settled, .cancelled: break
    }
    streams.send(event)
  }
}
#endif
