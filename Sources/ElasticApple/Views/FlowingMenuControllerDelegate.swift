#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives the events of a menu, moved by a finger or by a call; all methods are optional.
///
/// A menu that turns back on its way reports that it will close, or open, again; `DidOpen` and `DidClose` come when it is at rest.
@objc(ELFlowingMenuControllerDelegate)
@MainActor
public protocol FlowingMenuControllerDelegate: NSObjectProtocol {
  /// The menu begins to open.
  @objc optional func flowingMenuWillOpen(_ controller: FlowingMenuController)
  /// The menu is open.
  @objc optional func flowingMenuDidOpen(_ controller: FlowingMenuController)
  /// The menu begins to close.
  @objc optional func flowingMenuWillClose(_ controller: FlowingMenuController)
  /// The menu is closed.
  @objc optional func flowingMenuDidClose(_ controller: FlowingMenuController)
  /// Another share of the menu is open, 0 to 1: in every frame in which that changes.
  @objc optional func flowingMenu(_ controller: FlowingMenuController, didSlideTo share: Double)
}

extension FlowingMenuController {
  /// Tells the delegate what has happened.
  func notifyDelegate(_ event: MenuMotion.Event) {
    switch event {
    case .opening: delegate?.flowingMenuWillOpen?(self)
    case .opened: delegate?.flowingMenuDidOpen?(self)
    case .closing: delegate?.flowingMenuWillClose?(self)
    case .closed: delegate?.flowingMenuDidClose?(self)
    case .slide(let share): delegate?.flowingMenu?(self, didSlideTo: share)
    case .settled, .cancelled: break
    }
  }
}
#endif
