/// In the place of ElasticKit's file of this name in the modules of a page's elements (`Scripts/build-wasm.sh`): a name in a table of
/// settings or presets, which they do not keep. The scripts of the elements have the tables, generated from the component's.
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
