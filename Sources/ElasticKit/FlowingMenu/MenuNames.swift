extension MenuMotion {
  /// What an app can tell a menu to do.
  public enum Command: ElasticAction {
    /// Open, from wherever it is.
    case open
    /// Close, from wherever it is: Escape, back, a row that was chosen.
    case close
    /// Let go of the finger, as if the touch had been cancelled, and go back to where it was.
    case cancel
    /// Be this far open at once, without a motion: 0 closed, 1 open. From anything between it goes on
    /// to the nearer end. The only command that displaces what is seen.
    case restore(Double)
    /// Refuse every touch, and the reader's action, until enabled again; a drag is let go of.
    case disable
    /// Take touches again.
    case enable

    public static let names: [StaticString] = [
      "open", "close", "cancel", "restore", "disable", "enable",
    ]

    public var code: UInt8 {
      switch self {
      case .open: 0
      case .close: 1
      case .cancel: 2
      case .restore: 3
      case .disable: 4
      case .enable: 5
      }
    }

    public var value: Double? {
      if case .restore(let share) = self { share } else { nil }
    }

    public init?(code: UInt8, value: Double) {
      switch code {
      case 0: self = .open
      case 1: self = .close
      case 2: self = .cancel
      case 3 where value.isPlausible: self = .restore(value)
      case 4: self = .disable
      case 5: self = .enable
      default: return nil
      }
    }
  }

  /// What a menu tells the app.
  public enum Event: ElasticAction {
    /// It is going to be open: show what is in it, and keep focus there.
    case opening
    /// It is open and stays there, though its edge may still swing a little.
    case opened
    /// It is going to be closed.
    case closing
    /// It is closed and stays there.
    case closed
    /// How far it is open, 0 to 1, with every frame in which that changes; of those not read yet in
    /// a row only the last is kept.
    case slide(Double)
    /// Nothing moves any more.
    case settled
    /// A drag that had moved it was taken away, by the system or a command; never told of a tap.
    case cancelled

    public static let names: [StaticString] = [
      "opening", "opened", "closing", "closed", "slide", "settled", "cancelled",
    ]

    public var code: UInt8 {
      switch self {
      case .opening: 0
      case .opened: 1
      case .closing: 2
      case .closed: 3
      case .slide: 4
      case .settled: 5
      case .cancelled: 6
      }
    }

    public var value: Double? {
      if case .slide(let share) = self { share } else { nil }
    }

    public init?(code: UInt8, value: Double) {
      switch code {
      case 0: self = .opening
      case 1: self = .opened
      case 2: self = .closing
      case 3: self = .closed
      case 4 where value.isPlausible: self = .slide(value)
      case 5: self = .settled
      case 6: self = .cancelled
      default: return nil
      }
    }
  }

  /// What a menu is doing.
  public enum State: UInt8, NamedCase {
    case closed, dragging, opening, open, closing

    public static let names: [StaticString] = ["closed", "dragging", "opening", "open", "closing"]
  }
}

/// Where a touch may begin that opens a menu.
public enum MenuReach: UInt8, NamedCase {
  /// At the menu's edge.
  case edge
  /// Anywhere.
  case anywhere
  /// Nowhere: it opens from code only, and can still be dragged shut.
  case nowhere

  public static let names: [StaticString] = ["edge", "anywhere", "nowhere"]
}

/// How the bubble that shows the menu opens.
public enum MenuBubble: UInt8, NamedCase {
  /// From the middle of the edge, steadily: the original's ellipses at the original's times.
  case classic
  /// From where the finger is, on a spring that keeps its velocity, through the same ellipses.
  case smooth

  public static let names: [StaticString] = ["classic", "smooth"]
}
