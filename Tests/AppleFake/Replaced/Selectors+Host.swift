import AVFoundation
import QuartzCore

// Replaces the hosts' file of the same name: the calls by selectors there are calls by
// closures here.

@MainActor
final class FrameTarget {
  private weak var clock: FrameClock?
  private weak var link: CADisplayLink?

  init(_ clock: FrameClock) { self.clock = clock }

  func makeLink(for view: NativeView) -> CADisplayLink {
    let link = view.makeLink(target: self, selector: Selector { ($0 as? FrameTarget)?.tick() })
    self.link = link
    return link
  }

  private func tick() {
    guard let link else { return }
    if let clock { clock.tick(at: link.timestamp) } else { link.invalidate() }
  }
}

extension LyricBallView {
  func observeJumps() {
    _ = NotificationCenter.default.addObserver(
      forName: AVPlayerItem.timeJumpedNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.followPlayer() } }
  }
}
