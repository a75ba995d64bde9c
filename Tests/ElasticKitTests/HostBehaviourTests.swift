#if canImport(Foundation)
import ElasticKit
import ElasticSettings
import Testing

/// The headless host: a session and a clock of sixty frames a second.
@Suite("The behaviour of every host, without a host")
struct HostBehaviourTests {
  @MainActor
  @Test(arguments: try HostScript.all())
  func session(script: HostScript) async throws {
    let kind = try #require(ComponentKind(name: Array(script.component.utf8)))
    var visitor = Maker(script: script, kind: kind)
    try kind.visit(&visitor)
    let make = try #require(visitor.make)
    try await script.play(on: make())
  }

  private struct Maker: ComponentVisitor {
    typealias Failure = any Error
    let script: HostScript
    let kind: ComponentKind
    var make: (@MainActor () throws -> any ScriptedHost)?

    mutating func visit<C: ElasticComponent>(_ type: C.Type) throws {
      make = { [script, kind] in try SessionHost<C>(script, kind) }
    }

    mutating func visit(song type: BallMotion.Type) throws {
      make = { [script, kind] in
        let host = try SessionHost<BallMotion>(script, kind)
        host.followPlayer = { $0.follow($1.place, isPlaying: $1.isPlaying, at: $2) }
        return host
      }
    }
  }

  @MainActor
  private final class SessionHost<C: ElasticComponent>: ScriptedHost {
    private let kind: ComponentKind
    private var session: ElasticSession<C>
    /// Follows a player, for a component that can.
    var followPlayer: ((inout ElasticSession<C>, HostScript.Player, _ time: Double) -> Void)?
    private var size = Size2D(width: 300, height: 400)
    private var surroundings = Surroundings()
    private var list = ScrolledList(.leading, bar: 0)
    private var frame = 0
    private(set) var events: [String] = []

    init(_ script: HostScript, _ kind: ComponentKind) throws {
      self.kind = kind
      var style = C.Style()
      for (name, value) in script.style ?? [:] {
        let property = try #require(C.Style.property(named: name.utf8))
        try property.set(text: Array(value.utf8), in: &style)
      }
      session = ElasticSession(C(style: style))
      session.layOut(size, surroundings, at: 0)
      if let content = script.content { try session.load(Array(content.utf8), at: 0) }
      pass(frames: 1)
    }

    private var now: Double { Double(frame) / 60 }

    private func tellScroll(isTracking: Bool) {
      let over = list.ours.overScroll(at: list.position)
      session.handle(.scrolled(offset: over, isTracking: isTracking), at: now)
      list.perform(.ask(session.output.inset))
    }

    private func pass(frames: Int) {
      for _ in 0..<frames {
        frame += 1
        if session.needsMeasuring, let words = session.component.words {
          let widths = Array(repeating: 2 * words.size, count: words.count)
          session.handle(.measured(widths: widths, lineHeight: words.size), at: now)
        }
        if session.pace != .outOfSight { session.advance(to: now) }
        while let event = session.nextEvent() {
          if !event.event.isOfFrames { events.append("\(event.event.name)") }
        }
        list.perform(.ask(session.output.inset))
      }
    }

    func run(frames: Int) async { pass(frames: frames) }

    func press(_ key: HostScript.Key) -> Bool {
      session.handle(key: key.key, isDown: true, at: now)
    }

    func release(_ key: HostScript.Key) { _ = session.handle(key: key.key, isDown: false, at: now) }

    func leave() { session.releaseKeys(at: now) }

    func perform(_ command: String) throws {
      let code = try #require(C.Command.code(named: command.utf8))
      session.perform(try #require(C.Command(code: code, value: 0)), at: now)
    }

    func follow(_ player: HostScript.Player) async {
      followPlayer?(&session, player, now)
    }

    func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws {
      let recording = try step.recording(of: C.self, kind, size, events)
      session.replay(recording, on: session.component)
      frame = 0
    }

    private func touch(_ phase: TouchPhase, _ y: Double) {
      session.handle(.touch(id: 9, phase: phase, point: Point2D(150, y)), at: now)
    }

    func drag(by distance: Double) {
      touch(.down, 20)
      touch(.move, 20 + distance)
    }

    func drop() { touch(.up, 120) }

    func pull(by distance: Double) {
      for _ in 0..<20 {
        list.perform(.drag(to: list.offset - distance / 20))
        tellScroll(isTracking: true)
        pass(frames: 1)
      }
    }

    func letGo() {
      tellScroll(isTracking: false)
      list.perform(.lift)
    }

    func scroll(to offset: Double) {
      list.perform(.flick(to: offset))
      tellScroll(isTracking: false)
    }

    func setTextScale(_ scale: Double) {
      surroundings.textScale = scale
      session.layOut(size, surroundings, at: now)
    }

    func activate() { session.activate(at: now) }

    func resize(to width: Double) {
      size.width = width
      session.layOut(size, surroundings, at: now)
    }

    /// Nobody takes a session away.
    func forget() {}
    var isGone: Bool? { nil }

    func layOut(_ layout: HostScript.Layout) async -> Int? {
      let count = events.count
      frame += 6
      size.width = layout.width ?? size.width
      if layout.direction == .rightToLeft { surroundings.direction = .rightToLeft }
      session.layOut(size, surroundings, at: now)
      return events.count - count
    }

    func hide(_ isHidden: Bool) { session.isInSight = !isHidden }

    var state: String { "\(session.component.state.name)" }
    func isMoving() async -> Bool { session.pace == .moving }
    var isAtRest: Bool { session.pace != .moving }
    var inset: Double { list.inset }
    var width: Double? { session.component.size.width }
    var letters: Double? { session.component.words?.size }
    var isMeasured: Bool { !session.needsMeasuring }
  }
}
#endif
