import ElasticKit
import Testing

/// The samples of the article "Testing motion", word for word.
@Suite("The tests in the article on tests")
struct TestingMotionTests {
  /// A surface that was pulled by 80 points and let go at 0.3 s.
  private func released() -> SurfaceMotion {
    var surface = SurfaceMotion()
    surface.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    surface.handle(.touch(id: 1, phase: .down, point: Point2D(180, 20)), at: 0)
    surface.handle(.touch(id: 1, phase: .move, point: Point2D(180, 100)), at: 0.2)
    surface.handle(.touch(id: 1, phase: .up, point: Point2D(180, 100)), at: 0.3)
    return surface
  }

  @Test("a pull past the trigger asks once, at the release")
  func pull() {
    var refresh = RefreshMotion()
    refresh.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    refresh.handle(.touch(id: 1, phase: .down, point: Point2D(180, 20)), at: 0)
    refresh.handle(.touch(id: 1, phase: .move, point: Point2D(180, 150)), at: 0.2)
    refresh.handle(.touch(id: 1, phase: .up, point: Point2D(180, 150)), at: 0.3)
    var asked: [Double] = []
    while let occurrence = refresh.nextEvent() {
      if occurrence.event == .refresh { asked.append(occurrence.time) }
    }
    #expect(asked == [0.3])
  }

  @Test("sixty frames a second and one frame a second draw the same", arguments: [0.4, 0.7, 2])
  func frames(time: Double) {
    var smooth = released()
    for frame in 0..<Int(time * 60) { smooth.advance(to: Double(frame) / 60) }
    smooth.advance(to: time)
    var rough = released()
    rough.advance(to: time)
    #expect((0..<7).allSatisfy { smooth.controlPoints[$0] == rough.controlPoints[$0] })
  }

  @Test("caught in mid-bounce it stays where it is")
  func caught() {
    var surface = released()
    surface.advance(to: 0.4)
    let before = (0..<7).map { surface.controlPoints[$0] }
    surface.handle(.touch(id: 2, phase: .down, point: Point2D(90, 60)), at: 0.4)
    let after = (0..<7).map { surface.controlPoints[$0] }
    #expect(zip(before, after).allSatisfy { ($0 - $1).length < 1e-9 })
  }

  @Test("a recording replays")
  func recording() throws {
    let recording = ElasticRecording(
      component: .elasticSurface, size: Size2D(width: 375, height: 667),
      entries: [
        ElasticRecording.Entry(
          time: 0, action: .input(.touch(id: 1, phase: .down, point: Point2D(180, 20)))),
        ElasticRecording.Entry(
          time: 0.1, action: .input(.touch(id: 1, phase: .move, point: Point2D(180, 100)))),
      ])
    var session = ElasticSession<SurfaceMotion>(replaying: recording)
    session.advance(to: 0.2)
    #expect(session.component.state == .dragging)
  }
}
