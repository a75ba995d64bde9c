extension ItemID.Part {
  /// The wave that is pulled.
  public static var wave: Self { Self(number: 1) }
  /// What says how far the pull is, and that something loads.
  public static var indicator: Self { Self(number: 2) }
}

extension RefreshMotion {
  public static let parts: [PartName] = [
    PartName(.wave, "wave"), PartName(.indicator, "indicator"), .background, .control,
  ]

  public static var outline: ItemID.Part? { .wave }
}
