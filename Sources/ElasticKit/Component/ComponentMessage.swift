/// A command of an app to a component, or an event of the component: a closed set of cases,
/// some of which have a number, such as the seconds to seek to.
///
/// Outside of Swift an action is a code and at most one number: in calls from a page, and with its name
/// in recordings.
public protocol ComponentMessage: Hashable, Sendable {
  /// The names in files and on the command line, in kebab-case, in the order of their codes.
  static var names: [StaticString] { get }
  /// The index in ``names``.
  var code: UInt8 { get }
  /// The action's number; nil if it has none.
  var value: Double? { get }
  /// The action of a code. `value` is ignored if the action has no number.
  ///
  /// Nil if no action has this code, or if `value` is invalid for it: not finite, beyond ±10⁹,
  /// or, for an index, negative or not whole.
  init?(code: UInt8, value: Double)
  /// Whether a component performs it: one whose number is not valid is ignored. By default a number is valid if it
  /// is finite and within ±10⁹.
  var isValid: Bool { get }
}

extension ComponentMessage {
  public var isValid: Bool { (value ?? 0).isPlausible }

  /// The name in files and on the command line.
  public var name: StaticString { Self.names[Int(code)] }

  /// The code of a name, given as UTF-8; nil if no action has it.
  public static func code(named name: some Sequence<UInt8>) -> UInt8? {
    names.firstIndex { $0.isEqual(to: name) }.map { UInt8($0) }
  }
}

/// A set of actions without numbers.
extension ComponentMessage where Self: RawRepresentable, RawValue == UInt8 {
  public var code: UInt8 { rawValue }

  public var value: Double? { nil }

  public init?(code: UInt8, value: Double) { self.init(rawValue: code) }
}

extension Double {
  /// The number as an index; nil if it is negative, not whole or beyond 10⁹.
  var index: Int? {
    guard self >= 0, isPlausible else { return nil }
    return Int(exactly: self)
  }
}
