import ElasticKit

extension MenuMotion: LawSubject {
  public static func style(_ choices: inout some Choices) -> Style {
    var style = Style()
    style.edge = choices.pick(ElasticEdge.allCases)
    style.profile = choices.pick(WaveProfile.allCases)
    style.bubble = choices.pick(MenuBubble.allCases)
    style.overPull = choices.pick(OverPull.allCases)
    style.opensFrom = choices.pick([.anywhere, .anywhere, .edge, .nowhere])
    style.opensWithoutRelease = choices.pick([false, false, true])
    style.width = choices.pick([0, 200])
    style.openThresholdShare = choices.pick([0.5, 0.3])
    style.closeThresholdShare = choices.pick([0.5, 0.2])
    style.duration = choices.pick([0.2, 0.6])
    return style
  }

  public func mayJump(by command: Command) -> Bool {
    if case .restore = command { true } else { false }
  }

  /// Its content gets a new layout, but its edge moves smoothly while it is on its way.
  public var glides: Bool { state != .open && state != .closed }

  public func driven(_ drawing: Drawing, isScrolled: Bool) -> [Driven] {
    let (veil, menu, bubble) = Self.shown(in: drawing)
    let isOnSide = edge == .left || edge == .right
    let (width, threshold) = (
      (isOnSide ? menu?.width : menu?.height) ?? 0, style.openThresholdShare
    )
    let (depth, length) =
      isOnSide ? (size.width, size.height) : (size.height, size.width)
    // The bubble's growth, and the motion of its centre, which follows the finger.
    let pace = max(max(width, length / 2) / 0.4, max(length, depth) / 0.6) + length / 2
    let growth = 1 + pace / (width * min(threshold, 1 - threshold))
    return [
      Driven(value: veil, slope: 1 / (width * threshold)),
      Driven(value: menu?.minX ?? .nan, slope: 1 / threshold),
      Driven(value: menu?.minY ?? .nan, slope: 1 / threshold),
    ]
      + [bubble?.minX, bubble?.maxX, bubble?.minY, bubble?.maxY].map {
        Driven(value: $0 ?? .nan, slope: growth)
      }
  }

  /// The veil's opacity, the menu's place and the bubble's bounds.
  public static func shown(
    in drawing: Drawing
  ) -> (veil: Double, menu: Rect2D?, bubble: Rect2D?) {
    var (veil, menu, bubble): (Double, Rect2D?, Rect2D?) = (0, nil, nil)
    for item in drawing.items {
      switch (item.id.part, item.content) {
      case (.menu, .slot(let place)): menu = place
      case (.bubble, .group): bubble = drawing.path(of: item).controlBounds
      case (.backdrop, .fill): veil = item.opacity
      default: break
      }
    }
    return (veil, menu, bubble)
  }

  public static var eventPairs: [EventPair<MenuMotion>] {
    [
      // Content is shown and the focus moves at `opening`. `restore` puts a menu that is on its way to either end.
      EventPair(begins: [.opening], ends: [.opened, .closed, .closing]),
      EventPair(begins: [.closing], ends: [.closed, .opened, .opening]),
    ]
  }
}
