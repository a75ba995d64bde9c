#if canImport(UIKit)
import AVFoundation
import UIKit

// Everything that is called by an Objective-C selector.

/// The target of a display link, the only object that it retains.
@MainActor
final class FrameTarget: NSObject {
  private weak var clock: FrameClock?

  init(_ clock: FrameClock) { self.clock = clock }

  /// A running display link.
  func makeLink() -> CADisplayLink {
    let link = CADisplayLink(target: self, selector: #selector(tick(_:)))
    link.preferredFrameRateRange = FrameClock.everyFrame
    link.add(to: .main, forMode: .common)
    return link
  }

  @objc private func tick(_ link: CADisplayLink) {
    // Input before this frame has an earlier time than the frame, input after it a later one.
    if let clock { clock.tick(at: link.timestamp) } else { link.invalidate() }
  }
}

extension ElasticComponentView {
  /// Observes settings of the reader and the system; observers by selector need no removal.
  func observeSystem() {
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(settingsChanged),
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    center.addObserver(
      self, selector: #selector(enteredBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(leftBackground),
      name: UIApplication.willEnterForegroundNotification, object: nil)
    // An app may have one window in the background and another in the foreground.
    center.addObserver(
      self, selector: #selector(sceneEnteredBackground),
      name: UIScene.didEnterBackgroundNotification, object: nil)
    center.addObserver(
      self, selector: #selector(sceneLeftBackground),
      name: UIScene.willEnterForegroundNotification, object: nil)
  }

  @objc private func settingsChanged() { setNeedsLayout() }

  @objc private func enteredBackground() { isInBackground = true }

  @objc private func leftBackground() { isInBackground = false }

  @objc private func sceneEnteredBackground(_ news: NSNotification) {
    if news.object as? UIScene === window?.windowScene { isInBackground = true }
  }

  @objc private func sceneLeftBackground(_ news: NSNotification) {
    if news.object as? UIScene === window?.windowScene { isInBackground = false }
  }
}

extension ElasticRefreshControl {
  /// The target of a scroll view's pan recogniser.
  static var followSelector: Selector { #selector(followPan) }

  @objc private func followPan() { link?.follow() }
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

extension FlowingMenuController {
  /// Escape.
  var closeCommand: UIKeyCommand {
    UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(closeMenu))
  }
}
#endif
