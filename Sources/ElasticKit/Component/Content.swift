/// The kinds of content that a component can load.
public enum ContentType: UInt8, NamedCase {
  /// No content.
  case none
  /// A song file.
  case song
  /// SVG path data.
  case path

  public static let names: [StaticString] = ["none", "song", "path"]
}

/// The reason why content was refused, and the position of the mistake.
public struct ContentError: Error, Sendable {
  /// The expected content, in English and without a full stop.
  public let reason: StaticString
  /// The line of the mistake, counted from 1.
  public let line: Int
  /// The number of bytes before the mistake.
  public let offset: Int

  /// A mistake at a position; by default at the start.
  public init(reason: StaticString, line: Int = 1, offset: Int = 0) {
    self.reason = reason
    self.line = line
    self.offset = offset
  }
}
