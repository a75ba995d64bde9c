import ElasticKit

// Replaces the hosts' file of the same name: an optional requirement is one with a default here.

@MainActor
public protocol FlowingMenuControllerDelegate: AnyObject {
  func flowingMenuWillOpen(_ controller: FlowingMenuController)
  func flowingMenuDidOpen(_ controller: FlowingMenuController)
  func flowingMenuWillClose(_ controller: FlowingMenuController)
  func flowingMenuDidClose(_ controller: FlowingMenuController)
  func flowingMenu(_ controller: FlowingMenuController, didSlideTo share: Double)
}

extension FlowingMenuControllerDelegate {
  public func flowingMenuWillOpen(_ controller: FlowingMenuController) {}
  public func flowingMenuDidOpen(_ controller: FlowingMenuController) {}
  public func flowingMenuWillClose(_ controller: FlowingMenuController) {}
  public func flowingMenuDidClose(_ controller: FlowingMenuController) {}
  public func flowingMenu(_ controller: FlowingMenuController, didSlideTo share: Double) {}
}

extension FlowingMenuController {
  func tellDelegate(_ event: MenuMotion.Event) {
    switch event {
    case .opening: delegate?.flowingMenuWillOpen(self)
    case .opened: delegate?.flowingMenuDidOpen(self)
    case .closing: delegate?.flowingMenuWillClose(self)
    case .closed: delegate?.flowingMenuDidClose(self)
    case .slide(let share): delegate?.flowingMenu(self, didSlideTo: share)
    case .settled, .cancelled: break
    }
  }
}
