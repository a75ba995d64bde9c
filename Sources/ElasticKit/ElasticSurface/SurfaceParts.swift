extension ItemID.Part {
  /// Item of an elastic surface in a drawing.
  public static var surface: Self { Self(number: 0) }
}

extension SurfaceMotion {
  public static let parts: [PartName] = [
    PartName(.surface, "surface"), .control,
  ]

  public static var outline: ItemID.Part? { .surface }
}
