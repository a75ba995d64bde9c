import ElasticKit

/// A subpath in the form of vector film players: vertices with a handle before and after.
struct Outline: Sendable {
  var isClosed = false
  /// Six numbers a vertex: its position, then its handles before and after.
  var numbers: [Double] = []

  var count: Int { numbers.count / 6 }

  /// The subpaths of a path transformed by a map; a subpath of a single move is left out.
  static func outlines(of path: BezierPath, by map: Affine) -> [Outline] {
    var result: [Outline] = []
    var outline = Outline()
    var last = Point2D.origin
    var start = Point2D.origin
    func end() {
      if outline.count > 1 || outline.isClosed { result.append(outline) }
      outline = Outline()
    }
    func begin() {
      guard outline.count == 0 else { return }
      outline.add(last)
      start = last
    }
    func curve(_ c1: Point2D, _ c2: Point2D, _ p: Point2D) {
      begin()
      outline.setHandleBehind(c1)
      outline.add(p)
      outline.setHandleBefore(c2)
      last = p
    }
    for element in path.elements {
      switch element.transformed(by: map) {
      case .move(let p):
        end()
        last = p
      case .line(let p): curve(last, p, p)
      case .quad(let c, let p):
        curve(last + (c - last) * (2.0 / 3), p + (c - p) * (2.0 / 3), p)
      case .cubic(let c1, let c2, let p): curve(c1, c2, p)
      case .close:
        begin()
        outline.isClosed = true
        last = start
        end()
      }
    }
    end()
    return result
  }

  private mutating func add(_ p: Point2D) { numbers += [p.x, p.y, p.x, p.y, p.x, p.y] }

  private mutating func setHandleBefore(_ p: Point2D) {
    numbers[numbers.count - 4] = p.x
    numbers[numbers.count - 3] = p.y
  }

  private mutating func setHandleBehind(_ p: Point2D) {
    numbers[numbers.count - 2] = p.x
    numbers[numbers.count - 1] = p.y
  }

  /// Whether it is closed, and ends where it began anyway.
  var endsOnStart: Bool {
    let last = numbers.count - 6
    return isClosed && last > 6 && (numbers[last] - numbers[0]).magnitude < 1e-6
      && (numbers[last + 1] - numbers[1]).magnitude < 1e-6
  }

  /// Without the last vertex, whose handle before becomes the first one's.
  mutating func dropEnd() {
    let last = numbers.count - 6
    numbers[2] = numbers[last + 2]
    numbers[3] = numbers[last + 3]
    numbers.removeLast(6)
  }
}

extension BezierPath {
  /// Whether another path has the same steps, whatever their points.
  func hasSameSteps(as other: BezierPath) -> Bool {
    if pointCount != other.pointCount { return false }
    var (mine, theirs) = (elements, other.elements)
    while let a = mine.next() {
      guard let b = theirs.next() else { return false }
      switch (a, b) {
      case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close):
        continue
      default: return false
      }
    }
    return theirs.next() == nil
  }
}
