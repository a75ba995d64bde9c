#if canImport(QuartzCore)
import ElasticKit
import QuartzCore
import os

/// Calls once a frame of the screen, at the screen's own rate or at sixty a second, as a component's pace asks.
///
/// Its seconds are those of `CACurrentMediaTime` and of touches. It does not keep its owner alive: the
/// display link retains a target that refers to the clock weakly, and ends itself when the clock is freed.
@MainActor
final class FrameClock {
  /// The view whose screen it follows.
  weak var view: NativeView?
  /// Called with the time of each frame.
  var onFrame: (Double) -> Void = { _ in }
  /// Whether no finger leads what moves and no spring throws it, so that sixty frames a second show all of it.
  var isCalm: () -> Bool = { false }
  /// False while the view is in no window, or its app in the background: nothing is called then.
  var isVisible = false {
    didSet { follow(pace) }
  }

  private var link: CADisplayLink?
  private var pace = ClockRequest.atRest
  private var alarm: Task<Void, Never>?

  /// Seconds of the clock now.
  var now: Double { CACurrentMediaTime() }

  /// Keeps to this pace from now on. Out of sight it calls four times a second, to look whether that still holds.
  func follow(_ pace: ClockRequest) {
    self.pace = pace
    alarm?.cancel()
    guard isVisible else { return pause() }
    switch pace {
    case .moving: run(isCalm() ? Self.calmFrames : Self.everyFrame)
    case .outOfSight: run(Self.fewFrames)
    case .waiting(let time):
      pause()
      wake(at: time)
    case .atRest: pause()
    }
  }

  private func run(_ rate: CAFrameRateRange) {
    guard let link = link ?? view.map({ FrameTarget(self).makeLink(for: $0) }) else { return }
    self.link = link
    if link.preferredFrameRateRange != rate { link.preferredFrameRateRange = rate }
  }

  static let everyFrame = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 120)
  /// For what runs for minutes.
  private static let calmFrames = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)
  static let fewFrames = CAFrameRateRange(minimum: 1, maximum: 8, preferred: 4)

  /// Off until a performance tool records.
  private static let signposter = OSSignposter(subsystem: "ElasticKit", category: .dynamicTracing)

  func tick(at time: Double) {
    // An interval is an object, also if nobody records it.
    guard Self.signposter.isEnabled else { return onFrame(time) }
    // Not the exclusive id: a frame calls the app, which may run a modal loop with frames of its own.
    Self.signposter.withIntervalSignpost("Frame", id: Self.signposter.makeSignpostID()) {
      onFrame(time)
    }
  }

  private func pause() {
    link?.invalidate()
    link = nil
  }

  private func wake(at time: Double) {
    alarm = Task { [weak self, now] in
      guard (try? await Task.sleep(nanoseconds: ClockRequest.sleep(from: now, to: time))) != nil
      else { return }
      self?.follow(.moving)
    }
  }
}
#endif
