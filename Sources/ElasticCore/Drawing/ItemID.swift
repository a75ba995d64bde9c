/// The identity of an item: its part of a component, the same from frame to frame.
public struct ItemID: Hashable, Sendable {
  /// A part that a drawing is made of.
  ///
  /// The set is open: a component declares its own parts beside its drawing, as static members. Equal
  /// numbers are the same part, so two parts of different names must have different numbers.
  public struct Part: Hashable, Sendable {
    /// The number of the part in pages and checksums.
    public let number: UInt8

    /// The part of this number.
    public init(number: UInt8) { self.number = number }
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

/// Parts of any drawing.
extension ItemID.Part {
  /// A border, or a line of a grid.
  public static var edge: Self { Self(number: 3) }
  /// A line along a path.
  public static var path: Self { Self(number: 9) }
  /// A piece of text.
  public static var word: Self { Self(number: 10) }
  /// A control point of a curve.
  public static var control: Self { Self(number: 14) }
  /// The background of all other items.
  public static var background: Self { Self(number: 15) }

  /// The name in files, in kebab-case; nil for a part that a component declares.
  public var name: StaticString? {
    switch self {
    case .edge: "edge"
    case .path: "path"
    case .word: "word"
    case .control: "control"
    case .background: "background"
    default: nil
    }
  }
}
