/// What some formats have no place for.
extension Footage {
  /// Whether lines are drawn in it.
  public var hasLines: Bool { hasTrack(.stroke) }
  /// Whether there are words in it; those that became outlines are none any more.
  public var hasWords: Bool { hasTrack(.text) }
  /// Whether a host shows something of its own inside it.
  public var hasSlots: Bool { hasTrack(.slot) }

  private func hasTrack(_ kind: Kind) -> Bool { tracks.contains { $0.kind == kind } }
}
