extension MotionTimeline.Position {
  /// A cumulative value: `value`, the animation's value within its cycle, moved by `end`, the
  /// difference of one cycle, once for each finished cycle.
  ///
  /// So that nothing becomes infinite, more than 2⁵³ cycles count as that many.
  public func accumulated<Value: Interpolatable>(_ value: Value, end: Value.Offset) -> Value {
    cycle == 0 ? value : value.moved(by: end * min(cycle, 0x1p53))
  }
}
