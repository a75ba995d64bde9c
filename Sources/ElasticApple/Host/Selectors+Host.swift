#if canImport(QuartzCore)
import AVFoundation
import QuartzCore

// What is called by an Objective-C selector on all of Apple's platforms.

/// The target of a display link, the only object that it retains.
@MainActor
final class FrameTarget: NSObject {
  private weak var clock: FrameClock?

  init(_ clock: FrameClock) { self.clock = clock }

  /// A running display link of the screen that shows a view.
  func makeLink(for view: NativeView) -> CADisplayLink {
    let link = view.makeLink(target: self, selector: #selector(tick(_:)))
    link.preferredFrameRateRange = FrameClock.everyFrame
    link.add(to: .main, forMode: .common)
    return link
  }

  @objc private func tick(_ link: CADisplayLink) {
    // Input before this frame has an earlier time than the frame, input after it a later one.
    if let clock { clock.tick(at: link.timestamp) } else { link.invalidate() }
  }
}

extension LyricBallView {
  /// Observes a player's jumps; observers by selector need no removal.
  func observeJumps() {
    let center = NotificationCenter.default
    center.removeObserver(self, name: AVPlayerItem.timeJumpedNotification, object: nil)
    center.addObserver(
      self, selector: #selector(playerJumped), name: AVPlayerItem.timeJumpedNotification,
      object: nil)
  }

  /// Called on any thread.
  @objc nonisolated private func playerJumped() {
    Task { @MainActor [weak self] in self?.followPlayer() }
  }
}
#endif
