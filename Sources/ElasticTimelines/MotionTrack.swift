/// A value that moves through keys, each at its own share of the time.
///
/// The modes, their key times and their tangents are Core Animation's; where Core Animation spaces
/// bad key times evenly in silence, here they are an error. Law: at a key's time the value is the
/// key's, to the bit; where two keys share a time the value jumps, and at that time is the later's.
/// (A curve that does not begin at 0 and end at 1 moves its own ends.)
///
/// Reading a value allocates nothing unless the value itself has to (a path), and is the same to the
/// bit everywhere.
public struct MotionTrack<Value: Interpolatable>: Sendable {
  /// The interpolation between keys.
  public typealias Mode = MotionKeyframe.Mode
  /// How a cubic track passes through a key.
  public typealias Bend = MotionKeyframe.Bend
  /// The error of an invalid track.
  public typealias ParameterError = MotionKeyframe.ParameterError

  /// The keys.
  public let values: [Value]
  /// When each key is reached, from 0 to 1; in discrete mode one more, when the last has had its
  /// time. For a paced track these are shares of the way.
  public let keyTimes: [Double]
  /// The interpolation between keys.
  public let mode: Mode
  /// The curve of every segment, one for all, or none where the time is not bent.
  public let curves: [TimingCurve]
  /// The bend at every key, one for all, or none where none is bent.
  public let bends: [Bend]
  /// The difference of every segment.
  let offsets: [Value.Offset]

  /// A track through `values`.
  ///
  /// - Parameters:
  ///   - values: at least one, all finite and of one shape. A single one stays.
  ///   - keyTimes: as many as values, discrete one more: the first 0, the last 1, never falling.
  ///     Evenly spaced if nil. A single value's can only be 0. Paced tracks ignore them.
  ///   - mode: the interpolation between keys.
  ///   - curves: one for every segment, one for all, or none. Only linear and cubic tracks have any;
  ///     the others ignore them.
  ///   - bends: one for every key, one for all, or none. Only cubic tracks have any.
  /// - Throws: the first ``MotionKeyframe/ParameterError``.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, mode: Mode = .linear,
    curves: [TimingCurve] = [], bends: [Bend] = []
  ) throws(ParameterError) {
    let offsets = try Self.offsets(between: values, mode)
    let count = mode == .discrete ? values.count + 1 : values.count
    let times =
      mode.isPaced
      ? Self.shares(of: offsets) : try MotionKeyframe.checked(keyTimes, count: count)
    let someCurves =
      mode.isCurved ? try MotionKeyframe.checked(curves, segments: offsets.count) : []
    let someBends = mode.isCubic ? try MotionKeyframe.checked(bends, keys: values.count) : []
    self.values = values
    self.mode = mode
    self.offsets = offsets
    self.keyTimes = times
    self.curves = someCurves
    self.bends = someBends
  }

  private static func offsets(
    between values: [Value], _ mode: Mode
  ) throws(ParameterError) -> [Value.Offset] {
    guard let first = values.first else { throw .noValue }
    var offsets: [Value.Offset] = []
    var index = 0
    for value in values {
      guard value.isFinite else { throw .value(at: index) }
      guard first.hasSameShape(as: value) else { throw .shape(at: index) }
      if index > 0 {
        let offset = values[index - 1].offset(to: value)
        // A bend multiplies the ways on both sides: of such lengths there are no products.
        guard !mode.isCubic || offset.magnitude < RestTolerance.largest else {
          throw .value(at: index)
        }
        offsets.append(offset)
      }
      index += 1
    }
    return offsets
  }

  private static func shares(of offsets: [Value.Offset]) -> [Double] {
    var distances: [Double] = []
    for offset in offsets { distances.append(offset.magnitude) }
    return MotionKeyframe.shares(of: distances)
  }

  /// The value at `progress`, a share of the time: the first up to 0 or for what is not a number, the
  /// last from 1 on.
  ///
  /// A curve that leaves 0...1 overshoots: the segment then goes on as it began or ended.
  public func value(at progress: Double) -> Value {
    let position = position(at: progress)
    let start = values[position.key]
    guard !position.isKey else { return start }
    let way = offsets[position.key] * position.way
    guard mode.isCubic else { return start.moved(by: way) }
    return start.moved(
      by: offsets[max(position.key - 1, 0)] * position.before + way
        + offsets[min(position.key + 1, offsets.count - 1)] * position.after)
  }

  /// A key, and how much of the ways before, from and after it lead on from there.
  struct Position {
    let key: Int
    var before = 0.0
    var way = 0.0
    var after = 0.0
    /// Whether it is at the key itself.
    var isKey = true
  }

  func position(at progress: Double) -> Position {
    let progress = progress > 0 ? min(progress, 1) : 0
    guard mode != .discrete else {
      return Position(key: MotionKeyframe.segment(at: progress, keyTimes, count: values.count))
    }
    guard values.count > 1 else { return Position(key: 0) }
    let index = MotionKeyframe.segment(at: progress, keyTimes, count: offsets.count)
    var share = MotionKeyframe.share(at: progress, from: keyTimes[index], to: keyTimes[index + 1])
    if !curves.isEmpty {
      share = curves[curves.count == 1 ? 0 : index].value(at: share)
    }
    if share == 0 { return Position(key: index) }
    if share == 1 { return Position(key: index + 1) }
    return mode.isCubic
      ? bentPosition(index, share) : Position(key: index, way: share, isKey: false)
  }

  /// Hermite's cubic with Kochanek's and Bartels's tangents, as a way from the segment's first key.
  /// The keys beyond the ends are the mirrored ones inside: 2p₀ − p₁.
  private func bentPosition(_ index: Int, _ s: Double) -> Position {
    let last = offsets.count - 1
    let leaving = bend(index).tangent(leaving: true)
    let arriving = bend(index + 1).tangent(leaving: false)
    var out = 1.0
    var into = 1.0
    if mode == .cubicPaced {
      let time = keyTimes[index + 1] - keyTimes[index]
      if index > 0 { out = Self.pace(time, beside: keyTimes[index] - keyTimes[index - 1]) }
      if index < last { into = Self.pace(time, beside: keyTimes[index + 2] - keyTimes[index + 1]) }
    }
    let s2 = s * s
    let s3 = s2 * s
    let start = (s3 - 2 * s2 + s) * out
    let end = (s3 - s2) * into
    return Position(
      key: index, before: start * leaving.before,
      way: 3 * s2 - 2 * s3 + start * leaving.after + end * arriving.before,
      after: end * arriving.after, isKey: false)
  }

  /// By how much a tangent stretches so that the speed is the same on both sides of a key.
  private static func pace(_ time: Double, beside neighbor: Double) -> Double {
    let sum = time + neighbor
    return sum > 0 ? 2 * time / sum : 1
  }

  private func bend(_ key: Int) -> Bend {
    bends.isEmpty ? .none : bends[bends.count == 1 ? 0 : key]
  }
}

extension MotionTrack: Equatable where Value: Equatable {
  /// Whether both were made of the same numbers.
  public static func == (a: MotionTrack, b: MotionTrack) -> Bool {
    a.mode == b.mode && a.values == b.values && a.keyTimes == b.keyTimes && a.curves == b.curves
      && a.bends == b.bends
  }
}
