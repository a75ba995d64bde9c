extension BallMotion {
  /// Every constant of a ``BallMotion``; the defaults are those of the bouncing lyric ball, but for what
  /// a song of many rows needs.
  public struct Style: ComponentStyle {
    /// How the ball flies from word to word.
    public var hop = BallHopShape.gravity
    /// The ball's diameter, in points: 0 to 200, by default 14.
    public var ballSize = 14.0
    /// The ball; by default the role `highlight`, whose default is the original's rgb(242, 141, 10).
    public var ballColor = Paint.role(.highlight)
    /// How high the control points of a hop lie over its ends, in points: 0 to 1000, by default 48. The
    /// ball rises by three quarters of it.
    public var lift = 48.0
    /// How long the first hop and the last take, in seconds: 0.01 to 10, by default 0.3.
    public var edgeHop = 0.3
    /// How long any other hop takes at most, in seconds: 0.01 to 60, by default 1.2. In a longer gap
    /// the ball waits on the word before it.
    public var longestHop = 1.2
    /// How long before its word the ball lands, in seconds: 0 to 1, by default 0. The first hop is shorter by as much,
    /// at least 0.01 s long, and the last one longer.
    public var landingLead = 0.0
    /// How far behind the middle of its word the ball lands, in points in the direction of reading: −100 to 100, by
    /// default 0.
    public var landingOffset = 0.0
    /// How far before the row the first hop starts, in points: 0 to 1000, by default 10.
    public var entryDistance = 10.0
    /// How far the last hop goes, in points: 0 to 1000, by default 60.
    public var exitDistance = 60.0
    /// Whether the ball fades as it leaves; otherwise it stays where the last hop ends.
    public var fadesOut = true
    /// How much of its height the ball loses when it lands: 0 to 0.9, by default 0.25.
    public var squash = 0.25
    /// How long it takes to be round again, in seconds: 0.001 to 2, by default 0.12; half a hop at most.
    public var squashDuration = 0.12
    /// How words show that they are sung.
    public var highlight = WordHighlight.wipe
    /// Words to be sung; by default the role `label`.
    public var wordColor = Paint.role(.label)
    /// Words that are or were sung; by default the role `highlight`.
    public var sungColor = Paint.role(.highlight)
    /// The size of the words' letters at the usual text size, in points: 1 to 400, by default 24.
    public var wordSize = 24.0
    /// From word to word, in points: 0 to 400, by default 8.
    public var wordGap = 8.0
    /// From row to row, where the ball flies, in points: 0 to 1000, by default 56.
    public var rowGap = 56.0
    /// Left free at both sides, in points: 0 to 1000, by default 20.
    public var margin = 20.0
    /// Whether the song starts again at its end.
    public var loops = false
    /// Whether the way of the ball shows, as in the original.
    public var showsPath = false
    /// The way of the ball; by default the original's rgb(222, 120, 180).
    public var pathColor = Paint.color(ElasticColor(rgb: 222, 120, 180))
    /// How thick its line is, in points: 0 to 100, by default 3.
    public var pathWidth = 3.0
    /// The opacity of its line: 0 to 1, by default 0.9.
    public var pathOpacity = 0.9
    /// The opacity of what lies under it: 0 to 1, by default 0.3.
    public var pathFillOpacity = 0.3
    /// Whether the control points of the hop show, as in the tutorials.
    public var showsControlPoints = false

    /// A ball that obeys gravity.
    @inline(never)  // Copies in every caller would swell the WebAssembly module.
    public init() {}
  }
}

/// How the ball flies from word to word.
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
