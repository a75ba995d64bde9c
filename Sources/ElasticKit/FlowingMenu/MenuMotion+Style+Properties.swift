extension MenuMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<MenuMotion.Style>] = [
    .choice(
      "edge", ElasticEdge.self, "The side it opens from.", get: { $0.edge }, set: { $0.edge = $1 }),
    .choice(
      "profile", WaveProfile.self, "How the edge bends: as the original's, or without kinks.",
      get: { $0.profile }, set: { $0.profile = $1 }),
    .choice(
      "bubble", MenuBubble.self, "How the bubble that shows the menu opens.",
      get: { $0.bubble }, set: { $0.bubble = $1 }),
    .flag(
      "opensInStages", "Whether the bubble waits for the release.",
      get: { $0.opensInStages }, set: { $0.opensInStages = $1 }),
    .number(
      "menuWidth", .ratio, 0.05...1, "How wide the menu is, as a share of the view.",
      get: { $0.menuWidth }, set: { $0.menuWidth = $1 }),
    .number(
      "menuPoints", .points, 0...10_000, "How wide the menu is; 0 leaves it to the share.",
      get: { $0.menuPoints }, set: { $0.menuPoints = $1 }),
    .number(
      "maximumWidth", .points, 1...100_000, "The widest the menu gets.",
      get: { $0.maximumWidth }, set: { $0.maximumWidth = $1 }),
    .choice(
      "opensFrom", MenuReach.self, "Where a touch may begin that opens it.",
      get: { $0.opensFrom }, set: { $0.opensFrom = $1 }),
    .number(
      "edgeWidth", .points, 0...1000, "How deep the edge is that can be touched.",
      get: { $0.edgeWidth }, set: { $0.edgeWidth = $1 }),
    .number(
      "baseRatio", .ratio, 0...1, "How much of the travel the whole edge follows.",
      get: { $0.baseRatio }, set: { $0.baseRatio = $1 }),
    .number(
      "waveRatio", .ratio, 0...1, "How much of the travel goes into the wave.",
      get: { $0.waveRatio }, set: { $0.waveRatio = $1 }),
    .number(
      "closingWaveRatio", .ratio, 0...1,
      "How much of the travel goes into the wave of an open menu.",
      get: { $0.closingWaveRatio }, set: { $0.closingWaveRatio = $1 }),
    .number(
      "openThreshold", .ratio, 0.05...0.95, "The share of its width past which it opens.",
      get: { $0.openThreshold }, set: { $0.openThreshold = $1 }),
    .number(
      "closeThreshold", .ratio, 0.05...0.95, "The share of its width past which it closes.",
      get: { $0.closeThreshold }, set: { $0.closeThreshold = $1 }),
    .number(
      "projection", .seconds, 0...1, "How far ahead a release looks.",
      get: { $0.projection }, set: { $0.projection = $1 }),
    .flag(
      "opensWithoutRelease", "Whether it opens as soon as the threshold is passed.",
      get: { $0.opensWithoutRelease }, set: { $0.opensWithoutRelease = $1 }),
    .choice(
      "overPull", OverPull.self, "What the edge does beyond the menu's width.",
      get: { $0.overPull }, set: { $0.overPull = $1 }),
    .number(
      "rubberBand", .ratio, 0.05...1, "How hard the rubber band is.",
      get: { $0.rubberBand }, set: { $0.rubberBand = $1 }),
    .number(
      "releaseDuration", .seconds, 0.01...10, "How long it opens and closes when let go.",
      get: { $0.releaseDuration }, set: { $0.releaseDuration = $1 }),
    .number(
      "duration", .seconds, 0.01...10, "How long it opens and closes from code.",
      get: { $0.duration }, set: { $0.duration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1, "How soon the bounces of the opening edge die.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .number(
      "claimDistance", .points, 0...100, "How far a finger travels before it is claimed.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .number(
      "claimSlope", .ratio, 0.1...100, "How slanted a drag may be.",
      get: { $0.claimSlope }, set: { $0.claimSlope = $1 }),
    .paint(
      "fill", "What the elastic edge is made of.", get: { $0.fill }, set: { $0.fill = $1 }),
    .paint(
      "menuFill", "What lies behind the menu.", get: { $0.menuFill }, set: { $0.menuFill = $1 }),
    .paint(
      "backdrop", "The veil over the page.", get: { $0.backdrop }, set: { $0.backdrop = $1 }),
    .flag(
      "showsControlPoints", "Whether the control points show.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
