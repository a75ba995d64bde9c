extension MenuMotion {
  /// Commands of the app to a menu.
  public enum Command: ComponentMessage {
    /// Open, from any position.
    case open
    /// Close, from any position: after Escape, back, or a chosen row.
    case close
    /// End the drag, as if the touch had been cancelled, and move back to the end it came from.
    case cancel
    /// Set the progress at once, without a motion: 0 closed, 1 open. From a value between, the menu moves
    /// on to the nearer end. The only command that makes the drawing jump.
    case restore(Double)
    /// End the drag and ignore every touch and the screen reader's action until enabled again.
    case disable
    /// Accept touches again.
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

  /// Events of a menu.
  public enum Event: ComponentMessage {
    /// The menu will open: show its content, and keep focus there. Posted once until it is open or closes.
    case opening
    /// It is open and stays there, though its edge may still swing a little.
    case opened
    /// The menu will close. Posted once until it is closed or opens.
    case closing
    /// It is closed and stays there.
    case closed
    /// Progress, 0 to 1, in every frame in which it changes; of several unread ones in a row only the last
    /// is kept.
    case slide(Double)
    /// All motion has ended.
    case settled
    /// The system or a command cancelled a drag that had moved the menu; never posted for a tap.
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

  /// States of a menu.
  public enum State: UInt8, NamedCase {
    case closed, dragging, opening, open, closing

    public static let names: [StaticString] = ["closed", "dragging", "opening", "open", "closing"]
  }
}

/// Area where a touch that opens a menu may begin.
public enum MenuReach: UInt8, NamedCase {
  /// At the menu's edge.
  case edge
  /// Anywhere.
  case anywhere
  /// Nowhere: it opens from code only, and can still be dragged shut.
  case nowhere

  public static let names: [StaticString] = ["edge", "anywhere", "nowhere"]
}

/// Opening of the bubble that shows the menu.
public enum MenuBubble: UInt8, NamedCase {
  /// From the middle of the edge, steadily: the original's ellipses at the original's times.
  case classic
  /// From the finger's position, on a spring that keeps its velocity, through the same ellipses.
  case smooth

  public static let names: [StaticString] = ["classic", "smooth"]
}
