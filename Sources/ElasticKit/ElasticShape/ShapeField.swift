/// Where every point of a shape is: on a spring of its own toward its target, and dragged along with a
/// finger by its weight.
///
/// A finger takes a point along by `weight` times its own way, so that no point goes further than the
/// finger. Only grabbing, claiming, letting go and poking visit the springs; while a finger drags, one
/// vector changes.
struct ShapeField: Sendable {
  /// Two values a point: x and y.
  private(set) var bank: SpringBank
  /// What share of the finger's way each point goes.
  private(set) var weights: [Double] = []
  /// How far the finger has dragged since the grab.
  var drag = Vector2D.zero
  /// How deep the points under the finger are sunk.
  private var dent = 0.0
  private var offsets: [Double] = []

  private static let tolerance = RestTolerance(offset: 0.005, speed: 0.05)

  init(_ spring: DampedSpring) {
    bank = SpringBank(spring, count: 0, tolerance: Self.tolerance)
  }

  /// When nothing moves any more, unless a finger does it.
  var restTime: Double { bank.restTime }

  /// Has so many points from now on, on such a spring; where their number changes, each takes over
  /// the motion of the one at its place along the outline.
  @inline(never)
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
      let place = source(index / 2) * 2 + index % 2
      motion.target = old.target(place)
      motion.offset = old.value(place, at: time) - motion.target
      motion.velocity = old.velocity(place, at: time)
    }
  }

  /// Takes hold: the points within reach stay where they are caught and sink by `dent` along `normals`,
  /// the others go on to rest. Nothing is displaced.
  @inline(never)
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

  /// What is sunk comes up again, though still held.
  @inline(never)
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

  /// Lets go with the finger's velocity: every point springs to rest.
  @inline(never)
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
  @inline(never)
  mutating func push(weights: [Double], speed: Double, normals: [Vector2D], time: Double) {
    bank.update(at: time) { index, motion in
      motion.velocity += weights[index / 2] * speed * normals[value: index]
    }
  }

  /// Nothing moves by itself any more, at once; what a finger holds stays.
  @inline(never)
  mutating func stop(at time: Double) {
    guard bank.restTime > time else { return }
    bank.update(at: time) { _, motion in
      motion.offset = 0
      motion.velocity = 0
    }
  }

  /// Finds where the springs are at `time`, for all that is placed until it is asked again.
  mutating func read(at time: Double) { bank.write(at: time, into: &offsets) }

  /// Writes where every point was when the springs were read last, the drag being what it is now.
  @inline(never)
  func place(_ resting: ShapeLayout, keepsArea: Bool, into points: inout [Point2D]) {
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
  /// By what share of a finger's way each of `points` goes that the finger takes along.
  ///
  /// 1 for the nearest point; with a point lying further away than that one, by u times `reach`, it
  /// falls as (1 − u²)², smoothly to 0 at u = 1. The distance is the plain one, not along the outline:
  /// so a finger in the middle of a narrow waist takes both sides, points close to each other always
  /// move alike, and nothing tears where an outline comes back to itself.
  @inline(never)
  static func weights(_ points: [Point2D], from place: Point2D, reach: Double) -> [Double] {
    var weights = points.map { ($0 - place).length }
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
