#if canImport(UIKit)
import ElasticKit
import UIKit

/// Calls once a frame of the screen, at the screen's own rate, while something moves.
///
/// Its seconds are those of `CACurrentMediaTime` and of touches. It never keeps its owner alive: the
/// display link holds a target that holds the clock weakly, and ends itself when that is gone.
@MainActor
final class FrameClock {
  /// Shows the frame of that time and says when the next is worth showing.
  var onFrame: (Double) -> NextFrame = { _ in .never }
  /// False while nothing can be seen; what is asked for meanwhile is shown afterwards.
  var isVisible = false {
    didSet { isVisible && isWanted ? start() : pause() }
  }

  /// Whether what is shown would be seen, asked before each frame.
  var isSeen: () -> Bool = { true }

  private var link: CADisplayLink?
  private var isWanted = false
  private var alarm: Task<Void, Never>?

  /// Seconds of the clock now.
  var now: Double { CACurrentMediaTime() }

  /// Asks for a frame, and for more while something moves.
  func start() {
    isWanted = true
    alarm?.cancel()
    guard isVisible else { return }
    if link == nil { link = FrameTarget(self).makeLink() }
    isInSight = true
  }

  /// Out of sight nothing is shown; it only looks, four times a second, whether it is in sight again.
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
