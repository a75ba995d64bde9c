extension MenuMotion {
  /// What an app can tell a menu to do.
  public enum Command: UInt8, NamedCase {
    /// Open, from wherever it is.
    case open
    /// Close, from wherever it is: Escape, back, a row that was chosen.
    case close
    /// Let go of the finger, as if the touch had been cancelled, and go back to where it was.
    case cancel
    /// Be as open as the value says, at once and without a motion: 0 closed, 1 open. From anything
    /// between it goes on to the nearer end. The only command that displaces what is seen.
    case restore

    public static let names: [StaticString] = ["open", "close", "cancel", "restore"]
  }

  /// What a menu tells the app.
  public enum Event: UInt8, NamedCase {
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
    case slide
    /// Nothing moves any more.
    case settled

    public static let names: [StaticString] = [
      "opening", "opened", "closing", "closed", "slide", "settled",
    ]
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
