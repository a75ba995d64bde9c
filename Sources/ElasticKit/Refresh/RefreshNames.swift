extension RefreshMotion {
  /// Commands of the app to a pull-to-refresh.
  public enum Command: UInt8, ComponentMessage {
    /// Show loading, as after a pull; no event asks the app to load.
    case beginRefreshing
    /// End loading, after the minimum visible time.
    case endRefreshing
    /// End loading; there is no more data. Pulls have no effect until ``moreData``.
    case noMoreData
    /// End the current action and ignore every touch until enabled again.
    case disable
    /// Accept touches again; nothing else changes.
    case enable
    /// End the drag and stop loading at once.
    case cancel
    /// There is more data again: undoes ``noMoreData``.
    case moreData

    public static let names: [StaticString] = [
      "begin-refreshing", "end-refreshing", "no-more-data", "disable", "enable", "cancel",
      "more-data",
    ]
  }

  /// Events of a pull-to-refresh.
  public enum Event: UInt8, ComponentMessage {
    /// A release would refresh now: the moment for a haptic. It ends with ``disarmed``, ``refresh``, ``loadMore`` or
    /// ``cancelled``.
    case armed
    /// A release would not refresh any more.
    case disarmed
    /// Refresh now. Posted at the release, at most once a pull.
    case refresh
    /// Load more now. Posted at the release, at most once a pull.
    case loadMore
    /// Loading has ended or was stopped, and its room is removed.
    case ended
    /// The system or a command cancelled a drag that had moved the shape; loading continues.
    case cancelled
    /// Everything came to rest.
    case settled

    public static let names: [StaticString] = [
      "armed", "disarmed", "refresh", "load-more", "ended", "cancelled", "settled",
    ]
  }

  /// States of a pull-to-refresh.
  public enum State: UInt8, NamedCase {
    /// At rest, or falling back to rest.
    case stopped
    /// Being pulled.
    case dragging
    /// Loading, and still bouncing from the release.
    case bouncing
    /// Loading.
    case loading
    /// Removing the room of the loading band.
    case stopping
    /// Disabled: pulls have no effect.
    case disabled
    /// All data is loaded.
    case noMoreData

    public static let names: [StaticString] = [
      "stopped", "dragging", "bouncing", "loading", "stopping", "disabled", "no-more-data",
    ]
  }
}
