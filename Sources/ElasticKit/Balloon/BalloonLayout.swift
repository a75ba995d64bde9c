// The balloon and its row of dots, fitted into a view.
//
// One scale for both axes, and the balloon in the middle. `tight` fits the bounds of the curve and the line; the
// original fits the box of the control points, and the line may lie outside. Dots are a share of the height, and in a
// tight fit the row is at most a share of the balloon's width. The style says whether right-to-left layouts mirror it.
// The numbers are the MessageBalloon loader's: BalloonFromTheOriginal.md in the documentation.

extension BalloonMotion.Style {
  /// The width of the line in a view of this size, in points.
  func line(in size: Size2D) -> Double {
    min(lineWidth, maximumLineWidthShare * size.height)
  }

  /// Where the balloon lies in a view of this size: inside of its line, unless that goes over the edge as the original's does.
  package func room(in size: Size2D) -> Rect2D {
    let line = fit == .tight ? line(in: size) : 0
    return Rect2D(
      x: line / 2, y: line / 2, width: size.width - line, height: size.height - line)
  }
}

/// The balloon fitted into its frame, and the positions of the dots: computed when the frame, the path
/// or the style changes, not for each frame of a motion.
struct BalloonLayout: Sendable {
  /// The width of its line.
  private(set) var lineWidth = 0.0
  /// The drawn balloon; empty if the frame has no space for its line.
  private(set) var path = BezierPath()
  /// The middle of the row of dots.
  private(set) var center = Point2D.origin
  /// A dot of diameter 1 about the origin: transforming it costs less than drawing it again.
  private(set) var dot = BezierPath()
  /// The diameter of a dot.
  private(set) var dotSize = 0.0
  /// The step from dot to dot, to the left in right-to-left layouts.
  private(set) var step = 0.0

  /// No balloon.
  init() {}

  /// Scales the bounds of the style's ``BalloonMotion/Fit`` uniformly into the middle of `size`.
  init(
    _ content: BezierPath, center: Point2D?, in size: Size2D, style: BalloonMotion.Style,
    direction: ReadingDirection
  ) {
    let isTight = style.fit == .tight
    let room = style.room(in: size)
    guard let bounds = isTight ? content.bounds : content.controlBounds, room.width > 0,
      room.height > 0, var map = Affine.fitting(bounds, into: room)
    else { return }
    let width = bounds.width * map.a
    let isMirrored = style.isMirrored && direction == .rightToLeft
    if isMirrored {
      map = map.then(Affine(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    path.append(content, by: map)
    guard path.points.allSatisfy({ $0.isFinite }) else {
      path = BezierPath()
      return
    }
    lineWidth = style.line(in: size)
    dot.ellipse(in: Rect2D(x: -0.5, y: -0.5, width: 1, height: 1))
    let count = min(max(style.dotCount, 1), DotRun.mostDots)
    let rowLength = style.dotStepShare * Double(count - 1) + 1
    dotSize = size.height * style.dotSizeShare
    if isTight, width > 0 { dotSize = min(dotSize, style.maximumRowWidthShare * width / rowLength) }
    step = style.dotStepShare * dotSize * (isMirrored ? -1 : 1)
    // The original's dots lie a fifth of their size below the middle.
    self.center =
      isTight
      ? map(center ?? bounds.center)
      : Point2D(size.width / 2, size.height / 2 + 0.2 * dotSize)
    first = self.center - Vector2D(step * Double(count - 1) / 2, 0)
  }

  private var first = Point2D.origin

  /// The rest position of dot `index`.
  func dotPosition(_ index: Int) -> Point2D { first + Vector2D(step * Double(index), 0) }
}
