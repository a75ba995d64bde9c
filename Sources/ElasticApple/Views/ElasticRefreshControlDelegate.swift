#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives a refresh control's events, besides its action; all methods are optional.
@objc(ELRefreshControlDelegate)
@MainActor
public protocol ElasticRefreshControlDelegate: NSObjectProtocol {
  /// A release would refresh now.
  @objc optional func elasticRefreshControlDidArm(_ control: ElasticRefreshControl)
  /// A release would not refresh any more.
  @objc optional func elasticRefreshControlDidDisarm(_ control: ElasticRefreshControl)
  /// The pull asks to refresh, or to load more: called once a pull, when its action is sent.
  @objc optional func elasticRefreshControlDidAskForData(_ control: ElasticRefreshControl)
  /// The data are no longer wanted: as ``ElasticRefreshControl/onCancel``.
  @objc optional func elasticRefreshControlDidCancel(_ control: ElasticRefreshControl)
  /// Loading has ended or was stopped, and its room is gone.
  @objc optional func elasticRefreshControlDidEnd(_ control: ElasticRefreshControl)
  /// Everything has come to rest.
  @objc optional func elasticRefreshControlDidSettle(_ control: ElasticRefreshControl)
}

extension ElasticRefreshControl {
  /// Tells the delegate what has happened.
  func notifyDelegate(_ event: RefreshMotion.Event) {
    switch event {
    case .armed: delegate?.elasticRefreshControlDidArm?(self)
    case .disarmed: delegate?.elasticRefreshControlDidDisarm?(self)
    case .refresh, .loadMore: delegate?.elasticRefreshControlDidAskForData?(self)
    case .ended: delegate?.elasticRefreshControlDidEnd?(self)
    case .settled: delegate?.elasticRefreshControlDidSettle?(self)
    case .cancelled: break
    }
  }

  /// Tells the delegate that the data are no longer wanted.
  func notifyDelegateOfCancel() { delegate?.elasticRefreshControlDidCancel?(self) }
}
#endif
