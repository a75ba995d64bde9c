/// When a pull is to be felt: once, where a release would refresh, however often the finger goes back and
/// forth there.
public struct PullTick: Sendable {
  private var hasTicked = false

  /// No pull yet.
  public init() {}

  /// Notes an event and says whether it is to be felt.
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
