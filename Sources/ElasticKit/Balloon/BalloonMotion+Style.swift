extension BalloonMotion {
  /// Every constant of a ``BalloonMotion``; the defaults are those of the MessageBalloon loader.
  public struct Style: ComponentStyle {
    /// Movement of the dots.
    public var dotStyle = DotStyle.classic
    /// How the balloon fits its frame, and where the dots are.
    public var fit = Fit.tight
    /// How many dots there are: 1 to 12, by default 3.
    public var dotCount = 3
    /// How thick the balloon's line is, in points: 0 to 100, by default 5; less where it would be more
    /// than ``maximumLineWidthShare``.
    public var lineWidth = 5.0
    /// The thickest the line gets, as a share of the frame's height: 0 to 1, by default 1, so that the line has
    /// ``lineWidth`` in every frame. The feels have 0.06, for a balloon as small as a line of text.
    public var maximumLineWidthShare = 1.0
    /// Fill colour of the balloon; by default nothing.
    public var fill = Paint.color(.clear)
    /// Line colour of the balloon; by default the role `line`, black on a light screen.
    public var lineColor = Paint.role(.line)
    /// Colour of the dots; by default the role `dot`, black on a light screen.
    public var dotColor = Paint.role(.dot)
    /// Diameter of a dot, as a share of the frame's height: 0 to 1, by default 0.1; less where the
    /// row would get wider than ``maximumRowWidthShare``.
    public var dotSizeShare = 0.1
    /// Distance between dots, in diameters: 0 to 10, by default 1.6.
    public var dotStepShare = 1.6
    /// The widest the row of dots gets, as a share of the balloon's width, before the dots shrink:
    /// 0.05 to 1, by default 0.8.
    public var maximumRowWidthShare = 0.8
    /// Delay of each dot after the one before, in seconds: 0 to 2, by default 0.1.
    public var dotDelay = 0.1
    /// Time that a dot moves up, in seconds: 0.01 to 10, by default 0.5.
    public var riseDuration = 0.5
    /// How long it takes to be back, in seconds: 0.01 to 10, by default 0.7, so that the period is
    /// 1.2 s.
    public var fallDuration = 0.7
    /// Distance that a dot moves up, in diameters: 0 to 10, by default 1.
    public var riseHeightShare = 1.0
    /// Scale of a dot at the top: 0 to 4, by default 1.3.
    public var riseScale = 1.3
    /// How far below its place it comes back, in diameters: 0 to 10, by default 0.5, the original's
    /// 5 pt.
    public var fallDepthShare = 0.5
    /// How small it comes back: 0 to 4, by default 0.5.
    public var fallScale = 0.5
    /// How long it takes from below to its place, in seconds: 0.01 to 10, by default 0.2.
    public var placeDuration = 0.2
    /// How long it takes to its full size, in seconds: 0.01 to 10, by default 0.3.
    public var growDuration = 0.3
    /// How long it takes to be seen fully, in seconds: 0.01 to 10, by default 0.5.
    public var fadeDuration = 0.5
    /// The stiffness of the spring each of these moves on, its mass being 1: 1 to 10,000, by default
    /// CASpringAnimation's 100.
    public var stiffness = 100.0
    /// The friction of that spring: 0.1 to 1000, by default CASpringAnimation's 10.
    public var friction = 10.0
    /// Least opacity of a dot that pulses, as under Reduce Motion: 0 to 1, by default 0.3.
    public var pulseOpacity = 0.3
    /// Least scale of a dot that pulses: 0 to 1, by default 0.7.
    public var pulseScale = 0.7
    /// Duration of showing and hiding, in seconds as UIView's spring animations count: 0.01 to 10,
    /// by default 0.3.
    public var showDuration = 0.3
    /// Scale that showing starts from and hiding ends at: 0 to 1, by default 0.8.
    public var hiddenScale = 0.8
    /// Whether the balloon and the order of its dots are mirrored for readers from right to left.
    public var isMirrored = true
    /// Show the control points, as in the tutorials.
    public var showsControlPoints = false

    /// The loader's constants.
    public init() {}
  }
}

extension BalloonMotion {
  /// How the dots of a balloon move.
  public enum DotStyle: UInt8, NamedCase {
    /// As the original's: up and out, then in again from below.
    case classic
    /// Up and down, like a wave running through them.
    case wave
    /// Fainter and smaller, and back.
    case pulse
    /// As `classic`, on springs that are cut as the original cuts them: short of their target or beyond it, from where
    /// the dot jumps.
    case cut

    public static let names: [StaticString] = ["classic", "wave", "pulse", "cut"]
  }

  /// How a balloon fills its frame, and where its dots stand.
  public enum Fit: UInt8, NamedCase {
    /// The tight bounds of its curve and of the line around it fill the frame; the dots stand in its optical centre.
    case tight
    /// As the original's: the box around all control points fills the frame, whatever the line; the dots stand in the
    /// middle of the frame, a fifth of one below it, and have the size of their setting.
    case controlPoints

    public static let names: [StaticString] = ["tight", "control-points"]
  }
}
