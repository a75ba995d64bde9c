@testable import ElasticKit

/// The drawn outline of an elastic edge: always sampled at the same curve parameters.
struct EdgeOutline {
  let points: [Point2D]
  /// Without a wave the edge is a straight line; points may slide along it invisibly.
  let isFlat: Bool

  /// The largest distance of a point of the outline from its position in `other`.
  func displacement(from other: EdgeOutline, frame: EdgeFrame) -> Double {
    if points.count != other.points.count {
      // Another profile has other curves; only on a straight edge are they the same line.
      guard isFlat, other.isFlat else { return .infinity }
      return (frame.depth(of: points) - frame.depth(of: other.points)).magnitude
    }
    return zip(points, other.points).reduce(0) { largest, pair in
      var way = frame.components(pair.0 - pair.1)
      if isFlat || other.isFlat { way.dx = 0 }
      return max(largest, way.length)
    }
  }
}

extension EdgeFrame {
  /// Distance of the furthest of some points from the edge.
  func depth(of points: [Point2D]) -> Double {
    points.map { components($0 - viewPoint(.origin)).dy }.max() ?? 0
  }
}

/// Internal state of an elastic component for the tests of the laws.
protocol ElasticTestable: ElasticComponent {
  var elastic: ElasticPull { get }
  var frame: EdgeFrame { get }
}

extension SurfaceMotion: ElasticTestable {}
extension RefreshMotion: ElasticTestable {}

extension ElasticTestable {
  /// The outline as drawn now; empty if there is none.
  var outline: EdgeOutline {
    var drawing = Drawing()
    draw(into: &drawing)
    var points: [Point2D] = []
    if let item = drawing.items.first(where: { [.surface, .wave].contains($0.id.part) }) {
      var start = Point2D.origin
      for element in drawing.path(of: item) {
        switch element {
        case .cubic(let c1, let c2, let end):
          let curve = CubicBezier(start, c1, c2, end)
          for step in 1...12 { points.append(curve.point(at: Double(step) / 12)) }
          start = end
        case .move(let p), .line(let p):
          points.append(p)
          start = p
        case .quad, .close: break
        }
      }
    }
    return EdgeOutline(points: points, isFlat: isFlat)
  }

  private var isFlat: Bool {
    let points = controlPoints
    return points.allSatisfy { frame.components($0 - points[0]).dy == 0 }
  }

}

extension ElasticComponent {
  /// Every number of the drawing, bit for bit.
  var drawnBits: [UInt64] {
    var drawing = Drawing()
    draw(into: &drawing)
    return drawing.bits
  }
}

extension ComponentMessage {
  /// True for an event that is posted in every frame; only these events depend on the frames.
  var isOfFrames: Bool { name.isEqual(to: Array("slide".utf8)) }
}

extension Drawing {
  /// Every number of the drawing, bit for bit.
  var bits: [UInt64] {
    var bits: [UInt64] = []
    forEachNumber { bits.append($0.bitPattern) }
    return bits
  }
}

extension SurfaceMotion: Sibling {
  static var pull: (start: Point2D, way: Vector2D)? { (Point2D(10, 10), Vector2D(0, 1)) }
  static var takeovers: [Command] { [.cancel, .disable] }
  static var toggle: (style: Style, disable: Command, enable: Command)? {
    (Style(), .disable, .enable)
  }

  static func fill(_ script: inout OptionScript) {
    script.drag([(100, 20), (130, 100), (160, 340)], at: 0)
    script.drag([(100, 20), (104, 60), (100, 150)], at: 3)
  }
}

extension RefreshMotion: Sibling {
  static var pull: (start: Point2D, way: Vector2D)? { (Point2D(10, 10), Vector2D(0, 1)) }
  static var ends: [Command] { [.endRefreshing] }
  static var takeovers: [Command] { [.cancel, .disable] }
  static var toggle: (style: Style, disable: Command, enable: Command)? {
    (Style(), .disable, .enable)
  }

  static func fill(_ script: inout OptionScript) {
    script.drag([(100, 20), (120, 60), (130, 340)], at: 0)
    script.command("end-refreshing", at: 2)
    script.drag([(100, 20), (140, 24), (150, 60), (150, 90)], at: 4)
    script.command("begin-refreshing", at: 6)
    script.command("end-refreshing", at: 6.1)
    script.input(.scrolled(offset: -130, isTracking: true), at: 9)
    script.input(.scrolled(offset: -130, isTracking: false), at: 9.5)
    script.command("end-refreshing", at: 11)
    script.drag([(100, 640), (110, 500), (130, 440)], at: 13)
  }
}
