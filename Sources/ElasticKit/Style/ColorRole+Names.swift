/// Colour roles of the components, and the names of roles in files, pages and on the command line.
extension ColorRole: NamedCase {
  /// The fill of surfaces and menus; white text is legible on it.
  public static var surface: Self { Self(number: 1) }
  /// The dots of a balloon.
  public static var dot: Self { Self(number: 5) }

  public static let names: [StaticString] = [
    "tint", "surface", "background", "label", "line", "dot", "highlight", "backdrop", "control",
    "on-tint",
  ]

  public static var allCases: [ColorRole] { names.indices.map { Self(number: UInt8($0)) } }

  public var rawValue: UInt8 { number }

  /// The role with this number; nil for a role without a name here.
  public init?(rawValue: UInt8) {
    guard rawValue < Self.names.count else { return nil }
    self.init(number: rawValue)
  }

  /// The role's name. For an app's own role it is the name of the label's role, whose colour it has without
  /// the app's palette.
  public var name: StaticString {
    Int(number) < Self.names.count ? Self.names[Int(number)] : Self.label.name
  }
}
