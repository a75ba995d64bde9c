/// Position and direction along a path.
///
/// Reading a placement allocates nothing and is the same to the bit everywhere. A subpath's closing
/// line is travelled, the jump to the next subpath takes no time.
public struct PathMotion: Sendable {
  /// The speed along the path.
  public enum Pace: Hashable, Sendable {
    /// From point to point of the path in equal times or by key times, each piece by its own
    /// parameter, as Core Animation's `linear` does. A closing line of no length is no piece.
    case linear
    /// At one speed.
    case paced
  }

  /// The heading.
  public enum Heading: Hashable, Sendable {
    /// Never turned.
    case none
    /// Along the path.
    case auto
    /// Against it.
    case autoReverse
  }

  /// The error of an invalid motion.
  public enum ParameterError: Error, Hashable, Sendable {
    /// The path draws nothing.
    case nothingDrawn
    /// A coordinate or the length is infinite or not a number.
    case notFinite
    /// What is wrong with the key times or curves.
    case keyframes(MotionKeyframe.ParameterError)
  }

  /// A position and a direction.
  public struct Placement: Hashable, Sendable {
    /// The position, in points.
    public let point: Point2D
    /// The direction of travel, of length 1; zero only where the whole path is a single point. At a
    /// corner that of leaving, at the end that of arriving; a piece of no length goes on as the
    /// piece before it, or else the next.
    public let tangent: Vector2D
    /// The angle to turn by, in radians from -π to π, clockwise on a screen; 0 without a heading.
    public let angle: Double

    /// Moves a drawing at the origin, facing right, to the position.
    public var transform: Affine { .rotation(angle).then(.translation(point - .origin)) }
  }

  /// The length of the path in points.
  public let length: Double
  /// The speed along the path.
  public let pace: Pace
  /// The heading.
  public let heading: Heading
  let keyTimes: [Double]
  let curves: [TimingCurve]
  /// What is drawn, each piece with a direction of its own or a neighbour's.
  let pieces: [Piece]
  /// The distance at the start of each stretch, and at the end.
  let distances: [Double]
  let stretches: [Stretch]

  /// A motion along `path`.
  ///
  /// - Parameters:
  ///   - path: finite, and drawing something.
  ///   - pace: at one speed, or from point to point.
  ///   - keyTimes: for ``Pace/linear``, when each point but the moves is reached, that of the start
  ///     first; one more than there are pieces. Evenly spaced if nil.
  ///   - curves: for ``Pace/linear``, one for every piece, one for all, or none.
  ///   - heading: the direction it faces.
  ///   - tolerance: how far the place may be from the one at the exact distance, in points. It costs
  ///     memory, a few dozen bytes for every stretch of a curve that one sum can measure. One that is
  ///     zero, negative or not a number asks for what `Double` can give.
  /// - Throws: a ``ParameterError``.
  public init(
    _ path: BezierPath, pace: Pace = .paced, keyTimes: [Double]? = nil,
    curves: [TimingCurve] = [], heading: Heading = .none, tolerance: Double = 1e-3
  ) throws(ParameterError) {
    guard path.isFinite else { throw .notFinite }
    let pieces = Piece.all(of: path)
    guard !pieces.isEmpty else { throw .nothingDrawn }
    self.pieces = pieces
    self.pace = pace
    self.heading = heading
    do throws(MotionKeyframe.ParameterError) {
      let isLinear = pace == .linear
      self.keyTimes = isLinear ? try MotionKeyframe.checked(keyTimes, count: pieces.count + 1) : []
      self.curves = isLinear ? try MotionKeyframe.checked(curves, segments: pieces.count) : []
    } catch {
      throw .keyframes(error)
    }
    let share = tolerance / Double(pieces.count)
    var stretches: [Stretch] = []
    for (index, piece) in pieces.enumerated() {
      piece.curve.forEachStretch(tolerance: share) { start, end, length in
        stretches.append(Stretch(piece: index, start: start, end: end, length: length))
      }
    }
    var distances = [0.0]
    distances.reserveCapacity(stretches.count + 1)
    for stretch in stretches { distances.append(distances[distances.count - 1] + stretch.length) }
    length = distances[distances.count - 1]
    guard length.isFinite else { throw .notFinite }
    self.stretches = stretches
    self.distances = distances
  }

  /// Where it is at `progress`, a share of the time: at the start up to 0 or for what is not a
  /// number, at the end from 1 on. A curve that leaves 0...1 goes on along the piece's polynomial.
  public func placement(at progress: Double) -> Placement {
    let progress = progress > 0 ? min(progress, 1) : 0
    guard pace == .linear else { return placement(atDistance: progress * length) }
    let index = MotionKeyframe.segment(at: progress, keyTimes, count: pieces.count)
    var share = MotionKeyframe.share(at: progress, from: keyTimes[index], to: keyTimes[index + 1])
    if !curves.isEmpty { share = curves[curves.count == 1 ? 0 : index].value(at: share) }
    return placement(pieces[index], share)
  }

  /// Where it is after `distance` points of the path, whatever the pace: at the start up to 0 or for
  /// what is not a number, at the end from the whole length on.
  public func placement(atDistance distance: Double) -> Placement {
    guard distance > 0 else { return placement(pieces[0], 0) }
    guard distance < length else { return placement(pieces[pieces.count - 1], 1) }
    let index = MotionKeyframe.segment(at: distance, distances, count: stretches.count)
    let stretch = stretches[index]
    let piece = pieces[stretch.piece]
    return placement(piece, stretch.parameter(at: distance - distances[index], of: piece))
  }

  private func placement(_ piece: Piece, _ t: Double) -> Placement {
    let tangent = piece.direction ?? piece.curve.tangent(at: t)
    let angle: Double
    switch heading {
    case .none: angle = 0
    case .auto: angle = ElasticMath.atan2(tangent.dy, tangent.dx)
    case .autoReverse: angle = ElasticMath.atan2(-tangent.dy, -tangent.dx)
    }
    return Placement(point: piece.point(at: t), tangent: tangent, angle: angle)
  }
}
