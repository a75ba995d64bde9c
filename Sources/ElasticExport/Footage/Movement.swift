// Whether an item moves as a whole, and the keys for that; or else the keys of each of its points.
//
// The motion is the affine map from the sample with the largest outline to each other one: known where only the map
// has changed, and otherwise fitted to the points by least squares and accepted if all agree to a millionth of a
// point. Shifts, scales along the axes, and turns with one scale are motions; everything else is bending. Where
// several are needed they share the error evenly.

import ElasticKit

/// Classifies the motion of an item: as a whole, by translation, rotation and scaling, or by bending.
struct Movement {
  /// Fits keys to values, which may be points, within a tolerance.
  typealias Fit = (Double, Bool, [[Double]]) -> [Key]

  let samples: [Take.Sample]
  /// If the item does not bend: its transform since the sample `still`.
  private let moves: [Move]?
  /// The outlines if the item does not bend.
  private let still: (path: BezierPath, map: Affine)
  /// The factor of a stroke's width.
  let strokeScales: [Double]
  /// The approximate width of the line in points.
  let length: Double

  private struct Move {
    var map: Affine
    var scaleX = 1.0
    var scaleY = 1.0
    /// Radians, clockwise, never jumping.
    var turn = 0.0
  }

  init(_ samples: [Take.Sample]) {
    self.samples = samples
    let isStroke = samples[0].stroke != nil
    var sizes: [Double] = []
    for (index, sample) in samples.enumerated() {
      // A shift does not change a size.
      if index > 0, sample.map.hasSameFactors(as: samples[index - 1].map),
        sample.path == samples[index - 1].path
      {
        sizes.append(sizes[index - 1])
      } else {
        let bounds = sample.path.transformed(by: sample.map).controlBounds ?? .zero
        sizes.append(bounds.width + bounds.height)
      }
    }
    // The largest outline has the largest, and so most exact, numbers.
    let largest = sizes.indices.max { sizes[$0] < sizes[$1] } ?? 0
    length = 2 * sizes[largest]
    still = (samples[largest].path, samples[largest].map)
    let moves = Self.moves(samples, from: largest, isStroke: isStroke)
    self.moves = moves
    strokeScales = samples.indices.map { index in
      let map = samples[index].map
      let own = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
      let pose = moves?[index].scaleX.magnitude ?? 1
      return pose > 0 ? own / pose : own
    }
  }

  /// The item's own origin before the pose, and its scale there relative to its own
  /// coordinates.
  var position: Point2D { still.map(.origin) }
  var scale: Double {
    (still.map.a * still.map.d - still.map.b * still.map.c).magnitude.squareRoot()
  }

  /// The outlines before the pose, and the pose; nil if it does not move.
  func fitted(
    tolerance: Double, joined: Bool, factored: Bool, _ fit: Fit
  ) -> ([Shot.Track], Shot.Pose?) {
    guard let moves else {
      let bent = Self.bent(samples.map { ($0.path, $0.map) }, tolerance, joined: joined, fit)
      // In bytes: about 60 for each key of the scale, and 100 for the transform.
      if factored, let (outlines, pose) = self.factored(tolerance, fit),
        Self.cost(outlines) + 60 * pose.scale.count + 100 < Self.cost(bent)
      {
        return (outlines, pose)
      }
      return (bent, nil)
    }
    let outlines = Self.bent([still], tolerance, joined: joined, fit)
    let bounds = still.path.transformed(by: still.map).controlBounds
    let anchor = anchor(moves, bounds?.center ?? still.map(.origin))
    let reach = Vector2D(
      (bounds?.width ?? 0) / 2 + ((bounds?.center.x ?? anchor.x) - anchor.x).magnitude,
      (bounds?.height ?? 0) / 2 + ((bounds?.center.y ?? anchor.y) - anchor.y).magnitude)
    let isStretched = moves.contains {
      ($0.scaleX - 1).magnitude > 1e-9 || ($0.scaleY - 1).magnitude > 1e-9
    }
    let isTurned = moves.contains { $0.turn.magnitude > 1e-9 }
    // Items that move together have the same shifts to the bit, so that their keys are fitted once.
    let shifts = moves.map { move -> [Double] in
      let shift = move.map(anchor) - anchor
      return [Self.rounded(shift.dx), Self.rounded(shift.dy)]
    }
    let isShifted = shifts.contains { $0[0] != 0 || $0[1] != 0 }
    guard isStretched || isTurned || isShifted else { return (outlines, nil) }
    let share = tolerance / Double((isStretched ? 1 : 0) + (isTurned ? 1 : 0) + (isShifted ? 1 : 0))
    var pose = Shot.Pose(anchor: anchor)
    if isShifted {
      func moved(_ keys: [Key], _ offset: [Double]) -> [Key] {
        keys.map { key in key.with(zip(key.values, offset).map { $0 + $1 }) }
      }
      let both = fit(share, true, shifts)
      // A circle of that radius lies within the square.
      let x = fit(share * 0.7, false, shifts.map { [$0[0]] })
      let y = fit(share * 0.7, false, shifts.map { [$0[1]] })
      if x.count + y.count < both.count {
        (pose.x, pose.y) = (moved(x, [anchor.x]), moved(y, [anchor.y]))
      } else {
        pose.position = moved(both, [anchor.x, anchor.y])
      }
    } else {
      pose.position = fit(share, true, [[anchor.x, anchor.y]])
    }
    if isStretched {
      // In points of the far corner.
      let (x, y) = (max(reach.dx, 1), max(reach.dy, 1))
      pose.scale = fit(share, true, moves.map { [$0.scaleX * x, $0.scaleY * y] }).map { key in
        var key = key
        key.values = [key.values[0] / x, key.values[1] / y]
        return key
      }
    }
    if isTurned {
      let radius = max(reach.length, 1)
      pose.turn = fit(share, false, moves.map { [$0.turn * radius] }).map { key in
        var key = key
        key.values[0] *= 180 / Double.pi / radius
        return key
      }
    }
    return (outlines, pose)
  }

  /// To a millionth of a point.
  private static func rounded(_ shift: Double) -> Double {
    ElasticMath.round(shift * 1_048_576) / 1_048_576
  }

  /// The fixed point of the stretch, or else the middle.
  private func anchor(_ moves: [Move], _ middle: Point2D) -> Point2D {
    func still(_ middle: Double, _ maps: [(factor: Double, shift: Double)]) -> Double {
      guard let most = maps.max(by: { ($0.factor - 1).magnitude < ($1.factor - 1).magnitude }),
        (most.factor - 1).magnitude > 1e-3
      else { return middle }
      let fixed = most.shift / (1 - most.factor)
      let isStill = maps.allSatisfy {
        ($0.factor * fixed + $0.shift - fixed).magnitude < 1e-6
      }
      return isStill ? fixed : middle
    }
    guard moves.allSatisfy({ $0.turn == 0 }) else { return middle }
    return Point2D(
      still(middle.x, moves.map { ($0.map.a, $0.map.tx) }),
      still(middle.y, moves.map { ($0.map.d, $0.map.ty) }))
  }

  /// Outlines that bend, with separate or common keys.
  static func bent(
    _ paths: [(path: BezierPath, map: Affine)], _ tolerance: Double, joined: Bool, _ fit: Fit
  ) -> [Shot.Track] {
    bent(paths.map { Outline.outlines(of: $0.path, by: $0.map) }, tolerance, joined: joined, fit)
  }

  static func bent(
    _ all: [[Outline]], _ tolerance: Double, joined: Bool, _ fit: Fit
  ) -> [Shot.Track] {
    guard let first = all.first else { return [] }
    let columns = first.indices.map { subpath in
      var outlines = all.compactMap { subpath < $0.count ? $0[subpath] : nil }
      if outlines.allSatisfy({ $0.endsOnStart }) {
        for index in outlines.indices { outlines[index].dropEnd() }
      }
      return outlines
    }
    guard joined, columns.count > 1 else {
      return columns.map { outlines in
        Shot.Track(
          isClosed: outlines[0].isClosed, keys: fit(tolerance, true, outlines.map { $0.numbers }))
      }
    }
    let keys = fit(
      tolerance, true, all.indices.map { time in columns.flatMap { $0[time].numbers } })
    var start = 0
    return columns.map { outlines in
      let numbers = start..<start + outlines[0].numbers.count
      start = numbers.upperBound
      return Shot.Track(
        isClosed: outlines[0].isClosed,
        keys: keys.map { Key(frame: $0.frame, values: Array($0.values[numbers]), ease: $0.ease) })
    }
  }

  // MARK: - From one sample to another

  /// The item's transform since a sample; nil if it bends, is sheared, or is almost invisible.
  private static func moves(
    _ samples: [Take.Sample], from reference: Int, isStroke: Bool
  ) -> [Move]? {
    let start = samples[reference]
    let sameInItself = samples.allSatisfy { $0.path == start.path }
    var maps: [Affine] = []
    if sameInItself, let back = start.map.inverse {
      maps = samples.map { back.then($0.map) }
    } else {
      let points = Points(start)
      for sample in samples {
        guard let map = points.map(to: Points(sample)) else { return nil }
        maps.append(map)
      }
    }
    var moves: [Move] = []
    let isUpright = maps.allSatisfy { $0.b.magnitude < 1e-7 && $0.c.magnitude < 1e-7 }
    var turn = 0.0
    for map in maps {
      var move = Move(map: map)
      if isUpright {
        (move.scaleX, move.scaleY) = (map.a, map.d)
        if isStroke, (map.a - map.d).magnitude > 1e-7 { return nil }
      } else {
        guard (map.a - map.d).magnitude < 1e-6, (map.b + map.c).magnitude < 1e-6 else {
          return nil
        }
        let scale = (map.a * map.a + map.b * map.b).squareRoot()
        (move.scaleX, move.scaleY) = (scale, scale)
        let angle = ElasticMath.atan2(map.b, map.a)
        // The shorter rotation from the last.
        turn += angle - turn - ElasticMath.round((angle - turn) / (2 * Double.pi)) * 2 * Double.pi
        move.turn = turn
      }
      moves.append(move)
    }
    return moves
  }
}

/// All points of a path, to find the map from one to another.
private struct Points {
  var points: [Point2D] = []

  init(_ sample: Take.Sample) {
    for element in sample.path.elements {
      element.forEachPoint { points.append(sample.map($0)) }
    }
  }

  /// The map that takes each of these points to one of others, within a millionth; nil if none does.
  func map(to others: Points) -> Affine? {
    let count = Double(points.count)
    guard count > 0, points.count == others.points.count else { return nil }
    var (mx, my, ox, oy) = (0.0, 0.0, 0.0, 0.0)
    for (p, q) in zip(points, others.points) {
      mx += p.x / count
      my += p.y / count
      ox += q.x / count
      oy += q.y / count
    }
    var (xx, xy, yy, xu, yu, xv, yv) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for (p, q) in zip(points, others.points) {
      let (x, y, u, v) = (p.x - mx, p.y - my, q.x - ox, q.y - oy)
      xx += x * x
      xy += x * y
      yy += y * y
      xu += x * u
      yu += y * u
      xv += x * v
      yv += y * v
    }
    let determinant = xx * yy - xy * xy
    var map = Affine.identity
    if determinant > 1e-9 * (xx * yy + 1e-9) {
      map.a = (xu * yy - yu * xy) / determinant
      map.c = (yu * xx - xu * xy) / determinant
      map.b = (xv * yy - yv * xy) / determinant
      map.d = (yv * xx - xv * xy) / determinant
    }
    map.tx = ox - map.a * mx - map.c * my
    map.ty = oy - map.b * mx - map.d * my
    for (p, q) in zip(points, others.points) where !((map(p) - q).length < 1e-6) { return nil }
    return map
  }
}

extension Affine {
  /// Whether another one differs by a shift at most.
  fileprivate func hasSameFactors(as other: Affine) -> Bool {
    a == other.a && b == other.b && c == other.c && d == other.d
  }
}
