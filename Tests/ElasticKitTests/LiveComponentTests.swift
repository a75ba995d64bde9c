import Testing

@testable import ElasticKit

/// The box that the hosts with callbacks share.
@MainActor
@Suite("A live component")
struct LiveComponentTests {
  private let size = Size2D(width: 300, height: 200)

  @Test("asks for a frame when something was done, and tells entries, events and words")
  func tells() throws {
    let live = LiveComponent(
      BallMotion(style: BallMotion.Style(), lyrics: try Lyrics("Hop over".utf8)))
    var (asked, words, entries, events) = (0, [String](), 0, [BallMotion.Event]())
    live.onInput = { asked += 1 }
    live.measure = { word, size in
      words.append(word)
      return Size2D(width: Double(word.utf8.count) * size, height: size * 1.25)
    }
    live.onEntry = { _ in entries += 1 }
    live.onEvent = { events.append($0.event) }
    live.layOut(size, Surroundings(), at: 0)
    #expect(words == ["Hop", "over"])
    #expect(asked == 1 && entries == 2, "the size and the words")
    live.perform(.play, at: 1)
    #expect(asked == 2 && entries == 3)
    _ = live.show(at: 2)
    #expect(events.first == .line(0))
    live.layOut(size, Surroundings(), at: 3)
    #expect(entries == 3 && words.count == 2)
  }

  @Test("while a phase is open the state is another at once, and its reports wait, in their order")
  func waits() {
    let live = LiveComponent(SurfaceMotion())
    var (log, asked) = ([String](), 0)
    live.onEntry = { _ in log.append("entry") }
    live.onState = { log.append("\($0)") }
    live.onEvent = { log.append("event \($0.event)") }
    live.onEventAfter = { log.append("after \($0)") }
    live.onReportDue = { asked += 1 }
    live.layOut(size, Surroundings(), at: 0)
    live.handle(.touch(id: 1, phase: .down, point: Point2D(150, 20)), at: 1)
    live.handle(.touch(id: 1, phase: .move, point: Point2D(150, 120)), at: 2)
    #expect(log == ["entry", "entry", "entry", "dragging"] && asked == 0)
    log = []
    PlatformPhase.run {
      PlatformPhase.run { live.perform(.cancel, at: 3) }
      #expect(PlatformPhase.isOpen && live.component.state == .settling)
      _ = live.show(at: 60)
      #expect(live.nextAnnouncement() == nil)
      #expect(live.component.state == .rest && log == [] && asked == 1)
    }
    #expect(log == [] && !PlatformPhase.isOpen, "the platform goes on with what is around it")
    live.report()
    let told = [
      "entry", "rest", "event cancelled", "after cancelled", "event settled", "after settled",
    ]
    #expect(log == told)
    live.report()
    #expect(log == told && asked == 1)
    PlatformPhase.run { live.perform(.disable, at: 61) }
    #expect(asked == 2, "each phase asks once")
  }

  @Test("what is done after a phase is reported after what was done in it")
  func order() {
    let live = LiveComponent(SurfaceMotion())
    var log: [String] = []
    live.onEvent = { log.append("\($0.event)") }
    live.layOut(size, Surroundings(), at: 0)
    for (phase, y) in [(TouchPhase.down, 20.0), (.move, 120)] {
      live.handle(.touch(id: 1, phase: phase, point: Point2D(150, y)), at: 1)
    }
    PlatformPhase.run { live.perform(.cancel, at: 2) }
    _ = live.show(at: 60)
    #expect(log == ["cancelled", "settled"])
  }

  @Test("an announcement of a phase is made after it, once")
  func announcement() {
    let live = LiveComponent(RefreshMotion())
    live.layOut(size, Surroundings(), at: 0)
    PlatformPhase.run {
      live.perform(.beginRefreshing, at: 1)
      _ = live.show(at: 3)
      #expect(live.nextAnnouncement() == nil)
    }
    live.report()
    #expect(live.nextAnnouncement().map { "\($0)" } == "Loading")
    #expect(live.nextAnnouncement() == nil)
  }
}
