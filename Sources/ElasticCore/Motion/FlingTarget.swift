/// The rest position of a free throw: use it to decide a release before choosing a
/// resting place.
public enum FlingTarget {
  /// The value at which a throw from `start` with `velocity` per second comes to rest.
  ///
  /// `start − velocity/(1000 ln r)`; finite for every number.
  public static func landing(
    from start: Double, velocity: Double, decay: Decay = .normal
  ) -> Double {
    decay.limit(from: start, velocity: velocity)
  }

  /// The place at which a throw from `start` with `velocity` in points per second comes to rest.
  public static func landing(
    from start: Point2D, velocity: Vector2D, decay: Decay = .normal
  ) -> Point2D {
    Point2D(
      decay.limit(from: start.x, velocity: velocity.dx),
      decay.limit(from: start.y, velocity: velocity.dy))
  }
}
