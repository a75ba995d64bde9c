extension ItemID.Part {
  /// What an elastic surface is made of.
  public static var surface: Self { Self(number: 0) }
}

extension SurfaceMotion {
  public static let parts: [PartName] = [
    PartName(.surface, "surface"), .control,
  ]

  public static var outline: ItemID.Part? { .surface }
}
