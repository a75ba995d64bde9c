#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticHosting
import ElasticKit

/// Two fingers on a trackpad as a touch of a menu: it goes down on the menu's edge while that is closed, or else where the
/// pointer is, and moves as content would scroll.
@MainActor
struct SwipeTouch {
  private static let id = 1

  private var point: Point2D?
  /// Whether the swipe was the menu's, so that its momentum is ignored too.
  private var wasHandled = false
  /// Whether the menu has claimed the swipe, so that no view may have the rest of it.
  private(set) var isClaimed = false

  /// A swipe begins that is not the menu's.
  mutating func leave() { (point, wasHandled, isClaimed) = (nil, false, false) }

  /// Passes a scroll event on; returns whether it is the menu's. A wheel has no beginning, so it is not.
  mutating func handle(
    _ event: NSEvent, at pointer: Point2D, for menu: ComponentController<MenuMotion>
  )
    -> Bool
  {
    if !event.momentumPhase.isEmpty { return wasHandled }
    if event.phase.contains(.began) {
      let start = Self.start(pointer, in: menu.component)
      wasHandled = pass(.down, start, event, to: menu)
    }
    guard let point else { return wasHandled && !event.phase.isEmpty }
    let moved = point + Vector2D(Double(event.scrollingDeltaX), Double(event.scrollingDeltaY))
    if event.phase.contains(.ended) {
      wasHandled = pass(.up, moved, event, to: menu)
    } else if event.phase.contains(.cancelled) {
      _ = pass(.cancel, point, event, to: menu)
    } else {
      wasHandled = pass(.move, moved, event, to: menu)
    }
    return wasHandled
  }

  private mutating func pass(
    _ phase: TouchPhase, _ point: Point2D, _ event: NSEvent,
    to menu: ComponentController<MenuMotion>
  ) -> Bool {
    let claim = menu.handle(
      .touch(id: Self.id, phase: phase, point: point), at: event.timestamp)
    isClaimed = claim == .claimed
    self.point = phase == .up || phase == .cancel || claim == .refused ? nil : point
    return claim != .refused
  }

  /// A closed menu is pulled from its edge, wherever the pointer is.
  private static func start(_ pointer: Point2D, in menu: MenuMotion) -> Point2D {
    guard menu.state == .closed, let edge = menu.edge else { return pointer }
    var point = pointer
    switch edge {
    case .left, .start: point.x = 0
    case .right, .end: point.x = menu.size.width
    case .top: point.y = 0
    case .bottom: point.y = menu.size.height
    }
    return point
  }
}
#endif
