/// The positions of all points of a shape: each on its own spring toward its target, and dragged by a
/// finger by its weight.
///
/// A finger moves a point by `weight` times its travel, so that no point moves further than the
/// finger. Only grabbing, claiming, releasing and poking change the springs; while a finger drags, one
/// vector changes.
struct ShapeField: Sendable {
  /// Two values a point: x and y.
  private(set) var bank: SpringBank
  /// The weight of each point: its share of the finger's travel.
  private(set) var weights: [Double] = []
  /// The finger's travel since the grab.
  var drag = Vector2D.zero
  /// The depth of the dent under the finger.
  private var dent = 0.0
  private var offsets: [Double] = []

  // Half of `RestTolerance.points` for x and for y, so that both together stay within that.
  private static let tolerance = RestTolerance(offset: 0.005, speed: 0.05)

  init(_ spring: DampedSpring) {
    bank = SpringBank(spring, count: 0, tolerance: Self.tolerance)
  }

  /// The time from which nothing moves without a finger.
  var restTime: Double { bank.restTime }

  /// Sets the number of points and the spring; if the number changes, each point takes over
  /// the motion of the old point at its position along the outline.
  mutating func resize(to count: Int, spring: DampedSpring, time: Double) {
    guard count * 2 != bank.count || spring != bank.spring else { return }
    let old = bank
    let oldWeights = weights
    let oldCount = oldWeights.count
    // Through 64 bits: an Int has 32 in WebAssembly.
    func source(_ index: Int) -> Int {
      count == oldCount ? index : Int(Int64(index) * Int64(oldCount) / Int64(count))
    }
    bank = SpringBank(spring, count: count * 2, tolerance: Self.tolerance)
    weights = Array(repeating: 0, count: count)
    offsets = Array(repeating: 0, count: count * 2)
    guard oldCount > 0 else { return }
    for index in weights.indices { weights[index] = oldWeights[source(index)] }
    guard old.restTime > -.infinity else { return }
    bank.update(at: time) { index, motion in
      let origin = source(index / 2) * 2 + index % 2
      motion.target = old.target(origin)
      motion.offset = old.value(origin, at: time) - motion.target
      motion.velocity = old.velocity(origin, at: time)
    }
  }

  /// Grabs: the points within reach stop where they are caught and sink by `dent` along `normals`,
  /// the others continue to rest. Nothing is displaced.
  mutating func grab(
    weights: [Double], dent: Double, normals: [Vector2D], isStill: Bool, time: Double
  ) {
    self.weights = weights
    self.dent = dent
    bank.update(at: time) { index, motion in
      let weight = weights[index / 2]
      let value = motion.target + motion.offset
      motion.target = weight * (value + dent * normals[value: index])
      motion.offset = isStill ? 0 : value - motion.target
      motion.velocity *= isStill ? 0 : 1 - weight
    }
  }

  /// Raises the dent again, while the finger holds.
  mutating func raise(normals: [Vector2D], isStill: Bool, time: Double) {
    guard dent != 0 else { return }
    let depth = dent
    let weights = weights
    dent = 0
    bank.update(at: time) { index, motion in
      let way = weights[index / 2] * depth * normals[value: index]
      motion.target -= way
      if !isStill { motion.offset += way }
    }
  }

  /// Releases with the finger's velocity: every point springs to rest.
  mutating func release(velocity: Vector2D, time: Double) {
    let weights = weights
    let drag = drag
    self.drag = .zero
    dent = 0
    bank.update(at: time) { index, motion in
      let weight = weights[index / 2]
      motion.offset += motion.target + weight * drag[index]
      motion.target = 0
      motion.velocity += weight * velocity[index]
    }
  }

  /// Gives each point a velocity along `normals`.
  mutating func push(weights: [Double], speed: Double, normals: [Vector2D], time: Double) {
    bank.update(at: time) { index, motion in
      motion.velocity += weights[index / 2] * speed * normals[value: index]
    }
  }

  /// Ends all motion at once; points that a finger holds stay.
  mutating func stop(at time: Double) {
    guard bank.restTime > time else { return }
    bank.update(at: time) { _, motion in
      motion.offset = 0
      motion.velocity = 0
    }
  }

  /// Evaluates the springs at `time`, for all following reads.
  mutating func read(at time: Double) { bank.write(at: time, into: &offsets) }

  /// Writes the position of every point from the last evaluation and the current drag.
  func write(_ resting: ShapeLayout, keepsArea: Bool, into points: inout [Point2D]) {
    let rest = resting.outline.points
    points.withUnsafeMutableBufferPointer { points in
      for index in rest.indices {
        let weight = weights[index]
        points[index] = Point2D(
          rest[index].x + (offsets[2 * index] + weight * drag.dx),
          rest[index].y + (offsets[2 * index + 1] + weight * drag.dy))
      }
    }
    guard keepsArea, resting.area.resting != 0 else { return }
    let (weakening, scale) = resting.area.correction(points, from: resting.outline)
    guard weakening != 1 || scale != 1 else { return }
    let center = resting.area.center
    points.withUnsafeMutableBufferPointer { points in
      for index in rest.indices {
        let (x, y) = (rest[index].x, rest[index].y)
        points[index] = Point2D(
          center.x + (x - center.x + (points[index].x - x) * weakening) * scale,
          center.y + (y - center.y + (points[index].y - y) * weakening) * scale)
      }
    }
  }
}

extension ShapeField {
  /// The weights of `points` for a finger.
  ///
  /// 1 for the nearest point; with a point lying further away than that one, by u times `reach`, it
  /// falls as (1 − u²)², smoothly to 0 at u = 1. The distance is Euclidean, not along the outline:
  /// so a finger in the middle of a narrow waist moves both sides, points close to each other always
  /// move alike, and an outline that touches itself does not tear.
  static func weights(_ points: [Point2D], from point: Point2D, reach: Double) -> [Double] {
    var weights = points.map { ($0 - point).length }
    let nearest = weights.reduce(.infinity) { min($0, $1) }
    for index in weights.indices {
      let u = (weights[index] - nearest) / reach
      weights[index] = u < 1 ? (1 - u * u) * (1 - u * u) : 0
    }
    return weights
  }
}

extension Vector2D {
  /// One of its components, by the number of a value in the bank.
  fileprivate subscript(index: Int) -> Double { index % 2 == 0 ? dx : dy }
}

extension [Vector2D] {
  /// One component of one vector, by the number of a value in the bank.
  fileprivate subscript(value index: Int) -> Double { self[index / 2][index] }
}
