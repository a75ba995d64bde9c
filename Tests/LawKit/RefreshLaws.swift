import ElasticKit

extension RefreshMotion: LawSubject {
  public static func style(_ choices: inout some Choices) -> Style {
    var style = Style()
    style.edge = choices.pick(ElasticEdge.allCases)
    style.profile = choices.pick(WaveProfile.allCases)
    style.overPull = choices.pick(OverPull.allCases)
    style.minimumVisibleTime = choices.pick([0, 2])
    style.loadingInset = choices.pick([50, 80])
    style.triggerOffset = choices.pick([95, 130])
    style.spinPeriod = choices.pick([1, 2])
    style.indicator = choices.pick([.circle, .circle, .none])
    return style
  }

  public var glides: Bool { true }
  public static var contentGlides: Bool { true }
  public var isHeld: Bool { state == .dragging || isBegun }
  public static var followsScroll: Bool { true }

  public func driven(_ drawing: Drawing, isScrolled: Bool) -> [Driven] {
    let indicator = output.indicator
    var arc = Double.nan
    for item in drawing.items where item.id.part == .indicator && item.id.index == nil {
      if case .stroke(_, let stroke) = item.content { arc = stroke.end }
    }
    let trigger = style.triggerOffset
    return [
      Driven(value: isScrolled ? .nan : output.inset, slope: 1),
      Driven(value: indicator?.frame.minX ?? .nan, slope: 0.5),
      Driven(value: indicator?.frame.minY ?? .nan, slope: 0.5),
      Driven(value: arc, slope: style.indicatorArcShare / trigger),
      // A list flung far can make several turns.
      Driven(
        value: indicator?.turn ?? .nan,
        slope: style.indicatorTurn.magnitude / 180 * Double.pi / trigger,
        period: 2 * Double.pi),
    ]
  }

  public static var eventPairs: [EventPair<RefreshMotion>] {
    [
      // A haptic and a sentence such as "release to refresh" come with `armed`, and go with its end.
      EventPair(
        begins: [.armed], ends: [.disarmed, .refresh, .loadMore, .cancelled],
        endsOnlyThis: [.disarmed]),
      // A list shows that it loads until `ended`; `begin-refreshing` begins it without an event.
      EventPair(
        begins: [.refresh, .loadMore], ends: [.ended], endsOnlyThis: [.ended],
        command: .beginRefreshing),
    ]
  }

  public var isBegun: Bool { state == .bouncing || state == .loading }
  public static var endings: [Command] { [.endRefreshing] }
}
