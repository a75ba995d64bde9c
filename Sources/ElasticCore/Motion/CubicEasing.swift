/// A Bézier curve from (0, 0) to (1, 1) whose x never falls, as a function of x: time across, the
/// change up.
///
/// The easing that a moving value keeps: four numbers and nothing to copy. ``TimingCurve`` is any
/// easing there is.
public struct CubicEasing: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Without checks of the numbers.
  init(checked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curve with these control points.
  /// - Throws: ``TimingCurve/ParameterError/controlPoint`` unless both x are in 0...1 and both y
  ///   within ±1e100.
  public init(
    x1: Double, y1: Double, x2: Double, y2: Double
  ) throws(TimingCurve.ParameterError) {
    let unit = 0.0...1
    guard unit.contains(x1), unit.contains(x2), y1.magnitude <= 1e100, y2.magnitude <= 1e100 else {
      throw .controlPoint
    }
    self.init(checked: x1, y1, x2, y2)
  }

  /// Linear.
  public static var linear: CubicEasing { CubicEasing(checked: 0, 0, 1, 1) }

  /// Slow at both ends: (0.42, 0, 0.58, 1), UIKit's default.
  public static var easeInOut: CubicEasing { CubicEasing(checked: 0.42, 0, 0.58, 1) }

  /// The progress at `x`, a share of the whole time. Finite; NaN counts as 0.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return (x.confined * startSlope).confined }
    if x >= 1 { return (1 + (x - 1).confined * endSlope).confined }
    // A curve with these control points is the diagonal, whatever its speed along it.
    if x1 == y1 && x2 == y2 { return x }
    let s = parameter(at: x)
    return ((cubic(y1, y2) * s + square(y1, y2)) * s + 3 * y1) * s
  }

  /// The tangent before the curve, horizontal where it would be upright. A control point that lies
  /// on the start has no effect, and two of them leave the diagonal.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    guard y1 == 0 else { return 0 }
    return x2 > 0 ? y2 / x2 : y2 == 0 ? 1 : 0
  }

  /// The tangent after it.
  private var endSlope: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    guard y2 == 1 else { return 0 }
    return x1 < 1 ? (1 - y1) / (1 - x1) : y1 == 1 ? 1 : 0
  }

  private func cubic(_ a: Double, _ b: Double) -> Double { 1 - 3 * (b - a) }

  private func square(_ a: Double, _ b: Double) -> Double { 3 * (b - 2 * a) }

  /// The parameter at which the curve is at `x`, by Newton's steps, and halving where they leave
  /// the bracket or take too long, as near an upright inflection.
  private func parameter(at x: Double) -> Double {
    let a = cubic(x1, x2)
    let b = square(x1, x2)
    let c = 3 * x1
    var low = 0.0
    var high = 1.0
    var s = x
    for round in 0..<96 {
      let excess = ((a * s + b) * s + c) * s - x
      if excess == 0 { break }
      if excess < 0 { low = s } else { high = s }
      let slope = (3 * a * s + 2 * b) * s + c
      var next = s - excess / slope
      let isLate = round > 8 && round % 2 == 1
      if isLate || !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == s { break }
      s = next
    }
    return s
  }
}
