/// The distance from the target and the speed below which a motion counts as at rest.
public struct RestTolerance: Hashable, Sendable {
  /// In the value's unit, and in that unit per second.
  public let offset: Double, speed: Double

  /// At rest under `offset` from the target and under `speed`.
  ///
  /// What is not positive is never reached: such a motion has no end, and its values stay finite.
  public init(offset: Double, speed: Double) {
    self.offset = offset
    self.speed = speed
  }

  /// For lengths: 0.01 pt and 0.1 pt/s, less than a pixel of any screen can show.
  public static let points = RestTolerance(offset: 0.01, speed: 0.1)
  /// For opacities, scales and turns: a thousandth, a hundredth a second.
  public static let fraction = RestTolerance(offset: 0.001, speed: 0.01)

  /// What is farther from rest, or faster, is put there: a motion's products could overflow.
  package static let largest = 1e150
}
