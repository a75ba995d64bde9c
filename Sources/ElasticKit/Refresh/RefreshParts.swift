extension ItemID.Part {
  /// The wave that follows the pull.
  public static var wave: Self { Self(number: 1) }
  /// The indicator of the pull's progress and of loading.
  public static var indicator: Self { Self(number: 2) }
}

extension RefreshMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .wave: "wave"
    case .indicator: "indicator"
    default: nil
    }
  }
}
