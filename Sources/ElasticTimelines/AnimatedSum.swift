/// A value that is the sum of several animations.
///
/// Of the replacing animations the last one counts; the additive ones are added to it,
/// in any order, like Core Animation's `isAdditive` and the web's `composite: add`.
/// The sum is finite if its parts are.
public struct AnimatedSum<Value: Interpolatable> {
  private var base: Value
  private var added: Value.Offset?

  /// The value without an animation.
  public init(_ base: Value) { self.base = base }

  /// An animation that replaces those before it.
  public mutating func replace(with value: Value) { base = value }

  /// An animation that adds.
  public mutating func add(_ offset: Value.Offset) {
    if let sum = added { added = sum + offset } else { added = offset }
  }

  /// The sum.
  public var value: Value {
    if let added { return base.moved(by: added) }
    return base
  }
}

extension AnimatedSum: Sendable {}
extension AnimatedSum: Equatable where Value: Equatable, Value.Offset: Equatable {}
