#if canImport(Foundation)
import Foundation
import Testing

@testable import ElasticKit
import ElasticSettings

/// Every option must have a visible or audible effect.
@Suite("Every option")
struct OptionTests {
  @Test("changes the drawing, the events or the output", arguments: ComponentKind.allCases)
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
    let usual = try styles.map { style in try recordings.map { try Trace.play(type, $0, style) } }
    return try C.Style.properties.flatMap { property in
      try property.kind.ends.filter { end in
        try !styles.indices.contains { index in
          guard end != property.get(styles[index]) else { return false }
          var style = styles[index]
          try property.set(end, in: &style)
          return try recordings.indices.contains {
            try Trace.play(type, recordings[$0], style) != usual[index][$0]
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
        return try !recordings.contains {
          try Trace.play(type, $0, C.Style(), surroundings) != Trace.play(type, $0, C.Style())
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

/// The complete output of a component during a recording: drawings, events and values.
private struct Trace: Equatable {
  private var numbers: [UInt64] = []
  private var words: [String] = []

  static func play<C: ElasticComponent>(
    _ type: C.Type, _ recording: ElasticRecording, _ style: C.Style,
    _ surroundings: Surroundings = Surroundings()
  ) throws -> Trace {
    var trace = Trace()
    var played = ElasticSession(
      replaying: recording, on: C(style: style), surroundings: surroundings
    )
    var (frame, entries) = (0.0, recording.entries[...])
    while frame <= recording.duration + 3 {
      while let entry = entries.first, entry.time <= frame {
        entries.removeFirst()
        if case .input(let input) = entry.action {
          trace.words.append("\(played.handle(input, at: entry.time))")
        } else {
          _ = try played.perform(entry)
        }
      }
      let next = played.advance(to: frame)
      trace.look(played.component, next)
      while let occurrence = played.nextEvent() { trace.words.append("\(occurrence)") }
      frame += 1.0 / 20
    }
    return trace
  }

  private mutating func look<C: ElasticComponent>(_ component: C, _ next: NextFrame) {
    numbers += component.drawnBits
    let output = component.output
    numbers += [output.inset, output.extent, output.progress, component.words?.size ?? 0].map(
      \.bitPattern)
    words.append("\(output.accessibility) \(String(describing: output.indicator)) \(next)")
    words.append("\(component.state) \(String(describing: component.keys.edge))")
  }
}

/// Recordings of real pointers, and one in code with the inputs that they lack.
private enum OptionPlays {
  static func recordings(of kind: ComponentKind) throws -> [ElasticRecording] {
    try RecordingTests.played.map(RecordingTests.recording).filter { $0.component == kind }
      + [made(kind)]
  }

  /// The default constants, and sets of values that other constants depend on.
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

  private static func made(_ kind: ComponentKind) throws -> ElasticRecording {
    var made = OptionScript(kind)
    try kind.tested().fill(&made)
    return made.recording
  }
}

/// A recording written in code.
struct OptionScript {
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
  /// The defaults except for these values, where the style has such properties.
  fileprivate init(_ values: [String: Double]) throws {
    self.init()
    for property in Self.properties {
      guard let value = values[property.name.description] else { continue }
      try property.set(value, in: &self)
    }
  }
}
#endif
