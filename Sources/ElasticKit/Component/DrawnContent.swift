/// What the items of a component's drawing can be, besides filled paths.
public struct DrawnContent: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Lines along a path.
  public static var strokes: Self { Self(rawValue: 1) }
  /// Words.
  public static var texts: Self { Self(rawValue: 2) }
  /// Places for views of the host.
  public static var slots: Self { Self(rawValue: 4) }
  /// Items that are moved or clipped together.
  public static var groups: Self { Self(rawValue: 8) }
  /// All of them.
  public static var all: Self { Self(rawValue: 15) }
}
