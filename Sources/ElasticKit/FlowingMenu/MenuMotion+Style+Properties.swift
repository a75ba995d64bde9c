extension MenuMotion.Style {
  /// The property table; all settings outside of Swift are generated from it.
  public static let properties: [StyleProperty<MenuMotion.Style>] = [
    .choice(
      "edge", ElasticEdge.self, "Side of the view that the menu opens from.", get: { $0.edge },
      set: { $0.edge = $1 }),
    .choice(
      "profile", WaveProfile.self, "Shape of the edge: classic leans, smooth is symmetric.",
      get: { $0.profile }, set: { $0.profile = $1 }),
    .choice(
      "bubble", MenuBubble.self, "How the bubble that reveals the menu opens.",
      get: { $0.bubble }, set: { $0.bubble = $1 }),
    .flag(
      "opensInStages", "Open the bubble only after the release.",
      get: { $0.opensInStages }, set: { $0.opensInStages = $1 }),
    .number(
      "widthShare", .ratio, 0.05...1, "Width of the menu, as a share of the view.",
      get: { $0.widthShare }, set: { $0.widthShare = $1 }),
    .number(
      "width", .points, 0...10_000, "Width of the menu; 0 uses the share instead.",
      get: { $0.width }, set: { $0.width = $1 }),
    .number(
      "maximumWidth", .points, 1...100_000, "Greatest width of the menu.",
      get: { $0.maximumWidth }, set: { $0.maximumWidth = $1 }),
    .choice(
      "opensFrom", MenuReach.self, "Where a drag that opens the menu may begin.",
      get: { $0.opensFrom }, set: { $0.opensFrom = $1 }),
    .number(
      "edgeWidth", .points, 0...1000, "Width of the strip at the edge where a drag may begin.",
      get: { $0.edgeWidth }, set: { $0.edgeWidth = $1 }),
    .number(
      "baseRatio", .ratio, 0...1, "Share of the finger's travel that moves the whole edge.",
      get: { $0.baseRatio }, set: { $0.baseRatio = $1 }),
    .number(
      "waveRatio", .ratio, 0...1, "Share of the finger's travel that becomes the wave.",
      get: { $0.waveRatio }, set: { $0.waveRatio = $1 }),
    .number(
      "closingWaveRatio", .ratio, 0...1,
      "Share of the finger's travel that becomes the wave while closing.",
      get: { $0.closingWaveRatio }, set: { $0.closingWaveRatio = $1 }),
    .number(
      "openThresholdShare", .ratio, 0.05...0.95,
      "Share of the width after which a release opens the menu.",
      get: { $0.openThresholdShare }, set: { $0.openThresholdShare = $1 }),
    .number(
      "closeThresholdShare", .ratio, 0.05...0.95,
      "Share of the width after which a release closes the menu.",
      get: { $0.closeThresholdShare }, set: { $0.closeThresholdShare = $1 }),
    .number(
      "projectionTime", .seconds, 0...1,
      "Time that a release looks ahead, at the finger's speed.",
      get: { $0.projectionTime }, set: { $0.projectionTime = $1 }),
    .flag(
      "opensWithoutRelease", "Open at the threshold, without waiting for the release.",
      get: { $0.opensWithoutRelease }, set: { $0.opensWithoutRelease = $1 }),
    .choice(
      "overPull", OverPull.self, "Behaviour beyond the menu's width: follow freely, or resist.",
      get: { $0.overPull }, set: { $0.overPull = $1 }),
    .number(
      "rubberBand", .ratio, 0.05...1,
      "Resistance beyond the limit: less resists more, 1 follows the finger at first.",
      get: { $0.rubberBand }, set: { $0.rubberBand = $1 }),
    .number(
      "releaseDuration", .seconds, 0.01...10, "Duration of opening and closing after a release.",
      get: { $0.releaseDuration }, set: { $0.releaseDuration = $1 }),
    .number(
      "duration", .seconds, 0.01...10, "Duration of opening and closing from code.",
      get: { $0.duration }, set: { $0.duration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1,
      "Damping of the opening edge: less swings longer, 1 does not swing.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .number(
      "claimDistance", .points, 0...100,
      "Distance a finger moves before the component takes the touch.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .number(
      "claimSlope", .ratio, 0.1...100, "Greatest sideways movement that still counts as a drag.",
      get: { $0.claimSlope }, set: { $0.claimSlope = $1 }),
    .paint(
      "fill", "Colour of the elastic edge.", get: { $0.fill }, set: { $0.fill = $1 }),
    .paint(
      "background", "Colour behind the menu.", get: { $0.background }, set: { $0.background = $1 }),
    .paint(
      "backdrop", "Colour drawn over the page while the menu is open.", get: { $0.backdrop },
      set: { $0.backdrop = $1 }),
    .flag(
      "showsControlPoints", "Show the control points.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
