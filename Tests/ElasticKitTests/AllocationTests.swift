import CCounter
import LawKit
import Testing

@testable import ElasticKit

@Suite("A frame")
struct AllocationTests {
  @Test("allocates nothing once the drawing has grown to its size", .enabled(if: counting_works()))
  func allocatesNothing() {
    var surfaceStyle = SurfaceMotion.Style()
    surfaceStyle.showsControlPoints = true
    var surface = SurfaceTests.pulled(surfaceStyle, dy: 80)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(100, 140)), at: 1)
    #expect(allocations(of: &surface, from: 1) == 0)

    var driver = RefreshDriver()
    driver.pull(120)
    driver.release(120)
    #expect(allocations(of: &driver.refresh, from: 1) == 0)

    var menuStyle = MenuMotion.Style()
    menuStyle.showsControlPoints = true
    var menu = MenuDriver(menuStyle)
    menu.pull(150)
    menu.lift(at: 2)
    #expect(allocations(of: &menu.menu, from: 2) == 0)

    var balloonStyle = BalloonMotion.Style()
    balloonStyle.showsControlPoints = true
    var balloon = BalloonMotion(style: balloonStyle)
    balloon.handle(.resized(Size2D(width: 100, height: 100)), at: 0)
    balloon.perform(.hide, at: 1)
    balloon.perform(.show, at: 1.1)
    #expect(allocations(of: &balloon, from: 1.1) == 0)

    var shapeStyle = ShapeMotion.Style.button
    shapeStyle.showsControlPoints = true
    var shape = ShapeMotion(style: shapeStyle)
    shape.handle(.resized(Size2D(width: 200, height: 100)), at: 0)
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(30, 30)), at: 1)
    shape.handle(.touch(id: 1, phase: .up, point: Point2D(60, 30)), at: 1.1)
    #expect(allocations(of: &shape, from: 1.1) == 0)

    var ballStyle = BallMotion.Style()
    ballStyle.showsPath = true
    ballStyle.showsControlPoints = true
    guard let lyrics = try? Lyrics(BallMotion.testSong.utf8) else { return }
    var ball = BallStage.ball(lyrics, style: ballStyle)
    // From row to row, in the air.
    ball.perform(.seek(to: 4.9), at: 1)
    ball.advance(to: 1)
    while ball.nextEvent() != nil {}
    #expect(allocations(of: &ball, from: 1) == 0)
  }

  @Test(
    "of a shape that is dragged allocates nothing, even where it keeps its area",
    .enabled(if: counting_works()))
  func dragAllocatesNothing() {
    var style = ShapeMotion.Style.button
    style.keepsArea = true
    var shape = ShapeMotion(style: style)
    shape.handle(.resized(Size2D(width: 200, height: 100)), at: 0)
    shape.handle(.touch(id: 1, phase: .down, point: Point2D(30, 30)), at: 1)
    func drag(_ frame: Int) {
      let time = 1 + Double(frame) / 120
      shape.handle(
        .touch(id: 1, phase: .move, point: Point2D(30 + Double(frame % 40), 30)), at: time)
      shape.advance(to: time)
    }
    // The first moves make it a drag.
    for frame in 1...20 { drag(frame) }
    let before = counted_allocations()
    for frame in 21...100 { drag(frame) }
    #expect(counted_allocations() == before)
  }

  private func allocations<C: ElasticComponent>(of component: inout C, from start: Double) -> Int {
    var drawing = Drawing()
    func frame(_ time: Double) {
      component.advance(to: time)
      drawing.removeAll()
      component.draw(into: &drawing)
    }
    for _ in 1...3 { frame(start) }
    let before = counted_allocations()
    for index in 1...1000 { frame(start + Double(index) * 0.0005) }
    return counted_allocations() - before
  }

  @Test("is counted at all", .enabled(if: counting_works()))
  func counts() {
    let before = counted_allocations()
    let array = Array(repeating: 1, count: 100)
    #expect(counted_allocations() > before)
    #expect(array.count == 100)
  }
}
