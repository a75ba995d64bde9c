import ElasticHosting
@_spi(Pages) import ElasticKit
import ElasticSettings
import TestSupport
import Testing

/// The box that the hosts with callbacks share.
@MainActor
@Suite("A live component")
struct ComponentControllerTests {
  private let size = Size2D(width: 300, height: 200)

  @Test("asks for a frame when something was done, and tells entries, events and words")
  func tells() throws {
    let live = ComponentController(
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
    let live = ComponentController(SurfaceMotion())
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
    let live = ComponentController(SurfaceMotion())
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
    let live = ComponentController(RefreshMotion())
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

  @Test("its output is that of now, whatever is called and in whatever order", arguments: 0..<20)
  func outputOfNow(seed: UInt64) throws {
    try check(SurfaceMotion(), seed)
    try check(RefreshMotion(), seed)
    try check(MenuMotion(), seed)
    try check(BalloonMotion(), seed)
    try check(ShapeMotion(), seed)
    try check(
      BallMotion(style: BallMotion.Style(), lyrics: try Lyrics("Hop over\nwords".utf8)), seed)
  }

  /// Does all that can be done, in any order, and compares after each time.
  private func check<C: ElasticComponent>(_ component: C, _ seed: UInt64) throws {
    let live = ComponentController(component)
    live.measure = { word, size in Size2D(width: Double(word.utf8.count) * size, height: size) }
    var (chance, time) = (SplitMix(seed: seed), 0.0)
    var touched = Point2D(20, 20)
    for step in 0..<300 {
      time += Double.random(in: 0...0.1, using: &chance)
      switch Int.random(in: 0..<12, using: &chance) {
      case 0: _ = live.show(at: time)
      case 1: live.withDrawing { _ in }
      case 2: live.layOut(Size2D(width: 200 + time, height: 300), Surroundings(), at: time)
      case 3:
        touched = Point2D(touched.x + 30, touched.y + 30)
        live.handle(.touch(id: 1, phase: .move, point: touched), at: time)
      case 4:
        touched = Point2D(.random(in: 0...20, using: &chance), 30)
        live.handle(.touch(id: 1, phase: .down, point: touched), at: time)
      case 5: live.handle(.touch(id: 1, phase: .up, point: touched), at: time)
      case 6: live.activate(at: time)
      case 7: _ = live.nextAnnouncement()
      case 8:
        let code = UInt8.random(in: 0..<UInt8(C.Command.names.count), using: &chance)
        if let command = C.Command(code: code, value: 0) { live.perform(command, at: time) }
      case 9: _ = live.handle(key: .escape, isDown: true, at: time)
      case 10: live.update(at: time) { $0.advance(to: time) }
      default:
        if let name = live.presetNames.randomElement(using: &chance) {
          _ = live.applyPreset(name, at: time)
        }
      }
      let (kept, own) = (live.output, live.session.component.output)
      guard "\(kept)" != "\(own)" else { continue }
      Issue.record("\(C.name) after step \(step): \(kept) instead of \(own)")
      return
    }
  }

  @Test("its output is made once a frame, however often it is read")
  func outputOnce() {
    let live = ComponentController(CountedSurface())
    live.layOut(size, Surroundings(), at: 0)
    live.handle(.touch(id: 1, phase: .down, point: Point2D(150, 20)), at: 1)
    live.handle(.touch(id: 1, phase: .move, point: Point2D(150, 120)), at: 1.1)
    for frame in 1...10 {
      live.component.count.made = 0
      _ = live.show(at: 1.1 + Double(frame) / 60)
      for _ in 0..<3 { _ = live.output }
      live.withDrawing { _ in }
      _ = live.nextAnnouncement()
      live.report()
      #expect(live.output.extent > 0)
      #expect(live.component.count.made == 1)
    }
  }

  @Test("presets are applied by name during a motion; a wrong name changes nothing")
  func presets() throws {
    let live = ComponentController(SurfaceMotion(style: SurfaceMotion.Style()))
    live.layOut(Size2D(width: 375, height: 400), Surroundings(), at: 0)
    live.handle(.touch(id: 1, phase: .down, point: Point2D(100, 10)), at: 0)
    live.handle(.touch(id: 1, phase: .move, point: Point2D(120, 90)), at: 0.1)
    let before = live.component.controlPoints
    #expect(live.presetNames == SurfaceMotion.Style.presets.map(\.name.description))
    #expect(live.applyPreset("objective-c", at: 0.1))
    #expect(live.component.style == .objectiveC)
    for (old, new) in zip(before, live.component.controlPoints) {
      #expect((old - new).length < 1e-9)
    }
    #expect(!live.applyPreset("Objective-C", at: 0.1))
    #expect(!live.applyPreset("", at: 0.1))
    #expect(live.component.style == .objectiveC)
  }

  @Test("a component of a horizontal edge needs only its own axis free of what lies under it")
  func heldBack() {
    for (edge, way, free) in [
      (ElasticEdge.top, Vector2D(5, 40), TouchDirections.down),
      (.bottom, Vector2D(5, -40), .up), (.left, Vector2D(40, 5), .right),
      (.right, Vector2D(-40, 5), .left),
    ] {
      var style = SurfaceMotion.Style()
      style.edge = edge
      let surface = ComponentController(SurfaceMotion(style: style))
      surface.layOut(size, Surroundings(), at: 0)
      #expect(!surface.isHeldBack(way, by: free), "\(edge)")
      #expect(surface.isHeldBack(way, by: []), "\(edge)")
    }
  }

  @Test("a task sleeps until its next frame, a day at most")
  func sleeps() {
    #expect(ClockRequest.sleep(from: 1.5, to: 2) == 500_000_000)
    #expect(ClockRequest.sleep(from: 3, to: 2) == 0)
    #expect(ClockRequest.sleep(from: 0, to: 1e9) == 86_400_000_000_000)
  }
}

/// A surface that counts how often its output is made.
private struct CountedSurface: ElasticComponent {
  final class Count: Sendable {
    nonisolated(unsafe) var made = 0
  }

  let count = Count()
  private var surface: SurfaceMotion

  init(style: SurfaceMotion.Style) { surface = SurfaceMotion(style: style) }

  static func name(of part: ItemID.Part) -> StaticString? { SurfaceMotion.name(of: part) }
  var size: Size2D { surface.size }
  var surroundings: Surroundings { surface.surroundings }
  var style: SurfaceMotion.Style { surface.style }
  var state: SurfaceMotion.State { surface.state }
  var output: ElasticOutput {
    count.made += 1
    return surface.output
  }
  var keys: KeyActions<SurfaceMotion.Command> { surface.keys }
  func visitControlPoints(_ visit: (Point2D) -> Void) { surface.visitControlPoints(visit) }
  func draw(into drawing: inout Drawing) { surface.draw(into: &drawing) }

  mutating func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    surface.handle(input, at: time)
  }
  mutating func perform(_ command: SurfaceMotion.Command, at time: Double) {
    surface.perform(command, at: time)
  }
  mutating func restyle(_ style: SurfaceMotion.Style, at time: Double) {
    surface.restyle(style, at: time)
  }
  mutating func advance(to time: Double) -> NextFrame { surface.advance(to: time) }
  mutating func nextEvent() -> Occurrence<SurfaceMotion.Event>? { surface.nextEvent() }
}
