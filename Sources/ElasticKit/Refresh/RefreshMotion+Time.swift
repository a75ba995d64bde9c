// What changes by itself as time passes: the end of the bounce, a delayed end of loading, the end of closing, and rest.
//
// Each change is made at its own time and in order, then the rest of the time passes. So the state and the times of the
// events depend on the inputs alone, not on when frames come. A change clears its own time, so the loop ends.

extension RefreshMotion {
  mutating func proceed(to time: Double) {
    // Apply every timed change at its own time and in order, even if the frame is late.
    while true {
      let next = min(min(bounceEnd, deferredEnd), min(stopEnd, settleTime()))
      guard next <= time else { break }
      now = max(now, next)
      applyPendingAppearance()  // The edge may be straight until now only.
      if next == bounceEnd {
        finishBounce()
      } else if next == deferredEnd {
        stop()
      } else if next == stopEnd {
        finishStop()
      } else {
        settle()
      }
    }
    now = time
    applyPendingAppearance()
  }

  // Mutating, like the functions it calls, although nothing changes: otherwise the whole component is
  // copied once a frame.
  mutating func nextFrame() -> NextFrame {
    if indicator.isSpinning, turnsIndicator { return .now }
    if max(restTime(), elastic.stillTime) > now { return .now }
    let next = min(min(bounceEnd, deferredEnd), stopEnd)
    if next < .infinity { return .at(next) }
    let isIdle = state == .stopped || state == .disabled || state == .noMoreData
    // Held or loading: nothing moves until the next input, but it is not at rest.
    return isIdle && !elastic.isHeld ? .never : .at(.infinity)
  }

  /// Time at which all motion has ended, except the circle's rotation.
  private mutating func restTime() -> Double {
    max(
      max(max(elastic.restTime, inset.restTime), max(indicator.restTime, fade.restTime)),
      apart.restTime)
  }

  private mutating func settleTime() -> Double {
    let isIdle = state == .stopped || state == .disabled || state == .noMoreData
    return isIdle && !isSettled && !elastic.isHeld && stopEnd == .infinity ? restTime() : .infinity
  }

  mutating func finishBounce() {
    bounceEnd = .infinity
    state = .loading
  }

  private mutating func finishStop() {
    if isEndReported { events.append(.ended, at: now) }
    isEndReported = false
    stopEnd = .infinity
    if state == .stopping { state = idleState }
    stopIndicator()
  }

  private mutating func settle() {
    isSettled = true
    fading = nil
    elastic.end(at: 0)
    inset.hold(0)
    apart.hold(0)
    events.append(.settled, at: now)
  }
}
