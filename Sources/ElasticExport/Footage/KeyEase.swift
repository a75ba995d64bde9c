// The easing from one key to the next, and the search for the one nearest to given values.
//
// The parameter at x is found by Newton's method within a bracket. In the search, for fixed x of both control points
// the best y are a least-squares problem in two unknowns, so only the two x are searched: from the best of four starts
// to the best of eight neighbours, with a step that is halved when none is better, down to 0.004.
// Limits: it finds a local minimum, and y between −8 and 9.

import ElasticKit

/// How a value goes from one key to the next: a cubic Bézier curve from (0, 0) to (1, 1).
struct KeyEase: Equatable, Sendable {
  var x1: Double, y1: Double, x2: Double, y2: Double

  static let linear = KeyEase(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Stays, and jumps at the next key.
  static let hold = KeyEase(x1: 0, y1: 0, x2: 1, y2: 0)

  /// Rounded to whole parts of one.
  func rounded(to parts: Double) -> KeyEase {
    func round(_ value: Double) -> Double { ElasticMath.round(value * parts) / parts }
    return KeyEase(x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2))
  }

  /// How far it has come at x from 0 to 1.
  func value(at x: Double) -> Double {
    if self == .linear { return x }
    let s = Self.parameter(x, x1, x2, near: x)
    let t = 1 - s
    return 3 * t * s * (t * y1 + s * y2) + s * s * s
  }

  /// Where on the curve x is, within `error`, beginning the search at a guess.
  static func parameter(
    _ x: Double, _ x1: Double, _ x2: Double, near guess: Double, error: Double = 1e-9
  ) -> Double {
    let a = 1 - 3 * (x2 - x1)
    let b = 3 * (x2 - 2 * x1)
    let c = 3 * x1
    var (low, high, s) = (0.0, 1.0, guess)
    for _ in 0..<40 {
      let excess = ((a * s + b) * s + c) * s - x
      if excess.magnitude < error { break }
      if excess < 0 { low = s } else { high = s }
      let next = s - excess / ((3 * a * s + 2 * b) * s + c)
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}

/// Finds the curve nearest to values: for given x of its control points the best y are
/// known, so only those are searched for.
struct EaseSearch {
  let xs: [Double]
  let shares: [Double]
  let overshoots: Bool
  /// An error at which the search can end.
  let enough: Double

  func best() -> KeyEase {
    var best = KeyEase(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: 1)
    var least = Double.infinity
    func attempt(_ x1: Double, _ x2: Double) -> Bool {
      guard x1 >= 0, x1 <= 1, x2 >= 0, x2 <= 1 else { return false }
      let (ease, error) = fitted(x1, x2)
      guard error < least else { return false }
      (best, least) = (ease, error)
      return true
    }
    for (x1, x2) in [(1.0 / 3, 2.0 / 3), (0.1, 0.5), (0.5, 0.9), (0.6, 0.4)] {
      _ = attempt(x1, x2)
    }
    var step = 0.16
    while step > 0.004, least > enough {
      let (x1, x2) = (best.x1, best.x2)
      var isBetter = false
      for (dx1, dx2) in [
        (step, 0.0), (-step, 0), (0, step), (0, -step), (step, step), (-step, -step),
        (step, -step), (-step, step),
      ] where attempt(x1 + dx1, x2 + dx2) {
        isBetter = true
      }
      if !isBetter { step /= 2 }
    }
    return best
  }

  /// The best y, by least squares, and the largest error.
  private func fitted(_ x1: Double, _ x2: Double) -> (KeyEase, Double) {
    var (aa, ab, bb, ar, br) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var basis: [(a: Double, b: Double, rest: Double)] = []
    basis.reserveCapacity(xs.count)
    var (last, rate) = (0.0, 1.0)
    var lastX = 0.0
    for (index, x) in xs.enumerated() {
      let guess = min(last + rate * (x - lastX), 1)
      let s = KeyEase.parameter(x, x1, x2, near: guess, error: 1e-6)
      if x > lastX { rate = (s - last) / (x - lastX) }
      (last, lastX) = (s, x)
      let t = 1 - s
      let (a, b, rest) = (3 * t * t * s, 3 * t * s * s, shares[index] - s * s * s)
      basis.append((a, b, rest))
      aa += a * a
      ab += a * b
      bb += b * b
      ar += a * rest
      br += b * rest
    }
    let determinant = aa * bb - ab * ab
    var (y1, y2) = (x1, x2)
    if determinant > 1e-12 * aa * bb {
      y1 = (ar * bb - br * ab) / determinant
      y2 = (br * aa - ar * ab) / determinant
    } else if aa + bb > 0 {
      // Too few places for two numbers: one serves both.
      let y = (ar + br) / (aa + 2 * ab + bb)
      (y1, y2) = (y, y)
    }
    if !overshoots {
      if y1 < 0 || y1 > 1 {
        y1 = min(max(y1, 0), 1)
        y2 = bb > 0 ? (br - y1 * ab) / bb : y2
      }
      if y2 < 0 || y2 > 1 {
        y2 = min(max(y2, 0), 1)
        y1 = aa > 0 ? min(max((ar - y2 * ab) / aa, 0), 1) : y1
      }
    }
    // Players round y; large numbers are useless.
    y1 = min(max(y1, -8), 9)
    y2 = min(max(y2, -8), 9)
    var worst = 0.0
    for one in basis {
      let error = (one.a * y1 + one.b * y2 - one.rest).magnitude
      worst = error > worst ? error : worst
    }
    return (KeyEase(x1: x1, y1: y1, x2: x2, y2: y2), worst)
  }
}
