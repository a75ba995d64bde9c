/// The shape fitted into its frame, at rest: computed when the frame, the path or the style changes,
/// not for each frame of a motion.
struct ShapeLayout: Sendable {
  private(set) var outline = ShapeOutline()
  /// The inward normal at each point.
  private(set) var normals: [Vector2D] = []
  private(set) var area = ShapeArea()
  private(set) var bounds = Rect2D.zero

  /// No shape.
  init() {}

  /// The shape of `content`, or else a rectangle, and its line fill `size` less a margin as far as one
  /// scale allows, in its middle.
  init(_ content: ShapeContent?, in size: Size2D, style: ShapeMotion.Style) {
    let room = style.room(in: size)
    guard !room.size.isEmpty else { return }
    if let content {
      guard let map = Affine.fitting(content.bounds, into: room) else { return }
      outline = content.outline.transformed(by: map)
      let (start, end) = (map(content.bounds.origin), map(content.bounds.corner))
      bounds = Rect2D(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
    } else {
      outline = ShapeOutline(
        room, cornerRadius: style.cornerRadius, pieces: style.minimumCurveCount)
      bounds = room
    }
    area = ShapeArea(outline, bounds: bounds)
    normals = outline.inwardNormals(area: area.resting)
  }

  var isEmpty: Bool { outline.points.isEmpty }
}

/// A given path, cut into pieces, in its own coordinates.
struct ShapeContent: Sendable {
  let path: BezierPath
  let outline: ShapeOutline
  let bounds: Rect2D

  /// Nil if it cannot be drawn: it contains no curve and no line, or numbers too large to
  /// compute with.
  init?(_ path: BezierPath, pieces: Int) {
    // About one point large, so that no intermediate number overflows.
    guard let bounds = path.bounds,
      let map = Affine.fitting(bounds, into: Rect2D(x: 0, y: 0, width: 1, height: 1))
    else { return nil }
    let normal = path.transformed(by: map)
    let outline = ShapeOutline(normal, pieces: pieces)
    guard let small = normal.bounds, !outline.points.isEmpty,
      outline.points.allSatisfy({ $0.isPlausible })
    else { return nil }
    self.path = path
    self.outline = outline
    self.bounds = small
  }
}

extension ShapeMotion.Style {
  /// Where the shape lies in a view of this size: inside of the margin and the line.
  package func room(in size: Size2D) -> Rect2D {
    let margin =
      min(max(marginShare, 0), 0.45) * min(size.width, size.height) + max(lineWidth, 0) / 2
    return Rect2D(
      x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
  }
}

extension Rect2D {
  fileprivate var corner: Point2D { Point2D(maxX, maxY) }
}
