import AppKit
import ElasticKit
import Testing

@testable import MacHosts

/// A window in which frames are measured, in AppKit.
@MainActor
struct AppKitFrameStage {
  private let window = NSWindow.onScreen()
  var ground: NSView { window.contentView }

  /// A view of an app.
  static var content: NSView { NSView(frame: .zero) }

  /// The layer of a view that is shown now.
  func show(_ view: NSView) throws -> CALayer {
    if view.superview == nil { ground.addSubview(view) }
    Screen.run(frames: 3)
    return try #require(view.layer)
  }

  /// The mouse in the window, whose origin is at the lower left.
  func touch(of view: ElasticComponentView) -> @MainActor (TouchPhase, CGPoint) -> Void {
    { [window] phase, place in
      let type: NSEvent.EventType =
        phase == .down ? .leftMouseDown : phase == .up ? .leftMouseUp : .leftMouseDragged
      window.sendEvent(NSEvent(type, at: CGPoint(x: place.x, y: 400 - place.y)))
    }
  }

  /// A list is refreshed and done.
  func refresh(_ own: NSView?) throws -> FrameMeter {
    let list = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.documentView = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    let control = ElasticRefreshControl(end: .top)
    list.elasticRefreshControl = control
    control.indicatorView = own
    ground.addSubview(list)
    var meter = FrameMeter(try show(control))
    meter.run([control.beginRefreshing, control.endRefreshing])
    list.removeFromSuperview()
    return meter
  }
}
