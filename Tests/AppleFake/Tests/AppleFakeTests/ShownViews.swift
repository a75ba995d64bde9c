import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension ViewHost {
  /// The view of UIKit that SwiftUI has made.
  func shown<Shown: UIView>(_ type: Shown.Type) throws -> Shown {
    try #require(window.subviews.lazy.compactMap { $0 as? Shown }.first)
  }

  /// Whether a clock runs.
  var moves: Bool { !Screen.links.isEmpty }

  /// A finger goes down on a component, and on by so many points in twenty frames.
  func drag(
    _ view: ElasticComponentView, from start: CGPoint, by distance: CGFloat
  ) async -> UITouch {
    let finger = UITouch()
    finger.place = start
    finger.timestamp = Screen.now
    view.recognizer.touchesBegan([finger], with: UIEvent())
    for _ in 0..<(distance == 0 ? 0 : 20) {
      await run(frames: 1)
      finger.place.y += distance / 20
      finger.timestamp = Screen.now
      view.recognizer.touchesMoved([finger], with: UIEvent())
    }
    await run(frames: 1)
    return finger
  }

  func lift(_ finger: UITouch, of view: ElasticComponentView) async {
    finger.timestamp = Screen.now
    view.recognizer.touchesEnded([finger], with: UIEvent())
    await run(frames: 1)
  }
}
