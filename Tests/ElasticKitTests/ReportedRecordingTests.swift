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

  @Test("keeps all laws", arguments: names)
  func laws(name: String) throws {
    let recording = try Self.recording(name)
    func breach<C: TestedComponent>(_ type: C.Type) throws -> String? {
      try recording.breach(type)
    }
    #expect(try breach(recording.component.tested()) == nil)
  }
}
#endif
