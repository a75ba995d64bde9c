extension ItemID.Part {
  /// The ball that hops.
  public static var ball: Self { Self(number: 8) }
}

extension BallMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .ball: "ball"
    default: nil
    }
  }
}
