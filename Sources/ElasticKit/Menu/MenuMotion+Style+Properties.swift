extension MenuMotion.Style {
  public static var component: ComponentKind? { .flowingMenu }

  public static let kinds: [SettingKind] = [
    .choice(count: ElasticEdge.names.count),  // edge
    .choice(count: WaveProfile.names.count),  // profile
    .choice(count: MenuBubble.names.count),  // bubble
    .flag,  // opensInStages
    .number(0.05...1),  // widthShare
    .number(0...10_000),  // width
    .number(1...100_000),  // maximumWidth
    .choice(count: MenuReach.names.count),  // opensFrom
    .number(0...1000),  // edgeWidth
    .number(0...1),  // baseRatio
    .number(0...1),  // waveRatio
    .number(0...1),  // closingWaveRatio
    .number(0.05...0.95),  // openThresholdShare
    .number(0.05...0.95),  // closeThresholdShare
    .seconds(0...1),  // projectionTime
    .flag,  // opensWithoutRelease
    .choice(count: OverPull.names.count),  // overPull
    .number(0.05...1),  // rubberBand
    .seconds(0.01...10),  // releaseDuration
    .seconds(0.01...10),  // duration
    .number(0.01...1),  // dampingRatio
    .number(0...100),  // claimDistance
    .number(0.1...100),  // claimSlope
    .paint,  // fill
    .paint,  // background
    .paint,  // backdrop
    .flag,  // showsControlPoints
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: edge.settingValue
      case 1: profile.settingValue
      case 2: bubble.settingValue
      case 3: opensInStages.settingValue
      case 4: widthShare
      case 5: width ?? 0
      case 6: maximumWidth.limit
      case 7: opensFrom.settingValue
      case 8: edgeWidth
      case 9: baseRatio
      case 10: waveRatio
      case 11: closingWaveRatio
      case 12: openThresholdShare
      case 13: closeThresholdShare
      case 14: projectionTime
      case 15: opensWithoutRelease.settingValue
      case 16: overPull.settingValue
      case 17: rubberBand
      case 18: releaseDuration
      case 19: duration
      case 20: dampingRatio
      case 21: claimDistance
      case 22: claimSlope
      case 23: fill.settingValue
      case 24: background.settingValue
      case 25: backdrop.settingValue
      case 26: showsControlPoints.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: edge.settingValue = newValue
      case 1: profile.settingValue = newValue
      case 2: bubble.settingValue = newValue
      case 3: opensInStages.settingValue = newValue
      case 4: widthShare = newValue
      case 5: width = newValue == 0 ? nil : newValue
      case 6: maximumWidth.limit = newValue
      case 7: opensFrom.settingValue = newValue
      case 8: edgeWidth = newValue
      case 9: baseRatio = newValue
      case 10: waveRatio = newValue
      case 11: closingWaveRatio = newValue
      case 12: openThresholdShare = newValue
      case 13: closeThresholdShare = newValue
      case 14: projectionTime = newValue
      case 15: opensWithoutRelease.settingValue = newValue
      case 16: overPull.settingValue = newValue
      case 17: rubberBand = newValue
      case 18: releaseDuration = newValue
      case 19: duration = newValue
      case 20: dampingRatio = newValue
      case 21: claimDistance = newValue
      case 22: claimSlope = newValue
      case 23: fill.settingValue = newValue
      case 24: background.settingValue = newValue
      case 25: backdrop.settingValue = newValue
      case 26: showsControlPoints.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
