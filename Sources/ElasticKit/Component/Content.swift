/// What a component can be given to show.
public enum ContentKind: UInt8, NamedCase {
  /// Nothing but itself.
  case none
  /// A song file.
  case song
  /// SVG path data.
  case path

  public static let names: [StaticString] = ["none", "song", "path"]
}

/// Why content was not taken, and where in it the fault lies.
public struct ContentError: Error, Sendable {
  /// What was expected, in English and without an end stop.
  public let reason: StaticString
  /// The line of the fault, counted from 1.
  public let line: Int
  /// The bytes before the fault.
  public let offset: Int

  /// A fault at a place; by default at the start.
  public init(reason: StaticString, line: Int = 1, offset: Int = 0) {
    self.reason = reason
    self.line = line
    self.offset = offset
  }
}
