extension ShapeMotion.Style {
  public static var component: ComponentKind? { .elasticShape }

  public static let kinds: [SettingKind] = [
    .choice(count: ShapePurpose.names.count),  // purpose
    .number(0...1000),  // cornerRadius
    .number(0...0.45),  // marginShare
    .number(0...200),  // minimumCurveCount
    .number(0.05...4),  // reachShare
    .number(0...200),  // pokeDepth
    .seconds(0.01...10),  // settlingDuration
    .number(0.01...1),  // dampingRatio
    .flag,  // keepsArea
    .number(0...100_000),  // touchMargin
    .number(0...100),  // claimDistance
    .paint,  // fill
    .paint,  // lineColor
    .number(0...100),  // lineWidth
    .flag,  // showsControlPoints
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: purpose.settingValue
      case 1: cornerRadius
      case 2: marginShare
      case 3: minimumCurveCount.settingValue
      case 4: reachShare
      case 5: pokeDepth
      case 6: settlingDuration
      case 7: dampingRatio
      case 8: keepsArea.settingValue
      case 9: touchMargin.limit
      case 10: claimDistance
      case 11: fill.settingValue
      case 12: lineColor.settingValue
      case 13: lineWidth
      case 14: showsControlPoints.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: purpose.settingValue = newValue
      case 1: cornerRadius = newValue
      case 2: marginShare = newValue
      case 3: minimumCurveCount.settingValue = newValue
      case 4: reachShare = newValue
      case 5: pokeDepth = newValue
      case 6: settlingDuration = newValue
      case 7: dampingRatio = newValue
      case 8: keepsArea.settingValue = newValue
      case 9: touchMargin.limit = newValue
      case 10: claimDistance = newValue
      case 11: fill.settingValue = newValue
      case 12: lineColor.settingValue = newValue
      case 13: lineWidth = newValue
      case 14: showsControlPoints.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
