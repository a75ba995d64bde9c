#if canImport(QuartzCore)
import ElasticKit
import QuartzCore

/// Passes touches to a menu, and leaves rows theirs.
///
/// A touch on a menu that is almost in its place while its edge still swings is the row's under it, unless it moves.
@MainActor
struct MenuTouches {
  private var tap: (id: Int, place: Point2D)?

  /// Passes a touch on and returns the menu's claim.
  mutating func pass(
    _ input: ElasticInput, at time: Double, to menu: LiveComponent<MenuMotion>,
    isOnMenu: (CGPoint) -> Bool
  ) -> TouchClaim {
    guard case .touch(let id, let phase, let place) = input else { return .refused }
    if phase == .down {
      let isOnRow =
        menu.component.state == .opening && menu.output.progress > 0.9
        && isOnMenu(CGPoint(place))
      tap = isOnRow ? (id, place) : nil
    }
    let claim = menu.handle(input, at: time)
    guard let tap, tap.id == id, claim == .claimed,
      (place - tap.place).length < menu.component.style.claimDistance
    else {
      if tap?.id == id { tap = nil }
      return claim
    }
    return .undecided
  }
}
#endif
