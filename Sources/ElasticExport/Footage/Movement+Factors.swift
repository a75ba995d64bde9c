import ElasticKit

/// A path has one easing for all its points. If it bends along one axis with one timing, and is
/// stretched along the other with another, the stretch becomes a transform: each then has its own keys.
extension Movement {
  /// The approximate number of bytes of outline keys.
  static func cost(_ tracks: [Shot.Track]) -> Int {
    var cost = 0
    for track in tracks {
      cost += track.keys.count * (60 + 6 * (track.keys.first?.values.count ?? 0))
    }
    return cost
  }

  /// Outlines whose points move along one axis only, and the stretch along the other; nil where the
  /// points do not all keep their shares along either.
  func factored(_ tolerance: Double, _ fit: Fit) -> ([Shot.Track], Shot.Pose)? {
    for axis in 0..<2 {
      if let stretch = stretch(along: axis) { return factored(axis, stretch, tolerance, fit) }
    }
    return nil
  }

  private struct Stretch {
    /// The fixed coordinate.
    var center: Double
    /// One a sample, 1 at most.
    var factors: [Double]
    /// The sample where it is largest.
    var reference: Int
  }

  private func factored(
    _ axis: Int, _ stretch: Stretch, _ tolerance: Double, _ fit: Fit
  ) -> ([Shot.Track], Shot.Pose) {
    var paths = outlines
    let fixed = paths[stretch.reference]
    for time in paths.indices {
      for (subpath, outline) in fixed.enumerated() {
        for index in Swift.stride(from: axis, to: outline.numbers.count, by: 2) {
          paths[time][subpath].numbers[index] = outline.numbers[index]
        }
      }
    }
    let outlines = Self.bent(paths, tolerance / 2, joined: true, fit)
    let reach = max(
      Self.numbers(fixed, axis).reduce(0) { max($0, ($1 - stretch.center).magnitude) }, 1)
    let keys = fit(tolerance / 2, true, stretch.factors.map { [$0 * reach, 0] })
    let anchor = axis == 0 ? Point2D(stretch.center, 0) : Point2D(0, stretch.center)
    var pose = Shot.Pose(anchor: anchor)
    pose.position = [Key(frame: keys[0].frame, values: [anchor.x, anchor.y])]
    pose.scale = keys.map { key in
      var key = key
      let factor = key.values[0] / reach
      key.values = axis == 0 ? [factor, 1] : [1, factor]
      return key
    }
    return (outlines, pose)
  }

  /// The common stretch of the points along an axis; nil if there is none.
  private func stretch(along axis: Int) -> Stretch? {
    let all = outlines.map { Self.numbers($0, axis) }
    guard let first = all.first, all.allSatisfy({ $0.count == first.count }) else { return nil }
    let still = first.indices.first { index in
      all.allSatisfy { ($0[index] - first[index]).magnitude < 1e-9 }
    }
    guard let still else { return nil }
    let center = first[still]
    func size(_ numbers: [Double]) -> Double {
      numbers.reduce(0) { max($0, ($1 - center).magnitude) }
    }
    guard let reference = all.indices.max(by: { size(all[$0]) < size(all[$1]) }) else { return nil }
    let largest = all[reference]
    let square = max(largest.reduce(0) { $0 + ($1 - center) * ($1 - center) }, 1e-12)
    var factors: [Double] = []
    for numbers in all {
      var product = 0.0
      for (a, b) in zip(numbers, largest) { product += (a - center) * (b - center) }
      let factor = product / square
      for (a, b) in zip(numbers, largest)
      where !((a - center - factor * (b - center)).magnitude < 1e-6) {
        return nil
      }
      factors.append(factor)
    }
    guard factors.contains(where: { ($0 - 1).magnitude > 1e-3 }) else { return nil }
    return Stretch(center: center, factors: factors, reference: reference)
  }

  private var outlines: [[Outline]] {
    samples.map { Outline.outlines(of: $0.path, by: $0.map) }
  }

  /// All points' x or y.
  private static func numbers(_ outlines: [Outline], _ axis: Int) -> [Double] {
    outlines.flatMap { outline in
      Swift.stride(from: axis, to: outline.numbers.count, by: 2).map { outline.numbers[$0] }
    }
  }
}
