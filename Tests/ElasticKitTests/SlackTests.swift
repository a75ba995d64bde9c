import Testing

@testable import ElasticKit

/// A finger that moved on past the shape's limit must come back that far before it moves the shape again.
@Suite("A finger beyond a limit adds no velocity")
struct SlackTests {
  /// A touch that goes through these places, away from the edge, 60 of them a second; returns when it lifts.
  private func drag<C: ElasticComponent>(
    _ component: inout C, _ depths: [Double], isMenu: Bool = false
  )
    -> Double
  {
    var now = 1.0
    for (index, depth) in depths.enumerated() {
      let point = isMenu ? Point2D(depth, 300) : Point2D(187, depth)
      now = 1 + Double(index) / 60
      component.handle(.touch(id: 1, phase: index == 0 ? .down : .move, point: point), at: now)
      if index == depths.count - 1 {
        component.handle(.touch(id: 1, phase: .up, point: point), at: now)
      }
    }
    return now
  }

  private let size = Size2D(width: 375, height: 667)

  /// A rest long enough for earlier fast moves to leave the velocity's window.
  private func pause(at depth: Double) -> [Double] { Array(repeating: depth, count: 12) }

  @Test(
    "a surface stays where it is under one that was pushed up and comes back fast",
    arguments: [180.0, 280, 300])
  func surface(end: Double) {
    var surface = SurfaceMotion()
    surface.handle(.resized(size), at: 0)
    let now = drag(&surface, [300, 200] + pause(at: 100) + [120, 150, end])
    #expect(surface.advance(to: now) == .never)
    for later in [0.02, 0.1, 0.3] {
      surface.advance(to: now + later)
      #expect(surface.output.extent == 50, "\(later)")
    }
  }

  @Test("a finger exactly at the limit still moves the crest along the edge")
  func atTheLimit() {
    var style = SurfaceMotion.Style()
    style.maximumTravel = 100
    var surface = SurfaceMotion(style: style)
    surface.handle(.resized(size), at: 0)
    let (down, up) = (Point2D(100, 50), Point2D(200, 150))
    surface.handle(.touch(id: 1, phase: .down, point: down), at: 1)
    surface.handle(.touch(id: 1, phase: .move, point: up), at: 1.05)
    #expect(surface.elastic.fingerVelocity(frame: surface.frame, time: 1.05).dx > 0)
  }

  @Test("a dragged surface is released without the velocity of moves that did not move it")
  func draggedSurface() {
    var surface = SurfaceMotion()
    surface.handle(.resized(size), at: 0)
    let now = drag(&surface, [300, 340, 200] + pause(at: 100) + [150, 250])
    #expect(surface.state == .rest)
    surface.advance(to: now + 0.1)
    #expect(surface.output.extent == 50)
  }

  @Test("an open menu that is pushed beyond closed stays closed though the finger comes back fast")
  func menu() {
    var menu = MenuMotion()
    menu.handle(.resized(size), at: 0)
    menu.perform(.restore(1), at: 0)
    let now = drag(&menu, [240, 100] + pause(at: -200) + [-140, -80, -20], isMenu: true)
    for later in [0.02, 0.1, 0.3] {
      menu.advance(to: now + later)
      #expect(menu.output.progress == 0, "\(later)")
    }
    menu.advance(to: 4)
    #expect(menu.state == .closed)
  }
}
