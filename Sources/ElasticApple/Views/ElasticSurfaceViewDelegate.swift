#if canImport(QuartzCore)
import ElasticKit
import Foundation

/// Receives a surface's events; all methods are optional.
@objc(ELSurfaceViewDelegate)
@MainActor
public protocol ElasticSurfaceViewDelegate: NSObjectProtocol {
  /// The surface has come to rest.
  @objc optional func elasticSurfaceViewDidSettle(_ view: ElasticSurfaceView)
  /// The system has cancelled a drag that had moved the surface.
  @objc optional func elasticSurfaceViewDidCancelDrag(_ view: ElasticSurfaceView)
  /// ``ElasticSurfaceView/inset`` is another, in points: in every frame in which that changes.
  @objc optional func elasticSurfaceView(_ view: ElasticSurfaceView, didMoveTo inset: Double)
}

extension ElasticSurfaceView {
  /// Tells the delegate what has happened.
  func notifyDelegate(_ event: SurfaceMotion.Event) {
    switch event {
    case .settled: delegate?.elasticSurfaceViewDidSettle?(self)
    case .cancelled: delegate?.elasticSurfaceViewDidCancelDrag?(self)
    }
  }

  /// Tells the delegate where the content begins now.
  func notifyDelegate(inset: CGFloat) {
    delegate?.elasticSurfaceView?(self, didMoveTo: Double(inset))
  }
}
#endif
