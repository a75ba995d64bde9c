import ElasticKit

extension Canon {
  mutating func add(_ claim: TouchClaim) {
    begin("claim")
    add(claim.word)
  }

  mutating func add(_ next: NextFrame) {
    begin("next")
    switch next {
    case .now: add("now")
    case .at(let time):
      add("at")
      add(time)
    case .never: add("never")
    }
  }

  /// An event, its time, and its number, NaN if it has none.
  mutating func add(_ occurrence: Occurrence<some ComponentMessage>) {
    begin("event")
    add(occurrence.event.name)
    add(occurrence.time)
    add(occurrence.event.value ?? .nan)
  }

  mutating func add(announcement: StaticString) {
    begin("says")
    add(announcement)
  }

  mutating func add(_ access: ElasticAccessibility) {
    begin("access")
    for text in [access.role.name, access.label, access.value, access.action] { add(text) }
    add(access.isModal ? "modal" : "not modal")
  }

  mutating func add(_ indicator: ElasticOutput.Indicator) {
    begin("indicator")
    add(indicator.frame)
    add(indicator.progress)
    add(indicator.turn)
    add(indicator.isBusy ? "busy" : "idle")
  }
}

extension TouchClaim {
  fileprivate var word: StaticString {
    switch self {
    case .refused: "refused"
    case .undecided: "undecided"
    case .claimed: "claimed"
    }
  }
}
