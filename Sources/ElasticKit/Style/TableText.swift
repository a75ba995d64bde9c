#if ELASTIC_WITHOUT_NAMES
/// A name in a table of settings or presets, which the modules of a page's elements do not keep: the scripts of the elements
/// have the tables, generated from these. `Scripts/build-wasm.sh` says which modules that are.
public struct TableText: ExpressibleByStringLiteral, Sendable {
  /// Discards the text.
  @inline(__always)
  public init(stringLiteral text: StaticString) {}

  func isEqual(to utf8: some Sequence<UInt8>) -> Bool { false }
  func append(to text: inout [UInt8]) {}
  func withUTF8Buffer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: nil, count: 0))
  }
}

/// The names of a choice, of which only their number is kept.
public struct ChoiceNames: Sendable {
  /// How many there are.
  public let count: Int

  @inline(__always)
  init<Choice: NamedCase>(of type: Choice.Type) { count = Choice.names.count }

  func firstIndex(where isFound: (StaticString) -> Bool) -> Int? { nil }
  func append(to text: inout [UInt8]) {}
  subscript(index: Int) -> StaticString { "" }
}
#else
/// A name in a table of settings or presets.
public typealias TableText = StaticString

/// The names of a choice, in the order of its cases.
public typealias ChoiceNames = [StaticString]

extension ChoiceNames {
  init<Choice: NamedCase>(of type: Choice.Type) { self = Choice.names }
}
#endif
