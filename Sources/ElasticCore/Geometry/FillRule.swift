/// The rule for the inside of a path that winds around points more than once.
public enum FillRule: UInt8, Sendable, Hashable {
  /// A point is inside if the path's winding number around it is not zero.
  case nonZero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}
