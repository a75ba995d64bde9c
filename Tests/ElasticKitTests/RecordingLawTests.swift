import ElasticRecordings
import LawKit
import TestSupport
import Testing

@testable import ElasticKit

/// A recording is what was done, and recording changes nothing.
@Suite("A session that records")
struct RecordingLawTests {
  private let size = Size2D(width: 375, height: 667)

  @Test(
    "shows what one that does not record shows, and its recording, written and read, shows it again",
    arguments: ComponentKind.allCases)
  func plays(kind: ComponentKind) throws { try check(try kind.tested(), kind) }

  private func check<C: TestedComponent>(_ type: C.Type, _ kind: ComponentKind) throws {
    for seed in Chance.seeds(600 / C.playCost) {
      guard let breach = try breach(type, kind, seed) else { continue }
      Issue.record("\(Chance.again(seed)): \(breach)")
      return
    }
  }

  private func breach<C: TestedComponent>(
    _ type: C.Type, _ kind: ComponentKind, _ seed: UInt64
  ) throws -> String? {
    var play = RandomPlay<C>(seed: seed, .wild)
    let component = play.component()
    var recording = ElasticRecording(component: kind, size: size)
    func start() -> ElasticSession<C> {
      ElasticSession(
        replaying: recording, on: component, surroundings: component.surroundings)
    }
    var (plain, recorded) = (start(), start())
    recorded.isRecording = true
    var shown: [(time: Double, bits: [UInt64])] = []
    for step in 0..<40 {
      let deed = play.deed()
      for session in [true, false] {
        if session { deed.act(&plain, play.time) } else { deed.act(&recorded, play.time) }
      }
      // What comes late counts at the time of the last frame, and changes what that showed.
      while let last = shown.last, last.time >= recorded.time { shown.removeLast() }
      plain.advance(to: play.time)
      recorded.advance(to: play.time)
      let bits = plain.shownBits
      guard recorded.shownBits == bits else {
        return "step \(step), \(deed.name): another drawing than without recording"
      }
      shown.append((play.time, bits))
    }
    for pause in [0.02, 0.3, 3] {
      plain.advance(to: play.time + pause)
      shown.append((play.time + pause, plain.shownBits))
    }
    while let entry = recorded.nextEntry() { recording.entries.append(entry) }
    let json = recording.json
    do throws(ElasticRecording.ParseError) { recording = try ElasticRecording(json: json) } catch {
      return "cannot be read: \(error) in \(String(decoding: json, as: UTF8.self))"
    }
    var replay = start()
    for (time, bits) in shown {
      replay.advance(to: time)
      if let fault = replay.fault { return "ends at \(fault)" }
      guard replay.shownBits == bits else { return "another drawing at \(time) than recorded" }
    }
    return nil
  }

  @Test("keeps nothing of what the component ignored")
  func ignored() {
    var ball = ElasticSession(BallMotion(lyrics: (try? Lyrics("one two".utf8)) ?? Lyrics()))
    ball.layOut(size, Surroundings(), at: 0)
    ball.isRecording = true
    let point = Point2D(10, 10)
    for time in [.nan, .infinity, -.infinity, 1e300] {
      ball.handle(.touch(id: 1, phase: .move, point: point), at: time)
      ball.perform(.play, at: time)
      var style = ball.component.style
      style.lift += 10
      ball.restyle(style, at: time)
      ball.follow(0, isPlaying: true, at: time)
    }
    for number in [Double.nan, .infinity, 1e10] {
      ball.handle(.touch(id: 1, phase: .down, point: Point2D(number, 0)), at: 1)
      ball.handle(.scrolled(offset: number, isTracking: true), at: 1)
      ball.handle(.resized(Size2D(width: number, height: 1)), at: 1)
      ball.handle(.surroundings(Surroundings(textScale: number)), at: 1)
      ball.handle(.measured(widths: [number, 1], lineHeight: 20), at: 1)
      ball.handle(.measured(widths: [1, 1], lineHeight: number), at: 1)
      ball.perform(.seek(to: number), at: 1)
      ball.perform(.rate(number), at: 1)
      ball.follow(0, isPlaying: false, rate: number, at: 1)
      ball.follow(number, isPlaying: true, at: 1)
    }
    ball.handle(.resized(Size2D(width: -1, height: 1)), at: 1)
    ball.handle(.surroundings(Surroundings(textScale: 0)), at: 1)
    ball.handle(.measured(widths: [1, 1], lineHeight: 0), at: 1)
    ball.handle(.measured(widths: [1, -1], lineHeight: 20), at: 1)
    ball.handle(.measured(widths: [1], lineHeight: 20), at: 1)
    #expect(ball.needsMeasuring)
    ball.perform(.rate(17), at: 1)
    ball.follow(0, isPlaying: false, rate: 17, at: 1)
    var kept: [ElasticRecording.Entry] = []
    while let entry = ball.nextEntry() { kept.append(entry) }
    #expect(kept.map { "\($0)" } == [])
  }

  @Test("goes on with a replay when an input is ignored")
  func ignoredInReplay() {
    let poke = ElasticRecording.Entry(
      time: 5, action: .input(.touch(id: 1, phase: .down, point: Point2D(10, 10))))
    var session = ElasticSession<SurfaceMotion>(
      replaying: ElasticRecording(component: .elasticSurface, size: size, entries: [poke]))
    session.advance(to: 1)
    session.handle(.touch(id: 2, phase: .down, point: Point2D(.nan, 10)), at: 1)
    session.handle(.touch(id: 2, phase: .down, point: Point2D(10, 10)), at: .nan)
    #expect(session.isReplaying)
  }

  @Test("a surface's new height glides the same while it is dragged")
  func surfaceRestyled() {
    var heights: [Double] = []
    for isRecording in [false, true] {
      var surface = ElasticSession<SurfaceMotion>()
      surface.layOut(size, Surroundings(), at: 0)
      surface.isRecording = isRecording
      surface.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 0.1)
      surface.handle(.touch(id: 1, phase: .move, point: Point2D(100, 180)), at: 0.2)
      var style = surface.component.style
      (style.minimumHeight, style.maximumWave) = (200, 120)
      surface.restyle(style, at: 0.3)
      surface.advance(to: 3)
      heights.append(surface.output.extent)
    }
    #expect(heights[0] == heights[1])
    #expect(heights[0] > 250)
  }
}

extension ElasticSession where C: TestedComponent {
  /// All that is drawn or read of the current state, bit for bit.
  fileprivate var shownBits: [UInt64] {
    let output = output
    let size = component.words?.size ?? 0
    let numbers: [Double] = [
      output.inset, output.shift, output.extent, output.progress, output.indicator?.turn ?? 0,
      output.indicator?.progress ?? 0, size,
    ]
    return component.drawnBits + numbers.map(\.bitPattern) + [UInt64(component.state.rawValue)]
      + C.Style.properties.map { $0.get(component.style).bitPattern }
  }
}

/// Something that is done to a session.
private struct Deed<C: ElasticComponent> {
  let name: String
  let act: (inout ElasticSession<C>, Double) -> Void
}

extension PlayReader where C: TestedComponent, Source == SeedChoices {
  /// The next thing to do, valid or not; content is none of a recording's entries.
  fileprivate mutating func deed() -> Deed<C> {
    let step = next()
    if source.random.unit() < 0.3 { return invalid() }
    switch step.action {
    case .set(let property, let value):
      let index = C.Style.properties.firstIndex { $0.name.isEqual(to: "\(property.name)".utf8) }
      return Deed(name: "\(property.name) = \(value)") {
        let entry = ElasticRecording.Entry(
          time: $1, action: .set(property: index ?? 0, value: value))
        _ = try? $0.perform(entry)
      }
    case .load, .frame:
      return Deed(name: "a frame") { $0.advance(to: $1) }
    case .input, .command, .restyle, .measure:
      return Deed(name: "\(step.action)") { session, _ in _ = try? session.perform(step) }
    }
  }

  private mutating func number() -> Double {
    source.pick([
      .nan, .infinity, -.infinity, 1e300, 1e10, 1e9, -1e9, -1, 0, -0.0, 0.3, 10, 20, 375,
    ])
  }

  /// What is wrong in some way: a number, a time, a finger, a code.
  private mutating func invalid() -> Deed<C> {
    let late = source.pick([0, 0, -1, -.infinity, .nan, .infinity, 1e300])
    let id = source.pick([1, 2, 9, -3, Int.max, Int.max - 1, Int.min])
    let point = Point2D(number(), number())
    let (first, second) = (number(), number())
    func act(
      _ name: String, _ act: @escaping (inout ElasticSession<C>, Double) -> Void
    ) -> Deed<C> {
      Deed(name: "\(name), \(late) s late") { act(&$0, $1 + late) }
    }
    func handle(_ input: ElasticInput) -> Deed<C> {
      act("\(input)") { $0.handle(input, at: $1) }
    }
    switch Int(source.random.unit() * 10) {
    case 0: return handle(.scrolled(offset: first, isTracking: source.random.unit() < 0.5))
    case 1: return handle(.resized(Size2D(width: first, height: second)))
    case 2: return handle(.measured(widths: [first, second], lineHeight: number()))
    case 3:
      let area = Surroundings.SafeArea(top: source.pick([0, 0, 0, first]))
      return handle(.surroundings(Surroundings(textScale: second, safeArea: area)))
    case 4:
      let code = UInt8(source.within(0...10))
      return act("command \(code) \(first)") {
        _ = try? $0.perform(
          ElasticRecording.Entry(time: $1, action: .command(code: code, value: first)))
      }
    case 5:
      let index = Int(source.within(-2...60))
      return act("setting \(index) \(first)") {
        _ = try? $0.perform(
          ElasticRecording.Entry(time: $1, action: .set(property: index, value: first)))
      }
    case 6:
      let style = style()
      return act("a style") { $0.restyle(style, at: $1) }
    case 7:
      let rate = source.pick([1, 1, second])
      return act("follow \(first) \(rate)") {
        C.follow(first, rate: rate, at: $1, in: &$0)
      }
    default: return handle(.touch(id: id, phase: source.pick(TouchPhase.allCases), point: point))
    }
  }
}
