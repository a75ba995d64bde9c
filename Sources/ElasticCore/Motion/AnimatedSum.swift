/// A value that several animations have a part in.
///
/// Those that replace count in their order, the last one wins; those that add come on top of it,
/// whatever the order, as Core Animation's `isAdditive` and the web's `composite: add`. It adds what it
/// is given, and is as finite as that.
public struct AnimatedSum<Value: Interpolatable> {
  private var base: Value
  private var added: Value.Offset?

  /// What is there without an animation.
  public init(_ base: Value) { self.base = base }

  /// An animation that replaces what is below it.
  public mutating func replace(with value: Value) { base = value }

  /// An animation that adds.
  public mutating func add(_ offset: Value.Offset) {
    if let sum = added { added = sum + offset } else { added = offset }
  }

  /// All together.
  public var value: Value {
    if let added { return base.moved(by: added) }
    return base
  }
}

extension AnimatedSum: Sendable {}
extension AnimatedSum: Equatable where Value: Equatable, Value.Offset: Equatable {}
