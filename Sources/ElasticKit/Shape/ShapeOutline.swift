/// A closed outline of cubic pieces, short enough to bend everywhere.
///
/// A piece is three points: its start and its two control points; it ends where the next one of its
/// subpath starts, the last where the first does. A subpath left open is closed by a line.
struct ShapeOutline: Sendable {
  /// The largest number of points of a loaded path, with cuts: two thousand pieces are more than an
  /// eye can distinguish, and a frame of them still costs well under a millisecond.
  static let mostPoints = 6000

  private(set) var points: [Point2D] = []
  /// For each subpath the number of the point after its last.
  private(set) var ends: [Int] = []

  /// No outline.
  init() {}

  /// The outline of `path`, its pieces at most a `pieces`th of the whole long, about as long as their
  /// control points say; 0 cuts none.
  init(_ path: BezierPath, pieces: Int) {
    var start = Point2D.origin
    var current = Point2D.origin
    for element in path.elements {
      switch element {
      case .move(let p):
        close(from: current, to: start)
        start = p
        current = p
      case .line(let p):
        line(from: current, to: p)
        current = p
      case .quad(let control, let p):
        append(CubicBezier(quad: current, control, p))
        current = p
      case .cubic(let control1, let control2, let p):
        append(CubicBezier(current, control1, control2, p))
        current = p
      case .close:
        close(from: current, to: start)
        current = start
      }
    }
    close(from: current, to: start)
    guard pieces > 0 else { return }
    var length = 0.0
    Self.forEachPiece(ends) { length += curve($0, $1).roughLength }
    cut(longest: length / Double(pieces), most: pieces)
  }

  /// A rectangle with round corners, each of its eight sides and quarters cut into as many pieces
  /// whatever its size, so that a change of size leaves every point in its place.
  init(_ rect: Rect2D, cornerRadius: Double, pieces: Int) {
    let most = min(rect.width, rect.height) / 2
    let radius = cornerRadius > 0 ? min(cornerRadius, most) : 0
    // A quarter circle's handles, from the corner.
    // 4/3·(√2 − 1): the cubic meets the circle in its middle too.
    let slack = radius * (1 - 0.5522847498307936)
    var current = Point2D(rect.minX + radius, rect.minY)
    var ahead = Vector2D(1, 0)
    for side in 0..<4 {
      let turned = Vector2D(-ahead.dy, ahead.dx)
      let corner = Point2D(
        side < 2 ? rect.maxX : rect.minX, side % 3 == 0 ? rect.minY : rect.maxY)
      let begin = corner - ahead * radius
      let end = corner + turned * radius
      append(CubicBezier(line: current, begin))
      append(CubicBezier(begin, corner - ahead * slack, corner + turned * slack, end))
      current = end
      ahead = turned
    }
    ends = [points.count]
    cut(longest: nil, most: max(min(pieces, 1000) / 8, 1) - 1)
  }

  private mutating func line(from start: Point2D, to end: Point2D) {
    if start != end { append(CubicBezier(line: start, end)) }
  }

  private mutating func close(from current: Point2D, to start: Point2D) {
    guard points.count > ends.last ?? 0 else { return }
    line(from: current, to: start)
    ends.append(points.count)
  }

  @inline(never)  // 15 calls in the module with all elements.
  private mutating func append(_ curve: CubicBezier) {
    points.append(curve.start)
    points.append(curve.control1)
    points.append(curve.control2)
  }

  /// Cuts each piece `most` times, or only so often that none is longer than `longest`.
  private mutating func cut(longest: Double?, most: Int) {
    var outline = ShapeOutline()
    Self.forEachPiece(ends) { start, end in
      var rest = curve(start, end)
      var cuts = most
      if let longest {
        let ratio = longest > 0 ? rest.roughLength / longest : 1
        // A piece of exactly the largest length is not cut because of rounding.
        cuts = ratio > 1 ? Int(min(ratio - 1e-9, Double(most))) : 0
      }
      for left in stride(from: cuts, through: 0, by: -1) {
        let (piece, after) = rest.split(at: 1 / Double(left + 1))
        outline.append(piece)
        rest = after
      }
      if ends[outline.ends.count] == start + 3 { outline.ends.append(outline.points.count) }
    }
    self = outline
  }

  /// The piece from point `start` to point `end`.
  private func curve(_ start: Int, _ end: Int) -> CubicBezier {
    CubicBezier(points[start], points[start + 1], points[start + 2], points[end])
  }

  /// The outline transformed by a map.
  func transformed(by map: Affine) -> ShapeOutline {
    var outline = self
    for index in points.indices { outline.points[index] = map(points[index]) }
    return outline
  }
}

extension ShapeOutline {
  /// Visits each piece of these `points` by the numbers of its start, its control points (the two
  /// after the start) and its end.
  static func forEachPiece(_ ends: [Int], _ visit: (_ start: Int, _ end: Int) -> Void) {
    var first = 0
    for subpath in ends.indices {
      let end = ends[subpath]
      var start = first
      while start < end {
        visit(start, start + 3 < end ? start + 3 : first)
        start += 3
      }
      first = end
    }
  }

  /// The inward normal at each point: perpendicular to the line between the points
  /// around its piece's start or end, all the same where the outline has no area.
  func inwardNormals(area: Double) -> [Vector2D] {
    var normals = Array(repeating: Vector2D.zero, count: points.count)
    let side = area < 0 ? -1.0 : 1.0
    Self.forEachPiece(ends) { start, end in
      // The piece that starts where this one ends; the one before it is this one.
      var before = points[start + 2]
      if before == points[end] { before = points[start + 1] }
      if before == points[end] { before = points[start] }
      let after = points[end + 1] == points[end] ? points[end + 2] : points[end + 1]
      let incoming = points[end] - before
      let outgoing = after - points[end]
      let along = incoming.unit + outgoing.unit
      normals[end] = Vector2D(-along.dy, along.dx).unit * side
    }
    Self.forEachPiece(ends) { start, end in
      normals[start + 1] = normals[start]
      normals[start + 2] = normals[end]
    }
    return normals
  }
}

extension CubicBezier {
  /// An estimate of the length, between the chord and the control polygon.
  fileprivate var roughLength: Double {
    ((end - start).length + (control1 - start).length + (control2 - control1).length
      + (end - control2).length) / 2
  }
}

extension Vector2D {
  /// The same direction with length 1; zero where there is none.
  var unit: Vector2D {
    let length = length
    return length > 0 && length.isFinite ? self * (1 / length) : .zero
  }
}

extension Point2D {
  /// The vector to the nearest point of a line from `start` to `end`.
  func distance(toLine start: Point2D, _ end: Point2D) -> Double {
    let way = end - start
    let reach = self - start
    let square = way.dx * way.dx + way.dy * way.dy
    let share = square > 0 ? (reach.dx * way.dx + reach.dy * way.dy) / square : 0
    return (reach - way * min(max(share, 0), 1)).length
  }
}
