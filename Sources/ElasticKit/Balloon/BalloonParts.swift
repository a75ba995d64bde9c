extension ItemID.Part {
  /// The outline of the balloon.
  public static var balloon: Self { Self(number: 11) }
  /// A dot that breathes.
  public static var dot: Self { Self(number: 12) }
}

extension BalloonMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .balloon: "balloon"
    case .dot: "dot"
    default: nil
    }
  }
}
