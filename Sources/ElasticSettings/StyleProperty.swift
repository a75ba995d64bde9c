@_spi(Pages) import ElasticKit

/// One named setting of a style or of the reader's surroundings.
///
/// `--set`, recordings and the gallery's controls are all generated from it.
/// Every value is one number: the number itself, 0 or 1 for a flag, the index in the list for a choice, and
/// for a paint 0xRRGGBBAA of its colour, or −1, −2 … for the roles in their order.
public struct StyleProperty<Holder: PropertyHolder>: Sendable {
  /// Name, kind and help text.
  public let entry: PropertyEntry
  private let index: Int

  fileprivate init(_ index: Int) {
    self.index = index
    entry = Holder.table.texts[index].entry(of: Holder.kinds[index])
  }

  /// The name everywhere outside of Swift; in Swift too.
  public var name: StaticString { entry.name }
  /// What kind of value it takes.
  public var kind: PropertyKind { entry.kind }
  /// One sentence about its effect.
  public var sentence: StaticString { entry.sentence }

  /// Returns the current value.
  public func get(_ holder: Holder) -> Double { holder[index] }

  /// Sets the value; a time of less than a nanosecond counts as 0.
  /// - Throws: a ``PropertyError`` if it is not a number, out of range or not whole where it must
  ///   be; the holder stays as it was.
  public func set(_ value: Double, in holder: inout Holder) throws(PropertyError) {
    try holder.set(property: index, to: value)
  }

  /// Sets the value that a text stands for, as ``value(of:)`` reads it.
  /// - Throws: a ``PropertyError`` if the text is invalid, or its value is; the holder stays as it was.
  public func set(text: [UInt8], in holder: inout Holder) throws(PropertyError) {
    try set(value(of: text), in: &holder)
  }
}

extension StyleProperty {
  /// Parses a text as a value of this property: see ``PropertyEntry/value(of:)``.
  /// - Throws: ``PropertyError/notANumber`` for an invalid text.
  public func value(of text: [UInt8]) throws(PropertyError) -> Double { try entry.value(of: text) }

  /// The text of a value, which ``value(of:)`` reads back.
  public func appendText(of value: Double, to text: inout [UInt8]) {
    entry.appendText(of: value, to: &text)
  }

  /// Adds the valid values of this property, as a phrase after "expected".
  package func appendExpectation(to text: inout [UInt8]) { entry.appendExpectation(to: &text) }

  #if !hasFeature(Embedded)
  /// The valid values of this property, as a phrase after "expected".
  public var expectation: String { entry.expectation }
  #endif
}

extension PropertyHolder {
  /// All settings, in display order.
  public static var properties: [StyleProperty<Self>] { kinds.indices.map { StyleProperty($0) } }

  /// The property with this name in UTF-8; nil if there is none.
  public static func property(named name: some Sequence<UInt8>) -> StyleProperty<Self>? {
    index(ofPropertyNamed: name).map { StyleProperty($0) }
  }

  /// The place of this property in ``properties``; nil if there is none.
  package static func index(ofPropertyNamed name: some Sequence<UInt8>) -> Int? {
    table.texts.firstIndex { $0.name.isEqual(to: name) }
  }
}
