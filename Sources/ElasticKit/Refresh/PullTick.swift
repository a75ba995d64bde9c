/// Triggers one haptic for each pull: at the trigger, even if the finger crosses it several times.
public struct PullTick: Sendable {
  private var hasTicked = false

  /// Before the first pull.
  public init() {}

  /// Records an event and returns whether to play a haptic.
  public mutating func isFelt(_ event: RefreshMotion.Event) -> Bool {
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
