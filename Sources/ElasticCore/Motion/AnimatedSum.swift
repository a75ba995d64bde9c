/// A value that several animations have a part in.
///
/// Those that replace count in their order, the last one wins; those that add come on top of it,
/// whatever the order, as Core Animation's `isAdditive` and the web's `composite: add`.
public struct AnimatedSum<Value: AdditiveArithmetic> {
  private var base: Value
  private var added = Value.zero

  /// What is there without an animation.
  public init(_ base: Value) { self.base = base }

  /// An animation that replaces what is below it.
  public mutating func replace(with value: Value) { base = value }

  /// An animation that adds.
  public mutating func add(_ value: Value) { added += value }

  /// All together.
  public var value: Value { base + added }
}

extension AnimatedSum: Sendable where Value: Sendable {}
extension AnimatedSum: Equatable where Value: Equatable {}
