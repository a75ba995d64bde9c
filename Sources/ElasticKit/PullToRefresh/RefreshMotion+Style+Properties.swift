extension RefreshMotion.Style {
  /// The table all settings outside of Swift are made from.
  public static let properties: [StyleProperty<RefreshMotion.Style>] = [
    .choice(
      "edge", ElasticEdge.self, "The side content is pulled away from.",
      get: { $0.edge }, set: { $0.edge = $1 }),
    .choice(
      "purpose", RefreshPurpose.self, "What a pull asks for.",
      get: { $0.purpose }, set: { $0.purpose = $1 }),
    .choice(
      "profile", WaveProfile.self, "How it bends: as the originals, or without kinks.",
      get: { $0.profile }, set: { $0.profile = $1 }),
    .number(
      "triggerOffset", .points, 1...1000, "The pull from which on a release refreshes.",
      get: { $0.triggerOffset }, set: { $0.triggerOffset = $1 }),
    .number(
      "loadingInset", .points, 0...1000, "The room kept free while loading.",
      get: { $0.loadingInset }, set: { $0.loadingInset = $1 }),
    .number(
      "maximumWave", .points, 0...1000, "The highest wave.",
      get: { $0.maximumWave }, set: { $0.maximumWave = $1 }),
    .number(
      "waveRatio", .ratio, 0...1, "Points of wave a point of pull.",
      get: { $0.waveRatio }, set: { $0.waveRatio = $1 }),
    .number(
      "bounceDuration", .seconds, 0.01...10, "How long the release bounces.",
      get: { $0.bounceDuration }, set: { $0.bounceDuration = $1 }),
    .number(
      "bounceDamping", .ratio, 0.01...1, "How soon the bounces die.",
      get: { $0.bounceDamping }, set: { $0.bounceDamping = $1 }),
    .number(
      "insetDuration", .seconds, 0...10, "How long the content takes to its place.",
      get: { $0.insetDuration }, set: { $0.insetDuration = $1 }),
    .number(
      "stopDuration", .seconds, 0...10, "How long everything takes back to rest.",
      get: { $0.stopDuration }, set: { $0.stopDuration = $1 }),
    .number(
      "minimumVisibleTime", .seconds, 0...60, "How long loading shows at least.",
      get: { $0.minimumVisibleTime }, set: { $0.minimumVisibleTime = $1 }),
    .choice(
      "overPull", OverPull.self, "What a pull beyond the trigger does.",
      get: { $0.overPull }, set: { $0.overPull = $1 }),
    .number(
      "rubberBand", .ratio, 0.05...1, "How hard the rubber band is.",
      get: { $0.rubberBand }, set: { $0.rubberBand = $1 }),
    .number(
      "claimDistance", .points, 0...100, "How far a finger travels before it is claimed.",
      get: { $0.claimDistance }, set: { $0.claimDistance = $1 }),
    .number(
      "claimSlope", .ratio, 0.1...100, "The most sideways travel that is still a pull.",
      get: { $0.claimSlope }, set: { $0.claimSlope = $1 }),
    .choice(
      "indicator", RefreshIndicator.self, "What shows that something happens.",
      get: { $0.indicator }, set: { $0.indicator = $1 }),
    .number(
      "indicatorSize", .points, 0...1000, "The indicator's width and height.",
      get: { $0.indicatorSize }, set: { $0.indicatorSize = $1 }),
    .number(
      "indicatorMargin", .points, 0...1000, "Its largest distance from the edge.",
      get: { $0.indicatorMargin }, set: { $0.indicatorMargin = $1 }),
    .number(
      "indicatorLineWidth", .points, 0.1...100, "The circle's line.",
      get: { $0.indicatorLineWidth }, set: { $0.indicatorLineWidth = $1 }),
    .number(
      "indicatorArc", .ratio, 0...1, "How much of the circle closes when fully pulled.",
      get: { $0.indicatorArc }, set: { $0.indicatorArc = $1 }),
    .number(
      "indicatorTurn", .degrees, -3600...3600, "How far over-pull turns the circle.",
      get: { $0.indicatorTurn }, set: { $0.indicatorTurn = $1 }),
    .number(
      "spinPeriod", .seconds, 0.05...60, "How long a turn takes while loading.",
      get: { $0.spinPeriod }, set: { $0.spinPeriod = $1 }),
    .paint(
      "fill", "What the wave is made of.",
      get: { $0.fill }, set: { $0.fill = $1 }),
    .paint(
      "background", "What lies behind the wave.",
      get: { $0.background }, set: { $0.background = $1 }),
    .paint(
      "indicatorColor", "The circle's colour.",
      get: { $0.indicatorColor }, set: { $0.indicatorColor = $1 }),
    .flag(
      "showsControlPoints", "Whether the control points show.",
      get: { $0.showsControlPoints }, set: { $0.showsControlPoints = $1 }),
  ]
}
