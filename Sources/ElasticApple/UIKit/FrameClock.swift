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
  var onFrame: (Double) -> Activity = { _ in .atRest }
  /// False while nothing can be seen; what is asked for meanwhile is shown afterwards.
  var isVisible = false {
    didSet { isVisible && isWanted ? start() : pause() }
  }

  private var link: CADisplayLink?
  private var isWanted = false
  private var alarm: Task<Void, Never>?

  /// Seconds of the clock now.
  var now: Double { CACurrentMediaTime() }

  /// Asks for a frame, and for more while something moves.
  func start() {
    isWanted = true
    alarm?.cancel()
    guard isVisible, link == nil else { return }
    link = FrameTarget(self).makeLink()
  }

  func tick(at time: Double) {
    switch onFrame(time) {
    case .moving: return
    case .atRest: stop()
    case .waiting(let next):
      stop()
      if next < .infinity { wake(at: next) }
    }
  }

  private func stop() {
    isWanted = false
    pause()
  }

  private func pause() {
    link?.invalidate()
    link = nil
  }

  private func wake(at time: Double) {
    let nanoseconds = UInt64(max(time - now, 0) * 1e9)
    alarm = Task { [weak self] in
      guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
      self?.start()
    }
  }
}
#endif
