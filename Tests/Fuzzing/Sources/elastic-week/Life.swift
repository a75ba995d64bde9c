import ElasticKit
import FuzzTargets
import LawKit

/// Days of one component, held as a host holds it, under continual random input, at 120 frames a second, checked
/// against the laws.
///
/// Compared with it are a twin that gets the same input and no frames, and, from time to time, a young one
/// that gets the same input with a clock that has just started at 0.
struct Life<C: ElasticComponent> {
  static var rate: Double { 120 }

  /// Frames gone by; a clock that counts does not drift itself.
  private(set) var frame = 0
  /// Inputs given, rests at which the twin was compared, and frames at which a young one was.
  private(set) var inputs = 0
  private(set) var rests = 0
  private(set) var youngFrames = 0

  /// As it is on its first day.
  private let newborn: ElasticSession<C>
  private var session: ElasticSession<C>
  private var twin: ElasticSession<C>
  private var young: (session: ElasticSession<C>, birth: Int)?
  private var isCompared = false
  private var hands: Hands<C>
  private var numbers: [Double] = []
  private var others: [Double] = []

  init(seed: UInt64, content: [UInt8]) throws(ContentError) {
    hands = Hands(seed: seed)
    var born = ElasticSession<C>()
    if C.contentType == .song {
      try born.load(content, at: 0)
      let widths = (0..<(born.component.words?.count ?? 0)).map { 20 + 7 * Double($0 % 9) }
      born.handle(.measured(widths: widths, lineHeight: 24), at: 0)
    }
    born.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
    born.advance(to: 0)
    (newborn, session, twin) = (born, born, born)
  }

  /// Runs a number of frames.
  mutating func live(_ frames: Int) {
    let end = frame + frames
    while frame < end {
      frame += 1
      let time = Double(frame) / Self.rate
      // Inputs come between frames, so that no time is exactly as long ago as a window is wide.
      if let input = hands.next(at: frame) { give(input, early: hands.earliness()) }
      let activity = session.advance(to: time)
      readEvents(until: time)
      Self.draw(&session, &numbers)
      law(numbers.allSatisfy(\.isFinite), "what is drawn is finite")
      compareYoung()
      if activity == .never, hands.isIdle(at: frame) { rest(at: time) } else { isCompared = false }
    }
  }

  private mutating func give(_ input: Hands<C>.Action, early: Double) {
    let time = (Double(frame) - early) / Self.rate
    inputs += 1
    session.advance(to: time)
    let before = input.movesNothing ? Glimpse(session.component) : nil
    input.give(to: &session, at: time)
    if let before, let broken = Glimpse(session.component).breach(since: before, way: 0) {
      law(false, broken)
    }
    input.give(to: &twin, at: time)
    if let birth = young?.birth {
      input.give(to: &young!.session, at: (Double(frame - birth) - early) / Self.rate)
    }
  }

  private mutating func readEvents(until time: Double) {
    while let occurrence = session.nextEvent() {
      law(occurrence.time <= time, "an event has happened")
    }
  }

  /// The later the time, the coarser its rounding; the drawing may differ by no more than that.
  private mutating func compareYoung() {
    guard let birth = young?.birth else { return }
    young!.session.advance(to: Double(frame - birth) / Self.rate)
    while young!.session.nextEvent() != nil {}
    Self.draw(&young!.session, &others)
    youngFrames += 1
    law(
      numbers.count == others.count
        && zip(numbers, others).allSatisfy { ($0 - $1).magnitude <= 1e-3 },
      "after days it moves as on the first one")
  }

  /// Called once in every rest, after some time without motion.
  private mutating func rest(at time: Double) {
    guard !isCompared else { return }
    isCompared = true
    rests += 1
    twin.advance(to: time)
    while twin.nextEvent() != nil {}
    Self.draw(&twin, &others)
    law(numbers == others, "whether there were frames at all cannot be told from the drawing")
    if rests % 16 == 8 { young = nil }
    if rests % 16 == 0 { bear(at: time) }
  }

  /// Starts a young component if this one, apart from its age, equals a new one at its first rest.
  private mutating func bear(at time: Double) {
    var born = newborn
    Self.quiet(&born, at: 0)
    Self.quiet(&session, at: time)
    Self.quiet(&twin, at: time)
    born.advance(to: Self.infancy)
    Self.draw(&session, &numbers)
    Self.draw(&born, &others)
    if numbers == others, session.component.state == born.component.state {
      young = (born, frame - Int(Self.infancy * Self.rate))
    }
  }

  /// Seconds within which every new component comes to rest.
  private static var infancy: Double { 10 }

  /// Resets state that a drawing at rest does not show, and stops motion that never rests.
  private static func quiet(_ session: inout ElasticSession<C>, at time: Double) {
    let values = [
      "enable": 0.0, "end-refreshing": 0, "stop": 0, "pause": 0, "seek": 0, "rate": 1,
      "more-data": 0,
    ]
    for (code, name) in C.Command.names.enumerated() {
      guard let value = values[name.description],
        let command = C.Command(code: UInt8(code), value: value)
      else { continue }
      session.perform(command, at: time)
    }
    session.advance(to: time)
  }

  private static func draw(_ session: inout ElasticSession<C>, _ numbers: inout [Double]) {
    numbers.removeAll(keepingCapacity: true)
    session.withDrawing { drawing in drawing.forEachNumber { numbers.append($0) } }
  }
}
