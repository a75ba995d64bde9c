@testable import ElasticKit

/// A menu driven by one finger, in a view of 375 by 667: the open menu is 250 wide.
struct MenuDriver {
  var menu: MenuMotion
  var events: [MenuMotion.Event] = []
  private(set) var slides: [Double] = []
  private(set) var finger = Point2D.origin

  init(
    _ style: MenuMotion.Style = MenuMotion.Style(), size: Size2D = Size2D(width: 375, height: 667),
    surroundings: Surroundings = Surroundings()
  ) {
    menu = MenuMotion(style: style)
    menu.handle(.resized(size), at: 0)
    menu.handle(.surroundings(surroundings), at: 0)
  }

  @discardableResult
  mutating func touch(_ phase: TouchPhase, x: Double, y: Double = 300, at time: Double)
    -> TouchClaim
  {
    finger = Point2D(x, y)
    let claim = menu.handle(.touch(id: 1, phase: phase, point: finger), at: time)
    collect()
    return claim
  }

  /// Lifts at the finger's position.
  @discardableResult
  mutating func lift(_ phase: TouchPhase = .up, at time: Double) -> TouchClaim {
    touch(phase, x: finger.x, y: finger.y, at: time)
  }

  /// Touches down at the edge, drags this far, and is still down a second later.
  mutating func pull(_ travel: Double, y: Double = 300) {
    touch(.down, x: 5, y: y, at: 1)
    touch(.move, x: 5 + travel, y: y, at: 1.5)
    advance(to: 2)
  }

  mutating func perform(_ command: MenuMotion.Command, at time: Double) {
    menu.perform(command, at: time)
    collect()
  }

  /// Opens the menu, which is at rest from 1 s on.
  mutating func open() {
    perform(.restore(1), at: 0)
    advance(to: 1)
    events = []
  }

  @discardableResult
  mutating func advance(to time: Double) -> NextFrame {
    let activity = menu.advance(to: time)
    collect()
    return activity
  }

  private mutating func collect() {
    while let occurrence = menu.nextEvent() {
      if case .slide(let share) = occurrence.event {
        slides.append(share)
      } else {
        events.append(occurrence.event)
      }
    }
  }

  var glimpse: MenuGlimpse { MenuGlimpse(menu) }
  var base: Double { menu.flow.base.value(at: menu.now) }
  var wave: Double { menu.flow.wave.value(at: menu.now) }
}
