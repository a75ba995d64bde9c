/// A closed set of choices, each with one kebab-case name used everywhere outside of Swift.
public protocol NamedCase: CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The name in files, events, attributes and on the command line.
  var name: StaticString { get }
}

extension NamedCase {
  /// The case of this name, given as UTF-8; nil if there is none.
  public init?(name: some Sequence<UInt8>) {
    guard let found = Self.allCases.first(where: { $0.name.isEqual(to: name) }) else { return nil }
    self = found
  }
}

extension StaticString {
  /// Whether the text is these bytes of UTF-8.
  public func isEqual(to utf8: some Sequence<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(utf8) }
  }
}
