#if canImport(Foundation)
import Testing

@testable import ElasticKit

/// The code that the hosts share, compared with the component by itself.
@MainActor
@Suite("A live component")
struct LiveComponentTests {
  private let size = Size2D(width: 300, height: 200)

  /// A ball over two words, whose letters are each as wide as they are high.
  private func ball() throws -> LiveComponent<BallMotion> {
    let live = LiveComponent(
      BallMotion(style: BallMotion.Style(), lyrics: try Lyrics("Hop over".utf8)))
    live.measure = { word, size in
      Size2D(width: Double(word.utf8.count) * size, height: size * 1.25)
    }
    return live
  }

  @Test("gives every recording's drawings and events, without frames and with many")
  func replays() throws {
    for name in RecordingTests.names {
      let recording = try RecordingTests.recording(name)
      var check = ReplayCheck(recording: recording)
      #expect(try recording.component.visit(&check), "\(name)")
    }
  }

  @Test("waits for the remaining entries of a recording")
  func waitsForScript() throws {
    let live = LiveComponent(SurfaceMotion(style: SurfaceMotion.Style()))
    let poke = ElasticRecording.Entry(
      time: 5, action: .input(.touch(id: 1, phase: .down, point: Point2D(10, 10))))
    live.replay(
      ElasticRecording(component: .elasticSurface, size: size, entries: [poke]),
      component: SurfaceMotion(style: SurfaceMotion.Style()))
    #expect(live.show(at: 0) == .at(5))
    #expect(live.show(at: 4) == .at(5))
    #expect(live.show(at: 5) != .at(5))
  }

  @Test("wakes for the next change of its own or the next entry, whichever is first")
  func wakesForTheFirst() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 10
    let live = LiveComponent(RefreshMotion(style: style))
    let touch = ElasticInput.touch(id: 1, phase: .down, point: Point2D(10, 10))
    for (touched, wake) in [(6.0, 6.0), (60, 10)] {
      live.layOut(size, Surroundings(reduceMotion: true), at: 0)
      live.replay(
        ElasticRecording(
          component: .pullToRefresh, size: size,
          entries: [
            ElasticRecording.Entry(
              time: 0, action: .command(RefreshMotion.Command.beginRefreshing)),
            ElasticRecording.Entry(time: 1, action: .command(RefreshMotion.Command.endRefreshing)),
            ElasticRecording.Entry(time: touched, action: .input(touch)),
          ]), component: RefreshMotion(style: style))
      #expect(live.show(at: 0.1) == .now)
      #expect(live.show(at: 0.5) == .at(1))
      #expect(live.show(at: 2) == .at(wake))
    }
  }

  @Test("sends its size and the user's settings once, and requests a frame each time")
  func tellsOnce() {
    let live = LiveComponent(SurfaceMotion(style: SurfaceMotion.Style()))
    var asked = 0
    live.onInput = { asked += 1 }
    live.layOut(size, Surroundings(), at: 0)
    #expect(asked == 2)
    live.layOut(size, Surroundings(), at: 1)
    #expect(asked == 2)
    live.layOut(Size2D(width: 200, height: 300), Surroundings(), at: 2)
    #expect(asked == 3)
    live.layOut(Size2D(width: 200, height: 300), Surroundings(textScale: 2), at: 3)
    #expect(asked == 4)
  }

  @Test("sleeps until its next frame, a day at most, and not if that frame is due now")
  func sleeps() {
    #expect(NextFrame.at(2).sleep(from: 1.5) == 500_000_000)
    #expect(NextFrame.at(2).sleep(from: 3) == 0)
    #expect(NextFrame.at(1e9).sleep(from: 0) == 86_400_000_000_000)
    #expect(NextFrame.at(.infinity).sleep(from: 0) == nil)
    #expect(NextFrame.now.sleep(from: 0) == nil)
  }

  @Test("sends a recorder each changed constant, and nothing else")
  func recordsConstants() throws {
    let live = LiveComponent(SurfaceMotion(style: SurfaceMotion.Style()))
    var told: [String] = []
    live.onEntry = { entry in
      if case .set(let property, let value) = entry.action {
        told.append("\(SurfaceMotion.Style.properties[property].name) = \(value) at \(entry.time)")
      }
    }
    var style = SurfaceMotion.Style()
    (style.maximumWave, style.rubberBand) = (70, 0.3)
    live.restyle(style, at: 2)
    #expect(told == ["maximumWave = 70.0 at 2.0", "rubberBand = 0.3 at 2.0"])
    #expect(live.component.style == style)
  }

  @Test("is pulled by a key where it lies, and measures nothing where there are no words")
  func keysAndWords() {
    let live = LiveComponent(SurfaceMotion(style: SurfaceMotion.Style()))
    var asked = 0
    live.onInput = { asked += 1 }
    live.measure = { _, _ in .zero }
    live.layOut(size, Surroundings(), at: 0)
    #expect(asked == 2)
    #expect(live.answer(.down, isDown: true, at: 1))
    // Three tenths along an edge of 300.
    #expect((live.component.controlPoint(3).x - 90).magnitude < 1e-9)
  }

  @Test("requests no frame if the constants are unchanged")
  func sameStyle() {
    let live = LiveComponent(SurfaceMotion(style: SurfaceMotion.Style()))
    var asked = 0
    live.onInput = { asked += 1 }
    live.restyle(SurfaceMotion.Style(), at: 0)
    #expect(asked == 0)
    var style = SurfaceMotion.Style()
    style.maximumWave += 1
    live.restyle(style, at: 0)
    #expect(asked == 1)
  }

  @Test("has its words measured once, and anew for another song or size of letters")
  func measures() throws {
    let live = try ball()
    var asked: [String] = []
    let measure = try #require(live.measure)
    live.measure = { word, size in
      asked.append(word)
      return measure(word, size)
    }
    live.layOut(size, Surroundings(), at: 0)
    #expect(asked.count == live.component.wordCount)
    live.layOut(Size2D(width: 400, height: 200), Surroundings(), at: 1)
    #expect(asked.count == live.component.wordCount)
    let first = asked
    live.layOut(size, Surroundings(textScale: 2), at: 2)
    #expect(asked == first + first)
    asked = []
    try live.load(Array("Another song".utf8), at: 3)
    #expect(asked.joined().filter { $0 != " " } == "Anothersong")
    asked = []
    var style = live.component.style
    style.wordSize += 4
    live.restyle(style, at: 4)
    #expect(!asked.isEmpty)
  }

  @Test("keeps its song, and requests no frame, after an invalid file")
  func refusedContent() throws {
    let live = LiveComponent(ShapeMotion(style: ShapeMotion.Style()))
    live.layOut(size, Surroundings(), at: 0)
    let before = live.component.drawnBits
    var asked = 0
    live.onInput = { asked += 1 }
    #expect(throws: ContentError.self) { try live.load(Array("M nonsense".utf8), at: 0) }
    #expect(asked == 0)
    #expect(live.component.drawnBits == before)
  }

  @Test("hands on every event, in order and once")
  func events() {
    let live = LiveComponent(RefreshMotion(style: RefreshMotion.Style()))
    var events: [RefreshMotion.Event] = []
    live.onEvent = { events.append($0.event) }
    live.layOut(Size2D(width: 375, height: 667), Surroundings(), at: 0)
    for step in 0...20 {
      live.handle(
        .scrolled(offset: Double(step) * -8, isTracking: true), at: Double(step) / 60)
    }
    live.handle(.scrolled(offset: -160, isTracking: false), at: 0.4)
    for frame in 24...200 { _ = live.show(at: Double(frame) / 60) }
    live.perform(.endRefreshing, at: 4)
    for frame in 240...400 { _ = live.show(at: Double(frame) / 60) }
    #expect(events == [.armed, .refresh, .ended, .settled])
  }
}

/// Compares a recording's effect on a live component with its effect on a component by itself.
private struct ReplayCheck: ComponentVisitor {
  typealias Failure = any Error
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Bool {
    let end = recording.duration + 0.5
    var player = RecordingPlayer<C>(recording)
    player.advance(to: end)
    let drawn = player.component.drawnBits
    var told: [Occurrence<C.Event>] = []
    while let event = player.nextEvent() { told.append(event) }
    return MainActor.assumeIsolated {
      [1, 30].allSatisfy { frames in
        let live = LiveComponent(C(style: C.Style()))
        var heard: [Occurrence<C.Event>] = []
        live.onEvent = { heard.append($0) }
        live.replay(recording, component: C(style: C.Style()))
        for frame in 0...frames { _ = live.show(at: end * Double(frame) / Double(frames)) }
        return live.component.drawnBits == drawn
          && heard.filter { !$0.event.isOfFrames } == told.filter { !$0.event.isOfFrames }
      }
    }
  }
}
#endif
