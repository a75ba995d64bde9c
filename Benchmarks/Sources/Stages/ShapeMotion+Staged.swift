import ElasticKit

extension ShapeMotion: Staged {
  /// A shape of 501 control points, flung just before the second begins.
  public static func staged() throws -> ShapeMotion {
    var data = "M100 0"
    for index in 1...167 {
      let angle = 2 * Double.pi * Double(index % 167) / 167
      let (sine, cosine) = (ElasticMath.sin(angle), ElasticMath.cos(angle))
      let (x, y) = (100 * cosine, 100 * sine)
      data += "C\(x + 2 * sine) \(y - 2 * cosine) \(x + sine) \(y - cosine) \(x) \(y)"
    }
    var shape = ShapeMotion(style: ShapeMotion.Style(), path: try BezierPath(svg: data + "Z"))
    shape.handle(.resized(Size2D(width: 375, height: 667)), at: -1)
    precondition(shape.controlPoints.count == 501, "as its name says")
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.2)
    shape.handle(.touch(id: 1, phase: .move, point: Point2D(330, 260)), at: -0.1)
    shape.handle(.touch(id: 1, phase: .up, point: Point2D(350, 250)), at: -0.06)
    return shape
  }
}

/// The shape caught while it wobbles.
public func held(_ shape: ShapeMotion) -> ShapeMotion {
  var shape = shape
  shape.handle(.touch(id: 1, phase: .down, point: Point2D(300, 300)), at: -0.01)
  return shape
}

/// A finger that keeps moving.
public func drag(_ shape: inout ShapeMotion, _ time: Double) {
  shape.handle(
    .touch(id: 1, phase: .move, point: Point2D(300 + 50 * time, 300 + 9 * time)), at: time)
  shape.advance(to: time)
}
