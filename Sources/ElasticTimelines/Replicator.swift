/// Copies of a drawing, each one step further in transform, colour, opacity and time: Core Animation's
/// replicator layer.
///
/// Copy 0 is the drawing itself and counts. Copy `k` is transformed by `k` times the step's map,
/// and lags `k` delays behind.
public struct Replicator: Hashable, Sendable {
  /// A number outside its range.
  public enum ParameterError: Error, Hashable, Sendable {
    /// The count is not from 0 to a million.
    case count
    /// A number of the map or its centre is infinite or not a number.
    case transform
    /// A part of the colour's offset is infinite or not a number.
    case colorOffset
    /// The step of the opacity is infinite or not a number.
    case opacityStep
    /// The delay is infinite or not a number.
    case delay
  }

  /// The drawing parameters of one copy.
  public struct Copy: Hashable, Sendable {
    /// 0 for the drawing itself.
    public let index: Int
    /// Its transform.
    public let transform: Affine
    /// The time it shows, in seconds.
    public let time: Double
    /// The offset of its colours.
    public let colorOffset: ElasticColor.Offset
    /// The offset of its opacity.
    public let opacityOffset: Double

    /// `color` in this copy; drawing clamps values outside 0...1.
    public func color(from color: ElasticColor) -> ElasticColor { color.moved(by: colorOffset) }

    /// `opacity` in this copy, within 0...1.
    public func opacity(from opacity: Double = 1) -> Double {
      min(max(opacity + opacityOffset, 0), 1)
    }
  }

  /// How many copies there are, the drawing itself among them.
  public let count: Int
  /// The map from one copy to the next, about ``center``.
  public let transform: Affine
  /// The fixed point of rotations and scales; Core Animation's is the middle
  /// of the layer.
  public let center: Point2D
  /// The difference of the colours from copy to copy.
  public let colorOffset: ElasticColor.Offset
  /// The difference of the opacity from copy to copy.
  public let opacityStep: Double
  /// By how many seconds each copy lags behind the one before; a negative one makes it lead.
  public let delay: Double

  /// `count` copies, the drawing itself among them.
  ///
  /// - Throws: a ``ParameterError`` unless `count` is 0 to a million and all else finite.
  public init(
    count: Int, transform: Affine = .identity, center: Point2D = .origin,
    colorOffset: ElasticColor.Offset = .zero, opacityStep: Double = 0, delay: Double = 0
  ) throws(ParameterError) {
    guard (0...1_000_000).contains(count) else { throw .count }
    guard transform.isFinite, center.isFinite else { throw .transform }
    guard colorOffset.isFinite else { throw .colorOffset }
    guard opacityStep.isFinite else { throw .opacityStep }
    guard delay.isFinite else { throw .delay }
    self.count = count
    self.transform = transform
    self.center = center
    self.colorOffset = colorOffset
    self.opacityStep = opacityStep
    self.delay = delay
  }

  /// Visits the copies, the drawing itself first, at a time in seconds.
  public func forEachCopy(at time: Double, _ visit: (Copy) -> Void) {
    let toCenter = Affine.translation(center - .origin)
    let fromCenter = Affine.translation(.origin - center)
    var power = Affine.identity
    for index in 0..<count {
      let steps = Double(index)
      visit(
        Copy(
          index: index,
          transform: index == 0 ? .identity : fromCenter.then(power).then(toCenter),
          time: time - steps * delay, colorOffset: colorOffset * steps,
          opacityOffset: opacityStep * steps))
      power = power.then(transform)
    }
  }
}
