/// Triggers one haptic for each pull: at the trigger, even if the finger crosses it several times.
package struct PullTick: Sendable {
  private var hasTicked = false

  /// Before the first pull.
  package init() {}

  /// Records an event and returns whether to play a haptic.
  package mutating func isFelt(_ event: RefreshMotion.Event) -> Bool {
    switch event {
    case .armed:
      defer { hasTicked = true }
      return !hasTicked
    case .refresh, .loadMore, .settled, .cancelled: hasTicked = false
    case .disarmed, .ended: break
    }
    return false
  }
}
