/// Which places a path encloses, where it runs around them more than once.
public enum FillRule: UInt8, Sendable, Hashable {
  /// Inside is where the path's turns around a place, counted with their direction, are not zero.
  case nonZero
  /// Inside is where a ray outward crosses the path an odd number of times.
  case evenOdd
}
