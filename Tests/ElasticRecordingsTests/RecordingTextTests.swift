#if canImport(Foundation)
import ElasticRecordings
import Foundation
import Testing

@Suite("The text of a recording")
struct RecordingTextTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Gestures")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".gesture.json") }.sorted()

  private func read(_ bytes: [UInt8]) throws -> ElasticRecording {
    try ElasticRecording(json: bytes)
  }

  private func isSame(_ a: ElasticRecording, _ b: ElasticRecording) -> Bool {
    a.component == b.component && a.size == b.size && a.content == b.content
      && "\(a.entries)" == "\(b.entries)"
  }

  @Test("read again it is the same, from any recorder", arguments: names)
  func again(name: String) throws {
    let recording = try read(Array(Data(contentsOf: Self.folder.appendingPathComponent(name))))
    #expect(isSame(try read(recording.json), recording))
  }

  @Test("keeps everything that can be done, to the last digit")
  func everything() throws {
    var surroundings = Surroundings()
    surroundings.direction = .rightToLeft
    surroundings.textScale = 4.0 / 3
    var recording = ElasticRecording(
      component: .lyricBall, size: Size2D(width: 1.0 / 3, height: 667),
      content: Array("one \"two\"\nthree\u{7}".utf8))
    let inputs: [ElasticInput] = [
      .touch(id: 0, phase: .down, point: Point2D(0.1, -0.2)),
      .touch(id: -1, phase: .cancel, point: Point2D(1e-9, 2e8)),
      .scrolled(offset: -2.0 / 3, isTracking: true), .resized(Size2D(width: 5, height: 0.7)),
      .surroundings(surroundings), .measured(widths: [0.1, 0.2, 30], lineHeight: 17.3), .activated,
    ]
    recording.entries = inputs.enumerated().map { index, input in
      ElasticRecording.Entry(time: Double(index) / 7, action: .input(input))
    }
    recording.entries.append(
      ElasticRecording.Entry(time: 2, action: .command(BallMotion.Command.seek(to: 1.0 / 3))))
    for (index, property) in BallMotion.Style.properties.enumerated() {
      recording.entries.append(
        ElasticRecording.Entry(
          time: 3, action: .set(property: index, value: property.get(.classic))))
    }
    #expect(isSame(try read(recording.json), recording))
  }

  @Test("is one event a line")
  func lines() throws {
    var recording = ElasticRecording(component: .elasticSurface, size: Size2D(width: 3, height: 4))
    #expect(try read(recording.json).entries.isEmpty)
    recording.entries = [
      ElasticRecording.Entry(time: 0.5, action: .command(SurfaceMotion.Command.cancel))
    ]
    #expect(
      String(decoding: recording.json, as: UTF8.self) == """
        {"version":1,"component":"elastic-surface","size":[3,4],"events":[
        {"t":0.5,"command":"cancel"}
        ]}

        """)
  }
}
#endif
