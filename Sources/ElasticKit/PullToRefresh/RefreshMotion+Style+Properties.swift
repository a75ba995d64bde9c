extension RefreshMotion.Style {
  /// The property table; all settings outside of Swift are generated from it.
  public static let properties: [StyleProperty<RefreshMotion.Style>] = [
    .choice(
      "edge", ElasticEdge.self, "Side of the view that is pulled.",
      get: { $0.edge }, set: { $0.edge = $1 }),
    .choice(
      "purpose", RefreshPurpose.self, "What a pull asks for: refresh, or load more.",
      get: { $0.purpose }, set: { $0.purpose = $1 }),
    .choice(
      "profile", WaveProfile.self, "Shape of the wave: classic leans, smooth is symmetric.",
      get: { $0.profile }, set: { $0.profile = $1 }),
    .number(
      "triggerOffset", .points, 1...1000, "Pull after which a release refreshes.",
      get: { $0.triggerOffset }, set: { $0.triggerOffset = $1 }),
    .number(
      "loadingInset", .points, 0...1000, "Height kept free while loading.",
      get: { $0.loadingInset }, set: { $0.loadingInset = $1 }),
    .number(
      "maximumWave", .points, 0...1000, "Greatest height of the wave.",
      get: { $0.maximumWave }, set: { $0.maximumWave = $1 }),
    .number(
      "waveRatio", .ratio, 0...1, "Height of the wave for each point of pull.",
      get: { $0.waveRatio }, set: { $0.waveRatio = $1 }),
    .number(
      "settlingDuration", .seconds, 0.01...10, "Time until the bounce after a release has settled.",
      get: { $0.settlingDuration }, set: { $0.settlingDuration = $1 }),
    .number(
      "dampingRatio", .ratio, 0.01...1,
      "Damping of the bounce: less swings longer, 1 does not swing.",
      get: { $0.dampingRatio }, set: { $0.dampingRatio = $1 }),
    .number(
      "insetDuration", .seconds, 0...10, "Time the content takes to its place while loading.",
      get: { $0.insetDuration }, set: { $0.insetDuration = $1 }),
    .number(
      "stopDuration", .seconds, 0...10, "Time everything takes back to rest.",
      get: { $0.stopDuration }, set: { $0.stopDuration = $1 }),
    .number(
      "minimumVisibleTime", .seconds, 0...60, "Least time that loading is shown.",
      get: { $0.minimumVisibleTime }, set: { $0.minimumVisibleTime = $1 }),
    .choice(
      "overPull", OverPull.self, "Behaviour beyond the trigger: follow freely, or resist.",
      get: { $0.overPull }, set: { $0.overPull = $1 }),
    .number(
      "rubberBand", .ratio, 0.05...1,
      "Resistance beyond the limit: less resists more, 1 follows the finger at first.",
      get: { $0.rubberBand }, set: { $0.rubberBand = $1 }),
    .number(
      "claimDistance", .points, 0...100,
      "Distance a finger moves before the component takes the touch.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .number(
      "claimSlope", .ratio, 0.1...100, "Greatest sideways movement that still counts as a pull.",
      get: { $0.claimSlope }, set: { $0.claimSlope = $1 }),
    .choice(
      "indicator", RefreshIndicator.self, "What is shown while pulling and loading.",
      get: { $0.indicator }, set: { $0.indicator = $1 }),
    .number(
      "indicatorSize", .points, 0...1000, "Width and height of the indicator.",
      get: { $0.indicatorSize }, set: { $0.indicatorSize = $1 }),
    .number(
      "indicatorMargin", .points, 0...1000, "Greatest distance of the indicator from the edge.",
      get: { $0.indicatorMargin }, set: { $0.indicatorMargin = $1 }),
    .number(
      "indicatorLineWidth", .points, 0.1...100, "Line width of the circle.",
      get: { $0.indicatorLineWidth }, set: { $0.indicatorLineWidth = $1 }),
    .number(
      "indicatorArcShare", .ratio, 0...1, "Share of the circle that is closed at the trigger.",
      get: { $0.indicatorArcShare }, set: { $0.indicatorArcShare = $1 }),
    .number(
      "indicatorTurn", .degrees, -3600...3600,
      "Turn of the circle for each further pull of the trigger's length.",
      get: { $0.indicatorTurn }, set: { $0.indicatorTurn = $1 }),
    .number(
      "spinPeriod", .seconds, 0.05...60, "Time of one turn while loading.",
      get: { $0.spinPeriod }, set: { $0.spinPeriod = $1 }),
    .paint(
      "fill", "Colour of the wave.",
      get: { $0.fill }, set: { $0.fill = $1 }),
    .paint(
      "background", "Colour behind the wave.",
      get: { $0.background }, set: { $0.background = $1 }),
    .paint(
      "indicatorColor", "Colour of the circle.",
      get: { $0.indicatorColor }, set: { $0.indicatorColor = $1 }),
    .flag(
      "showsControlPoints", "Show the control points.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
