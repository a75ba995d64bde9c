extension Timeline.Position {
  /// A cumulative value: `value`, what the animation says within its cycle, plus `end`, where a
  /// cycle ends, once for each finished cycle.
  ///
  /// An endless number of cycles gives the largest number.
  public func accumulated(_ value: Double, end: Double) -> Double {
    let total = end == 0 ? 0 : (end * cycle).confined
    return (value.confined + total).confined
  }
}
