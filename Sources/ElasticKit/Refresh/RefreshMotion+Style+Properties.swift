extension RefreshMotion.Style {
  public static var component: ComponentKind? { .pullToRefresh }

  public static let kinds: [SettingKind] = [
    .choice(count: ElasticEdge.names.count),  // edge
    .choice(count: RefreshPurpose.names.count),  // purpose
    .choice(count: WaveProfile.names.count),  // profile
    .number(1...1000),  // triggerOffset
    .number(0...1000),  // loadingInset
    .number(0...1000),  // maximumWave
    .number(0...1),  // waveRatio
    .seconds(0.01...10),  // settlingDuration
    .number(0.01...1),  // dampingRatio
    .seconds(0...10),  // insetDuration
    .seconds(0...10),  // stopDuration
    .seconds(0...60),  // minimumVisibleTime
    .choice(count: OverPull.names.count),  // overPull
    .number(0.05...1),  // rubberBand
    .number(0...100),  // claimDistance
    .number(0.1...100),  // claimSlope
    .choice(count: RefreshIndicator.names.count),  // indicator
    .number(0...1000),  // indicatorSize
    .number(0...1000),  // indicatorMargin
    .number(0.1...100),  // indicatorLineWidth
    .number(0...1),  // indicatorArcShare
    .number(-3600...3600),  // indicatorTurn
    .seconds(0.05...60),  // spinPeriod
    .paint,  // fill
    .paint,  // background
    .paint,  // indicatorColor
    .flag,  // showsControlPoints
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: edge.settingValue
      case 1: purpose.settingValue
      case 2: profile.settingValue
      case 3: triggerOffset
      case 4: loadingInset
      case 5: maximumWave
      case 6: waveRatio
      case 7: settlingDuration
      case 8: dampingRatio
      case 9: insetDuration
      case 10: stopDuration
      case 11: minimumVisibleTime
      case 12: overPull.settingValue
      case 13: rubberBand
      case 14: claimDistance
      case 15: claimSlope
      case 16: indicator.settingValue
      case 17: indicatorSize
      case 18: indicatorMargin
      case 19: indicatorLineWidth
      case 20: indicatorArcShare
      case 21: indicatorTurn
      case 22: spinPeriod
      case 23: fill.settingValue
      case 24: background.settingValue
      case 25: indicatorColor.settingValue
      case 26: showsControlPoints.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: edge.settingValue = newValue
      case 1: purpose.settingValue = newValue
      case 2: profile.settingValue = newValue
      case 3: triggerOffset = newValue
      case 4: loadingInset = newValue
      case 5: maximumWave = newValue
      case 6: waveRatio = newValue
      case 7: settlingDuration = newValue
      case 8: dampingRatio = newValue
      case 9: insetDuration = newValue
      case 10: stopDuration = newValue
      case 11: minimumVisibleTime = newValue
      case 12: overPull.settingValue = newValue
      case 13: rubberBand = newValue
      case 14: claimDistance = newValue
      case 15: claimSlope = newValue
      case 16: indicator.settingValue = newValue
      case 17: indicatorSize = newValue
      case 18: indicatorMargin = newValue
      case 19: indicatorLineWidth = newValue
      case 20: indicatorArcShare = newValue
      case 21: indicatorTurn = newValue
      case 22: spinPeriod = newValue
      case 23: fill.settingValue = newValue
      case 24: background.settingValue = newValue
      case 25: indicatorColor.settingValue = newValue
      case 26: showsControlPoints.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
