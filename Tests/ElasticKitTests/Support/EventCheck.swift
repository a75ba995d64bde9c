@testable import ElasticKit

// MARK: - Beginnings and ends

/// Events that begin something, and those that end it.
struct EventPair: Sendable {
  let begins: [String]
  let ends: [String]
  /// Of the ends, those that end nothing else.
  var endsOnlyThis: [String] = []
  /// A command that begins it too, without an event.
  var command: String?
  /// Whether it may last for ever, as a state does.
  var lasts = false
}

/// Reads the events of one component in one play.
struct EventCheck<C: TestedComponent> {
  private(set) var breach: String?
  private var latest = -Double.infinity
  private var isOpen = C.eventPairs.map { _ in false }
  private var told: [String] = []

  /// Reads what has happened; several events that are read at once are checked in their order.
  mutating func read(_ component: inout C) {
    while let occurrence = component.nextEvent() {
      told.append("\(occurrence.event.name) at \(occurrence.time)")
      if occurrence.time < latest || !occurrence.time.isFinite {
        fail("the time falls from \(latest)")
      }
      latest = occurrence.time
      pair("\(occurrence.event.name)")
    }
  }

  private mutating func pair(_ name: String) {
    for (index, pair) in C.eventPairs.enumerated() {
      let ends = pair.ends.contains(name)
      if pair.endsOnlyThis.contains(name), !isOpen[index] { fail("\(name) ends nothing") }
      if ends { isOpen[index] = false }
      guard pair.begins.contains(name) else { continue }
      if isOpen[index] { fail("\(name) again, without one of \(pair.ends) before") }
      isOpen[index] = true
    }
  }

  /// A command begins some things without an event, because the app knows.
  mutating func note(_ command: C.Command, _ component: C) {
    for (index, pair) in C.eventPairs.enumerated() where pair.command == "\(command.name)" {
      if component.isBegun { isOpen[index] = true }
    }
  }

  /// Lets go of everything and waits until all is over.
  mutating func end(_ component: inout C, after time: Double) {
    for id in 1...2 {
      component.handle(.touch(id: id, phase: .cancel, point: .origin), at: time)
    }
    component.handle(.scrolled(offset: 0, isTracking: false), at: time)
    for command in C.endings { component.perform(command, at: time) }
    component.advance(to: time + 1e5)
    read(&component)
    for (index, pair) in C.eventPairs.enumerated() where isOpen[index] && !pair.lasts {
      fail("\(pair.begins) without one of \(pair.ends)")
    }
  }

  private mutating func fail(_ reason: String) {
    breach = breach ?? "\(reason); the last events: \(told.suffix(6))"
  }
}

/// The beginnings and ends among a component's events.
protocol EventTeller: ElasticComponent {
  static var eventPairs: [EventPair] { get }
  /// Whether a command that begins something has done so.
  var isBegun: Bool { get }
  /// Commands that end all that lasts until a command.
  static var endings: [Command] { get }
}

extension EventTeller {
  var isBegun: Bool { true }
  static var endings: [Command] { [] }
}

extension SurfaceMotion: EventTeller {
  /// Nothing that begins is reported: `settled` and `cancelled` are ends of drags.
  static var eventPairs: [EventPair] { [] }
}

extension ShapeMotion: EventTeller {
  /// As for a surface; `activated` is a moment.
  static var eventPairs: [EventPair] { [] }
}

extension RefreshMotion: EventTeller {
  static var eventPairs: [EventPair] {
    [
      // A haptic and a sentence such as "release to refresh" come with `armed`, and go with its end.
      EventPair(
        begins: ["armed"], ends: ["disarmed", "refresh", "load-more", "cancelled"],
        endsOnlyThis: ["disarmed"]),
      // A list shows that it loads until `ended`; `begin-refreshing` begins it without an event.
      EventPair(
        begins: ["refresh", "load-more"], ends: ["ended"], endsOnlyThis: ["ended"],
        command: "begin-refreshing"),
    ]
  }

  var isBegun: Bool { state == .bouncing || state == .loading }
  static var endings: [Command] { [.endRefreshing] }
}

extension MenuMotion: EventTeller {
  static var eventPairs: [EventPair] {
    [
      // Content is shown and the focus moves at `opening`. `restore` puts a menu that is on its way to either end.
      EventPair(begins: ["opening"], ends: ["opened", "closed", "closing"]),
      EventPair(begins: ["closing"], ends: ["closed", "opened", "opening"]),
    ]
  }
}

extension BallMotion: EventTeller {
  /// A song that is finished stands until the next command, and so it settles.
  static var eventPairs: [EventPair] { [EventPair(begins: ["finished"], ends: ["settled"])] }
  static var endings: [Command] { [.pause] }
}

extension BalloonMotion: EventTeller {
  static var eventPairs: [EventPair] {
    [
      // It types from `started` until its dots have stopped or cannot be seen.
      EventPair(begins: ["started"], ends: ["stopped", "hidden"]),
      // A balloon that has stopped or is invisible is so once.
      EventPair(begins: ["stopped"], ends: ["started"], lasts: true),
    ]
  }

  static var endings: [Command] { [.stop] }
}

// MARK: - Announced frames

extension ElasticComponent {
  /// What differs at a time before the announced next frame, at the latest after 1,000 s.
  func change(before next: NextFrame, at time: Double) -> String? {
    let end: Double
    switch next {
    case .now: return nil
    case .at(let due):
      guard due > time else { return "the next frame at \(due) is not after \(time)" }
      // Sums of times and places in a song are rounded, so the last bits of a time may be either side of the change.
      end = min(max(due - 1e-9, time), time + 1000)
    case .never: end = time + 1000
    }
    var now = self
    while now.nextEvent() != nil {}
    let before = now.told
    for share in [0.01, 0.5, 1] {
      var later = now
      let when = min(time + (end - time) * share, end)
      later.advance(to: when)
      if let event = later.nextEvent() {
        return "\(event.event) at \(event.time), but at \(time) told \(next)"
      }
      let after = later.told
      if let index = before.indices.first(where: { before[$0] != after[$0] }) {
        let name = Self.toldNames[index]
        return "its \(name) changes by \(when), but at \(time) told \(next)"
      }
    }
    return nil
  }

  private static var toldNames: [String] {
    [
      "drawing", "state", "inset, shift or extent", "progress", "indicator", "accessibility",
      "control points",
    ]
  }

  /// All that can be seen or read, bit for bit, as a list for each name.
  private var told: [[UInt64]] {
    let output = output
    let access = output.accessibility
    var reader: [UInt64] = [UInt64(access.role.rawValue), access.isModal ? 1 : 0]
    for text in [access.label, access.value, access.action] {
      reader += "\(text)\n".utf8.map { UInt64($0) }
    }
    let indicator: [Double] =
      output.indicator.map {
        let frame = $0.frame
        return [
          frame.minX, frame.minY, frame.width, frame.height, $0.progress, $0.turn,
          $0.isBusy ? 1 : 0,
        ]
      } ?? []
    let points = (0..<controlPointCount).flatMap { index -> [Double] in
      let point = controlPoint(index)
      return [point.x, point.y]
    }
    // A ball's progress is its place in the song, which goes on with the time while it plays.
    let progress: [UInt64] = self is BallMotion ? [] : [output.progress.bitPattern]
    let extents: [UInt64] = [output.inset, output.shift, output.extent].map(\.bitPattern)
    let state: [UInt64] = [UInt64(state.rawValue)]
    return [
      drawnBits, state, extents, progress, indicator.map(\.bitPattern), reader,
      points.map(\.bitPattern),
    ]
  }
}
