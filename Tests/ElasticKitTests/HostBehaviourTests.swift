#if canImport(Foundation)
import ElasticKit
import Foundation
import Testing

/// The headless host: a session and a clock of sixty frames a second.
@Suite("The behaviour of every host, without a host")
struct HostBehaviourTests {
  @Test(arguments: try HostScript.all())
  func session(script: HostScript) throws {
    let kind = try #require(ComponentKind(name: Array(script.component.utf8)))
    var visitor = Driver(script: script, kind: kind)
    try kind.visit(&visitor)
  }

  private struct Driver: ComponentVisitor {
    typealias Failure = any Error
    let script: HostScript
    let kind: ComponentKind

    func visit<C: ElasticComponent>(_ type: C.Type) throws {
      var style = C.Style()
      for (name, value) in script.style ?? [:] {
        let property = try #require(C.Style.property(named: name.utf8))
        try property.set(text: Array(value.utf8), in: &style)
      }
      var session = ElasticSession(C(style: style))
      var (size, surroundings) = (Size2D(width: 300, height: 400), Surroundings())
      session.layOut(size, surroundings, at: 0)
      if let content = script.content { try session.load(Array(content.utf8), at: 0) }
      var frame = 0
      var events: [String] = []
      var list = ScrolledList(.leading, bar: 0)
      func tellScroll(isTracking: Bool) {
        let over = list.ours.overScroll(at: list.position)
        session.handle(.scrolled(offset: over, isTracking: isTracking), at: Double(frame) / 60)
        list.take(.ask(session.output.inset))
      }
      func run(frames: Int) {
        for _ in 0..<frames {
          frame += 1
          if session.needsMeasuring {
            let size = session.component.wordSize
            let widths = Array(repeating: 2 * size, count: session.component.wordCount)
            session.handle(.measured(widths: widths, lineHeight: size), at: Double(frame) / 60)
          }
          if session.pace != .outOfSight { session.advance(to: Double(frame) / 60) }
          while let event = session.nextEvent() {
            if !event.event.isOfFrames { events.append("\(event.event.name)") }
          }
          list.take(.ask(session.output.inset))
        }
      }
      run(frames: 1)
      for (index, step) in script.steps.enumerated() {
        let now = Double(frame) / 60
        var isHandled: Bool?
        if let key = step.press { isHandled = session.answer(key.key, isDown: true, at: now) }
        if let key = step.release { _ = session.answer(key.key, isDown: false, at: now) }
        if step.leave == true { session.releaseKeys(at: now) }
        if let name = step.perform {
          let code = try #require(C.Command.code(named: name.utf8))
          session.perform(try #require(C.Command(code: code, value: 0)), at: now)
        }
        if let player = step.player {
          session.follow(player.place, isPlaying: player.isPlaying, at: now)
        }
        if let distance = step.pull {
          for _ in 0..<20 {
            list.take(.drag(to: list.offset - distance / 20))
            tellScroll(isTracking: true)
            run(frames: 1)
          }
        }
        if step.letGo == true {
          tellScroll(isTracking: false)
          list.take(.lift)
        }
        if let offset = step.scroll {
          list.take(.flick(to: offset))
          tellScroll(isTracking: false)
        }
        if let scale = step.textScale {
          surroundings.textScale = scale
          session.layOut(size, surroundings, at: now)
        }
        if step.hide == true { session.isInSight = false }
        if step.unhide == true { session.isInSight = true }
        if let events = step.replay {
          let recording = try step.recording(of: C.self, kind, size, events)
          session.replay(recording, on: session.component)
          frame = 0
        }
        if let distance = step.drag {
          for (phase, y) in [(.down, 20), (.move, 20 + distance)] as [(TouchPhase, Double)] {
            session.handle(.touch(id: 9, phase: phase, point: Point2D(150, y)), at: now)
          }
        }
        if step.drop == true {
          session.handle(.touch(id: 9, phase: .up, point: Point2D(150, 120)), at: now)
        }
        if step.activate == true { session.activate(at: now) }
        if let width = step.resize {
          size.width = width
          session.layOut(size, surroundings, at: now)
        }
        if let layout = step.layout {
          frame += 6
          size.width = layout.width ?? size.width
          if layout.direction == .rightToLeft { surroundings.direction = .rightToLeft }
          session.layOut(size, surroundings, at: Double(frame) / 60)
          if let state = step.stateInLayout { #expect("\(session.component.state.name)" == state) }
        }
        run(frames: 2 + Int((step.pass ?? 0) * 60))
        if step.rest == true { run(frames: 600) }
        let place: Comment = "\(script.says), step \(index + 1)"
        #expect(step.isHandled == nil || isHandled == step.isHandled, place)
        if let state = step.state { #expect("\(session.component.state.name)" == state, place) }
        if let told = step.events { #expect(events == told, place) }
        let isMoving = session.pace == .moving
        if let moves = step.isMoving { #expect(isMoving == moves, place) }
        if step.rest == true { #expect(!isMoving, place) }
        if let inset = step.inset { #expect(list.inset == inset, place) }
        if let letters = step.letters { #expect(session.component.wordSize == letters, place) }
        if step.isMeasured == true { #expect(!session.needsMeasuring, place) }
        if let width = step.width { #expect(session.component.size.width == width, place) }
      }
    }
  }
}
#endif
