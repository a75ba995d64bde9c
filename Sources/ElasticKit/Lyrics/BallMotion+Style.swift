extension BallMotion {
  /// Every constant of a ``BallMotion``; the defaults are those of the bouncing lyric ball, but for what
  /// a song of many rows needs.
  public struct Style: ComponentStyle {
    /// Path of the ball from word to word.
    public var hop = BallHopShape.gravity
    /// Diameter of the ball, in points: 0 to 200, by default 14.
    public var ballSize = 14.0
    /// Colour of the ball; by default the role `highlight`, whose default is the original's
    /// rgb(242, 141, 10).
    public var ballColor = Paint.role(.highlight)
    /// How high the control points of a hop lie over its ends, in points: 0 to 1000, by default 48. The
    /// ball rises by three quarters of it.
    public var lift = 48.0
    /// Duration of the first and the last hop, in seconds: 0.01 to 10, by default 0.3.
    public var edgeHopDuration = 0.3
    /// Longest duration of any other hop, in seconds: 0.01 to 60, by default 1.2. In a longer gap
    /// the ball waits on the word before it.
    public var maximumHopDuration = 1.2
    /// Time before its word at which the ball lands, in seconds: 0 to 1, by default 0. The first
    /// hop is shorter by as much, at least 0.01 s long, and the last one longer.
    public var landingLead = 0.0
    /// Distance from the middle of the word to the landing point, in points in the direction of
    /// reading: −100 to 100, by default 0.
    public var landingOffset = 0.0
    /// Distance from the row at which the first hop starts, in points: 0 to 1000, by default 10.
    public var entryDistance = 10.0
    /// Length of the last hop, in points: 0 to 1000, by default 60.
    public var exitDistance = 60.0
    /// Fade the ball out in the last hop; otherwise it stays where the last hop ends.
    public var fadesOut = true
    /// Share of its height that the ball loses when it lands: 0 to 0.9, by default 0.25.
    public var squashShare = 0.25
    /// Time until the ball is round again, in seconds: 0.001 to 2, by default 0.12; half a hop at
    /// most.
    public var squashDuration = 0.12
    /// How sung words are marked.
    public var highlight = WordHighlight.wipe
    /// Colour of words that are not sung yet; by default the role `label`.
    public var wordColor = Paint.role(.label)
    /// Colour of words that have been sung; by default the role `highlight`.
    public var sungColor = Paint.role(.highlight)
    /// Font size of the words at the usual text size, in points: 1 to 400, by default 24.
    public var wordSize = 24.0
    /// Space between words, in points: 0 to 400, by default 8.
    public var wordGap = 8.0
    /// Space between rows, in which the ball moves, in points: 0 to 1000, by default 56.
    public var rowGap = 56.0
    /// Free space at both sides, in points: 0 to 1000, by default 20.
    public var margin = 20.0
    /// Repeat the song.
    public var loops = false
    /// Show the path of the ball, as in the original.
    public var showsPath = false
    /// Colour of the ball's path; by default the ball's.
    public var pathColor = Paint.role(.highlight)
    /// Line width of the path, in points: 0 to 100, by default 3.
    public var pathWidth = 3.0
    /// Opacity of the path's line: 0 to 1, by default 0.9.
    public var pathOpacity = 0.9
    /// Opacity of the area under the path: 0 to 1, by default 0.3.
    public var pathFillOpacity = 0.3
    /// Show the control points of the hop, as in the tutorials.
    public var showsControlPoints = false

    /// A ball that obeys gravity.
    public init() {}
  }
}

/// Path of the ball from word to word.
public enum BallHopShape: UInt8, NamedCase {
  /// A parabola in time: even along the row, falling freely.
  case gravity
  /// The original's curve: both control points over the middle, so that the ball lingers there.
  case classic

  public static let names: [StaticString] = ["gravity", "classic"]
}

/// How a word shows that it is sung.
public enum WordHighlight: UInt8, NamedCase {
  /// The colour runs through it while it is sung.
  case wipe
  /// It lights up when it begins.
  case step

  public static let names: [StaticString] = ["wipe", "step"]
}
