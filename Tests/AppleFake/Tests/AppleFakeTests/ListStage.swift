import Testing
import UIKit

@testable import Hosts

/// There is one screen, so there is one test at a time.
@Suite("In our substitute for UIKit", .serialized)
struct OnScreen {}

/// A list of 2,000 points in a window, under a bar of 90.
@MainActor
struct Stage {
  let window = UIWindow.onScreen()
  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let control = ElasticRefreshControl(end: .top)

  init(bar: CGFloat = 90) {
    list.safeAreaInsets.top = bar
    list.contentSize = CGSize(width: 400, height: 2000)
    list.contentOffset.y = -bar
    window.addSubview(list)
    list.elasticRefreshControl = control
    Screen.run(frames: 2)
  }

  /// The visible positions, from the bar down, of the list's first row and of the wave's edge.
  var seen: (row: Double, edge: Double) {
    let moved = Double(
      list.layer.sublayerTransform.m42 - list.contentOffset.y - list.safeAreaInsets.top)
    return (moved, moved + Double(control.frame.minY))
  }

  /// Pulls in steps, a frame each, to so far beyond the start, and lifts.
  func pull(to distance: CGFloat, onTrackpad isOnTrackpad: Bool = false) {
    list.touch(onTrackpad: isOnTrackpad)
    let steps = 20
    // Beyond its start a scroll view moves half as far as the finger, except in the first step.
    for _ in 0..<steps {
      list.drag(by: distance * 2 / CGFloat(steps))
      Screen.run(frames: 1)
    }
    list.lift()
  }
}

extension UIControl.Event {
  /// What a refresh control sends, in one call: an action for both is called once.
  static let refreshed: Self = [.valueChanged, .primaryActionTriggered]
}
