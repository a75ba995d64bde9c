#if canImport(Foundation)
import ElasticRecordings
import Foundation
import TestSupport
import Testing

@testable import ElasticKit

/// Recordings of real pointers in a browser, under the same laws as the random plays.
@Suite("Every recording")
struct RecordingTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Gestures")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".gesture.json") }.sorted()

  static func recording(_ name: String) throws -> ElasticRecording {
    try ElasticRecording(json: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }

  @Test("is there")
  func thereAreSome() { #expect(Self.names.count >= 6) }

  @Test("keeps the law Interruptible", arguments: names)
  func interruptible(name: String) throws {
    var check = InterruptibleCheck(recording: try Self.recording(name))
    #expect(try check.recording.component.visit(&check) == [])
  }

  @Test("keeps the law Equal at 60 Hz, 120 Hz and random frames", arguments: names)
  func equal(name: String) throws {
    var check = EqualCheck(recording: try Self.recording(name))
    let traces = try check.recording.component.visit(&check)
    #expect(Set(traces).count == 1)
  }

  @Test("comes to rest, and the same recording does the same again", arguments: names)
  func settles(name: String) throws {
    var check = RestCheck(recording: try Self.recording(name))
    #expect(try check.recording.component.visit(&check))
  }
}

private struct InterruptibleCheck: ComponentVisitor {
  typealias Failure = any Error
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> [String] {
    try #require((type as? any Watchable.Type)).breaches(in: recording)
  }
}

extension Watchable {
  static func breaches(in recording: ElasticRecording) throws -> [String] {
    var played = ElasticSession<Self>(replaying: recording).component
    var watch = Watcher()
    return try recording.entries.compactMap { entry in
      played.advance(to: entry.time.nextDown)
      var component = played
      component.advance(to: entry.time)
      _ = try played.take(entry)
      switch entry.action {
      case .input(let input):
        return watch.breach(of: .input(input), by: &component, at: entry.time)
      case .command(let code, let value):
        guard let command = Command(code: code, value: value) else { return "no such command" }
        return watch.breach(of: .command(command), by: &component, at: entry.time)
      case .set: return nil
      }
    }
  }
}

private struct EqualCheck: ComponentVisitor {
  typealias Failure = any Error
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> [[UInt64]] {
    var random = SplitMix(seed: 3)
    return [
      type.trace(of: recording) { _ in .infinity },
      type.trace(of: recording) { $0 + 1.0 / 60 },
      type.trace(of: recording) { $0 + 1.0 / 120 },
      type.trace(of: recording) { $0 + random.unit() * 0.1 + 1e-4 },
    ]
  }
}

extension ElasticComponent {
  /// Every number drawn at 200 instants, with the given frames in between.
  static func trace(of recording: ElasticRecording, nextFrame: (Double) -> Double) -> [UInt64] {
    var session = ElasticSession<Self>(replaying: recording)
    var bits: [UInt64] = []
    var frame = 0.0
    for instant in 0..<200 {
      let time = (recording.duration + 3) * Double(instant) / 199
      while frame < time {
        session.advance(to: frame)
        frame = nextFrame(frame)
      }
      session.advance(to: time)
      bits += session.component.drawnBits
      while let occurrence = session.nextEvent() {
        if !occurrence.event.isOfFrames { bits.append(occurrence.time.bitPattern) }
      }
    }
    return bits
  }
}

private struct RestCheck: ComponentVisitor {
  typealias Failure = any Error
  let recording: ElasticRecording

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Bool {
    var first = ElasticSession<C>(replaying: recording)
    var again = ElasticSession<C>(replaying: recording)
    let end = recording.duration + 10
    let activity = first.advance(to: end)
    again.advance(to: recording.duration / 3)
    again.advance(to: end)
    let isLoading = first.component.state.name.description == "loading"
    return first.component.drawnBits == again.component.drawnBits
      && (activity == .never || isLoading)
  }
}
#endif
