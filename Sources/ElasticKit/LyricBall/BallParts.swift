extension ItemID.Part {
  /// The ball that hops.
  public static var ball: Self { Self(number: 8) }
}

extension BallMotion {
  public static let parts: [PartName] = [
    PartName(.ball, "ball"), .path, .word, .background, .control,
  ]
}
