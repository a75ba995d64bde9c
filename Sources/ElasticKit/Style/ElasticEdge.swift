/// The side of the view an elastic edge hangs from.
public enum ElasticEdge: UInt8, NamedCase {
  case top, bottom, left, right
  /// The side a line of text starts at, or ends at.
  case start, end

  public static let names: [StaticString] = ["top", "bottom", "left", "right", "start", "end"]

  /// The side of the screen it is for readers of `direction`: never `start` or `end`.
  public func resolved(for direction: ReadingDirection) -> ElasticEdge {
    switch self {
    case .start: direction == .leftToRight ? .left : .right
    case .end: direction == .leftToRight ? .right : .left
    default: self
    }
  }
}

/// The coordinates of an edge: how far along it, and how deep into the view.
///
/// `along` runs from left to right or from top to bottom; along the top and bottom it runs with the
/// text, so that a right-to-left layout is the mirror image of a left-to-right one.
struct EdgeFrame: Sendable {
  let edge: ElasticEdge
  let isMirrored: Bool
  var size: Size2D

  @inline(never)
  init(edge: ElasticEdge, direction: ReadingDirection, size: Size2D) {
    self.edge = edge.resolved(for: direction)
    isMirrored = direction == .rightToLeft && (edge == .top || edge == .bottom)
    self.size = size
  }

  private var isHorizontal: Bool { edge == .top || edge == .bottom }

  /// Whether the edge lies at the beginning of the content: a scroll view's offset is negative there.
  var isLeading: Bool { edge == .top || edge == .left }

  /// How long the edge is.
  var length: Double { isHorizontal ? size.width : size.height }

  /// How deep the view is.
  var depth: Double { isHorizontal ? size.height : size.width }

  /// The place in the view of (along, depth).
  @inline(never)
  func place(_ p: Point2D) -> Point2D {
    let along = isMirrored ? size.width - p.x : p.x
    return switch edge {
    case .bottom: Point2D(along, size.height - p.y)
    case .left: Point2D(p.y, along)
    case .right: Point2D(size.width - p.y, along)
    default: Point2D(along, p.y)
    }
  }

  /// How far along the edge a place in the view is.
  @inline(never)
  func along(_ p: Point2D) -> Double {
    guard isHorizontal else { return p.y }
    return isMirrored ? size.width - p.x : p.x
  }

  /// A displacement in the view as (along, depth).
  @inline(never)
  func components(_ v: Vector2D) -> Vector2D {
    switch edge {
    case .bottom: Vector2D(isMirrored ? -v.dx : v.dx, -v.dy)
    case .left: Vector2D(v.dy, v.dx)
    case .right: Vector2D(v.dy, -v.dx)
    default: Vector2D(isMirrored ? -v.dx : v.dx, v.dy)
    }
  }

  /// The upright rectangle in the view that spans (along, depth) `a` to `b`.
  @inline(never)
  func rect(from a: Point2D, to b: Point2D) -> Rect2D {
    let (p, q) = (place(a), place(b))
    return Rect2D(
      x: min(p.x, q.x), y: min(p.y, q.y), width: (p.x - q.x).magnitude,
      height: (p.y - q.y).magnitude)
  }
}
