/// Contents that some formats do not support.
extension Footage {
  /// Whether lines are drawn in it.
  public var hasLines: Bool { hasTrack(.stroke) }
  /// Whether it contains words; words that became outlines do not count.
  public var hasWords: Bool { hasTrack(.text) }
  /// Whether it contains slots for a host's own content.
  public var hasSlots: Bool { hasTrack(.slot) }

  private func hasTrack(_ kind: Kind) -> Bool { tracks.contains { $0.kind == kind } }
}
