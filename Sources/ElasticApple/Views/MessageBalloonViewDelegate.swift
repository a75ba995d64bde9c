#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives a balloon's events; all methods are optional.
@objc(ELMessageBalloonViewDelegate)
@MainActor
public protocol MessageBalloonViewDelegate: NSObjectProtocol {
  /// The dots begin to move.
  @objc optional func messageBalloonViewDidStart(_ view: MessageBalloonView)
  /// The dots were stopped, and the last has come to rest.
  @objc optional func messageBalloonViewDidStop(_ view: MessageBalloonView)
  /// The balloon was hidden, and is invisible.
  @objc optional func messageBalloonViewDidHide(_ view: MessageBalloonView)
  /// The motion has ended: the balloon is hidden, or stopped and fully shown.
  @objc optional func messageBalloonViewDidSettle(_ view: MessageBalloonView)
}

extension MessageBalloonView {
  /// Tells the delegate what has happened.
  func notifyDelegate(_ event: BalloonMotion.Event) {
    switch event {
    case .started: delegate?.messageBalloonViewDidStart?(self)
    case .stopped: delegate?.messageBalloonViewDidStop?(self)
    case .hidden: delegate?.messageBalloonViewDidHide?(self)
    case .settled: delegate?.messageBalloonViewDidSettle?(self)
    }
  }
}
#endif
