// Arc length of a cubic curve, and the parameter at a length.
//
// The speed is integrated by Gauss and Legendre's rule with eight nodes over the whole and over both halves. Where
// the two agree to the tolerance the sum counts, else each half is done by itself. They can agree by chance near a
// cusp, where the speed falls to zero; there the control polygon and the chord, between which the length lies, decide
// instead. The inverse is Newton's method inside of a bracket. Limit: 28 halvings, after which no difference is left.

extension CubicBezier {
  /// The length of the curve in points, right to `tolerance` points.
  ///
  /// Halved until a piece is as long as its chord to within its share of the tolerance, or is so
  /// smooth that an eight-point Gauss–Legendre sum and the sum over two halves agree to it. A
  /// tolerance that is zero, negative or not a number asks for what `Double` can give. Infinite or
  /// undefined coordinates have an infinite or undefined length.
  public func length(tolerance: Double = 1e-6) -> Double {
    let polygon = polygonLength
    guard polygon.isFinite else { return polygon }
    // A speed is up to three times the polygon, and rounded: finer differences are noise.
    let finest = polygon * 1e-14
    return length(tolerance: tolerance > finest ? tolerance : finest, depth: 0)
  }

  /// The parameter at which the curve has run `distance` points, right to `tolerance` points.
  ///
  /// 0 for a distance of zero or less, or not a number; 1 for the whole length or more.
  public func parameter(atLength distance: Double, tolerance: Double = 1e-6) -> Double {
    guard distance > 0 else { return 0 }
    let finest = polygonLength * 1e-14
    let tolerance = tolerance > finest ? tolerance : finest
    let total = length(tolerance: tolerance / 2)
    guard distance < total else { return 1 }
    // Newton's step if it stays within the bracket, else bisection.
    var low = 0.0
    var high = 1.0
    var t = distance / total
    for _ in 0..<64 {
      let run = split(at: t).0.length(tolerance: tolerance / 4)
      let excess = run - distance
      if abs(excess) <= tolerance / 4 { break }
      if excess > 0 { high = t } else { low = t }
      let next = t - excess / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The length of the way over all four points, which the curve's never exceeds.
  package var polygonLength: Double {
    (control1 - start).length + (control2 - control1).length + (end - control2).length
  }

  private func length(tolerance: Double, depth: Int) -> Double {
    let polygon = polygonLength
    let chord = (end - start).length
    // The length is between the two. At a cusp each halving leaves a quarter of their difference,
    // so that 28 leave none.
    guard polygon - chord > tolerance, depth < 28 else { return (polygon + chord) / 2 }
    if isSmooth {
      let halves = speedSum(from: 0, to: 0.5) + speedSum(from: 0.5, to: 1)
      if abs(halves - speedSum(from: 0, to: 1)) <= tolerance { return halves }
    }
    let (first, second) = split(at: 0.5)
    return first.length(tolerance: tolerance / 2, depth: depth + 1)
      + second.length(tolerance: tolerance / 2, depth: depth + 1)
  }

  /// Whether the derivative never strays from its mean by more than half of it: the speed is then far
  /// from zero, where two sums can agree by chance on what is wrong.
  package var isSmooth: Bool {
    let mean = (end - start) * (1.0 / 3)
    let allowed = mean.length / 2
    return (control1 - start - mean).length <= allowed
      && (control2 - control1 - mean).length <= allowed
      && (end - control2 - mean).length <= allowed
  }

  /// The speed summed at the roots of the eighth Legendre polynomial, weighted to be exact for
  /// polynomials up to degree 15 (computed to 40 digits, then rounded).
  package func speedSum(from low: Double, to high: Double) -> Double {
    let half = (high - low) / 2
    let middle = (high + low) / 2
    func pair(_ node: Double) -> Double {
      derivative(at: middle - half * node).length + derivative(at: middle + half * node).length
    }
    let total =
      0.36268378337836198 * pair(0.18343464249564980)
      + 0.31370664587788729 * pair(0.52553240991632899)
      + 0.22238103445337447 * pair(0.79666647741362674)
      + 0.10122853629037626 * pair(0.96028985649753623)
    return half * total
  }
}
