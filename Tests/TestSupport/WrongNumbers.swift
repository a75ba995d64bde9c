import ElasticCore

/// Numbers that are wrong in one place or another, for the section "Wrong numbers" of the article ElasticCore.
package enum WrongNumbers {
  package static let all: [Double] = [
    .nan, -.infinity, -1e308, -1, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 1e-9,
    0.5, 1, 1e9, 1e308, .infinity,
  ]

  package static func triples(_ visit: (Double, Double, Double) throws -> Void) rethrows {
    for a in all { for b in all { for c in all { try visit(a, b, c) } } }
  }

  /// A path with each of them in its points.
  package static func path(_ a: Double, _ b: Double, _ c: Double) -> BezierPath {
    var path = BezierPath()
    path.move(to: Point2D(0, 0))
    path.line(to: Point2D(a, 1))
    path.quad(Point2D(b, a), to: Point2D(c, b))
    path.cubic(Point2D(1, c), Point2D(a, a), to: Point2D(b, c))
    path.close()
    return path
  }

  /// A type whose initialiser takes numbers that can be wrong, with all its queries.
  package struct Maker: Sendable, CustomStringConvertible {
    package let description: String
    private let make: @Sendable (Double, Double, Double) throws -> [Double]

    package init(
      _ name: String, _ make: @escaping @Sendable (Double, Double, Double) throws -> [Double]
    ) {
      description = name
      self.make = make
    }

    /// How many triples it takes and refuses, and those it takes with an answer that is not finite.
    package func tried() -> (made: Int, refused: Int, infinite: [[Double]]) {
      var tried = (made: 0, refused: 0, infinite: [[Double]]())
      triples { a, b, c in
        guard let answers = try? make(a, b, c) else {
          tried.refused += 1
          return
        }
        tried.made += 1
        if !answers.allSatisfy(\.isFinite) { tried.infinite.append([a, b, c]) }
      }
      return tried
    }
  }
}
