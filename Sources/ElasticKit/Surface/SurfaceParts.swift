extension ItemID.Part {
  /// Item of an elastic surface in a drawing.
  public static var surface: Self { Self(number: 0) }
}

extension SurfaceMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .surface: "surface"
    default: nil
    }
  }
}
