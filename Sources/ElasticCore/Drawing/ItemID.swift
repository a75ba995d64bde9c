/// Which part of a component an item is: the same from frame to frame.
public struct ItemID: Hashable, Sendable {
  /// The parts components are made of.
  public enum Part: UInt8, Hashable, Sendable, CaseIterable {
    case surface, wave, indicator, edge, bubble, backdrop, menu, page
    case ball, path, word, balloon, dot, shape, control, background

    /// The name in files and on the command line.
    public var name: StaticString {
      switch self {
      case .surface: "surface"
      case .wave: "wave"
      case .indicator: "indicator"
      case .edge: "edge"
      case .bubble: "bubble"
      case .backdrop: "backdrop"
      case .menu: "menu"
      case .page: "page"
      case .ball: "ball"
      case .path: "path"
      case .word: "word"
      case .balloon: "balloon"
      case .dot: "dot"
      case .shape: "shape"
      case .control: "control"
      case .background: "background"
      }
    }
  }

  /// What it is.
  public let part: Part
  /// Which one, where there are several; nil where there is only one.
  public let index: Int?

  /// The only one of its part, or number `index` of several.
  public init(_ part: Part, _ index: Int? = nil) {
    self.part = part
    self.index = index
  }
}
