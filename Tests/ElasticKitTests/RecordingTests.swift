#if canImport(Foundation)
import ElasticRecordings
import Foundation
import LawKit
import Testing

@testable import ElasticKit

/// Recordings under the same laws as the random plays.
@Suite("Every recording")
struct RecordingTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Of pointers in a browser; and of reports, each of which showed one breach of a law of events.
  static let (played, reported) = (names(in: "Gestures"), names(in: "Reported"))

  private static func names(in place: String) -> [String] {
    let all = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(place).path)
    return (all ?? []).filter { $0.hasSuffix(".gesture.json") }.sorted().map { "\(place)/\($0)" }
  }

  static func recording(_ name: String) throws -> ElasticRecording {
    try ElasticRecording(json: [UInt8](Data(contentsOf: folder.appendingPathComponent(name))))
  }

  @Test("is there")
  func thereAreSome() { #expect(Self.played.count >= 6 && Self.reported.count >= 6) }

  @Test("keeps all laws", arguments: played + reported)
  func laws(name: String) throws {
    let recording = try Self.recording(name)
    func breach<C: TestedComponent>(_ type: C.Type) throws -> String? {
      try recording.breach(type)
    }
    #expect(try breach(recording.component.tested()) == nil)
  }

  @Test("comes to rest, and the same recording does the same again", arguments: played)
  func settles(name: String) throws {
    var check = RestCheck(recording: try Self.recording(name))
    #expect(try check.recording.component.visit(&check))
  }
}

extension ElasticRecording {
  /// The law that it breaks, played with all the frames that the laws ask for.
  func breach<C: LawSubject>(_ type: C.Type) throws -> String? {
    let steps = try entries.map { entry -> PlayStep<C> in
      let action: PlayStep<C>.Action =
        switch entry.action {
        case .input(let input): .input(input)
        case .command(let code, let value):
          .command(try #require(C.Command(code: code, value: value)))
        case .set(let index, let value): .set(C.Style.properties[index], value)
        }
      return PlayStep(time: entry.time, action: action)
    }
    let session = ElasticSession<C>(replaying: self).component
    return ElasticKitTests.breach(of: .all, by: steps, on: ElasticSession(session))
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
