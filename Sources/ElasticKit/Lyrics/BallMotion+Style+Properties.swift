extension BallMotion.Style {
  public static var component: ComponentKind? { .lyricBall }

  public static let kinds: [SettingKind] = [
    .choice(count: BallHopShape.names.count),  // hop
    .number(0...200),  // ballSize
    .paint,  // ballColor
    .number(0...1000),  // lift
    .seconds(0.01...10),  // edgeHopDuration
    .seconds(0.01...60),  // maximumHopDuration
    .seconds(0...1),  // landingLead
    .number(-100...100),  // landingOffset
    .number(0...1000),  // entryDistance
    .number(0...1000),  // exitDistance
    .flag,  // fadesOut
    .number(0...0.9),  // squashShare
    .seconds(0.001...2),  // squashDuration
    .choice(count: WordHighlight.names.count),  // highlight
    .paint,  // wordColor
    .paint,  // sungColor
    .number(1...400),  // wordSize
    .number(0...400),  // wordGap
    .number(0...1000),  // rowGap
    .number(0...1000),  // margin
    .flag,  // loops
    .flag,  // showsPath
    .paint,  // pathColor
    .number(0...100),  // pathWidth
    .number(0...1),  // pathOpacity
    .number(0...1),  // pathFillOpacity
    .flag,  // showsControlPoints
  ]

  public subscript(index: Int) -> Double {
    get {
      switch index {
      case 0: hop.settingValue
      case 1: ballSize
      case 2: ballColor.settingValue
      case 3: lift
      case 4: edgeHopDuration
      case 5: maximumHopDuration
      case 6: landingLead
      case 7: landingOffset
      case 8: entryDistance
      case 9: exitDistance
      case 10: fadesOut.settingValue
      case 11: squashShare
      case 12: squashDuration
      case 13: highlight.settingValue
      case 14: wordColor.settingValue
      case 15: sungColor.settingValue
      case 16: wordSize
      case 17: wordGap
      case 18: rowGap
      case 19: margin
      case 20: loops.settingValue
      case 21: showsPath.settingValue
      case 22: pathColor.settingValue
      case 23: pathWidth
      case 24: pathOpacity
      case 25: pathFillOpacity
      case 26: showsControlPoints.settingValue
      default: preconditionFailure("no such setting")
      }
    }
    set {
      switch index {
      case 0: hop.settingValue = newValue
      case 1: ballSize = newValue
      case 2: ballColor.settingValue = newValue
      case 3: lift = newValue
      case 4: edgeHopDuration = newValue
      case 5: maximumHopDuration = newValue
      case 6: landingLead = newValue
      case 7: landingOffset = newValue
      case 8: entryDistance = newValue
      case 9: exitDistance = newValue
      case 10: fadesOut.settingValue = newValue
      case 11: squashShare = newValue
      case 12: squashDuration = newValue
      case 13: highlight.settingValue = newValue
      case 14: wordColor.settingValue = newValue
      case 15: sungColor.settingValue = newValue
      case 16: wordSize = newValue
      case 17: wordGap = newValue
      case 18: rowGap = newValue
      case 19: margin = newValue
      case 20: loops.settingValue = newValue
      case 21: showsPath.settingValue = newValue
      case 22: pathColor.settingValue = newValue
      case 23: pathWidth = newValue
      case 24: pathOpacity = newValue
      case 25: pathFillOpacity = newValue
      case 26: showsControlPoints.settingValue = newValue
      default: preconditionFailure("no such setting")
      }
    }
  }
}
