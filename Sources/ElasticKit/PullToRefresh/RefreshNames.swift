extension RefreshMotion {
  /// What an app can tell a pull-to-refresh to do.
  public enum Command: UInt8, NamedCase {
    /// Show that something loads, as if pulled; no event asks the app to load.
    case beginRefreshing
    /// Loading is over; waits for the minimum visible time.
    case endRefreshing
    /// Loading is over and there is nothing more to load; pulls do nothing until enabled again.
    case noMoreData
    /// Refuse every touch until enabled again; ends what is going on.
    case disable
    /// Take touches again.
    case enable
    /// Let go of the finger, or stop loading, without any result.
    case cancel

    public var name: StaticString {
      switch self {
      case .beginRefreshing: "begin-refreshing"
      case .endRefreshing: "end-refreshing"
      case .noMoreData: "no-more-data"
      case .disable: "disable"
      case .enable: "enable"
      case .cancel: "cancel"
      }
    }
  }

  /// What a pull-to-refresh tells the app.
  public enum Event: UInt8, NamedCase {
    /// A release would refresh now: the moment for a haptic; at most once until disarmed.
    case armed
    /// A release would not refresh any more.
    case disarmed
    /// Refresh now. At the release, at most once a pull.
    case refresh
    /// Load more now. At the release, at most once a pull.
    case loadMore
    /// Loading is over and its room is given back.
    case ended
    /// A pull or loading was given up.
    case cancelled
    /// Everything came to rest.
    case settled

    public var name: StaticString {
      switch self {
      case .armed: "armed"
      case .disarmed: "disarmed"
      case .refresh: "refresh"
      case .loadMore: "load-more"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .settled: "settled"
      }
    }
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

    public var name: StaticString {
      switch self {
      case .stopped: "stopped"
      case .dragging: "dragging"
      case .bouncing: "bouncing"
      case .loading: "loading"
      case .stopping: "stopping"
      case .disabled: "disabled"
      case .noMoreData: "no-more-data"
      }
    }
  }
}
