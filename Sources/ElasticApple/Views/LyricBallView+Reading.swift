#if canImport(QuartzCore)
import AVFoundation
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// Playing, pausing and seeking as a reader chooses.

extension LyricBallView {
  /// Plays where it is paused, and pauses where it plays: a bound player too. With a clock the app does this itself, in ``onToggle``.
  @objc public func togglePlayback() {
    if let onToggle { return onToggle() }
    guard let player else { return isPlaying ? pause() : play() }
    isPlaying ? player.pause() : player.play()
  }

  /// Seeks where the reader has chosen a word or a row: a bound player too. With a clock the app does this itself, in ``onSeek``.
  func seekAsChosen(to position: TimeInterval) {
    if let onSeek { return onSeek(position) }
    guard let player else { return seek(to: position) }
    player.seek(to: CMTime(seconds: position, preferredTimescale: 600))
  }

  /// A tap: it may move by so many points.
  private static let slop = 10.0

  /// A finger, where a tap seeks.
  func handleTap(_ input: ElasticInput) -> TouchClaim {
    guard case .touch(let id, let phase, let point) = input else { return .refused }
    switch phase {
    case .down:
      guard tap == nil, ball.component.word(at: point) != nil else { return .refused }
      tap = (id, point)
    case .move:
      guard let tap, tap.id == id else { return .refused }
      if (point - tap.point).length > Self.slop {
        self.tap = nil
        return .refused
      }
    case .up:
      guard let tap, tap.id == id else { return .refused }
      self.tap = nil
      if let word = ball.component.word(at: tap.point),
        let start = ball.component.wordStart(word)
      {
        seekAsChosen(to: start)
      }
    case .cancel:
      if tap?.id == id { tap = nil }
      return .refused
    }
    return .undecided
  }
}
#endif
