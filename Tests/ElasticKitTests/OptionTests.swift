#if canImport(Foundation)
import Foundation
import Testing

@testable import ElasticKit

/// An option that changes nothing is none.
@Suite("Every option")
struct OptionTests {
  @Test("changes what is drawn, told or reported", arguments: ComponentKind.allCases)
  func matters(kind: ComponentKind) throws {
    var check = OptionCheck(recordings: try OptionPlays.recordings(of: kind))
    let idle = try kind.visit(&check)
    #expect(idle == [])
  }

  @Test("of the reader does, in one component at least")
  func surroundingsMatter() throws {
    var idle = Set(Surroundings.properties.map(\.name.description))
    for kind in ComponentKind.allCases {
      var check = SurroundingsCheck(recordings: try OptionPlays.recordings(of: kind))
      idle.formIntersection(try kind.visit(&check))
    }
    // A role's colour is the host's, which resolves it for scheme and contrast.
    #expect(idle == ["scheme", "increasedContrast"])
  }
}

/// Sets one property after the other and names those that no play shows.
private struct OptionCheck: ComponentVisitor {
  typealias Failure = any Error
  let recordings: [ElasticRecording]

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> [String] {
    let styles = try OptionPlays.styles(type)
    let usual = styles.map { style in recordings.map { Trace.play(type, $0, style) } }
    return try C.Style.properties.flatMap { property in
      try property.kind.ends.filter { end in
        try !styles.indices.contains { index in
          guard end != property.get(styles[index]) else { return false }
          var style = styles[index]
          try property.set(end, in: &style)
          return recordings.indices.contains {
            Trace.play(type, recordings[$0], style) != usual[index][$0]
          }
        }
      }
      .filter { $0 != property.get(C.Style()) }
      .map { "\(property.name) = \($0)" }
    }
  }
}

/// The reader's settings that no play shows.
private struct SurroundingsCheck: ComponentVisitor {
  typealias Failure = any Error
  let recordings: [ElasticRecording]

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Set<String> {
    Set(
      try Surroundings.properties.filter { property in
        var surroundings = Surroundings()
        let value = property.get(surroundings)
        try property.set(value == 0 ? 1 : property.kind.range.upperBound, in: &surroundings)
        return !recordings.contains {
          Trace.play(type, $0, C.Style(), surroundings) != Trace.play(type, $0, C.Style())
        }
      }.map(\.name.description))
  }
}

extension PropertyKind {
  /// The least and the greatest value; of a choice all.
  fileprivate var ends: [Double] {
    switch self {
    case .choice(let names): names.indices.map(Double.init)
    case .paint: [Double(0x1234_56FF), 0]
    default: [range.lowerBound, range.upperBound]
    }
  }
}

/// All that a component lets be seen and heard while a recording is played.
private struct Trace: Equatable {
  private var numbers: [UInt64] = []
  private var words: [String] = []

  static func play<C: ElasticComponent>(
    _ type: C.Type, _ recording: ElasticRecording, _ style: C.Style,
    _ surroundings: Surroundings = Surroundings()
  ) -> Trace {
    var trace = Trace()
    var player = RecordingPlayer<C>(recording, style: style, surroundings: surroundings)
    var (frame, entries) = (0.0, recording.entries[...])
    while frame <= recording.duration + 3 {
      while let entry = entries.first, entry.time <= frame {
        entries.removeFirst()
        if case .input(let input) = entry.action {
          // The player does not say what is claimed.
          var component = player.component
          trace.words.append("\(component.handle(input, at: entry.time))")
        }
        _ = player.step()
      }
      trace.look(player.component, player.advance(to: frame))
      while let occurrence = player.nextEvent() { trace.words.append("\(occurrence)") }
      frame += 1.0 / 20
    }
    return trace
  }

  private mutating func look<C: ElasticComponent>(_ component: C, _ next: NextFrame) {
    numbers += component.drawnBits
    let output = component.output
    numbers += [output.inset, output.extent, output.progress, component.wordSize].map(\.bitPattern)
    words.append("\(output.accessibility) \(String(describing: output.indicator)) \(next)")
    words.append("\(component.state) \(String(describing: component.keyEdge))")
  }
}

/// Recordings of real pointers, and what is in none of them.
private enum OptionPlays {
  static func recordings(of kind: ComponentKind) throws -> [ElasticRecording] {
    try RecordingTests.names.map(RecordingTests.recording).filter { $0.component == kind }
      + made(kind)
  }

  /// The usual constants, and some with what others depend on.
  static func styles<C: ElasticComponent>(_ type: C.Type) throws -> [C.Style] {
    try [C.Style()] + companions.map { try C.Style($0) }
  }

  private static let companions: [[String: Double]] = [
    [
      "overPull": 1, "showsPath": 1, "lineWidth": 4, "showsControlPoints": 1, "purpose": 1,
      "fill": 0x1234_56FF, "dotCount": 12, "hop": 1, "width": 200, "reachShare": 0.2,
    ],
    ["dotStyle": 1, "opensFrom": 1, "crest": 1], ["dotStyle": 2, "loops": 1, "indicator": 1],
    ["edge": 1, "background": 0x1234_56FF],
  ]

  private static func made(_ kind: ComponentKind) -> [ElasticRecording] {
    var made = Script(kind)
    switch kind {
    case .elasticSurface:
      made.drag([(100, 20), (130, 100), (160, 340)], at: 0)
      made.drag([(100, 20), (104, 60), (100, 150)], at: 3)
    case .pullToRefresh:
      made.drag([(100, 20), (120, 60), (130, 340)], at: 0)
      made.command("end-refreshing", at: 2)
      made.drag([(100, 20), (140, 24), (150, 60), (150, 90)], at: 4)
      made.command("begin-refreshing", at: 6)
      made.command("end-refreshing", at: 6.1)
      made.input(.scrolled(offset: -130, isTracking: true), at: 9)
      made.input(.scrolled(offset: -130, isTracking: false), at: 9.5)
      made.command("end-refreshing", at: 11)
      made.drag([(100, 640), (110, 500), (130, 440)], at: 13)
    case .flowingMenu:
      made.drag([(5, 300), (30, 310), (110, 330)], at: 0)
      made.command("close", at: 2)
      made.drag([(5, 300), (20, 330), (360, 330)], at: 3)
      made.drag([(200, 300), (150, 300), (100, 300)], at: 6)
      made.command("open", at: 9)
      made.drag([(240, 300), (200, 310), (180, 300)], at: 11, pause: 0.5)
      made.command("close", at: 14)
      // As quick as 150 points a second.
      made.drag((0...18).map { (5 + 5 * Double($0), 300) }, at: 16)
      made.command("close", at: 19)
      made.drag([(5, 300), (9, 340), (120, 340)], at: 21)
      made.drag([(100, 300), (105, 300), (220, 310)], at: 24)
    case .lyricBall:
      made.content = Array(BallMotion.testSong.utf8)
      made.command("play", at: 0)
      made.command("seek", value: 11, at: 3)
    case .messageBalloon:
      made.input(.surroundings(Surroundings(direction: .rightToLeft)), at: 0.1)
      made.command("hide", at: 1)
      made.command("start", at: 2)
      made.command("stop", at: 4)
    case .elasticShape:
      made.drag([(187, 60), (190, 120), (240, 190)], at: 0)
      made.drag([(20, 20), (21, 21)], at: 3)
      made.command("poke", at: 5)
    }
    return [made.recording]
  }
}

/// A recording that is written down.
private struct Script {
  private let kind: ComponentKind
  private var entries: [ElasticRecording.Entry] = []
  var content: [UInt8] = []

  init(_ kind: ComponentKind) { self.kind = kind }

  var recording: ElasticRecording {
    ElasticRecording(
      component: kind, size: Size2D(width: 375, height: 667), content: content, entries: entries)
  }

  mutating func input(_ input: ElasticInput, at time: Double) {
    entries.append(ElasticRecording.Entry(time: time, action: .input(input)))
  }

  /// A finger that goes through these places, a thirtieth of a second from each to the next, and lifts, after a
  /// pause if there is one.
  mutating func drag(_ places: [(Double, Double)], at time: Double, pause: Double = 0) {
    for (index, (x, y)) in (places + [places[places.count - 1]]).enumerated() {
      let phase: TouchPhase = index == 0 ? .down : index == places.count ? .up : .move
      input(
        .touch(id: 1, phase: phase, point: Point2D(x, y)),
        at: time + Double(index) / 30 + (phase == .up ? pause : 0))
    }
  }

  mutating func command(_ name: String, value: Double = 0, at time: Double) {
    var find = CommandSearch(name: name)
    guard let code = kind.visit(&find) else { return }
    entries.append(ElasticRecording.Entry(time: time, action: .command(code: code, value: value)))
  }
}

private struct CommandSearch: ComponentVisitor {
  typealias Failure = Never
  let name: String

  func visit<C: ElasticComponent>(_ type: C.Type) -> UInt8? {
    C.Command.code(named: name.utf8)
  }
}

extension ComponentStyle {
  /// The defaults but for these, where there are such properties.
  fileprivate init(_ values: [String: Double]) throws {
    self.init()
    for property in Self.properties {
      guard let value = values[property.name.description] else { continue }
      try property.set(value, in: &self)
    }
  }
}
#endif
