#if canImport(UIKit)
import ElasticKit
import UIKit

/// Calls once a frame of the screen, at the screen's own rate, while something moves.
///
/// Its seconds are those of `CACurrentMediaTime` and of touches. It does not keep its owner alive: the
/// display link retains a target that refers to the clock weakly, and ends itself when the clock is freed.
@MainActor
final class FrameClock {
  /// Shows the frame of that time and returns the time of the next.
  var onFrame: (Double) -> NextFrame = { _ in .never }
  /// False while the view is invisible; a frame requested meanwhile is shown afterwards.
  var isVisible = false {
    didSet { isVisible && isWanted ? start() : pause() }
  }

  /// Whether the view is visible, checked before each frame.
  var isSeen: () -> Bool = { true }

  private var link: CADisplayLink?
  private var isWanted = false
  private var alarm: Task<Void, Never>?

  /// Seconds of the clock now.
  var now: Double { CACurrentMediaTime() }

  /// Requests a frame, and more while something moves.
  func start() {
    isWanted = true
    alarm?.cancel()
    guard isVisible else { return }
    if link == nil { link = FrameTarget(self).makeLink() }
    isInSight = true
  }

  /// Out of sight nothing is shown; it only checks four times a second whether it is visible again.
  private var isInSight = true {
    didSet {
      guard isInSight != oldValue else { return }
      link?.preferredFrameRateRange = isInSight ? Self.everyFrame : Self.fewFrames
    }
  }

  static let everyFrame = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
  static let fewFrames = CAFrameRateRange(minimum: 1, maximum: 8, preferred: 4)

  func tick(at time: Double) {
    isInSight = isSeen()
    guard isInSight else { return }
    let activity = onFrame(time)
    guard activity != .now else { return }
    stop()
    if let nanoseconds = activity.sleep(from: now) { wake(after: nanoseconds) }
  }

  private func stop() {
    isWanted = false
    pause()
  }

  private func pause() {
    link?.invalidate()
    link = nil
    isInSight = true
  }

  private func wake(after nanoseconds: UInt64) {
    alarm = Task { [weak self] in
      guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
      self?.start()
    }
  }
}
#endif
