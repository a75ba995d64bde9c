extension ItemID.Part {
  /// The inside of the shape.
  public static var shape: Self { Self(number: 13) }
}

extension ShapeMotion {
  public static func name(of part: ItemID.Part) -> StaticString? {
    switch part {
    case .shape: "shape"
    default: nil
    }
  }
}
