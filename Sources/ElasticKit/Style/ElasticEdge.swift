/// Side of the view that an elastic edge is attached to.
public enum ElasticEdge: UInt8, NamedCase {
  case top, bottom, left, right
  /// The start or the end of a line of text.
  case start, end

  public static let names: [StaticString] = ["top", "bottom", "left", "right", "start", "end"]

  /// Side of the screen for readers of `direction`: never `start` or `end`.
  public func resolved(for direction: ReadingDirection) -> ElasticEdge {
    switch self {
    case .start: direction == .leftToRight ? .left : .right
    case .end: direction == .leftToRight ? .right : .left
    default: self
    }
  }

  /// A rectangle without the strip of this depth along its side, in points: the place of content that follows an edge. `start`
  /// is its left side, and a strip that is deeper leaves nothing.
  public func cut(_ depth: Double, from rect: Rect2D) -> Rect2D {
    var rest = rect
    let depth = depth > 0 ? depth : 0
    let (wide, high) = (min(depth, rect.size.width), min(depth, rect.size.height))
    switch self {
    case .top, .bottom:
      rest.size.height -= high
      if self == .top { rest.origin.y += high }
    case .left, .start, .right, .end:
      rest.size.width -= wide
      if self == .left || self == .start { rest.origin.x += wide }
    }
    return rest
  }
}

/// Coordinates of an edge: along it, and into the view.
///
/// `along` runs from left to right or from top to bottom; along the top and bottom it runs with the
/// text, so that a right-to-left layout is the mirror image of a left-to-right one.
struct EdgeFrame: Sendable {
  let edge: ElasticEdge
  let isMirrored: Bool
  var size: Size2D

  init(edge: ElasticEdge, direction: ReadingDirection, size: Size2D) {
    self.edge = edge.resolved(for: direction)
    isMirrored = direction == .rightToLeft && (edge == .top || edge == .bottom)
    self.size = size
  }

  private var isHorizontal: Bool { edge == .top || edge == .bottom }

  /// Whether the edge is at the beginning of the content: a scroll view's offset is negative there.
  var isLeading: Bool { edge == .top || edge == .left }

  /// Length of the edge.
  var length: Double { isHorizontal ? size.width : size.height }

  /// Depth of the view.
  var depth: Double { isHorizontal ? size.height : size.width }

  /// Point in the view at (along, depth).
  @inline(never)  // 31 calls in the module with all elements.
  func viewPoint(_ p: Point2D) -> Point2D {
    let along = isMirrored ? size.width - p.x : p.x
    return switch edge {
    case .bottom: Point2D(along, size.height - p.y)
    case .left: Point2D(p.y, along)
    case .right: Point2D(size.width - p.y, along)
    default: Point2D(along, p.y)
    }
  }

  /// Position of a point in the view along the edge.
  func along(_ p: Point2D) -> Double {
    guard isHorizontal else { return p.y }
    return isMirrored ? size.width - p.x : p.x
  }

  /// A displacement in the view as (along, depth).
  func components(_ v: Vector2D) -> Vector2D {
    switch edge {
    case .bottom: Vector2D(isMirrored ? -v.dx : v.dx, -v.dy)
    case .left: Vector2D(v.dy, v.dx)
    case .right: Vector2D(v.dy, -v.dx)
    default: Vector2D(isMirrored ? -v.dx : v.dx, v.dy)
    }
  }

  /// Whether a displacement leads away from the edge, with at most this many points along it for each point away.
  func leads(_ v: Vector2D, upTo slope: Double) -> Bool {
    let way = components(v)
    return way.dy > 0 && way.dx.magnitude <= slope * way.dy
  }

  /// Axis-parallel rectangle in the view between (along, depth) `a` and `b`.
  func rect(from a: Point2D, to b: Point2D) -> Rect2D {
    let (p, q) = (viewPoint(a), viewPoint(b))
    return Rect2D(
      x: min(p.x, q.x), y: min(p.y, q.y), width: (p.x - q.x).magnitude,
      height: (p.y - q.y).magnitude)
  }
}
