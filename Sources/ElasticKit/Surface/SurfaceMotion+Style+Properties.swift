extension SurfaceMotion.Style {
  public static var component: ComponentKind? { .elasticSurface }

  public static let kinds: [SettingKind] = [
    .choice(count: ElasticEdge.names.count),  // edge
    .choice(count: WaveProfile.names.count),  // profile
    .number(0...2000),  // minimumHeight
    .number(0...1000),  // maximumWave
    .number(0...1),  // waveRatio
    .seconds(0.01...10),  // settlingDuration
    .number(0.01...1),  // dampingRatio
    .choice(count: OverPull.names.count),  // overPull
    .number(0.05...1),  // rubberBand
    .number(1...100_000),  // maximumTravel
    .choice(count: SurfaceCrest.names.count),  // crest
    .number(0...100),  // claimDistance
    .paint,  // fill
    .flag,  // showsControlPoints
    .choice(count: ControlPointColors.names.count),  // controlPointColors
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: edge.settingValue
      case 1: profile.settingValue
      case 2: minimumHeight
      case 3: maximumWave
      case 4: waveRatio
      case 5: settlingDuration
      case 6: dampingRatio
      case 7: overPull.settingValue
      case 8: rubberBand
      case 9: maximumTravel.limit
      case 10: crest.settingValue
      case 11: claimDistance
      case 12: fill.settingValue
      case 13: showsControlPoints.settingValue
      case 14: controlPointColors.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: edge.settingValue = newValue
      case 1: profile.settingValue = newValue
      case 2: minimumHeight = newValue
      case 3: maximumWave = newValue
      case 4: waveRatio = newValue
      case 5: settlingDuration = newValue
      case 6: dampingRatio = newValue
      case 7: overPull.settingValue = newValue
      case 8: rubberBand = newValue
      case 9: maximumTravel.limit = newValue
      case 10: crest.settingValue = newValue
      case 11: claimDistance = newValue
      case 12: fill.settingValue = newValue
      case 13: showsControlPoints.settingValue = newValue
      case 14: controlPointColors.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
