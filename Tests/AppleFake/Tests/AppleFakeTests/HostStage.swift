import ElasticKit
import Testing
import UIKit

@testable import Hosts

/// A window of tests that run with UIKit and with AppKit.
@MainActor
struct HostStage {
  private let window = UIWindow.onScreen()
  /// What views are put into.
  var ground: UIView { window }

  /// A view of an app.
  static var content: UIView { UIView() }

  /// The layer of a view that is shown now.
  func show(_ view: UIView) throws -> CALayer {
    if view.superview == nil { window.addSubview(view) }
    Screen.run(frames: 3)
    return window.layer
  }

  func layer(of view: UIView) throws -> CALayer { view.layer }

  /// A point less high, by the platform's layout.
  func lower(_ view: UIView) {
    view.frame.size.height -= 1
    view.setNeedsLayout()
    window.layoutTree()
  }

  /// What a screen reader reads of a song.
  func passages(of ball: LyricBallView) -> [String]? {
    (ball.accessibilityElements as? [PassageElement])?.compactMap(\.accessibilityLabel)
  }

  /// A finger on a view, at places of the view.
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
