/// A closed set of choices, each with one kebab-case name used everywhere outside of Swift.
///
/// The raw values are the places in ``names``: 0, 1, 2 … in the order of the cases.
public protocol NamedCase: CaseIterable, Hashable, Sendable, RawRepresentable
where AllCases == [Self], RawValue == UInt8 {
  /// The names in files, events, attributes and on the command line, in the order of the cases.
  static var names: [StaticString] { get }
}

extension NamedCase {
  /// The name in files, events, attributes and on the command line.
  public var name: StaticString { Self.names[Int(rawValue)] }

  /// The case of this name, given as UTF-8; nil if there is none.
  public init?(name: some Sequence<UInt8>) {
    guard let index = Self.names.firstIndex(where: { $0.isEqual(to: name) }) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}

extension StaticString {
  /// Whether the text is these bytes of UTF-8.
  package func isEqual(to utf8: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(utf8) }
  }

  /// Adds the text as UTF-8.
  package func append(to text: inout [UInt8]) {
    withUTF8Buffer { text.append(contentsOf: $0) }
  }
}
