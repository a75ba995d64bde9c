#if canImport(QuartzCore)
import ElasticKit

// What can be told of a clip at once, so that most need no mask.

extension BezierPath.Elements {
  /// The rectangle, if the path is one whose sides are upright and level.
  var uprightRect: Rect2D? {
    var steps = self
    guard case .move(let a) = steps.next(), case .line(let b) = steps.next(),
      case .line(let c) = steps.next(), case .line(let d) = steps.next(),
      case .close = steps.next(), steps.next() == nil
    else { return nil }
    let isLevelFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isUprightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isLevelFirst || isUprightFirst else { return nil }
    return Rect2D(around: a, c, c, c)
  }

  /// Whether a fill covers all of a rectangle, but for a thousandth of a point at its sides.
  ///
  /// A curve counts with its control points, so some that are covered are not found.
  func surelyContains(_ rect: Rect2D, _ rule: FillRule) -> Bool {
    let inner = rect.grown(by: -0.001)
    guard inner.width > 0, inner.height > 0 else { return false }
    var (start, current) = (Point2D.origin, Point2D.origin)
    func isOutside(_ a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D) -> Bool {
      !Rect2D(around: a, b, c, d).reaches(into: inner)
    }
    for element in self {
      switch element {
      case .move(let p):
        guard isOutside(current, current, start, start) else { return false }
        (start, current) = (p, p)
      case .line(let p):
        guard isOutside(current, current, p, p) else { return false }
        current = p
      case .quad(let c, let p):
        guard isOutside(current, c, c, p) else { return false }
        current = p
      case .cubic(let c, let d, let p):
        guard isOutside(current, c, d, p) else { return false }
        current = p
      case .close:
        guard isOutside(current, current, start, start) else { return false }
        current = start
      }
    }
    return isOutside(current, current, start, start) && contains(inner.center, rule: rule)
  }
}

extension Rect2D {
  /// The smallest rectangle around four points.
  init(around a: Point2D, _ b: Point2D, _ c: Point2D, _ d: Point2D) {
    let (left, top) = (min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
    self.init(
      x: left, y: top, width: max(max(a.x, b.x), max(c.x, d.x)) - left,
      height: max(max(a.y, b.y), max(c.y, d.y)) - top)
  }

  /// Whether it has places inside another one, not only on its sides.
  func reaches(into other: Rect2D) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Larger by this distance on every side.
  func grown(by distance: Double) -> Rect2D {
    Rect2D(
      x: minX - distance, y: minY - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }

  /// What two rectangles share; of no size if that is nothing.
  func shared(with other: Rect2D) -> Rect2D {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect2D(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  /// The smallest rectangle around both.
  func joined(with other: Rect2D) -> Rect2D {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect2D(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
#endif
