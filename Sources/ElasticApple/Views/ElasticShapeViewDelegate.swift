#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives a shape's events; all methods are optional.
@objc(ELShapeViewDelegate)
@MainActor
public protocol ElasticShapeViewDelegate: NSObjectProtocol {
  /// The shape was tapped, or pressed by a key or a screen reader.
  @objc optional func elasticShapeViewDidActivate(_ view: ElasticShapeView)
  /// The shape has come to rest.
  @objc optional func elasticShapeViewDidSettle(_ view: ElasticShapeView)
  /// The system has cancelled a drag that had moved the shape; never for a tap.
  @objc optional func elasticShapeViewDidCancelDrag(_ view: ElasticShapeView)
}

extension ElasticShapeView {
  /// Tells the delegate what has happened.
  func notifyDelegate(_ event: ShapeMotion.Event) {
    switch event {
    case .activated: delegate?.elasticShapeViewDidActivate?(self)
    case .settled: delegate?.elasticShapeViewDidSettle?(self)
    case .cancelled: delegate?.elasticShapeViewDidCancelDrag?(self)
    }
  }
}
#endif
