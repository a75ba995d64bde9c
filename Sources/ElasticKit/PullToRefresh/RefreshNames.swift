extension RefreshMotion {
  /// What an app can tell a pull-to-refresh to do.
  public enum Command: UInt8, ElasticAction {
    /// Show that something loads, as if pulled; no event asks the app to load.
    case beginRefreshing
    /// Loading is over; waits for the minimum visible time.
    case endRefreshing
    /// Loading is over and there is nothing more to load; pulls do nothing until there is
    /// ``moreData``.
    case noMoreData
    /// Refuse every touch until enabled again; ends what is going on.
    case disable
    /// Take touches again; nothing else changes.
    case enable
    /// Let go of the finger, and stop loading at once.
    case cancel
    /// There is more to load again: takes ``noMoreData`` back.
    case moreData

    public static let names: [StaticString] = [
      "begin-refreshing", "end-refreshing", "no-more-data", "disable", "enable", "cancel",
      "more-data",
    ]
  }

  /// What a pull-to-refresh tells the app.
  public enum Event: UInt8, ElasticAction {
    /// A release would refresh now: the moment for a haptic; at most once until disarmed.
    case armed
    /// A release would not refresh any more.
    case disarmed
    /// Refresh now. At the release, at most once a pull.
    case refresh
    /// Load more now. At the release, at most once a pull.
    case loadMore
    /// Loading is over, or was given up, and its room is given back.
    case ended
    /// A drag that had pulled it was taken away, by the system or a command; loading goes on.
    case cancelled
    /// Everything came to rest.
    case settled

    public static let names: [StaticString] = [
      "armed", "disarmed", "refresh", "load-more", "ended", "cancelled", "settled",
    ]
  }

  /// What a pull-to-refresh is doing.
  public enum State: UInt8, NamedCase {
    /// Nothing, or still falling back to rest.
    case stopped
    /// Being pulled.
    case dragging
    /// Loading, and still bouncing from the release.
    case bouncing
    /// Loading.
    case loading
    /// Giving back the room of what was loaded.
    case stopping
    /// Not to be pulled.
    case disabled
    /// Everything is loaded.
    case noMoreData

    public static let names: [StaticString] = [
      "stopped", "dragging", "bouncing", "loading", "stopping", "disabled", "no-more-data",
    ]
  }
}
