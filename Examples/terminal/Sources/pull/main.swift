// A host of its own, with nothing but public API: it passes on what it sees and obeys what it reads.
import ElasticKit

let start = ContinuousClock.now
/// Seconds of one clock: all times are of it.
@MainActor func now() -> Double { (ContinuousClock.now - start) / .seconds(1) }

var style = SurfaceMotion.Style()
style.profile = .smooth
var session = ElasticSession(SurfaceMotion(style: style))
let surroundings = Surroundings(scheme: .dark)
/// A terminal says when a key goes down, not when it goes up: it counts as up when it is not repeated.
var held: (key: ElasticKey, until: Double)?

/// How long nothing has to be drawn, in seconds.
@MainActor func wait() -> Double {
  if session.pace == .moving { return 1.0 / 60 }
  if case .waiting(let time) = session.pace { return time - now() }
  return held.map { $0.until - now() } ?? 1000
}

@MainActor func run(in terminal: borrowing Terminal) {
  while true {
    session.layOut(terminal.size, surroundings, at: now())
    for event in TerminalEvent.events(in: terminal.read(within: wait())) {
      switch event {
      case .end: return
      case .key(let key):
        let isHandled = session.handle(key: key, isDown: true, at: now())
        if isHandled, key != .escape { held = (key, now() + 0.6) }
      case .touch(let phase, let place):
        session.handle(.touch(id: 0, phase: phase, point: place), at: now())
      }
    }
    if let (key, end) = held, now() > end {
      _ = session.handle(key: key, isDown: false, at: now())
      held = nil
    }
    session.advance(to: now())
    session.withDrawing { terminal.show($0, ElasticPalette(surroundings)) }
    while session.nextEvent() != nil {}
  }
}

run(in: Terminal())
