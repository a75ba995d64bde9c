import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A window in which frames are measured.
@MainActor
struct FrameStage {
  private let window = UIWindow.onScreen()
  var ground: UIView { window }

  /// A view of an app.
  static var content: UIView { UIView() }

  /// The layer of a view that is shown now.
  func show(_ view: UIView) throws -> CALayer {
    if view.superview == nil { window.addSubview(view) }
    Screen.run(frames: 3)
    return window.layer
  }

  /// A finger on a view.
  func touch(of view: ElasticComponentView) -> @MainActor (TouchPhase, CGPoint) -> Void {
    let finger = UITouch()
    return { phase, place in
      finger.place = place
      finger.timestamp = Screen.now
      view.recognizer.receive([finger], phase == .down ? .began : phase == .up ? .ended : .moved)
    }
  }

  /// A list is pulled, refreshed and done.
  func refresh(_ own: UIView?) throws -> FrameMeter {
    let stage = Stage()
    stage.control.indicatorView = own
    Screen.run(frames: 3)
    var meter = FrameMeter(stage.window.layer)
    stage.list.touch()
    // A finger moves before the clock of a frame.
    for _ in 0..<20 { meter.show { Screen.frame { stage.list.drag(by: 12) } } }
    meter.show { Screen.frame(stage.list.lift) }
    meter.run(frames: 200)
    meter.show {
      stage.control.endRefreshing()
      Screen.run(frames: 1)
    }
    meter.run(frames: 200)
    return meter
  }
}
