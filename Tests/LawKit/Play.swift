import ElasticKit

/// The laws of all components; what is drawn or read is finite in any case.
public struct Laws: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// How many frames there are can be told neither from the drawing nor from the events.
  public static let equal = Laws(rawValue: 1)
  /// Nothing moves further than the finger.
  public static let interruptible = Laws(rawValue: 2)
  /// Until the announced frame nothing changes.
  public static let announced = Laws(rawValue: 4)
  /// Events come in order, and each beginning has one end.
  public static let events = Laws(rawValue: 8)
  public static let all: Laws = [.equal, .interruptible, .announced, .events]
}

/// Plays steps on a component as a host does, and holds it to the laws.
public struct Play<C: LawSubject> {
  /// The frames between two steps.
  enum Frames {
    /// One at each step, before and after it.
    case steps
    /// Some in between, too.
    case more
    /// Sixty a second, for half a second after each step.
    case often
    /// Those that are announced.
    case host
    /// None at all until the end.
    case none
  }

  let frames: Frames
  let laws: Laws
  var session: ElasticSession<C>
  var now = 0.0
  var hand = Hand<C>()
  /// The checksum of the whole play: every number drawn, and every event.
  private var sum = Checksum()
  private var events = Checksum()
  private var eventCount = 0
  private var check = EventCheck<C>()

  /// Plays the steps once, or, for the laws about frames, several times; throws the first breach.
  /// - Returns: one number for every number drawn and every event.
  public static func run(
    _ steps: [PlayStep<C>], on start: ElasticSession<C>, _ laws: Laws
  ) throws(Breach) -> Checksum {
    let one = try played(steps, on: start, laws, .steps)
    if laws.contains(.announced) {
      try one.holdEqual(try played(steps, on: start, laws, .host))
    }
    if laws.contains(.equal) {
      try one.holdEqual(try played(steps, on: start, laws, .more))
      try one.holdEqual(try played(steps, on: start, laws, .often))
      try hold(
        try played(steps, on: start, laws, .none).lastDrawing == one.lastDrawing,
        "whether there were frames at all cannot be told from the drawing")
    }
    var sum = Checksum()
    sum.add(bits: one.sum.value)
    sum.add(bits: one.events.value)
    return sum
  }

  private func holdEqual(_ other: Play) throws(Breach) {
    try hold(
      other.sum.value == sum.value,
      "how many frames there are between inputs cannot be told from the drawing")
    // A song that loops between two frames reports only its last rounds.
    try hold(
      eventCount >= 1000 || other.events.value == events.value,
      "how many frames there are changes no event")
  }

  private static func played(
    _ steps: [PlayStep<C>], on start: ElasticSession<C>, _ laws: Laws, _ frames: Frames
  ) throws(Breach) -> Play {
    var play = Play(frames: frames, laws: laws, session: start)
    do throws(Breach) {
      for step in steps {
        try play.run(to: step.time)
        try play.perform(step)
      }
      for pause in [0.01, 0.3, 3, 60, 1e3] { try play.run(to: play.now + pause) }
      if frames == .steps, laws.contains(.events) {
        try play.check.end(play.session.component, fingers: play.hand.fingers, after: play.now)
      }
    } catch {
      var breach = error
      breach.time = play.now
      throw breach
    }
    // Drawn is what a frame shows; at the end of time, 1e9 s, the pauses have none.
    play.session.advance(to: play.now)
    return play
  }

  private init(frames: Frames, laws: Laws, session: ElasticSession<C>) {
    self.frames = frames
    self.laws = laws
    self.session = session
  }

  private mutating func perform(_ step: PlayStep<C>) throws(Breach) {
    // Without a frame the component does not have the current time: the step gets it.
    let time = frames == .none && step.time.isTime ? now : step.time
    let step = PlayStep<C>(time: time, action: step.action)
    guard frames == .steps else {
      try session.perform(step)
      return
    }
    if laws.contains(.interruptible) {
      try takeWatched(step)
    } else {
      hand.note(step, try session.perform(step))
    }
    try readEvents()
    if case .command(let command) = step.action, step.time.isTime {
      check.note(command, session.component)
    }
    try holdFinite()
  }

  private mutating func run(to time: Double) throws(Breach) {
    guard time.isTime, time > now else {
      if frames != .none { try frame(at: time) }
      return
    }
    let start = now
    now = time
    switch frames {
    case .none: return
    case .steps: break
    case .more:
      for share in [0.1, 0.37, 0.5, 0.93] {
        session.advance(to: min(start + (time - start) * share, time))
      }
    case .often:
      for frame in 1...30 where start + Double(frame) / 60 < time {
        session.advance(to: start + Double(frame) / 60)
      }
    case .host: try follow(from: start, to: time)
    }
    try frame(at: time)
  }

  /// Some frames, each at the time that the one before it announced.
  private mutating func follow(from start: Double, to end: Double) throws(Breach) {
    var time = start
    for _ in 0..<8 where time < end {
      let next = session.advance(to: time)
      try session.component.holdStill(before: next, at: time)
      switch next {
      case .now: time += (end - time) / 4
      case .at(let due): time = due
      case .never: return
      }
    }
  }

  private mutating func frame(at time: Double) throws(Breach) {
    let next = session.advance(to: time)
    // The closure may not change this play while the session lends its drawing.
    var (sum, isFinite) = (self.sum, true)
    session.withDrawing { drawing in
      drawing.forEachNumber {
        isFinite = isFinite && $0.isFinite
        sum.add($0)
      }
    }
    try hold(isFinite, "what is drawn is finite")
    self.sum = sum
    try readEvents()
    self.sum.add(Int(session.component.state.rawValue))
    // A frame at no time is none.
    if frames == .host, time.isTime { try session.component.holdStill(before: next, at: now) }
  }

  private mutating func readEvents() throws(Breach) {
    while let occurrence = session.nextEvent() {
      try hold(occurrence.time <= now, "an event has happened")
      if laws.contains(.events), frames == .steps { try check.note(occurrence) }
      // The only event that is posted with every frame.
      if occurrence.event.name.isEqual(to: "slide") { continue }
      events.add(occurrence.time)
      events.add(Int(occurrence.event.code))
      events.add(occurrence.event.value ?? .nan)
      eventCount += 1
    }
  }

  /// The values that a host reads besides the drawing.
  private func holdFinite() throws(Breach) {
    let component = session.component
    let output = session.output
    var numbers = [output.inset, output.shift, output.extent, output.progress]
    if let indicator = output.indicator {
      let frame = indicator.frame
      numbers += [frame.minX, frame.minY, frame.width, frame.height]
      numbers += [indicator.progress, indicator.turn]
    }
    try hold(numbers.allSatisfy { $0.isFinite }, "what a host reads is finite")
    for point in component.controlPoints {
      try hold(point.x.isFinite && point.y.isFinite, "a control point is finite")
    }
    let size = component.words?.size ?? 0
    try hold(size.isFinite && size >= 0, "a letter has a size")
  }

  private var lastDrawing: UInt64 {
    var session = session
    return session.withDrawing { Glimpse.bits($0) }
  }
}

extension Double {
  /// True if a component accepts this as a time.
  var isTime: Bool { magnitude <= 1e9 }
}

extension StaticString {
  func isEqual(to other: StaticString) -> Bool {
    withUTF8Buffer { one in other.withUTF8Buffer { one.elementsEqual($0) } }
  }
}
