import AppKit
import ElasticKit
import Testing

@testable import MacHosts

/// A window of tests that run with UIKit and with AppKit, in AppKit.
@MainActor
struct AppKitHostStage {
  private let window = NSWindow.onScreen()
  /// What views are put into.
  var ground: NSView { window.contentView }

  /// A view of an app.
  static var content: NSView { NSView(frame: .zero) }

  /// The layer of a view that is shown now.
  func show(_ view: NSView) throws -> CALayer {
    if view.superview == nil { ground.addSubview(view) }
    Screen.run(frames: 3)
    return try #require(view.layer)
  }

  func layer(of view: NSView) throws -> CALayer { try #require(view.layer) }

  /// A point less high, by the platform's layout.
  func lower(_ view: NSView) {
    view.setFrameSize(CGSize(width: view.frame.width, height: view.frame.height - 1))
  }

  /// What a screen reader reads of a song.
  func passages(of ball: LyricBallView) -> [String]? {
    (ball.accessibilityChildren as? [PassageElement])?.compactMap { $0.value as? String }
  }

  /// The mouse at places of a view; the origin of its window is at the lower left.
  func touch(of view: ElasticComponentView) -> @MainActor (TouchPhase, CGPoint) -> Void {
    { [window] phase, place in
      let type: NSEvent.EventType =
        phase == .down ? .leftMouseDown : phase == .up ? .leftMouseUp : .leftMouseDragged
      let frame = view.frame
      window.sendEvent(NSEvent(type, at: CGPoint(x: frame.minX + place.x, y: frame.maxY - place.y)))
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
