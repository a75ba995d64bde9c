// A path between two paths: every point, end points and control points alike, moves on its own, in the order of the points. The
// paths need the same kinds of steps in the same order; of two that differ only as many points move as the shorter one has.

extension BezierPath: Interpolatable {
  /// The displacement of every point of a path.
  public struct Offset: Hashable, Sendable, InterpolationOffset {
    package var vectors: [Vector2D]

    /// The sum, point by point; as many points as the shorter has.
    public static func + (a: Offset, b: Offset) -> Offset {
      Offset(vectors: zip(a.vectors, b.vectors).map { $0 + $1 })
    }

    /// Every displacement scaled by `factor`.
    public static func * (offset: Offset, factor: Double) -> Offset {
      Offset(vectors: offset.vectors.map { $0 * factor })
    }

    /// The root of the sum of all squares.
    public var magnitude: Double {
      var sum = 0.0
      for vector in vectors { sum += vector.dx * vector.dx + vector.dy * vector.dy }
      return sum.squareRoot()
    }
  }

  /// The displacement of every point; as many as the path with fewer points has.
  public func offset(to other: BezierPath) -> Offset {
    Offset(vectors: zip(points, other.points).map { $1 - $0 })
  }

  /// The path with displaced points. Allocates, because paths have no fixed size.
  public func moved(by offset: Offset) -> BezierPath {
    var path = self
    for (index, vector) in zip(path.points.indices, offset.vectors) {
      path.points[index] = path.points[index] + vector
    }
    return path
  }

  /// Whether no coordinate is infinite or not a number.
  public var isFinite: Bool { points.allSatisfy { $0.isFinite } }
}
