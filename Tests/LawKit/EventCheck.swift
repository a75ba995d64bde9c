import ElasticKit

/// Events that begin something, and those that end it.
public struct EventPair<C: LawSubject> {
  let begins: [C.Event]
  let ends: [C.Event]
  /// Of the ends, those that end nothing else.
  var endsOnlyThis: [C.Event] = []
  /// A command that begins it too, without an event.
  var command: C.Command?
  /// Whether it may last for ever, as a state does.
  var lasts = false
}

/// Events tell what happened, once and in order: a beginning has one end.
struct EventCheck<C: LawSubject> {
  private let pairs = C.eventPairs
  private var latest = -Double.infinity
  private var isOpen = C.eventPairs.map { _ in false }

  /// Takes the next event; several that are read at once come in their order.
  mutating func note(_ occurrence: Occurrence<C.Event>) throws(Breach) {
    try hold(
      occurrence.time >= latest && occurrence.time.isFinite,
      "events come in the order of their times"
    )
    latest = occurrence.time
    for (index, pair) in pairs.enumerated() {
      if occurrence.event.isOne(of: pair.endsOnlyThis) {
        try hold(isOpen[index], "an end ends something")
      }
      if occurrence.event.isOne(of: pair.ends) { isOpen[index] = false }
      guard occurrence.event.isOne(of: pair.begins) else { continue }
      try hold(!isOpen[index], "what has begun does not begin again before its end")
      isOpen[index] = true
    }
  }

  /// A command begins some things without an event, because the app knows.
  mutating func note(_ command: C.Command, _ component: C) {
    for (index, pair) in pairs.enumerated() where pair.command?.code == command.code {
      if component.isBegun { isOpen[index] = true }
    }
  }

  /// Lets go of everything and waits until all is over.
  mutating func end(_ component: C, fingers: [Int], after time: Double) throws(Breach) {
    // The end of time, 1e9 s, has no frame any more.
    guard time < 9e8 else { return }
    var component = component
    for id in fingers {
      component.handle(.touch(id: id, phase: .cancel, point: .origin), at: time)
    }
    component.handle(.scrolled(offset: 0, isTracking: false), at: time)
    for command in C.endings { component.perform(command, at: time) }
    let next = component.advance(to: time + 1e5)
    try hold(next == .never || next == .at(.infinity), "what is let go of comes to rest")
    while let occurrence = component.nextEvent() { try note(occurrence) }
    for (index, pair) in pairs.enumerated() where isOpen[index] && !pair.lasts {
      throw Breach("what has begun ends")
    }
  }
}

extension ComponentMessage {
  fileprivate func isOne(of actions: [Self]) -> Bool { actions.contains { $0.code == code } }
}
