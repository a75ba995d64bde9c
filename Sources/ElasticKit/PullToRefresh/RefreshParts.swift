extension ItemID.Part {
  /// The wave that follows the pull.
  public static var wave: Self { Self(number: 1) }
  /// The indicator of the pull's progress and of loading.
  public static var indicator: Self { Self(number: 2) }
}

extension RefreshMotion {
  public static let parts: [PartName] = [
    PartName(.wave, "wave"), PartName(.indicator, "indicator"), .background, .control,
  ]

  public static var outline: ItemID.Part? { .wave }
}
