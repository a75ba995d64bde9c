#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

// Waiting for the end of a motion, and for its beginning.

extension ElasticValue {
  /// Springs to a value, and returns when that has ended: whether it came to rest there, and no other change came before.
  @discardableResult
  public func animate(to target: Value, velocity: Value.Offset? = nil) async -> Bool {
    await withCheckedContinuation { waiting in
      animate(to: target, velocity: velocity) { waiting.resume(returning: $0) }
    }
  }

  /// Glides with a velocity, which decays, and returns when that has ended: whether it came to rest where that leads.
  @discardableResult
  public func fling(velocity: Value.Offset, along decay: Decay = .normal) async -> Bool {
    await withCheckedContinuation { waiting in
      fling(velocity: velocity, along: decay) { waiting.resume(returning: $0) }
    }
  }

  /// Springs to a value after a time, from where it is then. Until then it goes on as it did; any other change before takes the place
  /// of this one.
  ///
  /// - Parameters:
  ///   - delay: in seconds; at once if it is not above 0.
  ///   - completion: as that of `animate(to:velocity:completion:)`; called with false if another change came before the motion begins.
  public func animate(
    to target: Value, velocity: Value.Offset? = nil, after delay: TimeInterval,
    completion: Completion? = nil
  ) {
    guard delay > 0, delay.isFinite else {
      return animate(to: target, velocity: velocity, completion: completion)
    }
    let former = delayed
    let start = clock.now
    let task = Task { [weak self] in
      let time = ClockRequest.sleep(from: start, to: start + delay)
      guard (try? await Task.sleep(nanoseconds: time)) != nil, let self else { return }
      delayed = nil
      animate(to: target, velocity: velocity, completion: completion)
    }
    delayed = DelayedMotion(task: task, completion: completion)
    former?.cancel()
  }
}

/// A motion that is to begin later.
struct DelayedMotion {
  let task: Task<Void, Never>
  let completion: (@MainActor (Bool) -> Void)?

  @MainActor
  func cancel() {
    task.cancel()
    completion?(false)
  }
}
#endif
