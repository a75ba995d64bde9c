extension BalloonMotion {
  /// The original's balloon, in its own coordinates.
  package static let originalPath: BezierPath = {
    var path = BezierPath()
    path.move(to: Point2D(127.63, 28.23))
    path.cubic(Point2D(140.12, 40.53), Point2D(140.12, 60.47), to: Point2D(127.63, 72.77))
    path.cubic(Point2D(116.81, 83.42), Point2D(100.17, 84.85), to: Point2D(87.79, 77.06))
    path.cubic(Point2D(86.02, 77.56), Point2D(74, 81), to: Point2D(74, 81))
    path.cubic(Point2D(74, 81), Point2D(77.82, 71.07), to: Point2D(78.78, 68.57))
    path.cubic(Point2D(74.27, 62.24), Point2D(72.4, 54.63), to: Point2D(73.17, 47.25))
    path.cubic(Point2D(73.9, 40.3), Point2D(76.97, 33.55), to: Point2D(82.37, 28.23))
    path.cubic(Point2D(94.87, 15.92), Point2D(115.13, 15.92), to: Point2D(127.63, 28.23))
    path.close()
    return path
  }()

  /// The optical centre of the original's balloon for the dots: the middle of its round part.
  package static let originalCenter = Point2D(105, 50.5)
}
