/// One named setting: the single definition of its name, unit, range and help text.
///
/// `--set`, recordings and the gallery's controls are all generated from it.
/// Every value is one number: the number itself, 0 or 1 for a flag, the index in the list for a choice, and
/// for a paint 0xRRGGBBAA of its colour, or −1, −2 … for the roles in their order.
public struct StyleProperty<Holder: Sendable>: Sendable {
  /// Name, kind and help text.
  public let entry: PropertyEntry
  /// Returns the current value.
  public let get: @Sendable (Holder) -> Double
  private let assign: @Sendable (inout Holder, Double) -> Void

  /// The name everywhere outside of Swift; in Swift too.
  public var name: TableText { entry.name }
  /// What kind of value it takes.
  public var kind: PropertyKind { entry.kind }
  /// One sentence about its effect.
  public var sentence: HelpText { entry.sentence }

  /// Sets the value; a time of less than a nanosecond counts as 0.
  /// - Throws: a ``PropertyError`` if it is not a number, out of range or not whole where it must
  ///   be; the holder stays as it was.
  public func set(_ value: Double, in holder: inout Holder) throws(PropertyError) {
    try kind.check(value)
    assign(&holder, kind.isTooShort(value) ? 0 : value)
  }

  /// Sets the value that a text stands for, as ``value(of:)`` reads it.
  /// - Throws: a ``PropertyError`` if the text is invalid, or its value is; the holder stays as it was.
  public func set(text: [UInt8], in holder: inout Holder) throws(PropertyError) {
    try set(value(of: text), in: &holder)
  }
}

extension StyleProperty {
  /// A number of a unit within a range.
  public static func number(
    _ name: TableText, _ unit: PropertyUnit, _ range: ClosedRange<Double>,
    _ sentence: HelpText,
    get: @escaping @Sendable (Holder) -> Double,
    set: @escaping @Sendable (inout Holder, Double) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(name: name, kind: .number(unit, range), sentence: sentence),
      get: get, assign: set)
  }

  /// A whole number of a range; a fraction is rounded.
  public static func count(
    _ name: TableText, _ range: ClosedRange<Double>, _ sentence: HelpText,
    get: @escaping @Sendable (Holder) -> Int,
    set: @escaping @Sendable (inout Holder, Int) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(
        name: name, kind: .number(.ratio, range), sentence: sentence),
      get: { Double(get($0)) }, assign: { set(&$0, Int(ElasticMath.round($1))) })
  }

  /// Yes or no.
  public static func flag(
    _ name: TableText, _ sentence: HelpText,
    get: @escaping @Sendable (Holder) -> Bool,
    set: @escaping @Sendable (inout Holder, Bool) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(name: name, kind: .flag, sentence: sentence),
      get: { get($0) ? 1 : 0 }, assign: { set(&$0, $1 == 1) })
  }

  /// One of a closed set.
  public static func choice<Choice: NamedCase>(
    _ name: TableText, _ type: Choice.Type, _ sentence: HelpText,
    get: @escaping @Sendable (Holder) -> Choice,
    set: @escaping @Sendable (inout Holder, Choice) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(name: name, kind: .choice(ChoiceNames(of: type)), sentence: sentence),
      get: { Double(get($0).rawValue) },
      assign: { holder, value in
        if let choice = Choice(rawValue: UInt8(value)) { set(&holder, choice) }
      })
  }

  /// A colour or a role.
  public static func paint(
    _ name: TableText, _ sentence: HelpText,
    get: @escaping @Sendable (Holder) -> Paint,
    set: @escaping @Sendable (inout Holder, Paint) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(name: name, kind: .paint, sentence: sentence),
      get: { PaintCode.number(for: get($0)) }, assign: { set(&$0, PaintCode.paint(for: $1)) })
  }
}

extension PropertyHolder {
  /// The value of a property, by its place in ``properties``.
  @_spi(Pages) public func value(ofProperty index: Int) -> Double {
    Self.properties[index].get(self)
  }

  /// Sets the value of a property, by its place in ``properties``.
  /// - Throws: as ``StyleProperty/set(_:in:)``.
  @_spi(Pages) public mutating func set(property index: Int, to value: Double) throws(PropertyError)
  {
    try Self.properties[index].set(value, in: &self)
  }
}
