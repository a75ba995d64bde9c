/// Elementary functions that give the same bits on every platform.
public enum Math {
  /// Both at once.
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) { (x, 1) }
}
