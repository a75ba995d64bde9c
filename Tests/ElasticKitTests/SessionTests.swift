import ElasticSettings
import Testing

@testable import ElasticKit

/// What every host gets from a session, compared with the component by itself.
@Suite("A session")
struct SessionTests {
  private let size = Size2D(width: 300, height: 200)

  /// A ball over two words.
  private func ball() throws -> ElasticSession<BallMotion> {
    ElasticSession(BallMotion(style: BallMotion.Style(), lyrics: try Lyrics("Hop over".utf8)))
  }

  /// A surface of a size.
  private func surface() -> ElasticSession<SurfaceMotion> {
    var session = ElasticSession<SurfaceMotion>()
    session.layOut(size, Surroundings(), at: 0)
    return session
  }

  private func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> ElasticInput {
    .touch(id: 1, phase: phase, point: Point2D(x, y))
  }

  private func strike<C: ElasticComponent>(
    _ key: ElasticKey, _ isDown: Bool, _ session: inout ElasticSession<C>, at time: Double
  ) -> Bool {
    session.handle(key: key, isDown: isDown, at: time)
  }

  private func activate<C: ElasticComponent>(_ session: inout ElasticSession<C>) -> Bool {
    session.activate(at: 1)
  }

  private func news<C: ElasticComponent>(_ session: inout ElasticSession<C>) -> String? {
    session.nextAnnouncement().map { "\($0)" }
  }

  // MARK: - Inputs

  @Test("passes its size and the reader's settings once, and needs a frame each time")
  func tellsOnce() {
    var session = ElasticSession<SurfaceMotion>()
    session.advance(to: 0)
    session.isRecording = true
    for (size, surroundings, count) in [
      (size, Surroundings(), 1), (size, Surroundings(), 0),
      (Size2D(width: 200, height: 300), Surroundings(), 1),
      (Size2D(width: 200, height: 300), Surroundings(textScale: 2), 1),
      (Size2D(width: .nan, height: 300), Surroundings(textScale: .nan), 0),
      (size, Surroundings(), 2),
    ] {
      session.layOut(size, surroundings, at: 1)
      #expect(session.pace == (count == 0 ? .atRest : .moving), "\(size) \(surroundings)")
      session.advance(to: 1)
      var noted = 0
      while session.nextEntry() != nil { noted += 1 }
      #expect(noted == count, "\(size) \(surroundings)")
    }
    #expect(session.component.size == size && session.component.surroundings == Surroundings())
  }

  @Test("needs no frame if the settings are unchanged, and records each that is changed")
  func restyles() {
    var session = surface()
    session.advance(to: 0)
    session.restyle(SurfaceMotion.Style(), at: 1)
    #expect(session.pace == .atRest)
    session.isRecording = true
    var style = SurfaceMotion.Style()
    (style.maximumWave, style.rubberBand) = (70, 0.3)
    session.restyle(style, at: 2)
    #expect(session.pace == .moving)
    var told: [String] = []
    while let entry = session.nextEntry() {
      guard case .set(let property, let value) = entry.action else { continue }
      told.append("\(SurfaceMotion.Style.properties[property].name) = \(value) at \(entry.time)")
    }
    #expect(told == ["maximumWave = 70.0 at 2.0", "rubberBand = 0.3 at 2.0"])
    #expect(session.component.style == style)
  }

  @Test("is pulled by a key where it lies, and released when the focus goes")
  func keys() {
    var session = surface()
    #expect(strike(.down, true, &session, at: 1))
    #expect(session.component.state == .dragging)
    // Three tenths along an edge of 300.
    #expect((session.component.controlPoints[3].x - 90).magnitude < 1e-9)
    #expect(!strike(.left, true, &session, at: 1.1))
    session.releaseKeys(at: 1.2)
    #expect(session.component.state == .settling)
    #expect(!strike(.down, false, &session, at: 1.3))
  }

  @Test("Escape cancels a finger's pull and a refresh, and is the host's otherwise")
  func escape() {
    var surface = surface()
    #expect(!strike(.escape, true, &surface, at: 0))
    surface.handle(touch(.down, 150, 10), at: 1)
    surface.handle(touch(.move, 150, 90), at: 1.1)
    #expect(strike(.escape, true, &surface, at: 1.2))
    #expect(surface.component.state == .settling)
    var refresh = ElasticSession<RefreshMotion>()
    refresh.layOut(size, Surroundings(), at: 0)
    #expect(!strike(.escape, true, &refresh, at: 0))
    refresh.perform(.beginRefreshing, at: 1)
    #expect(strike(.escape, true, &refresh, at: 2))
    #expect(!strike(.escape, true, &refresh, at: 2))
  }

  @Test("has the effect of the drag where there is one")
  func activates() {
    var refresh = ElasticSession<RefreshMotion>()
    refresh.layOut(size, Surroundings(), at: 0)
    #expect(activate(&refresh))
    var surface = surface()
    surface.perform(.disable, at: 1)
    #expect(!activate(&surface))
  }

  @Test("follows a player: what a ball performs for it can be replayed")
  func follows() throws {
    var ball = try ball()
    ball.layOut(size, Surroundings(), at: 0)
    ball.isRecording = true
    var recording = ElasticRecording(
      component: .lyricBall, size: size, content: Array("Hop over".utf8))
    for (time, place, isPlaying) in [(0.0, 0.0, true), (0.1, 0.1, true), (0.4, 0.2, false)] {
      ball.follow(place, isPlaying: isPlaying, rate: 1, at: time)
      ball.advance(to: time)
    }
    while let entry = ball.nextEntry() { recording.entries.append(entry) }
    #expect(recording.entries.count == 3, "play; then, as it is late: seek and pause")
    var replay = ElasticSession<BallMotion>(replaying: recording)
    replay.advance(to: 0.4)
    #expect(replay.component.drawnBits == ball.component.drawnBits)
  }

  // MARK: - Words and content

  @Test("has its words measured once, and again for another song or size of letters")
  func measures() throws {
    var ball = try ball()
    /// How often the words must be measured.
    func count() -> Int {
      var count = 0
      while ball.needsMeasuring, count < 3 {
        count += 1
        let widths = [Double](repeating: 40, count: ball.component.wordCount)
        ball.handle(.measured(widths: widths, lineHeight: 30), at: 0)
      }
      return count
    }
    #expect(count() == 1)
    ball.layOut(Size2D(width: 400, height: 200), Surroundings(), at: 1)
    #expect(count() == 0)
    ball.layOut(size, Surroundings(textScale: 2), at: 2)
    #expect(count() == 1)
    try ball.load(Array("Another song".utf8), at: 3)
    #expect(count() == 1)
    var style = ball.component.style
    style.wordSize += 4
    ball.restyle(style, at: 4)
    #expect(count() == 1)
    #expect(!surface().needsMeasuring)
  }

  @Test("keeps its content, and needs no frame, after an invalid file")
  func refusedContent() {
    var session = ElasticSession<ShapeMotion>()
    session.layOut(size, Surroundings(), at: 0)
    session.advance(to: 0)
    let before = session.component.drawnBits
    #expect(throws: ContentError.self) { try session.load(Array("M nonsense".utf8), at: 0) }
    #expect(session.pace == .atRest)
    #expect(session.component.drawnBits == before)
  }

  @Test("passes on every event, in order and once; those of former content are dropped")
  func events() throws {
    var session = ElasticSession<RefreshMotion>()
    session.layOut(Size2D(width: 375, height: 667), Surroundings(), at: 0)
    for step in 0...20 {
      session.handle(.scrolled(offset: Double(step) * -8, isTracking: true), at: Double(step) / 60)
    }
    session.handle(.scrolled(offset: -160, isTracking: false), at: 0.4)
    for frame in 24...200 { session.advance(to: Double(frame) / 60) }
    session.perform(.endRefreshing, at: 4)
    for frame in 240...400 { session.advance(to: Double(frame) / 60) }
    var events: [RefreshMotion.Event] = []
    while let occurrence = session.nextEvent() { events.append(occurrence.event) }
    #expect(events == [.armed, .refresh, .ended, .settled])
    var shape = ElasticSession<ShapeMotion>()
    shape.layOut(size, Surroundings(), at: 0)
    shape.handle(touch(.down, 150, 100), at: 0)
    shape.handle(touch(.up, 150, 100), at: 0.1)
    try shape.load(Array("M0 0H10V10Z".utf8), at: 0.2)
    let event = shape.nextEvent()
    #expect(event == nil)
  }

  @Test("says each new value of a refresh once, and again after other content")
  func announcements() {
    var session = ElasticSession<RefreshMotion>()
    session.layOut(size, Surroundings(), at: 0)
    #expect(news(&session) == nil)
    session.perform(.beginRefreshing, at: 1)
    #expect(news(&session) == "Loading")
    #expect(news(&session) == nil)
    session.change(at: 2) { _ in }
    #expect(news(&session) == "Loading")
  }

  // MARK: - Frames

  @Test("moves while something does or is due, waits for what comes, and rests")
  func pace() {
    var session = surface()
    #expect(session.pace == .moving)
    session.advance(to: 0)
    #expect(session.pace == .atRest)
    session.handle(touch(.down, 150, 10), at: 1)
    #expect(session.pace == .moving)
    session.handle(touch(.move, 150, 90), at: 1.1)
    session.advance(to: 2)
    #expect(session.pace == .atRest, "a finger that rests changes nothing")
    session.handle(touch(.up, 150, 90), at: 2.1)
    session.advance(to: 2.2)
    #expect(session.pace == .moving)
    session.isInSight = false
    #expect(session.pace == .outOfSight)
    session.isInSight = true
    session.advance(to: 30)
    #expect(session.pace == .atRest)
    session.isInSight = false
    #expect(session.pace == .atRest, "nothing is awaited, in sight or not")
    session.isInSight = true
    session.poll(1, at: 30)
    #expect(session.pace == .moving)
    session.advance(to: 31)
    session.poll(2, at: 31)
    #expect(session.pace == .moving)
    session.advance(to: 31.25)
    session.poll(2, at: 31.25)
    #expect(session.pace == .waiting(until: 31.5), "the player stands")
    session.poll(.nan, at: 31.5)
    #expect(session.pace == .waiting(until: 31.5))
    session.poll(nil, at: 31.5)
    #expect(session.pace == .atRest)
  }

  @Test("lends one drawing until something changes, the component's own")
  func drawings() {
    var session = surface()
    session.handle(touch(.down, 150, 10), at: 1)
    session.handle(touch(.move, 150, 90), at: 1.1)
    session.advance(to: 1.2)
    let bits = session.component.drawnBits
    for _ in 0..<2 {
      let lent = session.withDrawing { $0.bits }
      #expect(lent == bits)
    }
    session.handle(touch(.move, 150, 60), at: 1.3)
    session.advance(to: 1.4)
    let lent = session.withDrawing { $0.bits }
    #expect(lent == session.component.drawnBits && lent != bits)
  }

  // MARK: - Recordings

  #if canImport(Foundation)
  @Test("replays every recording to the bit, without frames and with many")
  func replays() throws {
    for name in RecordingTests.played {
      let recording = try RecordingTests.recording(name)
      var check = ReplayCheck(recording: recording)
      #expect(try recording.component.visit(&check), "\(name)")
    }
  }
  #endif

  @Test("waits for the remaining entries of a recording")
  func waitsForScript() {
    let poke = ElasticRecording.Entry(time: 5, action: .input(touch(.down, 10, 10)))
    var session = ElasticSession<SurfaceMotion>(
      replaying: ElasticRecording(component: .elasticSurface, size: size, entries: [poke]))
    #expect(session.pace == .moving)
    session.advance(to: 0)
    #expect(session.pace == .waiting(until: 5) && session.isReplaying)
    session.advance(to: 4)
    #expect(session.pace == .waiting(until: 5))
    session.advance(to: 5)
    #expect(session.pace == .atRest && !session.isReplaying)
  }

  @Test("wakes for the next change of its own or the next entry, whichever is first")
  func wakesForTheFirst() {
    var style = RefreshMotion.Style()
    style.minimumVisibleTime = 10
    for (touched, wake) in [(6.0, 6.0), (60, 10)] {
      var session = ElasticSession(
        replaying: ElasticRecording(
          component: .pullToRefresh, size: size,
          entries: [
            ElasticRecording.Entry(
              time: 0, action: .command(RefreshMotion.Command.beginRefreshing)),
            ElasticRecording.Entry(time: 1, action: .command(RefreshMotion.Command.endRefreshing)),
            ElasticRecording.Entry(time: touched, action: .input(touch(.down, 10, 10))),
          ]), on: RefreshMotion(style: style), surroundings: Surroundings(reduceMotion: true))
      let next = [0.1, 0.5, 2].map { session.advance(to: $0) }
      #expect(next == [.now, .at(1), .at(wake)])
    }
  }

  /// A hand that pulls for two seconds.
  private func pull(_ kind: ComponentKind) -> ElasticRecording {
    var entries = [ElasticRecording.Entry(time: 0, action: .input(touch(.down, 100, 10)))]
    for step in 1...20 {
      let input = touch(.move, 100, 10 + 5 * Double(step))
      entries.append(ElasticRecording.Entry(time: Double(step) / 10, action: .input(input)))
    }
    return ElasticRecording(component: kind, size: size, entries: entries)
  }

  @Test(
    "a finger, a key or an activation ends a replay: the component continues from where it is",
    arguments: [0, 1, 2])
  func takenOver(by hand: Int) {
    var session = ElasticSession<SurfaceMotion>(replaying: pull(.elasticSurface))
    session.advance(to: 0.9)
    // The entry of 1 s is still performed; the later ones are not.
    var watched = session
    watched.advance(to: 1.02)
    switch hand {
    case 0: session.handle(.touch(id: 7, phase: .down, point: Point2D(200, 60)), at: 1.02)
    case 1: _ = session.handle(key: .down, isDown: true, at: 1.02)
    default: session.handle(.activated, at: 1.02)
    }
    #expect(!session.isReplaying)
    // A key pulls at once.
    for index in 0..<7 where hand != 1 {
      let way = session.component.controlPoints[index] - watched.component.controlPoints[index]
      #expect(way.length < 1e-9, "\(index)")
    }
    let event = session.nextEvent()
    #expect(event?.event == .cancelled)
    if hand == 0 {
      #expect(session.component.state == .dragging)
      let claim = session.handle(.touch(id: 7, phase: .move, point: Point2D(200, 90)), at: 1.1)
      #expect(claim == .claimed)
      session.handle(.touch(id: 7, phase: .up, point: Point2D(200, 90)), at: 1.2)
    }
    session.releaseKeys(at: 1.2)
    session.advance(to: 30)
    #expect(session.component.state == .rest && session.pace == .atRest)
  }

  @Test("what is no act of the reader goes on with a replay, and so does a finger that only moves")
  func notTakenOver() {
    var session = ElasticSession<SurfaceMotion>(replaying: pull(.elasticSurface))
    session.advance(to: 1)
    session.layOut(Size2D(width: 400, height: 300), Surroundings(scheme: .dark), at: 1)
    session.handle(.touch(id: 7, phase: .move, point: Point2D(200, 60)), at: 1)
    session.handle(.touch(id: 7, phase: .up, point: Point2D(200, 60)), at: 1)
    session.handle(.scrolled(offset: 0, isTracking: false), at: 1)
    #expect(session.isReplaying)
  }

  @Test("a list that a finger scrolls ends a replay")
  func scrolledOver() {
    var session = ElasticSession<RefreshMotion>(replaying: pull(.pullToRefresh))
    session.advance(to: 1)
    session.handle(.scrolled(offset: -20, isTracking: true), at: 1.01)
    #expect(!session.isReplaying)
    session.handle(.scrolled(offset: 0, isTracking: false), at: 1.1)
    session.advance(to: 30)
    #expect(session.component.state == .stopped)
  }

  @Test("records what was done to it, and replays that to the bit")
  func recordsAgain() throws {
    var session = surface()
    session.isRecording = true
    session.handle(touch(.down, 150, 10), at: 0.1)
    session.handle(touch(.move, 150, 90), at: 0.2)
    session.handle(touch(.move, 150, 80), at: 0.15)
    #expect(strike(.escape, true, &session, at: 0.3))
    #expect(strike(.press, true, &session, at: 0.5))
    var recording = ElasticRecording(component: .elasticSurface, size: size)
    while let entry = session.nextEntry() { recording.entries.append(entry) }
    #expect(recording.entries.map(\.time) == [0.1, 0.2, 0.2, 0.3, 0.5, 0.5])
    session.advance(to: 0.6)
    var again = ElasticSession<SurfaceMotion>(replaying: recording)
    again.advance(to: 0.6)
    #expect(again.component.drawnBits == session.component.drawnBits)
  }
}

/// Compares a recording's effect in a session, with frames and without, with its effect on a component by itself.
private struct ReplayCheck: ComponentVisitor {
  typealias Failure = any Error
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Bool {
    let end = recording.duration + 0.5
    var start = recording
    start.entries = []
    var alone = ElasticSession<C>(replaying: start)
    for entry in recording.entries { try alone.perform(entry) }
    var component = alone.component
    component.advance(to: end)
    var told: [Occurrence<C.Event>] = []
    while let event = component.nextEvent() { told.append(event) }
    return [1, 30].allSatisfy { frames in
      var session = ElasticSession<C>(replaying: recording)
      var heard: [Occurrence<C.Event>] = []
      for frame in 0...frames {
        session.advance(to: end * Double(frame) / Double(frames))
        while let event = session.nextEvent() { heard.append(event) }
      }
      return session.component.drawnBits == component.drawnBits
        && heard.filter { !$0.event.isOfFrames } == told.filter { !$0.event.isOfFrames }
    }
  }
}
