import UIKit

// Stands in for the hosts' file of the same name: what is called by selectors there is called by
// closures here.

@MainActor
final class FrameTarget {
  private weak var clock: FrameClock?

  init(_ clock: FrameClock) { self.clock = clock }

  func makeLink() -> CADisplayLink {
    CADisplayLink { [weak clock] link in
      if let clock { clock.tick(at: link.timestamp) } else { link.invalidate() }
    }
  }
}

extension ElasticComponentView {
  func observeSystem() {}
}

extension ElasticRefreshControl {
  static var followSelector: Selector {
    Selector { ($0 as? ElasticRefreshControl)?.link?.follow() }
  }
}

extension FlowingMenuController {
  var closeCommand: UIKeyCommand { UIKeyCommand() }
}
