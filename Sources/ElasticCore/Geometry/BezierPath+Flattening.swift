// Curves as chords.
//
// The error of a chord grows with the second derivative and with the square of its step, so the greatest second
// derivative gives the number of even steps at once, without recursion. A curve that bends at one place only gets
// more chords than it needs, and one whose tolerance asks for more than 4,096 gets no more.

extension BezierPath.Elements {
  /// Visits moves, lines and closes that stay within `tolerance` points of the path.
  ///
  /// Each curve is cut at even parameters into as many chords as its greatest second derivative asks
  /// for, but never more than 4096, and into those where the tolerance is zero, negative or not a
  /// number.
  public func flattened(tolerance: Double = 0.1, _ visit: (PathElement) -> Void) {
    var current = Point2D.origin
    var start = Point2D.origin
    for element in self {
      switch element {
      case .move(let p):
        start = p
        current = p
        visit(element)
      case .line(let p):
        current = p
        visit(element)
      case .quad(let control, let p):
        CubicBezier(quad: current, control, p).flattened(tolerance: tolerance, visit)
        current = p
      case .cubic(let control1, let control2, let p):
        CubicBezier(current, control1, control2, p).flattened(tolerance: tolerance, visit)
        current = p
      case .close:
        current = start
        visit(element)
      }
    }
  }
}

extension BezierPath {
  /// Visits moves, lines and closes that stay within `tolerance` points of the path.
  ///
  /// Each curve is cut at even parameters into as many chords as its greatest second derivative asks
  /// for, but never more than 4096, and into those where the tolerance is zero, negative or not a
  /// number.
  public func flattened(tolerance: Double = 0.1, _ visit: (PathElement) -> Void) {
    elements.flattened(tolerance: tolerance, visit)
  }
}

extension CubicBezier {
  fileprivate func flattened(tolerance: Double, _ visit: (PathElement) -> Void) {
    // A chord over a step h strays at most h²/8 of the second derivative, which is at most six times
    // the larger bend of the control polygon.
    let bend1 = (control2 - control1) - (control1 - start)
    let bend2 = (end - control2) - (control2 - control1)
    let steps = (0.75 * max(bend1.length, bend2.length) / tolerance).squareRoot()
    let count = steps < 4096 ? Int(steps) + 1 : 4096
    for index in 1..<max(1, count) { visit(.line(point(at: Double(index) / Double(count)))) }
    visit(.line(end))
  }
}
