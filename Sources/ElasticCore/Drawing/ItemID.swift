/// Which part of a component an item is: the same from frame to frame.
public struct ItemID: Hashable, Sendable {
  /// A part that a drawing is made of.
  ///
  /// The set is open: a component declares its own parts beside its drawing, as static members. Equal
  /// numbers are the same part, so two parts of different names must have different numbers.
  public struct Part: Hashable, Sendable {
    /// The number by which a page and a checksum know the part; names are in ``PartName``.
    public let number: UInt8

    /// The part of this number.
    public init(number: UInt8) { self.number = number }
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

/// Parts of any drawing.
extension ItemID.Part {
  /// A border, or a line of a grid.
  public static var edge: Self { Self(number: 3) }
  /// A line along a path.
  public static var path: Self { Self(number: 9) }
  /// A piece of text.
  public static var word: Self { Self(number: 10) }
  /// What lies behind the rest.
  public static var background: Self { Self(number: 15) }
}

/// What a part is called in files.
public struct PartName: Sendable {
  /// The part.
  public let part: ItemID.Part
  /// Its name, in kebab-case.
  public let name: StaticString

  /// Calls the part so.
  public init(_ part: ItemID.Part, _ name: StaticString) {
    self.part = part
    self.name = name
  }

  /// A border, or a line of a grid.
  public static let edge = PartName(.edge, "edge")
  /// A line along a path.
  public static let path = PartName(.path, "path")
  /// A piece of text.
  public static let word = PartName(.word, "word")
  /// What lies behind the rest.
  public static let background = PartName(.background, "background")
}
