import ElasticKit

/// Upper bounds for what an item of a drawing changes on a screen, as a share of what a pixel can show.
///
/// An item that covers the share c of a pixel at an opacity a changes it by at most a·c. A pixel shows 255 steps, so
/// less than half a step is rounded away. There a is the product of the item's opacity, its paint's and those
/// of all its groups. A rectangle of w by h points covers at most min(1, 4w)·min(1, 4h) of a pixel: the densest
/// screens have four pixels for a point.
enum Visibility {
  /// Half of one of 255 steps.
  static let least = 1.0 / 510
  private static let pixelsPerPoint = 4.0

  /// The most of a pixel's side that a length in points covers.
  fileprivate static func share(_ length: Double) -> Double {
    min(max(length * pixelsPerPoint, 0), 1)
  }

  /// The most of a pixel that a line covers, besides what its rectangle says: a straight line is longest on the
  /// pixel's diagonal, and no longer than what is drawn of it.
  static func share(of style: PathStroke, along points: ArraySlice<Point2D>, _ map: Affine)
    -> Double
  {
    guard style.end > style.start else { return 0 }
    let width = style.width * map.stretch
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    let drawn = length * (min(style.end, 1) - max(style.start, 0))
    return min(share(width * 2.0.squareRoot()), share(drawn + (style.cap == .butt ? 0 : width)))
  }
}

/// The smallest upright rectangle around points.
struct Box {
  private var low: Point2D
  private var high: Point2D

  /// The whole plane.
  static let all = Box(low: -.infinity, high: .infinity)

  init(_ points: some Sequence<Point2D>) {
    self.init(low: .infinity, high: -.infinity)
    for point in points {
      low = Point2D(min(low.x, point.x), min(low.y, point.y))
      high = Point2D(max(high.x, point.x), max(high.y, point.y))
    }
  }

  private init(low: Double, high: Double) {
    self.low = Point2D(low, low)
    self.high = Point2D(high, high)
  }

  func grown(by margin: Double) -> Box {
    var box = self
    box.low = Point2D(low.x - margin, low.y - margin)
    box.high = Point2D(high.x + margin, high.y + margin)
    return box
  }

  func clipped(to other: Box) -> Box {
    var box = self
    box.low = Point2D(max(low.x, other.low.x), max(low.y, other.low.y))
    box.high = Point2D(min(high.x, other.high.x), min(high.y, other.high.y))
    return box
  }

  var middle: Point2D { low.blended(with: high, 0.5) }

  /// The most of a pixel that anything in it covers.
  var share: Double { Visibility.share(high.x - low.x) * Visibility.share(high.y - low.y) }
}

extension Affine {
  /// The greatest length of the image of a unit of x or y: the scale of a map that turns and scales.
  var stretch: Double { max(Vector2D(a, b).length, Vector2D(c, d).length) }

  /// The images of a rectangle's corners.
  func corners(of rect: Rect2D) -> [Point2D] {
    [
      self(rect.origin), self(Point2D(rect.maxX, rect.minY)), self(Point2D(rect.minX, rect.maxY)),
      self(Point2D(rect.maxX, rect.maxY)),
    ]
  }
}

extension Paint {
  /// The opacity, where it is known.
  var alpha: Double {
    switch self {
    case .role: 1
    case .color(let color): min(max(color.alpha, 0), 1)
    }
  }
}
