extension ItemID.Part {
  /// The inside of the shape.
  public static var shape: Self { Self(number: 13) }
}

extension ShapeMotion {
  public static let parts: [PartName] = [
    PartName(.shape, "shape"), .path, .control,
  ]

  public static var outline: ItemID.Part? { .shape }
}
