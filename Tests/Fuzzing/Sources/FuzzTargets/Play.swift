import ElasticKit

/// Plays bytes on a component as a host does, and checks the laws of all components.
struct Play<C: ElasticComponent> {
  private var session = ElasticSession<C>()
  private var now = 0.0
  private var fingers = Fingers()
  private var isMotionReduced = false
  /// The checksum of the whole play: every number drawn, and every event.
  private var sum = Checksum()
  private var events = Checksum()
  private var eventCount = 0

  /// The frames between two steps.
  private enum Frames {
    /// One at each step, before and after it.
    case steps
    /// Some in between, too.
    case more
    /// None at all until the end.
    case none
  }

  static func run(_ bytes: [UInt8], _ sum: inout Checksum) {
    var reader = PlayReader<C>(bytes)
    let steps = reader.steps()
    let one = played(steps, .steps)
    let more = played(steps, .more)
    law(
      more.sum.value == one.sum.value,
      "how many frames there are between inputs cannot be told from the drawing")
    // A song that loops between two frames reports only its last rounds.
    if one.eventCount < 1000 {
      law(more.events.value == one.events.value, "how many frames there are changes no event")
    }
    law(
      played(steps, .none).lastDrawing == one.lastDrawing,
      "whether there were frames at all cannot be told from the drawing")
    sum.add(bits: one.sum.value)
    sum.add(bits: one.events.value)
  }

  private static func played(_ steps: [PlayStep<C>], _ frames: Frames) -> Play {
    var play = Play()
    play.session.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    for step in steps { play.take(step, frames) }
    for pause in [0.01, 0.3, 3, 60, 1e3] { play.run(to: play.now + pause, frames) }
    // Drawn is what a frame shows; at the end of time, 1e9 s, the pauses have none.
    play.session.advance(to: play.now)
    return play
  }

  private mutating func take(_ step: PlayStep<C>, _ frames: Frames) {
    run(to: step.time, frames)
    guard frames == .steps else {
      // Without a frame the component does not have the current time: the step gets it.
      let time = frames == .none && step.time.isTime ? now : step.time
      return take(PlayStep(time: time, action: step.action))
    }
    let before = Glimpse(session.component)
    let allowance = allowance(of: step)
    take(step)
    if let allowance {
      Glimpse(session.component).check(
        since: before, way: allowance.way, isIgnored: allowance.isIgnored)
    }
    look()
  }

  private mutating func take(_ step: PlayStep<C>) {
    switch step.action {
    case .input(let input):
      session.handle(input, at: step.time)
      fingers.note(input, at: step.time)
      if case .surroundings(let new) = input, step.time.isTime {
        isMotionReduced = new.reduceMotion
      }
    case .command(let command):
      session.perform(command, at: step.time)
    case .set(let property, let value):
      var style = session.component.style
      do throws(PropertyError) {
        try property.set(value, in: &style)
        session.restyle(style, at: step.time)
      } catch {
        law(style == session.component.style, "a refused setting changes nothing")
      }
    case .load(let content):
      do throws(ContentError) { try session.load(content, at: step.time) } catch {
        law((0...content.count).contains(error.offset), "a fault lies within the content")
        law(error.line >= 1, "a fault is in a line")
      }
    case .measure(let count, let width, let lineHeight):
      let widths = (0..<(count ?? session.component.wordCount)).map { width + Double($0 % 7) }
      session.handle(.measured(widths: widths, lineHeight: lineHeight), at: step.time)
    case .frame: break
    }
  }

  /// The distance that the law Interruptible allows for a step: 0 for most, the finger's travel for a
  /// touch, nil where the law does not apply.
  private func allowance(of step: PlayStep<C>) -> (way: Double, isIgnored: Bool)? {
    guard step.time.isTime else { return (0, true) }
    // A motion of duration 0 ends at once; under Reduce Motion any motion may.
    guard !isMotionReduced, !hasNoDuration else { return nil }
    switch step.action {
    case .input(.touch(let id, let phase, let point)):
      return (fingers.way(id, phase, point) * reach, false)
    case .input(.activated), .frame: return (0, false)
    case .command(let command):
      // These commands set the position.
      let name = command.name
      return name.isEqual(to: "restore") || name.isEqual(to: "seek") || name.isEqual(to: "play")
        ? nil : (0, false)
    default: return nil
    }
  }

  private var hasNoDuration: Bool {
    C.Style.properties.contains { property in
      property.get(session.component.style) == 0
        && property.name.withUTF8Buffer { $0.suffix(8).elementsEqual("Duration".utf8) }
    }
  }

  /// The ratio of an edge's travel to the finger's: above 1 if a menu's ratios add up to more than 1.
  private var reach: Double {
    let ratios = (["baseRatio", "waveRatio"] as [StaticString]).compactMap { name in
      name.withUTF8Buffer { C.Style.property(named: $0) }
    }
    return max(ratios.reduce(0) { $0 + $1.get(session.component.style) }, 1)
  }

  private mutating func run(to time: Double, _ frames: Frames) {
    guard time.isTime, time > now else {
      if frames != .none { frame(at: time) }
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
    }
    frame(at: time)
  }

  private mutating func frame(at time: Double) {
    let activity = session.advance(to: time)
    // The closure may not change this play while the session lends its drawing.
    var sum = self.sum
    session.withDrawing { drawing in
      drawing.forEachNumber {
        law($0.isFinite, "what is drawn is finite")
        sum.add($0)
      }
    }
    self.sum = sum
    while let occurrence = session.nextEvent() {
      law(occurrence.time <= now, "an event has happened")
      // The only event that is posted with every frame.
      if occurrence.event.name.isEqual(to: "slide") { continue }
      events.add(occurrence.time)
      events.add(Int(occurrence.event.code))
      events.add(occurrence.event.value ?? .nan)
      eventCount += 1
    }
    self.sum.add(Int(session.component.state.rawValue))
    switch activity {
    case .now: break
    case .never: checkNothingChanges(before: .infinity)
    case .at(let until): checkNothingChanges(before: until)
    }
  }

  private func checkNothingChanges(before end: Double) {
    let shown = lastDrawing
    for wait in [0.02, 1, 1e3] where now + wait < end && now + wait > now {
      var later = self
      later.session.advance(to: now + wait)
      law(later.lastDrawing == shown, "nothing changes while nothing is said to")
    }
  }

  /// The values that a host reads besides the drawing.
  private mutating func look() {
    let component = session.component
    let output = session.output
    law(output.inset.isFinite, "an inset is finite")
    law(output.extent.isFinite, "an extent is finite")
    law(output.progress.isFinite, "a progress is finite")
    if let indicator = output.indicator {
      law(
        indicator.frame.minX.isFinite && indicator.frame.minY.isFinite
          && indicator.frame.width.isFinite && indicator.frame.height.isFinite
          && indicator.progress.isFinite && indicator.turn.isFinite, "an indicator is finite")
    }
    for index in 0..<component.controlPointCount {
      let point = component.controlPoint(index)
      law(point.x.isFinite && point.y.isFinite, "a control point is finite")
    }
    law(component.wordSize.isFinite && component.wordSize >= 0, "a letter has a size")
  }

  private var lastDrawing: UInt64 {
    var session = session
    return session.withDrawing { Glimpse.bits($0) }
  }
}

/// The positions of the fingers, from the component's input.
struct Fingers {
  private var known: [(id: Int, place: Point2D)] = []

  /// The distance that this input moves its finger.
  func way(_ id: Int, _ phase: TouchPhase, _ point: Point2D) -> Double {
    guard let finger = known.first(where: { $0.id == id }) else { return 0 }
    // A distance too short for its length to be above 0 still counts.
    return point == finger.place ? 0 : max((point - finger.place).length, .leastNonzeroMagnitude)
  }

  mutating func note(_ input: ElasticInput, at time: Double) {
    guard case .touch(let id, let phase, let point) = input, time.isTime,
      point.x.magnitude <= 1e9, point.y.magnitude <= 1e9
    else { return }
    known.removeAll { $0.id == id }
    if phase == .down || phase == .move { known.append((id, point)) }
  }
}

extension Double {
  /// True if a component accepts this as a time.
  fileprivate var isTime: Bool { magnitude <= 1e9 }
}

extension StaticString {
  fileprivate func isEqual(to other: StaticString) -> Bool {
    withUTF8Buffer { one in other.withUTF8Buffer { one.elementsEqual($0) } }
  }
}
