/// The identity of an item: its part of a component, the same from frame to frame.
public struct ItemID: Hashable, Sendable {
  /// The parts components are made of.
  public enum Part: UInt8, NamedCase {
    case surface, wave, indicator, edge, bubble, backdrop, menu, page
    case ball, path, word, balloon, dot, shape, control, background

    /// The name in files and on the command line.
    public static let names: [StaticString] = [
      "surface", "wave", "indicator", "edge", "bubble", "backdrop", "menu", "page", "ball",
      "path", "word", "balloon", "dot", "shape", "control", "background",
    ]
  }

  /// The part.
  public let part: Part
  /// The index among several of the same part; nil if there is only one.
  public let index: Int?

  /// The only one of its part, or number `index` of several.
  public init(_ part: Part, _ index: Int? = nil) {
    self.part = part
    self.index = index
  }
}
