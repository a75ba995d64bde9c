#if canImport(QuartzCore)
import ElasticKit

extension ElasticValue where Value == Double {
  /// Follows a finger: exactly within limits, and beyond them with a rubber band.
  public func drag(
    to value: Double, limits: ClosedRange<Double>, band: RubberBand
  ) {
    change { motion, _ in motion.drag(to: value, limits: limits, band: band) }
  }

  /// Glides with a velocity to its landing place if that lies within limits, and springs to the nearest limit otherwise.
  public func fling(
    velocity: Double, along decay: Decay = .normal, limits: ClosedRange<Double>,
    completion: Completion? = nil
  ) {
    let (spring, tolerance) = (spring, tolerance)
    change(completion) { motion, time in
      motion.fling(
        velocity: velocity, along: decay, limits: limits, spring: spring, at: time,
        tolerance: tolerance)
    }
  }
}

extension ElasticValue where Value: Comparable {
  /// What the value may be: an overshoot beyond it is not shown, while the motion goes on. nil for any.
  public var clampingRange: ClosedRange<Value>? {
    get { range as? ClosedRange<Value> }
    set {
      range = newValue
      limit = newValue.map { range in { min(max($0, range.lowerBound), range.upperBound) } }
    }
  }
}
#endif
