extension BalloonMotion.Style {
  public static var component: ComponentKind? { .messageBalloon }

  public static let kinds: [SettingKind] = [
    .choice(count: BalloonMotion.DotStyle.names.count),  // dotStyle
    .choice(count: BalloonMotion.Fit.names.count),  // fit
    .number(1...12),  // dotCount
    .number(0...100),  // lineWidth
    .number(0...1),  // maximumLineWidthShare
    .paint,  // fill
    .paint,  // lineColor
    .paint,  // dotColor
    .number(0...1),  // dotSizeShare
    .number(0...10),  // dotStepShare
    .number(0.05...1),  // maximumRowWidthShare
    .seconds(0...2),  // dotDelay
    .seconds(0.01...10),  // riseDuration
    .seconds(0.01...10),  // fallDuration
    .number(0...10),  // riseHeightShare
    .number(0...4),  // riseScale
    .number(0...10),  // fallDepthShare
    .number(0...4),  // fallScale
    .seconds(0.01...10),  // placeDuration
    .seconds(0.01...10),  // growDuration
    .seconds(0.01...10),  // fadeDuration
    .number(1...10_000),  // stiffness
    .number(0.1...1000),  // friction
    .number(0...1),  // pulseOpacity
    .number(0...1),  // pulseScale
    .seconds(0.01...10),  // showDuration
    .number(0...1),  // hiddenScale
    .flag,  // isMirrored
    .flag,  // showsControlPoints
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: dotStyle.settingValue
      case 1: fit.settingValue
      case 2: dotCount.settingValue
      case 3: lineWidth
      case 4: maximumLineWidthShare
      case 5: fill.settingValue
      case 6: lineColor.settingValue
      case 7: dotColor.settingValue
      case 8: dotSizeShare
      case 9: dotStepShare
      case 10: maximumRowWidthShare
      case 11: dotDelay
      case 12: riseDuration
      case 13: fallDuration
      case 14: riseHeightShare
      case 15: riseScale
      case 16: fallDepthShare
      case 17: fallScale
      case 18: placeDuration
      case 19: growDuration
      case 20: fadeDuration
      case 21: stiffness
      case 22: friction
      case 23: pulseOpacity
      case 24: pulseScale
      case 25: showDuration
      case 26: hiddenScale
      case 27: isMirrored.settingValue
      case 28: showsControlPoints.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: dotStyle.settingValue = newValue
      case 1: fit.settingValue = newValue
      case 2: dotCount.settingValue = newValue
      case 3: lineWidth = newValue
      case 4: maximumLineWidthShare = newValue
      case 5: fill.settingValue = newValue
      case 6: lineColor.settingValue = newValue
      case 7: dotColor.settingValue = newValue
      case 8: dotSizeShare = newValue
      case 9: dotStepShare = newValue
      case 10: maximumRowWidthShare = newValue
      case 11: dotDelay = newValue
      case 12: riseDuration = newValue
      case 13: fallDuration = newValue
      case 14: riseHeightShare = newValue
      case 15: riseScale = newValue
      case 16: fallDepthShare = newValue
      case 17: fallScale = newValue
      case 18: placeDuration = newValue
      case 19: growDuration = newValue
      case 20: fadeDuration = newValue
      case 21: stiffness = newValue
      case 22: friction = newValue
      case 23: pulseOpacity = newValue
      case 24: pulseScale = newValue
      case 25: showDuration = newValue
      case 26: hiddenScale = newValue
      case 27: isMirrored.settingValue = newValue
      case 28: showsControlPoints.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
