/// What the keys of all tracks have in common; see ``MotionTrack``.
public enum MotionKeyframe {
  /// How a track gets from key to key. The names are Core Animation's calculation modes.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// It jumps: each key stays until the next one's time.
    case discrete
    /// Straight.
    case linear
    /// Straight and at one speed; key times and curves are ignored.
    case paced
    /// Along a smooth curve through the keys, Kochanek's and Bartels's. Uneven key times do not
    /// touch its tangents.
    case cubic
    /// The same curve, its key times by the straight distances between the keys, its tangents so that
    /// the speed does not jump at a key; key times and curves are ignored.
    case cubicPaced

    /// Whether distances say when a key is reached.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
    /// Whether the keys are joined by a smooth curve.
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
    /// Whether segments have timing curves.
    var isCurved: Bool { self == .linear || self == .cubic }
  }

  /// How a cubic track passes through a key; any finite numbers, usually from -1 to 1.
  public struct Bend: Hashable, Sendable {
    /// 1 stops at the key, 0 is Catmull and Rom's curve, -1 is slack.
    public var tension: Double
    /// Away from 0 there is a corner at the key: inward below, outward above.
    public var continuity: Double
    /// 1 goes on as it came and overshoots, -1 leaves early for the next key.
    public var bias: Double

    /// A bend of these numbers.
    public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
      self.tension = tension
      self.continuity = continuity
      self.bias = bias
    }

    /// The curve of Catmull and Rom.
    public static let none = Bend()

    /// How much of the way before the key and of that after it there is in its tangent.
    func tangent(leaving: Bool) -> (before: Double, after: Double) {
      let corner = leaving ? continuity : -continuity
      return (
        (1 - tension) * (1 + bias) * (1 + corner) / 2, (1 - tension) * (1 - bias) * (1 - corner) / 2
      )
    }
  }

  /// What is wrong with a track. Indices count from 0.
  public enum ParameterError: Error, Hashable, Sendable {
    /// There is no value at all.
    case noValue
    /// A value is infinite or not a number; or, on a cubic track, 1e150 or more away from the one before it.
    case value(at: Int)
    /// A value has another shape than the first: a path of other steps.
    case shape(at: Int)
    /// There are more or fewer key times than the mode needs.
    case keyTimeCount(Int, expected: Int)
    /// A key time is not within 0...1.
    case keyTime(at: Int)
    /// The first key time is not 0.
    case firstKeyTime
    /// The last key time is not 1.
    case lastKeyTime
    /// A key time is smaller than the one before.
    case fallingKeyTime(at: Int)
    /// There are more or fewer curves than segments, and neither one nor none.
    case curveCount(Int, expected: Int)
    /// There are more or fewer bends than keys, and neither one nor none.
    case bendCount(Int, expected: Int)
    /// A number of a bend is infinite or not a number.
    case bend(at: Int)
  }
}

// What tracks and paths check and look up.
extension MotionKeyframe {
  /// `count` key times that are as they must be; even ones for nil.
  static func checked(_ times: [Double]?, count: Int) throws(ParameterError) -> [Double] {
    guard let times else {
      guard count > 1 else { return [0] }
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
    guard times.count == count else { throw .keyTimeCount(times.count, expected: count) }
    for (index, time) in times.enumerated() {
      guard time >= 0, time <= 1 else { throw .keyTime(at: index) }
      if index > 0, time < times[index - 1] { throw .fallingKeyTime(at: index) }
    }
    guard times[0] == 0 else { throw .firstKeyTime }
    guard count == 1 || times[count - 1] == 1 else { throw .lastKeyTime }
    return times
  }

  static func checked(
    _ curves: [TimingCurve], segments: Int
  ) throws(ParameterError) -> [TimingCurve] {
    guard curves.count <= 1 || curves.count == segments else {
      throw .curveCount(curves.count, expected: segments)
    }
    return curves
  }

  static func checked(_ bends: [Bend], keys: Int) throws(ParameterError) -> [Bend] {
    guard bends.count <= 1 || bends.count == keys else {
      throw .bendCount(bends.count, expected: keys)
    }
    for (index, bend) in bends.enumerated() {
      guard bend.tension.isFinite, bend.continuity.isFinite, bend.bias.isFinite else {
        throw .bend(at: index)
      }
    }
    return bends
  }

  /// The times at which a walk at one speed has done each of the `distances`; even ones where they
  /// have no finite, positive sum.
  static func shares(of distances: [Double]) -> [Double] {
    var sums = [0.0]
    for distance in distances { sums.append(sums[sums.count - 1] + distance) }
    let total = sums[sums.count - 1]
    let count = sums.count
    for index in 1..<max(count, 1) {
      let isMeasured = total > 0 && total.isFinite
      sums[index] = isMeasured ? sums[index] / total : Double(index) / Double(count - 1)
    }
    return sums
  }

  /// The last of the first `count` segments that has begun at `progress`.
  static func segment(at progress: Double, _ times: [Double], count: Int) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    return low
  }

  /// How much of the time between two key times has passed; 1 if there is none between them.
  static func share(at progress: Double, from start: Double, to end: Double) -> Double {
    end > start ? min((progress - start) / (end - start), 1) : 1
  }
}
