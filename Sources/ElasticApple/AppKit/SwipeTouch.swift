#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticHosting
import ElasticKit

/// Two fingers on a trackpad as a touch of a menu: it goes down on the menu's edge while that is closed, or else where the
/// pointer is, and moves as content would scroll.
@MainActor
struct SwipeTouch {
  private static let id = 1

  private var place: Point2D?
  /// Whether the swipe was the menu's, so that what it dies out with is nobody's.
  private var wasTaken = false
  /// Whether the menu has claimed the swipe, so that no view may have the rest of it.
  private(set) var isClaimed = false

  /// A swipe begins that is not the menu's.
  mutating func leave() { (place, wasTaken, isClaimed) = (nil, false, false) }

  /// Passes a scroll event on; returns whether it is the menu's. A wheel has no beginning, so it is not.
  mutating func take(_ event: NSEvent, at pointer: Point2D, for menu: LiveComponent<MenuMotion>)
    -> Bool
  {
    if !event.momentumPhase.isEmpty { return wasTaken }
    if event.phase.contains(.began) {
      let start = Self.start(pointer, in: menu.component)
      wasTaken = pass(.down, start, event, to: menu)
    }
    guard let place else { return wasTaken && !event.phase.isEmpty }
    let moved = place + Vector2D(Double(event.scrollingDeltaX), Double(event.scrollingDeltaY))
    if event.phase.contains(.ended) {
      wasTaken = pass(.up, moved, event, to: menu)
    } else if event.phase.contains(.cancelled) {
      _ = pass(.cancel, place, event, to: menu)
    } else {
      wasTaken = pass(.move, moved, event, to: menu)
    }
    return wasTaken
  }

  private mutating func pass(
    _ phase: TouchPhase, _ place: Point2D, _ event: NSEvent, to menu: LiveComponent<MenuMotion>
  ) -> Bool {
    let claim = menu.handle(
      .touch(id: Self.id, phase: phase, point: place), at: event.timestamp)
    isClaimed = claim == .claimed
    self.place = phase == .up || phase == .cancel || claim == .refused ? nil : place
    return claim != .refused
  }

  /// A closed menu is pulled from its edge, wherever the pointer is.
  private static func start(_ pointer: Point2D, in menu: MenuMotion) -> Point2D {
    guard menu.state == .closed, let edge = menu.edge else { return pointer }
    var place = pointer
    switch edge {
    case .left, .start: place.x = 0
    case .right, .end: place.x = menu.size.width
    case .top: place.y = 0
    case .bottom: place.y = menu.size.height
    }
    return place
  }
}
#endif
