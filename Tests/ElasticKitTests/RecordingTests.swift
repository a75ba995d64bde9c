#if canImport(Foundation)
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
    try JSONDecoder().decode(
      ElasticRecording.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
  }

  @Test("of an unknown component is refused with at most forty letters of its name")
  func longName() {
    func complaint(_ count: Int) -> String {
      let name = String(repeating: "a", count: count)
      let text = #"{"version":1,"component":"\#(name)","size":[1,1],"events":[]}"#
      do {
        _ = try JSONDecoder().decode(ElasticRecording.self, from: Data(text.utf8))
        return "taken"
      } catch { return "\(error)" }
    }
    #expect(complaint(40).contains(String(repeating: "a", count: 40)))
    #expect(!complaint(40).contains("…"))
    #expect(complaint(41).contains("aaa…"))
    #expect(!complaint(41).contains(String(repeating: "a", count: 41)))
  }

  @Test(
    "may use the former names of settings",
    arguments: [
      ("elastic-surface", "travelLimit", 150, "maximumTravel"),
      ("pull-to-refresh", "bounceDuration", 0.2, "settlingDuration"),
      ("pull-to-refresh", "bounceDamping", 0.2, "dampingRatio"),
      ("pull-to-refresh", "indicatorArc", 0.2, "indicatorArcShare"),
      ("flowing-menu", "menuWidth", 0.2, "widthShare"),
      ("flowing-menu", "menuPoints", 240, "width"),
      ("flowing-menu", "openThreshold", 0.4, "openThresholdShare"),
      ("flowing-menu", "closeThreshold", 0.4, "closeThresholdShare"),
      ("flowing-menu", "projection", 0.2, "projectionTime"),
      ("flowing-menu", "menuFill", 0, "background"),
      ("lyric-ball", "edgeHop", 0.2, "edgeHopDuration"),
      ("lyric-ball", "longestHop", 0.2, "maximumHopDuration"),
      ("lyric-ball", "squash", 0.2, "squashShare"),
      ("message-balloon", "color", 0, "fill"),
      ("message-balloon", "dotSize", 0.2, "dotSizeShare"),
      ("message-balloon", "dotStep", 0.2, "dotStepShare"),
      ("message-balloon", "widestRow", 0.2, "maximumRowWidthShare"),
      ("message-balloon", "riseHeight", 0.2, "riseHeightShare"),
      ("message-balloon", "fallDepth", 0.2, "fallDepthShare"),
      ("elastic-shape", "margin", 0.2, "marginShare"),
      ("elastic-shape", "pieces", 24, "minimumCurveCount"),
      ("elastic-shape", "reach", 0.2, "reachShare"),
    ])
  func formerNames(component: String, key: String, value: Double, now: String) throws {
    func read(_ key: String) throws -> ElasticRecording {
      try JSONDecoder().decode(
        ElasticRecording.self,
        from: Data(
          """
          {"version":1,"component":"\(component)","size":[100,100],"events":[
          {"t":0,"command":"set","key":"\(key)","value":\(value)}]}
          """.utf8))
    }
    guard case .set(let old, let number) = try read(key).entries[0].action,
      case .set(let new, _) = try read(now).entries[0].action
    else {
      Issue.record("no setting")
      return
    }
    #expect(old == new && number == value)
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
  static func breaches(in recording: ElasticRecording) -> [String] {
    var player = RecordingPlayer<Self>(recording)
    var watch = Watcher()
    return recording.entries.compactMap { entry in
      player.advance(to: entry.time.nextDown)
      var component = player.component
      component.advance(to: entry.time)
      defer { _ = player.step() }
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
    var player = RecordingPlayer<Self>(recording)
    var bits: [UInt64] = []
    var frame = 0.0
    for instant in 0..<200 {
      let time = (recording.duration + 3) * Double(instant) / 199
      while frame < time {
        player.advance(to: frame)
        frame = nextFrame(frame)
      }
      player.advance(to: time)
      bits += player.component.drawnBits
      while let occurrence = player.nextEvent() {
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
    var first = RecordingPlayer<C>(recording)
    var again = RecordingPlayer<C>(recording)
    let end = recording.duration + 10
    let activity = first.advance(to: end)
    again.advance(to: recording.duration / 3)
    again.advance(to: end)
    var drawings = [Drawing(), Drawing()]
    first.draw(into: &drawings[0])
    again.draw(into: &drawings[1])
    let isLoading = first.component.state.name.description == "loading"
    return drawings[0].bits == drawings[1].bits && (activity == .never || isLoading)
  }
}
#endif
