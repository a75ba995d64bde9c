#if canImport(Foundation)
import ElasticRecordings
import Foundation
import Testing

@testable import ElasticKit

/// Each shows one breach of a law of events, as it was reported.
@Suite("A reported recording")
struct ReportedRecordingTests {
  static let folder = RecordingTests.folder.deletingLastPathComponent()
    .appendingPathComponent("Reported")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".gesture.json") }.sorted()

  static func recording(_ name: String) throws -> ElasticRecording {
    try ElasticRecording(json: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }

  @Test("is there")
  func thereAreSome() { #expect(Self.names.count >= 6) }

  @Test("keeps all laws of events", arguments: names)
  func events(name: String) throws {
    let recording = try Self.recording(name)
    func breaches<C: TestedComponent>(_ type: C.Type) -> [String] {
      recording.eventBreaches(type)
    }
    #expect(breaches(try recording.component.tested()) == [])
  }
}

extension RecordingTests {
  @Test("keeps all laws of events", arguments: names)
  func events(name: String) throws {
    let recording = try Self.recording(name)
    func breaches<C: TestedComponent>(_ type: C.Type) -> [String] {
      recording.eventBreaches(type)
    }
    #expect(breaches(try recording.component.tested()) == [])
  }
}

extension ElasticRecording {
  /// The breaches of the laws of events, as a session plays it with a frame at each entry and each tenth of a second.
  fileprivate func eventBreaches<C: TestedComponent>(_ type: C.Type) -> [String] {
    var breaches: [String] = []
    var component = ElasticSession<C>(replaying: self).component
    var check = EventCheck<C>()
    var time = 0.0
    for entry in entries {
      while time < entry.time {
        let next = component.advance(to: time)
        if let change = component.change(before: next, at: time) { breaches.append(change) }
        check.read(&component)
        time = min(time + 0.1, entry.time)
      }
      do throws(EntryError) { try component.take(entry) } catch {
        breaches.append("\(error)")
      }
      check.read(&component)
      if case .command(let code, let value) = entry.action,
        let command = C.Command(code: code, value: value)
      {
        check.note(command, component)
      }
    }
    for pause in [0, 0.1, 0.3, 1, 3, 10, 60] {
      let next = component.advance(to: duration + pause)
      if let change = component.change(before: next, at: duration + pause) {
        breaches.append(change)
      }
      check.read(&component)
    }
    check.end(&component, after: duration + 60)
    return breaches + [check.breach].compactMap { $0 }
  }
}
#endif
